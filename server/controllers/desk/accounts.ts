import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { type AccountFields, roles, shortestPassword } from "../../../client/shared/account.ts";
import type { AccountsProps, PasswordProps } from "../../../client/shared/desk/accounts.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import type { Context } from "../../context.ts";
import { Conflict, NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { throttle } from "../../middleware/throttle.ts";
import {
  type AccountRefusal,
  createAccount,
  editAccount,
  listAccounts,
  setEnabled,
  setPassword,
} from "../../models/account/account.ts";
import { verifyPassword } from "../../models/account/password.ts";
import { sendChange } from "../../views/sendChange.ts";
import { sendInvalid } from "../../views/sendInvalid.ts";
import { asText } from "../asText.ts";
import { isStorable } from "../isStorable.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { firstMessages } from "./firstMessages.ts";
import { idParam } from "./idParam.ts";

const messages = {
  email: "이메일 주소를 다시 확인해 주세요.",
  role: "권한을 골라 주세요.",
  name: `이름은 ${fieldLimits.name}자 이내로 적어 주세요.`,
  password: `비밀번호는 ${shortestPassword}자 이상 ${fieldLimits.password}자 이내로 정해 주세요.`,
  current: "지금 쓰는 비밀번호가 올바르지 않습니다.",
  taken: "이미 있는 계정입니다.",
  changed: "그 사이 비밀번호가 바뀌었습니다.",
  last: "사무소 계정이 하나는 남아 있어야 합니다.",
  missing: "계정을 찾을 수 없습니다.",
  tooMany: "비밀번호를 너무 여러 번 틀렸습니다. 15분 뒤에 다시 시도해 주세요.",
};

const name = z.string(messages.name).trim().max(fieldLimits.name, messages.name).refine(isOneLine, messages.name);
const role = z.enum(roles, messages.role);
const password = z
  .string(messages.password)
  .min(shortestPassword, messages.password)
  .max(fieldLimits.password, messages.password)
  .refine(isStorable, messages.password);
const newAccount = z.object({
  email: z.email(messages.email).trim().max(fieldLimits.email, messages.email),
  name: name.default(""),
  role,
  password,
});
const edit = z.object({ role, name: name.optional() });
const newPassword = z.object({ password });

const doneMessages = new Map([
  ["created", "계정을 만들었습니다."],
  ["edited", "계정을 바꾸었습니다."],
  ["password", "비밀번호를 바꾸고 그 계정의 다른 로그인을 모두 끝냈습니다."],
  ["disabled", "사용을 중지하고 그 계정의 로그인을 모두 끝냈습니다."],
  ["enabled", "다시 사용할 수 있게 했습니다."],
]);

/** The desk's accounts: the office creates and changes them, everyone changes their own password. */
export function accountsController({ config, database: { db } }: Context, sendPage: SendDeskPage) {
  const by = (response: Response) => signedIn(response).email;

  async function show(request: Request, response: Response, notice?: AccountsProps["notice"]): Promise<void> {
    const done = doneMessages.get(asText(request.query.done));
    const props: AccountsProps = {
      administrator: { email: by(response) },
      accounts: await listAccounts(db),
      ...(notice && { notice }),
      ...(done && { done }),
    };
    await sendPage(request, response, "/admin/accounts", props);
  }

  /** Shows the page again with the reason nothing was changed, beside the field where it belongs to one. */
  async function refuse(request: Request, response: Response, fields: AccountFields): Promise<void> {
    const { email, name: typedName, role: typedRole } = request.body ?? {};
    const values = { email: asText(email), name: asText(typedName), role: asText(typedRole) };
    await sendInvalid(request, response, fields, (problem) => show(request, response, { ...problem, values }));
  }

  function sendOutcome(request: Request, response: Response, refusal: AccountRefusal | undefined, done: string): void {
    if (refusal === "missing") throw new NotFound(messages.missing);
    if (refusal) throw new Conflict(messages[refusal]);
    sendChange(request, response, `/admin/accounts?done=${done}`);
  }

  /** GET /admin/accounts */
  const index: RequestHandler = (request, response) => show(request, response);

  /** POST /admin/accounts: `email`, `name`, `role`, `password` */
  const create: RequestHandler = async (request, response) => {
    const parsed = newAccount.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(request, response, firstMessages(parsed.error));
    const refusal = await createAccount(db, { by: by(response), ...parsed.data });
    if (refusal) return refuse(request, response, { email: messages.taken });
    sendChange(request, response, "/admin/accounts?done=created", { status: 201, body: { ok: true } });
  };

  /** PUT /admin/accounts/{id}: `role`, `name` */
  const update: RequestHandler = async (request, response) => {
    const id = idParam(request, messages.missing);
    const parsed = edit.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(request, response, firstMessages(parsed.error));
    sendOutcome(request, response, await editAccount(db, { by: by(response), id, ...parsed.data }), "edited");
  };

  /** PUT /admin/accounts/{id}/password: `password` */
  const password: RequestHandler = async (request, response) => {
    const id = idParam(request, messages.missing);
    const parsed = newPassword.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(request, response, firstMessages(parsed.error));
    const change = { by: by(response), id, password: parsed.data.password, keep: request.sessionID };
    sendOutcome(request, response, await setPassword(db, change), "password");
  };

  async function changeAccess(request: Request, response: Response, enabled: boolean): Promise<void> {
    const id = idParam(request, messages.missing);
    const refusal = await setEnabled(db, { by: by(response), id, enabled });
    sendOutcome(request, response, refusal, enabled ? "enabled" : "disabled");
  }

  /** PUT /admin/accounts/{id}/access */
  const enable: RequestHandler = (request, response) => changeAccess(request, response, true);

  /** DELETE /admin/accounts/{id}/access */
  const disable: RequestHandler = (request, response) => changeAccess(request, response, false);

  async function showPasswordForm(
    request: Request,
    response: Response,
    notice?: PasswordProps["notice"],
  ): Promise<void> {
    const props: PasswordProps = {
      administrator: { email: by(response) },
      ...(notice && { notice }),
      ...(request.query.done !== undefined && { done: "비밀번호를 바꾸었습니다." }),
    };
    await sendPage(request, response, "/admin/password", props);
  }

  async function refusePasswordChange(
    request: Request,
    response: Response,
    status: number,
    fields: AccountFields,
  ): Promise<void> {
    await sendInvalid(request, response, fields, (problem) => showPasswordForm(request, response, problem), status);
  }

  /** GET /admin/password */
  const passwordForm: RequestHandler = (request, response) => showPasswordForm(request, response);

  /** PUT /admin/password: `current` and `password`. Ends every other session of the account. */
  const changePassword: RequestHandler = async (request, response) => {
    const { id, email } = signedIn(response);
    const parsed = newPassword.safeParse(request.body ?? {});
    // Not counted as a failure when the current password was not checked.
    response.locals.succeeded = !parsed.success;
    if (!parsed.success) return refusePasswordChange(request, response, 422, firstMessages(parsed.error));
    const current = asText(request.body?.current).slice(0, fieldLimits.password);
    const verified = await verifyPassword(db, id, current);
    const change = { by: email, id, password: parsed.data.password, keep: request.sessionID };
    if (verified === undefined || (await setPassword(db, { ...change, verified })))
      return refusePasswordChange(request, response, 422, { current: messages.current });
    response.locals.succeeded = true;
    sendChange(request, response, "/admin/password?done=1");
  };

  /** Keeps someone at an unattended session from guessing the password. */
  const limitPasswordChanges = throttle(db, {
    name: "own-password",
    limit: config.limits.signIns,
    windowMs: 15 * 60_000,
    failuresOnly: true,
    keyOf: (request) => request.session.administrator?.id,
    handler: (request, response) => void refusePasswordChange(request, response, 429, { current: messages.tooMany }),
  });

  return {
    index,
    create,
    update,
    password,
    enable,
    disable,
    passwordForm,
    changePassword,
    limitPasswordChanges,
  };
}
