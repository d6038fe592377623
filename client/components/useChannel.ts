import { createContext, useContext } from "react";

/** URL of the office's KakaoTalk channel; undefined without one. */
export const ChannelContext = createContext<string | undefined>(undefined);

export const useChannel = () => useContext(ChannelContext);
