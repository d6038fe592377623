/** A preview for messengers and social networks, rendered by art/social.ts. */
export interface Preview {
  /** A master in art/renders. */
  render: string;
  /** CSS background-size and background-position of the render. */
  size: string;
  position: string;
  /** By default the section's label in the menu. */
  title?: string;
}
