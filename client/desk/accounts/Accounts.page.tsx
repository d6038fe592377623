import { useLoaderData } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { desk } from "../../copy/desk.ts";
import { type Account, accountName, shortestPassword } from "../../shared/account.ts";
import type { AccountsProps } from "../../shared/desk/accounts.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DeskTable } from "../components/DeskTable.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import { useDone } from "../components/useDone.ts";
import styles from "./Accounts.module.css";
import { RoleSelect } from "./RoleSelect.tsx";

const passwordHint = `${shortestPassword}자 이상`;

/** GET /admin/accounts: the accounts of the desk. */
export function Component() {
  const { administrator, accounts, notice, done } = useLoaderData<AccountsProps>();
  const [message, showMessage] = useDone(done);
  return (
    <Desk administrator={administrator} current="/admin/accounts">
      <DeskHeading
        title="계정"
        note="상담사는 자기 담당 상담과 담당이 없는 상담만 보며, 내려받기와 파기, 기사와 설정은 할 수 없습니다."
      />
      <DoneMessage>{message}</DoneMessage>
      <DeskTable caption="계정 목록" columns={["이름", "이메일", "권한", "상태", "변경"]} tight={["권한", "상태"]}>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td className={table.main}>{accountName(account)}</td>
            <td className={styles.email}>{account.email}</td>
            <td className={table.tight}>{desk.roles[account.role]}</td>
            <td className={table.tight}>
              {account.enabled ? "사용 중" : "사용 중지"}
              {account.secondFactor && " · 인증 앱"}
            </td>
            <td>
              <AccountChanges account={account} onDone={showMessage} />
            </td>
          </tr>
        ))}
      </DeskTable>
      <section className={styles.new} aria-labelledby="new-account">
        <h2 id="new-account">계정 만들기</h2>
        <DeskForm
          path="/admin/accounts"
          problem={notice}
          noValidate
          clears
          onDone={() => showMessage("계정을 만들었습니다.")}
        >
          {({ email, name, role, password }) => (
            <>
              <Field
                id="account-email"
                name="email"
                label="이메일"
                type="email"
                autoComplete="off"
                required
                value={notice?.values?.email}
                error={email}
              />
              <Field
                id="account-name"
                name="name"
                label="이름"
                mark="선택"
                autoComplete="off"
                value={notice?.values?.name}
                error={name}
              />
              <RoleSelect id="account-role" role={notice?.values?.role ?? "counsellor"} error={role} />
              <Field
                id="account-password"
                name="password"
                label="첫 비밀번호"
                type="password"
                autoComplete="new-password"
                required
                hint={`${passwordHint}. 본인이 로그인한 뒤 바꾸도록 알려 주세요.`}
                error={password}
              />
              <Submit kind="solid">계정 만들기</Submit>
            </>
          )}
        </DeskForm>
      </section>
    </Desk>
  );
}

/** The changes to an account, collapsed. */
function AccountChanges({ account, onDone }: { account: Account; onDone: (text: string) => void }) {
  const path = `/admin/accounts/${account.id}`;
  const { id, enabled } = account;
  return (
    <details className={styles.changes} name="account">
      <summary>
        변경<span className="vh">: {account.email}</span>
      </summary>
      <DeskForm method="PUT" path={path} noValidate onDone={() => onDone("계정을 바꾸었습니다.")}>
        {({ name, role }) => (
          <>
            <Field id={`name-${id}`} name="name" label="이름" autoComplete="off" value={account.name} error={name} />
            <RoleSelect id={`role-${id}`} role={account.role} error={role} />
            <Submit kind="outline">저장</Submit>
          </>
        )}
      </DeskForm>
      <DeskForm
        method="PUT"
        path={`${path}/password`}
        noValidate
        clears
        onDone={() => onDone("비밀번호를 바꾸고 그 계정의 다른 로그인을 모두 끝냈습니다.")}
      >
        {({ password }) => (
          <>
            <Field
              id={`password-${id}`}
              name="password"
              label="새 비밀번호"
              type="password"
              autoComplete="new-password"
              hint={passwordHint}
              error={password}
            />
            <Submit kind="outline">비밀번호 바꾸기</Submit>
          </>
        )}
      </DeskForm>
      <DeskForm
        method={enabled ? "DELETE" : "PUT"}
        path={`${path}/access`}
        onDone={() => onDone(enabled ? "사용을 중지했습니다." : "다시 사용할 수 있게 했습니다.")}
      >
        <p>
          {enabled
            ? "중지하면 바로 로그아웃되고 다시 로그인할 수 없습니다. 담당 상담과 기록은 그대로 남습니다."
            : "다시 로그인할 수 있게 합니다."}
        </p>
        <Submit kind="outline">{enabled ? "사용 중지" : "사용 재개"}</Submit>
      </DeskForm>
    </details>
  );
}
