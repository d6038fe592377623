/** Props of a home's own page. */
export interface HomeProps {
  /** The home's key, as in URLs. */
  home: string;
}

export const isHomeProps = (props: unknown): props is HomeProps =>
  typeof props === "object" && props !== null && "home" in props;
