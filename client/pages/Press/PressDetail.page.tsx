import { useLoaderData, useNavigate } from "react-router-dom";
import type { PressDetailProps } from "../../shared/article.ts";
import { ArticlePage } from "./ArticlePage.tsx";

/** GET /{site}/press/{id} */
export function Component() {
  const props = useLoaderData<PressDetailProps>();
  const navigate = useNavigate();
  return (
    <ArticlePage
      {...props}
      onLeave={() => {
        // One step back if that stays on this site; visitors from elsewhere get the list.
        if ((history.state?.idx ?? 0) > 0) navigate(-1);
        else navigate(`/${props.site}/press`);
      }}
    />
  );
}
