import { useEffect, useRef, useState } from "react";
import { together } from "../../copy/together.ts";
import { beatInterval, type MemberRole, type RoomMessage, type RoomState } from "../../shared/together.ts";

/** Milliseconds between two states that are sent, at least, and after which a lost one is sent again. */
const pace = 90;
const retryAfter = 1_500;
/** Milliseconds without a sign of life after which the stream is opened again. */
const silence = beatInterval * 2.5;
/** Milliseconds that an answer may take. */
const timeout = 10_000;

type Phase = "door" | "entering" | "open" | "ended";

interface Answer {
  member: string;
  id: number;
  role: MemberRole;
  message: RoomMessage;
}

/** The member's token in this tab, so that a reload comes back to the same place. */
const tokenKey = (path: string) => `room ${path}`;
function kept(path: string): string | undefined {
  try {
    return sessionStorage.getItem(tokenKey(path)) ?? undefined;
  } catch {
    return undefined;
  }
}
function keep(path: string, member: string): void {
  try {
    sessionStorage.setItem(tokenKey(path), member);
  } catch {
    // A reload comes back as somebody else.
  }
}

/**
 * A place in a room: what is shown there, kept up to date by the server's stream, and what this one shows.
 * @param path the room's
 * @param wall whether this is a screen on the wall
 */
export function useRoom(path: string, wall = false) {
  const [phase, setPhase] = useState<Phase>("door");
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState<RoomMessage>();
  const [me, setMe] = useState<Pick<Answer, "id" | "role">>();
  const [lost, setLost] = useState(false);
  /** Path of the page of the homes seen, once the room has ended. */
  const [seen, setSeen] = useState<string>();
  const newest = useRef<RoomMessage>(undefined);
  const member = useRef("");
  const gesture = useRef(0);
  const pending = useRef<RoomState>(undefined);
  const sending = useRef(false);
  const stream = useRef<EventSource>(undefined);
  const closed = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heard = useRef(0);

  /** None older replaces a newer one. */
  function take(next: RoomMessage): void {
    if (newest.current && next.version <= newest.current.version) return;
    newest.current = next;
    gesture.current = Math.max(gesture.current, next.gesture);
    setMessage(next);
  }

  function end(link?: string | null): void {
    stream.current?.close();
    stream.current = undefined;
    clearTimeout(again.current);
    setLost(false);
    setPhase("ended");
    if (link) setSeen(link);
  }

  const request = (method: string, to: string, body: object, credentials: RequestCredentials = "omit") =>
    fetch(`${path}/${to}`, {
      method,
      // The session isn't asked for with every gesture.
      credentials,
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });

  /** @returns whether this one is in the room now */
  async function join(agreed: boolean): Promise<boolean> {
    const body = { wall, agreed, member: member.current || kept(path) };
    const response = await request("POST", "members", body, "same-origin").catch(() => undefined);
    if (closed.current) return false;
    if (!response || response.status >= 500) throw new Error("The room couldn't be reached");
    if (response.status === 410 || response.status === 404) {
      end();
      return false;
    }
    if (!response.ok) {
      const { message: why } = await response.json().catch(() => ({}));
      setProblem(typeof why === "string" ? why : together.problems.lost);
      return false;
    }
    const answer = (await response.json()) as Answer;
    member.current = answer.member;
    keep(path, answer.member);
    setMe({ id: answer.id, role: answer.role });
    setProblem(undefined);
    take(answer.message);
    return true;
  }

  function connect(): void {
    stream.current?.close();
    clearTimeout(again.current);
    if (closed.current) return;
    heard.current = Date.now();
    const opened = new EventSource(`${path}/events?member=${member.current}`);
    stream.current = opened;
    const hear = () => {
      heard.current = Date.now();
      setLost(false);
    };
    opened.addEventListener("open", hear);
    opened.addEventListener("beat", hear);
    opened.addEventListener("message", ({ data }) => {
      hear();
      take(JSON.parse(data));
      if (pending.current) void send();
    });
    opened.addEventListener("end", ({ data }) => end(JSON.parse(data).seen));
    opened.addEventListener("left", () => comeBack());
    opened.addEventListener("error", () => {
      setLost(true);
      // Lost connections are opened again by the browser, refused ones aren't.
      if (opened.readyState === EventSource.CLOSED) comeBack();
    });
  }

  /** Through the door again: the place may have been given away, or the room has ended. */
  function comeBack(): void {
    stream.current?.close();
    clearTimeout(again.current);
    again.current = setTimeout(async () => {
      try {
        if (await join(false)) connect();
        else if (!closed.current) comeBackLater();
      } catch {
        comeBackLater();
      }
    }, retryAfter);
  }
  function comeBackLater(): void {
    if (!closed.current && stream.current) again.current = setTimeout(comeBack, retryAfter);
  }

  async function enter(agreed = false): Promise<void> {
    setPhase("entering");
    const isIn = await join(agreed).catch(() => {
      setProblem(together.problems.lost);
      return false;
    });
    if (isIn) {
      setPhase("open");
      connect();
    } else setPhase((now) => (now === "entering" ? "door" : now));
  }

  /** Sends the newest state, one at a time: on a slow line fewer, never older ones. */
  async function send(): Promise<void> {
    if (sending.current || !pending.current) return;
    sending.current = true;
    const state = pending.current;
    pending.current = undefined;
    gesture.current += 1;
    const began = Date.now();
    const response = await request("PUT", "state", {
      member: member.current,
      gesture: gesture.current,
      state,
    }).catch(() => undefined);
    const status = response?.status ?? 503;
    const isLost = status >= 500 || status === 429;
    const wait = isLost ? retryAfter : pace - (Date.now() - began);
    // Somebody else leads by now.
    if (response && status === 409) take(await response.json());
    else if (isLost) pending.current ??= state;
    setTimeout(
      () => {
        sending.current = false;
        void send();
      },
      Math.max(0, wait),
    );
  }

  async function change(to: string, body: object): Promise<void> {
    const response = await request("PUT", to, { member: member.current, ...body }).catch(() => undefined);
    if (response?.status === 409) take(await response.json());
  }

  const actions = useRef({ enter, connect });
  actions.current = { enter, connect };
  useEffect(() => {
    closed.current = false;
    const check = () => {
      const isOpen = stream.current && stream.current.readyState !== EventSource.CLOSED;
      if (isOpen && Date.now() - heard.current > silence) {
        setLost(true);
        actions.current.connect();
      }
    };
    const back = () => {
      // A phone that slept, or changed its network: its stream may look open and be dead.
      if (!document.hidden && stream.current && Date.now() - heard.current > beatInterval * 1.2)
        actions.current.connect();
    };
    const timer = setInterval(check, 5_000);
    addEventListener("online", back);
    document.addEventListener("visibilitychange", back);
    return () => {
      closed.current = true;
      stream.current?.close();
      stream.current = undefined;
      clearTimeout(again.current);
      clearInterval(timer);
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
    };
  }, []);

  return {
    phase,
    problem,
    message,
    me,
    lost,
    seen,
    /** Whether this tab was in the room before it was loaded again. */
    wasIn: () => kept(path) !== undefined,
    enter,
    show(state: RoomState) {
      pending.current = state;
      void send();
    },
    /** Leads from now on, unless somebody else took the lead meanwhile. */
    lead: () => change("leader", { from: newest.current?.leader?.id ?? null }),
    heart: (home: string, on: boolean) => change("hearts", { home, on }),
    end,
  };
}

export type Room = ReturnType<typeof useRoom>;
