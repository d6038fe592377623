import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./TextLink.module.css";

interface TextLinkProps {
  /** A path of this site. */
  to?: string;
  /** Another site's URL, or an anchor. */
  href?: string;
  /** Shown after the text; an arrow by default. */
  icon?: IconName;
  /** Accessible name, where the text alone doesn't say where the link leads. */
  label?: string;
  target?: ComponentPropsWithoutRef<"a">["target"];
  children: ReactNode;
}

/** Class of an underlined link, for a button rendered by another component. */
export const textLinkClass = styles.link;

/** An underlined link with an arrow, on a line of its own. */
export function TextLink({ to, href, icon = "arrow", label, target, children }: TextLinkProps) {
  const classes = { className: styles.link, "aria-label": label, target };
  const inside = (
    <>
      {children}
      <Icon name={icon} />
    </>
  );
  return to === undefined ? (
    <a {...classes} href={href} rel={target && "noopener"}>
      {inside}
    </a>
  ) : (
    <Link {...classes} to={to}>
      {inside}
    </Link>
  );
}
