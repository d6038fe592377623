import { useEffect, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { adminResponse } from "../../components/session/adminRequest.ts";
import { together } from "../../copy/together.ts";
import { togetherPath } from "../../shared/togetherPath.ts";
import styles from "./HostTools.module.css";

const { host: copy } = together;

interface Props {
  /** The desk's part of the room. */
  host: string;
  path: string;
  textsPage: string | undefined;
  onEnd: () => void;
}

/** What only whoever opened the room has: ways to let a buyer in, the wall, and the end. */
export function HostTools({ host, path, textsPage, onEnd }: Props) {
  const [code, setCode] = useState<{ code: string; until: string }>();
  const [note, setNote] = useState("");
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(
      () => {
        setCode(undefined);
        setNote(copy.expired);
      },
      Math.max(0, Date.parse(code.until) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [code]);

  async function makeCode(): Promise<void> {
    const { status, body } = await adminResponse("POST", `${host}/code`);
    const { code: digits, until } = body as Partial<Record<"code" | "until", string>>;
    if (status === 201 && digits && until) {
      setCode({ code: digits, until });
      setNote("");
    } else setNote(copy.failed);
  }
  async function copyLink(): Promise<void> {
    const copied = await navigator.clipboard?.writeText(new URL(path, location.href).href).then(
      () => true,
      () => false,
    );
    setNote(copied ? copy.copied : copy.uncopied);
  }
  async function end(): Promise<void> {
    if (!confirm(together.endConfirm)) return;
    const { status } = await adminResponse("DELETE", host);
    // Gone already, by time or by another tab.
    if (status === 204 || status === 404) onEnd();
    else setNote(copy.failed);
  }

  return (
    <details className={styles.host}>
      <summary>{copy.invite}</summary>
      <img src={`${host}/qr.svg`} width={200} height={200} alt={copy.qr} />
      <p className={styles.code} role="status">
        {code && (
          <>
            {copy.code(`${location.host}${togetherPath}`)} <b>{`${code.code.slice(0, 3)} ${code.code.slice(3)}`}</b>{" "}
            <small>{copy.until}</small>
          </>
        )}
        {note}
      </p>
      <p className={styles.actions}>
        <Action kind="outline" onClick={() => void makeCode()}>
          {copy.newCode}
        </Action>
        <Action kind="outline" onClick={() => void copyLink()}>
          {copy.copy}
        </Action>
        {textsPage && (
          <Action kind="outline" href={textsPage} target="_blank">
            {copy.text}
          </Action>
        )}
        <Action kind="outline" href={path.replace(togetherPath, `${togetherPath}/wall`)} target="_blank">
          {copy.wall}
        </Action>
        <Action kind="outline" onClick={() => void end()}>
          {together.end}
        </Action>
      </p>
    </details>
  );
}
