import { createRoot } from "react-dom/client";
import { VideoPlayer } from "../../../client/components/video/VideoPlayer.tsx";
import { hostedFilm } from "./hostedFilm.ts";

const root = document.getElementById("root");
if (root) createRoot(root).render(<VideoPlayer video={hostedFilm} size="banner" />);
