/** Props of GET /admin/sign-in. */
export interface SignInProps {
  /** The desk page to open afterwards. */
  next: string;
  /** Why the last attempt failed. */
  message?: string;
}
