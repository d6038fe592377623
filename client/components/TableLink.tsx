import { Link, type LinkProps } from "react-router-dom";
import styles from "./TableLink.module.css";

/** A number in a table that leads to what it counts or costs. */
export const TableLink = (props: Omit<LinkProps, "className">) => <Link className={styles.link} {...props} />;
