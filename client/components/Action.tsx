import type { ComponentPropsWithoutRef } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./Action.module.css";

type ActionKind = "primary" | "solid" | "outline" | "ghost";

interface Look {
  /**
   * primary: the one booking action of a view. solid: dark. outline: on a light background. ghost: on a dark
   * background.
   */
  kind: ActionKind;
  /** As wide as its container. */
  wide?: boolean;
}

type ActionProps = Look &
  (
    | (LinkProps & { href?: never })
    | (ComponentPropsWithoutRef<"a"> & { href: string; to?: never })
    | (ComponentPropsWithoutRef<"button"> & { href?: never; to?: never })
  );

/** Class names of an action, for a button rendered by another component. */
export function actionClass({ kind, wide = false }: Look, className = ""): string {
  return [styles.action, styles[kind], wide && styles.wide, className].filter(Boolean).join(" ");
}

/** The prominent control: a link when it leads somewhere (`to` in this site, `href` elsewhere), else a button. */
export function Action({ kind, wide, className, ...rest }: ActionProps) {
  const classes = actionClass({ kind, ...(wide && { wide }) }, className);
  if (rest.to !== undefined) return <Link className={classes} {...rest} />;
  if (rest.href !== undefined) return <a className={classes} {...rest} />;
  return <button type="button" className={classes} {...rest} />;
}

/** The button that sends a form. */
export function Submit(props: Omit<Extract<ActionProps, { href?: never; to?: never }>, "type">) {
  return <Action {...props} type="submit" />;
}
