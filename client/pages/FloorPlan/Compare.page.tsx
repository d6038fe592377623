import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { comparedQuery, maxCompared, readCompared } from "../../complex/comparison.ts";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { unitPath } from "../../complex/units.ts";
import { Submit } from "../../components/Action.tsx";
import { CommonFacts } from "../../components/CommonFacts.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { DrawingSection } from "../../components/DrawingSection.tsx";
import { FormSelect } from "../../components/FormFields.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InquiryLink } from "../../components/InquiryLink.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Picture } from "../../components/Picture.tsx";
import { drawing, drawingPart } from "../../components/plan/drawings.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { useQueryForm } from "../../components/useQueryForm.ts";
import { useSale } from "../../components/useSale.tsx";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { compare, comparePage } from "../../copy/comparison.ts";
import { interiorPage } from "../../copy/interior.ts";
import type { PlanView } from "../../shared/plans/measurementTypes.ts";
import styles from "./Compare.module.css";
import { livingRoomOf } from "./roomPictures.ts";

const { hidden, heading, lead } = comparePage;
const types = unitTypes.map(({ label }) => ({ id: label, label }));
const places = Array.from({ length: maxCompared }, (_, at) => at);

/** The drawings at one scale, 1,000 x 680: what all plans of a choice need of it, around the middle of its lower edge. */
function viewOf(chosen: readonly UnitLabel[]): PlanView {
  const sizes = chosen.map((label) => unitPlans[label].comparedSize);
  const share = Math.max(...sizes.map(([wide, high]) => Math.max(wide / 1000, high / 680)));
  const [width, height] = [Math.round(1000 * share), Math.round(680 * share)];
  return [(1000 - width) / 2, 680 - height, width, height];
}

/** Where letters may be smaller than on a phone, the first that fits. */
const variantsOf = (count: number) =>
  count < maxCompared
    ? [
        { variant: "compared-pair", media: "(min-width: 1200px)" },
        { variant: "compared-wide", media: "(min-width: 901px)" },
      ]
    : [{ variant: "compared-wide", media: "(min-width: 1440px)" }];

/** What a reader looks for in a row: the best of its values; what there is nothing of is quiet. */
function marked(value: string, standing: "best" | "nothing" | undefined) {
  if (standing === "best") return <b>{value}</b>;
  return standing ? <span className="quiet">{value}</span> : value;
}

/** A comparison of types: their plans, their differences, and what they have in common. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const chosen = readCompared(new URLSearchParams(search));
  const form = useRef<HTMLFormElement>(null);
  const show = () => {
    for (const [at, select] of [...(form.current?.querySelectorAll("select") ?? [])].entries())
      select.value = chosen[at] ?? "";
  };
  const apply = () => {
    const named = new FormData(form.current ?? undefined).getAll("types").map(String);
    const query = comparedQuery(new URLSearchParams(named.map((name) => ["types", name])));
    // A type that is chosen twice is compared once.
    if (query === comparedQuery(new URLSearchParams(search))) show();
    else void navigate(`/FloorPlan/compare${query}`, { preventScrollReset: true });
  };
  useQueryForm(form, search, { apply, show });
  const sale = useSale();
  const view = viewOf(chosen);
  const [, , width, height] = view;
  const size = { width, height };
  const variants = variantsOf(chosen.length);
  const { differing, common, standings } = compare(chosen, sale);
  const living = chosen.flatMap((label) => {
    const room = livingRoomOf(label);
    return room ? [{ label, room }] : [];
  });
  return (
    <>
      <HiddenIntro {...hidden} />
      <DrawingSection id="compare" heading={heading} lead={lead(chosen)}>
        <form
          ref={form}
          className={`${styles.form} ${chosen.length < maxCompared ? styles.pair : ""}`}
          action="/FloorPlan/compare"
          onChange={apply}
        >
          {places.map((at) => (
            <FormSelect
              key={at}
              id={`compare-${at}`}
              name="types"
              label={comparePage.choose(at + 1)}
              value={chosen[at] ?? ""}
              options={
                at === 0
                  ? types
                  : [{ id: "", label: chosen[at] ? comparePage.none : comparePage.add(at + 1) }, ...types]
              }
            />
          ))}
          {/* With scripts each change applies by itself. */}
          <Submit kind="solid" className="without-scripts">
            {comparePage.submit}
          </Submit>
        </form>
        <div className={styles.parts}>
          <ul className={styles.plans}>
            {chosen.map((label) => {
              const { note } = unitPlans[label];
              const offer = comparePage.offer(label, sale);
              return (
                <li key={label}>
                  <h3>{label}</h3>
                  {offer && <p className={styles.offer}>{offer}</p>}
                  <a className={styles.open} href={drawing(label)} target="_blank" rel="noopener">
                    <picture>
                      {variants.map(({ variant, media }) => (
                        <source
                          key={variant}
                          media={media}
                          srcSet={drawingPart(`${label}-${variant}`, view)}
                          {...size}
                        />
                      ))}
                      <img
                        src={drawingPart(`${label}-compared`, view)}
                        {...size}
                        alt={comparePage.planAlt(label, note)}
                      />
                    </picture>
                    <span className="vh">{comparePage.enlarge(label)}</span>
                  </a>
                  <TextLink to={unitPath(label)}>{comparePage.plan(label)}</TextLink>
                </li>
              );
            })}
          </ul>
          {chosen.length > 1 && <p className={styles.scale}>{comparePage.scale}</p>}
          {living.length > 1 && (
            <section className={styles.rooms} aria-labelledby="compare-living">
              <h3 id="compare-living" className={styles.livingHeading}>
                {comparePage.livingHeading(living.map(({ label }) => label))}
              </h3>
              <ul className={`${styles.living} ${chosen.length === maxCompared ? styles.three : ""}`}>
                {living.map(({ label, room: { picture, alt, home } }) => (
                  <li key={label}>
                    <figure>
                      <Picture
                        name={picture}
                        alt={alt}
                        sizes={`(max-width: 680px) 100vw, ${Math.round(84 / chosen.length)}vw`}
                      />
                      <figcaption>{interiorPage.caption(label, home)}</figcaption>
                    </figure>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className={styles.table}>
            <DataTable
              id="compare-table"
              caption={comparePage.caption}
              columns={[comparePage.column, ...chosen]}
              rows={differing.map(([label = "", ...values]) => [
                label,
                ...values.map((value, at) => marked(value, standings.get(label)?.[at])),
              ])}
              figures
              wraps
              source={chosen.length > 1 && comparePage.strong}
              narrow={chosen.length === 2 ? "beside" : "columns"}
            />
          </div>
          {common.length > 0 && (
            <div className={styles.common}>
              <CommonFacts caption={comparePage.common} facts={common} />
            </div>
          )}
          <LinkRow>
            <TypeHomesLink prominent types={chosen} text={comparePage.homes(chosen)} />
            <TextLink to="/SalesInfo/price">{comparePage.price}</TextLink>
            {homesOffered(sale) && chosen.map((label) => <InquiryLink key={label} type={label} />)}
          </LinkRow>
        </div>
        <Disclaimer />
      </DrawingSection>
      <NextPage />
    </>
  );
}
