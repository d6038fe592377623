import { useLoaderData, useNavigate } from "react-router-dom";
import type { PressDetailProps } from "../../contract/article.ts";
import { ArticlePage } from "./ArticlePage.tsx";

/** GET /{site}/press/{id} */
export function Component() {
  const props = useLoaderData<PressDetailProps>();
  const navigate = useNavigate();
  return (
    <ArticlePage
      {...props}
      onLeave={() => {
        // One step back, as long as that stays here: whoever came by a link from elsewhere gets the list.
        if ((history.state?.idx ?? 0) > 0) navigate(-1);
        else navigate(`/${props.site}/press`);
      }}
    />
  );
}
