/** Props of GET /admin/sign-in. */
export interface SignInProps {
  /** Address of the desk that was asked for. */
  next: string;
  /** Why the last attempt failed. */
  message?: string;
}
