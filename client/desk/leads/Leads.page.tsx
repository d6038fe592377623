import { useState } from "react";
import { useLoaderData, useLocation, useRevalidator } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { desk } from "../../copy/desk.ts";
import { messages } from "../../copy/messages.ts";
import type { DeskNotice } from "../../shared/desk/deskProps.ts";
import { countLimit, type LeadsProps } from "../../shared/desk/leads.ts";
import { formatCount } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DoneNotice } from "../components/DoneNotice.tsx";
import { listPath } from "../components/savedLists.ts";
import { useLive } from "../components/useLive.ts";
import { BulkAssign } from "./BulkAssign.tsx";
import { LeadFilters } from "./LeadFilters.tsx";
import styles from "./Leads.module.css";
import { LeadTable } from "./LeadTable.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { newLeadsText, useLeads } from "./useLeads.ts";

/** Id of the form that the checkboxes in the list belong to. */
const bulk = "bulk-assign";

/** GET /admin/leads, POST /admin/leads/search: the lead inbox, with a state for each history entry. */
export function Component() {
  const { key } = useLocation();
  return <Inbox key={key} first={useLoaderData<LeadsProps>()} />;
}

function Inbox({ first }: { first: LeadsProps }) {
  const { shown, busy, failure, newIds, search, more, refresh } = useLeads(first);
  const live = useLive(() => void refresh());
  const { administrator, filters, q, leads, nextCursor, count, sources, assignees } = shown;
  const revalidator = useRevalidator();
  const passedNotice: unknown = useLocation().state?.notice;
  const [notice, setNotice] = useState<DeskNotice | undefined>(
    first.notice ?? (passedNotice as DeskNotice | undefined),
  );
  const office = first.header?.role === "office";
  const back = listPath({ filters });
  const changed = (next?: DeskNotice) => {
    if (next) setNotice(next);
    void refresh();
  };
  const narrowed = q !== "" || Object.keys(filters).length > 0;
  return (
    <Desk administrator={administrator} current="/admin/leads">
      <DeskHeading
        title="상담"
        note={
          <>
            {formatCount(Math.min(count, countLimit))}건{count >= countLimit && " 이상"}
            {narrowed && " 찾음"}
            <span className={live ? styles.live : styles.still}>{live ? "실시간" : "자동 새로고침"}</span>
          </>
        }
      >
        <TextLink to="/admin/leads/new?form=phone">전화 접수</TextLink>
        <TextLink to="/admin/leads/new?form=walkin">현장 접수</TextLink>
      </DeskHeading>
      <DoneNotice notice={notice} back={back} onUndone={() => changed({ text: desk.notices.undone })} />
      <LeadFilters
        filters={filters}
        q={q}
        sources={sources}
        assignees={assignees}
        exports={office}
        onSearch={(wanted) => void search(wanted)}
      />
      <SavedFilters
        saved={first.saved}
        filters={filters}
        back={back}
        onChange={(done) => {
          setNotice({ text: desk.notices[done] });
          void revalidator.revalidate();
        }}
      />
      <p className={styles.newLeads} role="status">
        {newLeadsText(newIds.size)}
      </p>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {office && leads.length > 0 && (
        <BulkAssign
          id={bulk}
          assignees={assignees}
          back={back}
          onDone={(assigned, undo) => changed({ text: `상담 ${assigned}건의 담당을 바꾸었습니다.`, undo })}
        />
      )}
      {leads.length > 0 ? (
        <LeadTable
          leads={leads}
          assignees={assignees}
          back={back}
          selectionForm={office ? bulk : undefined}
          onChange={() => changed()}
          newIds={newIds}
          busy={busy}
        />
      ) : (
        <div className={table.empty}>
          <h2>{narrowed ? "필터에 맞는 상담이 없습니다" : "아직 들어온 상담이 없습니다"}</h2>
          <p className="quiet">
            {narrowed
              ? "필터를 줄이거나 이름의 한두 글자만 적어 보세요."
              : "첫 상담이 들어오면 이 화면에 바로 나타납니다."}
          </p>
        </div>
      )}
      {nextCursor && (
        <form
          className={table.more}
          method="post"
          action="/admin/leads/search"
          onSubmit={(event) => {
            event.preventDefault();
            void more();
          }}
        >
          {Object.entries({ ...filters, q, cursor: nextCursor }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Action kind="outline" type="submit" aria-busy={busy}>
            {messages.loadMore}
          </Action>
        </form>
      )}
    </Desk>
  );
}
