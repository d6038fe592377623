import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { together } from "../../copy/together.ts";
import type { LeadDetail } from "../../shared/lead.ts";
import { clockOf } from "../../shared/modelHours.ts";
import { ConfirmedAction } from "../components/ConfirmedAction.tsx";
import { EventList } from "../components/EventList.tsx";

const { desk: copy } = together;

interface Props {
  path: string;
  shown: LeadDetail["shown"];
  onDone: (text: string) => void;
}

/** What was looked at together, as far as its visitor agreed to keeping it. */
export function LeadShown({ path, shown, onDone }: Props) {
  const events = shown.map(({ home, minute, at }) => ({
    at,
    title: homeNameOf(home),
    note: `${clockOf(minute / 60)} ${copy.window}`,
  }));
  return (
    <EventList title={copy.shown} events={events} emptyText={copy.shownNone}>
      {shown.length > 0 && (
        <ConfirmedAction
          summary={copy.forget}
          button={copy.forget}
          method="DELETE"
          path={`${path}/shown`}
          onDone={() => onDone(copy.forgot)}
        >
          {copy.forgetNote}
        </ConfirmedAction>
      )}
    </EventList>
  );
}
