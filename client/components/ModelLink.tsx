import { pageText } from "../content/pages.ts";
import { TextLink } from "./TextLink.tsx";

/** The link's text, by its destination. */
const labels = {
  day: "하루의 모형 보기",
  home: "모형에서 아침부터 밤까지 보기",
  around: "모형 위에서 거리 보기",
} as const;

interface ModelLinkProps {
  label: keyof typeof labels;
  /** The home to select there (see homeKeyOf). */
  home?: string;
}

/** A link to the model by the hour; nothing if this complex has none. */
export function ModelLink({ label, home }: ModelLinkProps) {
  if (!pageText["/ComplexGuide/model"]) return null;
  // The location page links to the distances, shown as arcs over the model.
  const chosen = home ? `?home=${home}` : label === "around" ? "?show=distances" : "";
  return <TextLink to={`/ComplexGuide/model${chosen}`}>{labels[label]}</TextLink>;
}
