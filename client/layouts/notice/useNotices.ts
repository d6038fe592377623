import { createContext, useContext } from "react";
import type { SiteNotice } from "../../shared/siteNotice.ts";

/** The office's notices as the server rendered the first page with them; undefined without any. */
export const NoticesContext = createContext<readonly SiteNotice[] | undefined>(undefined);

export const useNotices = () => useContext(NoticesContext);
