import styles from "./Icon.module.css";

/** Icons are strokes in a 24 x 24 box; `arrow` points right. */
const paths = {
  arrow: "M3.5 12h16M13.5 6l6 6-6 6",
  left: "M20.5 12h-16M10.5 6l-6 6 6 6",
  up: "M12 20V4.5M6 10.5l6-6 6 6",
  down: "M12 4v15.5M6 13.5l6 6 6-6",
  phone:
    "M6.5 3.75h2.6l1.5 4.1-2 1.6a12.6 12.6 0 0 0 5.9 5.9l1.6-2 4.1 1.5v2.6a2.3 2.3 0 0 1-2.5 2.3C10.6 19.2 4.8 13.4 4.25 6.25A2.3 2.3 0 0 1 6.5 3.75Z",
  chat: "M4 5h16v11h-8l-4.5 4v-4H4Z",
  plus: "M4 12h16M12 4v16",
  minus: "M4 12h16",
  menu: "M3 8h18M3 16h12",
  close: "m5 5 14 14M19 5 5 19",
  external: "M6.5 17.5 17.5 6.5M8.5 6.5h9v9",
  calendar: "M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5",
  turn: "M3.5 12c0-2.5 3.8-4.5 8.5-4.5s8.5 2 8.5 4.5-3.8 4.5-8.5 4.5M14.5 13.5l-2.5 3 3 2.5",
  document: "M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6",
  play: "M8 5.5v13l10.5-6.5Z",
  sound: "M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  expand: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  device: "M8 3.5h8v17H8ZM11 17.5h2M4.5 8.5a6 6 0 0 0 0 7M19.5 8.5a6 6 0 0 1 0 7",
  bookmark: "M7 3.5h10v17l-5-4-5 4Z",
  check: "m4 12.5 5.5 5.5L20 6.5",
  download: "M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16",
} as const;

export type IconName = keyof typeof paths;

/** A stroke icon in the current text colour. The control that contains it has the accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={paths[name]} />
    </svg>
  );
}
