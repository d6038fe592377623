import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";

/** An element of a tagged page: a role, or content without one. */
interface Tagged {
  role?: string;
  children?: Tagged[];
}

/** The announcement as delivered: the text of each page on one line, and the roles of all tagged elements. */
export async function readAnnouncement(): Promise<{ pages: string[]; roles: string[]; title: string }> {
  const file = await readFile(new URL("../../public/announcement.pdf", import.meta.url));
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: false });
  const roles: string[] = [];
  const walk = ({ role, children = [] }: Tagged) => {
    if (role) roles.push(role);
    children.forEach(walk);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    walk((await page.getStructTree()) as Tagged);
  }
  const { info } = await pdf.getMetadata();
  const title = String((info as { Title?: string }).Title);
  await pdf.destroy();
  return { pages: text.map((words) => words.replace(/\s+/g, " ")), roles, title };
}
