import { useLoaderData } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { FieldError } from "../../components/FieldError.tsx";
import { ResultSection } from "../../components/ResultSection.tsx";
import { together } from "../../copy/together.ts";
import { togetherNames } from "../../copy/togetherNames.ts";
import type { RoomCodeProps } from "../../shared/together.ts";
import { togetherPath } from "../../shared/togetherPath.ts";
import styles from "./RoomCode.module.css";

const { code: copy } = together;

/** GET /together: six digits, as the desk shows them. A plain form, with and without scripts. */
export function Component() {
  const { problem } = useLoaderData<RoomCodeProps>();
  return (
    <ResultSection>
      <h1>{togetherNames.room.name}</h1>
      <p>{copy.lead}</p>
      <form className={styles.code} method="post" action={togetherPath}>
        <label htmlFor="room-code">{copy.label}</label>
        <input
          id="room-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem && "room-code-error"}
        />
        {problem && <FieldError id="room-code-error">{copy[problem]}</FieldError>}
        <Submit kind="primary">{copy.submit}</Submit>
      </form>
    </ResultSection>
  );
}
