import { useLoaderData } from "react-router-dom";
import { RegistrationForm } from "../../components/RegistrationForm.tsx";
import { useSite } from "../../usePage.ts";
import { CustomerPage } from "./CustomerPage.tsx";
import type { CustomerProps } from "./customerProps.ts";

/** GET /{site}/customer */
export function Component() {
  const { days } = useLoaderData<CustomerProps>();
  return (
    <CustomerPage site={useSite()}>
      <RegistrationForm form="customer" days={days} />
    </CustomerPage>
  );
}
