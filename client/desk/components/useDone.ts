import { useState } from "react";
import { useRevalidator } from "react-router-dom";

/**
 * What a page says once something was changed on it.
 * @param done what the server says after a plain form
 * @returns the message, and a function that shows another and reads the page's data again
 */
export function useDone(done: string | undefined): [message: string | undefined, show: (text: string) => void] {
  const revalidator = useRevalidator();
  const [message, setMessage] = useState(done);
  return [
    message,
    (text) => {
      setMessage(text);
      void revalidator.revalidate();
    },
  ];
}
