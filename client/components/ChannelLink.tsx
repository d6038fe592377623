import type { ReactNode } from "react";
import { messages } from "../copy/messages.ts";
import { useChannel } from "./useChannel.ts";

interface ChannelLinkProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** A link to the office's KakaoTalk channel; nothing without one. */
export function ChannelLink({ className, children = messages.chat }: ChannelLinkProps) {
  const channel = useChannel();
  return channel ? (
    <a className={className} href={channel} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh">(새 창)</span>
    </a>
  ) : null;
}
