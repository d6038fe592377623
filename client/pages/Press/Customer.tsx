import { RegistrationForm } from "../../components/RegistrationForm.tsx";
import { useSite } from "../../usePage.ts";
import { CustomerPage } from "./CustomerPage.tsx";

/** GET /{site}/customer */
export function Component() {
  return (
    <CustomerPage site={useSite()}>
      <RegistrationForm form="customer" />
    </CustomerPage>
  );
}
