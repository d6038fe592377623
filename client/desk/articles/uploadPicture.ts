import { messages } from "../../copy/messages.ts";

export interface UploadedPicture {
  hash: string;
  alt: string;
  width: number;
  height: number;
}

/** Uploads a picture. @returns it, or the error message. Never throws. */
export async function uploadPicture(file: File | undefined, alt: string): Promise<UploadedPicture | string> {
  const body = new FormData();
  if (file) body.set("file", file);
  body.set("alt", alt);
  try {
    const response = await fetch("/admin/pictures", { method: "POST", headers: { Accept: "application/json" }, body });
    const result = await response.json();
    return response.ok ? (result.picture as UploadedPicture) : (result.message ?? messages.unexpected);
  } catch {
    return messages.unexpected;
  }
}
