import { Form, useLoaderData, useRevalidator } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { conversionCopy } from "../../copy/conversions.ts";
import { desk, sourceLabel } from "../../copy/desk.ts";
import { type Funnel, type StatisticsProps, statisticsWeeks } from "../../shared/desk/statistics.ts";
import { formatCount } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { CampaignForm } from "./CampaignForm.tsx";
import { HomeFigures } from "./HomeFigures.tsx";
import styles from "./Statistics.module.css";
import { weekName } from "./weekName.ts";

const columns = (first: string) => [first, "상담", "방문", "계약", "상담에서 방문", "방문에서 계약"];
const rate = (part: number, total: number) => (total === 0 ? "-" : `${Math.round((100 * part) / total)}%`);
const row = (name: string, { leads, visits, contracts }: Omit<Funnel, "name">) => [
  name,
  formatCount(leads),
  formatCount(visits),
  formatCount(contracts),
  rate(visits, leads),
  rate(contracts, visits),
];

/** GET /admin/figures: results of leads by source and time, and campaign links. */
export function Component() {
  const { administrator, weeks, sources, byWeek, types, campaigns, homes, links, targets, conversions, notice } =
    useLoaderData<StatisticsProps>();
  const revalidator = useRevalidator();
  const changed = () => void revalidator.revalidate();
  const sum = sources.reduce(
    (total, { leads, visits, contracts }) => ({
      leads: total.leads + leads,
      visits: total.visits + visits,
      contracts: total.contracts + contracts,
    }),
    { leads: 0, visits: 0, contracts: 0 },
  );
  const tables = [
    { id: "by-source", title: desk.filters.source, rows: sources.map((one) => row(sourceLabel(one.name), one)) },
    {
      id: "by-week",
      title: "접수한 주",
      rows: byWeek.map((one) => row(weekName(one.name), one)),
    },
    { id: "by-type", title: desk.filters.type, rows: types.map((one) => row(one.name || desk.noType, one)) },
    { id: "by-campaign", title: "홍보 링크", rows: campaigns.map((one) => row(one.name, one)) },
  ];
  return (
    <Desk administrator={administrator} current="/admin/figures">
      <DeskHeading
        title="성과"
        note="그 기간에 접수한 상담 가운데 방문하고 계약한 수입니다. 데스크에 기록한 상태로만 세며, 방문자를 추적하지 않습니다."
      >
        <Form action="/admin/figures" className={styles.period}>
          <LabelledSelect
            key={weeks}
            id="weeks"
            name="weeks"
            label="기간"
            defaultValue={weeks}
            options={statisticsWeeks.map((count) => ({ id: count, label: `최근 ${count}주` }))}
          />
          <Submit kind="outline">보기</Submit>
        </Form>
      </DeskHeading>
      <div className={styles.tables}>
        {tables.map(({ id, title, rows }) =>
          rows.length > 0 ? (
            <DataTable
              key={id}
              id={id}
              caption={title}
              columns={columns(title)}
              rows={id === "by-source" ? [...rows, row("모두", sum)] : rows}
              figures
            />
          ) : null,
        )}
        {sources.length === 0 && <p className="quiet">이 기간에 접수한 상담이 없습니다.</p>}
      </div>
      <HomeFigures homes={homes} />
      {conversions && (
        <section aria-labelledby="conversions" className={styles.made}>
          <h2 id="conversions">{conversionCopy.heading}</h2>
          <p className="quiet">{conversionCopy.note}</p>
          <form method="post" action="/admin/conversions">
            {Object.entries(conversionCopy.services).map(([service, label]) => (
              <button key={service} type="submit" name="service" value={service}>
                {label}
              </button>
            ))}
          </form>
        </section>
      )}
      <section aria-labelledby="links" className={styles.made}>
        <h2 id="links">광고에 쓸 홍보 링크</h2>
        <p className="quiet">
          광고나 문자에 이 링크를 쓰면, 그 링크로 들어온 상담이 위의 표에 따로 나옵니다. 이미 쓴 링크를 지워도 상담
          기록은 남습니다.
        </p>
        <ul className={styles.links}>
          {links.map(({ id, source, medium, campaign, address }) => (
            <li key={id}>
              <p>
                <strong>{campaign}</strong> {source} · {medium}
              </p>
              <p className={styles.address}>{address}</p>
              <DeskForm method="DELETE" path={`/admin/campaigns/${id}`} onDone={changed}>
                <button type="submit">
                  지우기<span className="vh">: {campaign}</span>
                </button>
              </DeskForm>
            </li>
          ))}
        </ul>
        <CampaignForm targets={targets} notice={notice} onDone={changed} />
      </section>
    </Desk>
  );
}
