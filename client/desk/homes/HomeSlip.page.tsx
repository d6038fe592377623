import { Link, useLoaderData } from "react-router-dom";
import { saleHome } from "../../complex/homes/saleHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { partyOf } from "../../complex/sale/parties.ts";
import { Action } from "../../components/Action.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { priceNotes } from "../../content/sale/prices.ts";
import { homeCopy } from "../../copy/homes.ts";
import { signing } from "../../copy/sale/signing.ts";
import { visits } from "../../copy/visits.ts";
import type { HomeSlipProps } from "../../shared/desk/homes.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { formatSum } from "../../shared/format/won.ts";
import { Desk } from "../components/Desk.tsx";
import styles from "./HomeSlip.module.css";
import { homePayments } from "./homePayments.ts";

/** GET /admin/homes/{key}/slip: one sheet that a buyer takes along. */
export function Component() {
  const { administrator, home, now } = useLoaderData<HomeSlipProps>();
  const facts = saleHome(home.key);
  const plan = homePayments(home.key, now, useSale());
  const name = homeNameOf(home.key);
  return (
    <Desk administrator={administrator} current="/admin/homes">
      <p className={`unprinted ${styles.tools}`}>
        <Link to={`/admin/homes?home=${home.key}`}>{name}로 돌아가기</Link>
        <Action kind="solid" onClick={() => print()}>
          인쇄
        </Action>
      </p>
      <article className={styles.sheet}>
        <header>
          <p>{complex.name} 세대 안내</p>
          <h1>{name}</h1>
          <p>{facts && `${facts.type}타입 · ${facts.floor}층 · 거실 ${facts.facing}향`}</p>
        </header>
        <dl>
          <div>
            <dt>상태</dt>
            <dd>
              {homeCopy.states[home.state]}
              {home.until && <strong>{formatMoment(home.until)}까지 다른 고객에게 안내하지 않습니다.</strong>}
            </dd>
          </div>
          {plan && (
            <>
              <div>
                <dt>분양가</dt>
                <dd>
                  {formatSum(plan.price)}
                  <small>
                    {priceNotes.extension} {priceNotes.sample}
                  </small>
                </dd>
              </div>
              {plan.lines
                .filter(({ step }) => step === "contract" || step === "afterContract")
                .map(({ name: line, due, sum }) => (
                  <div key={line}>
                    <dt>{line}</dt>
                    <dd>
                      {formatSum(sum)} <small>{due}</small>
                    </dd>
                  </div>
                ))}
            </>
          )}
          <div>
            <dt>납부하실 곳</dt>
            <dd>
              {partyOf("seller").name} 명의의 계좌
              <small>
                {signing.account} {signing.otherAccounts}
              </small>
            </dd>
          </div>
        </dl>
        <h2>{visits.page.bringHeading}</h2>
        <ul>
          {visits.page.bring.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
        <footer>
          <p>
            {visits.place.name} · {visits.place.address}
          </p>
          <p>{formatMoment(now)} 발행. 이 안내지는 계약서가 아니며, 동·호와 금액은 공급계약서로 확정됩니다.</p>
        </footer>
      </article>
    </Desk>
  );
}
