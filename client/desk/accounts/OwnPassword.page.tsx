import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { shortestPassword } from "../../shared/account.ts";
import type { PasswordProps } from "../../shared/desk/accounts.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import styles from "./Accounts.module.css";

/** GET /admin/password: change one's own password. */
export function Component() {
  const { administrator, notice, done } = useLoaderData<PasswordProps>();
  const [message, setMessage] = useState(done);
  return (
    <Desk administrator={administrator} current="/admin/password">
      <DeskHeading title="비밀번호 바꾸기" note="바꾸면 다른 기기의 로그인이 모두 끝납니다." />
      <DoneMessage>{message}</DoneMessage>
      <div className={styles.new}>
        <DeskForm
          method="PUT"
          path="/admin/password"
          problem={notice}
          noValidate
          clears
          onDone={() => setMessage("비밀번호를 바꾸었습니다.")}
        >
          {({ current, password }) => (
            <>
              <Field
                id="own-current"
                name="current"
                label="지금 쓰는 비밀번호"
                type="password"
                autoComplete="current-password"
                error={current}
              />
              <Field
                id="own-password"
                name="password"
                label="새 비밀번호"
                type="password"
                autoComplete="new-password"
                hint={`${shortestPassword}자 이상`}
                error={password}
              />
              <Submit kind="solid">비밀번호 바꾸기</Submit>
            </>
          )}
        </DeskForm>
      </div>
    </Desk>
  );
}
