import { useRef } from "react";
import { facings, type HomeSearch, homeOrders, listQuery, readHomeSearch } from "../../complex/homes/homeSearch.ts";
import { viewKinds } from "../../complex/homes/homeViews.ts";
import { countStates, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { Action } from "../../components/Action.tsx";
import { FormCheckboxes, FormSelect } from "../../components/FormFields.tsx";
import { PlusSummary } from "../../components/PlusSummary.tsx";
import { useQueryForm } from "../../components/useQueryForm.ts";
import { prices } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { homesPath } from "../../shared/homePaths.ts";
import styles from "./HomeSearchForm.module.css";

const { find: copy } = homesPage;

const any = { id: "", label: copy.any };
const typeOptions = unitTypes.map(({ label }) => ({ id: label, label }));
const towerOptions = towers.map(({ name }) => ({ id: name.replace("동", ""), label: name }));
const facingOptions = facings.map((facing) => ({ id: facing, label: copy.facingOption(facing) }));
const orders = homeOrders.map((order) => ({ id: order, label: copy.orders[order] }));
const views = viewKinds.map((kind) => ({ id: kind, label: copy.views[kind] }));

/** Units of 10,000 won between two limits of the price. */
const priceStep = 5_000;
const allPrices = Object.values(prices ?? {}).flatMap((bands) => Object.values(bands));
const limits = Array.from(
  { length: Math.ceil((Math.max(0, ...allPrices) - Math.min(...allPrices)) / priceStep) + 1 },
  (_, index) => (Math.ceil(Math.min(...allPrices) / priceStep) + index) * priceStep,
);

const floorStep = 5;
const highest = Math.max(...towers.map(({ topFloor }) => topFloor));
const floors: readonly number[] = [
  firstHomeFloor,
  ...Array.from({ length: Math.floor(highest / floorStep) }, (_, at) => (at + 1) * floorStep),
].filter((floor, at, all) => at === 0 || floor > (all[0] ?? 0));

interface LimitProps {
  name: "priceTo" | "floorFrom" | "floorTo";
  label: string;
  value: number | undefined;
  values: readonly number[];
  text: (value: number) => string;
  anyLabel?: string;
}

/** A limit, among round ones and the one that the URL asks for. */
function LimitSelect({ name, label, value, values, text, anyLabel = copy.any }: LimitProps) {
  const all = value === undefined || values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  const options = [{ id: "", label: anyLabel }, ...all.map((each) => ({ id: String(each), label: text(each) }))];
  return <FormSelect id={`homes-${name}`} name={name} label={label} value={String(value ?? "")} options={options} />;
}

interface Option {
  id: string;
  label: string;
}

/** @returns the value for these ids, as in a query, and an option for it where there are several of them */
function choiceOf(ids: readonly string[], options: readonly Option[]): { value: string; several: readonly Option[] } {
  const chosen = options.filter(({ id }) => ids.includes(id));
  const value = chosen.map(({ id }) => id).join(",");
  return {
    value,
    several: chosen.length > 1 ? [{ id: value, label: chosen.map(({ label }) => label).join("·") }] : [],
  };
}

interface Props {
  search: HomeSearch;
  homes: readonly LedgerHome[];
  onSearch: (filters: Omit<HomeSearch, "compared" | "picked">) => void;
}

/** What to look for among these homes: a form that works without scripts, and applies each change with them. */
export function HomeSearchForm({ search, homes, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const query = listQuery(search);
  const apply = () => {
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) typed.append(name, String(value));
    const { compared: _, picked: __, ...filters } = readHomeSearch(typed).search;
    onSearch(filters);
  };
  const show = () => {
    const values = new URLSearchParams(query);
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) {
        const asked = values.get(field.name);
        const option = [...field.options].find(({ value }) => value === asked) ?? field.options[0];
        if (option) option.selected = true;
      } else if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = values.get(field.name)?.split(",").includes(field.value) ?? false;
    }
  };
  useQueryForm(form, query, { apply, show });
  const type = choiceOf(search.types, typeOptions);
  const types = [
    { ...any, label: copy.anyType },
    ...typeOptions.map(({ id }) => {
      const left = countStates(homes.filter((home) => home.type === id));
      return { id, label: copy.ofType(id, left) };
    }),
    ...type.several,
  ];
  const facing = choiceOf(search.facings, facingOptions);
  const tower = choiceOf(
    search.towers.map((name) => name.replace("동", "")),
    towerOptions,
  );
  return (
    <form
      ref={form}
      className={styles.form}
      action={`${homesPath}#homes`}
      aria-label={copy.label}
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.fields}>
        <FormSelect id="homes-type" name="type" label={copy.type} value={type.value} options={types} />
        <LimitSelect
          name="priceTo"
          label={copy.priceTo}
          value={search.priceTo}
          values={limits}
          text={copy.price}
          anyLabel={copy.anyPrice}
        />
        <FormSelect id="homes-sort" name="sort" label={copy.sort} value={search.sort} options={orders} />
      </div>
      <details className={styles.more}>
        <PlusSummary>{copy.more}</PlusSummary>
        <div className={styles.fields}>
          <fieldset className={styles.views}>
            <legend>{copy.view}</legend>
            <FormCheckboxes name="view" options={views} checked={search.views} />
          </fieldset>
          <LimitSelect
            name="floorFrom"
            label={copy.floorFrom}
            value={search.floorFrom}
            values={floors}
            text={copy.floor}
          />
          <LimitSelect name="floorTo" label={copy.floorTo} value={search.floorTo} values={floors} text={copy.floor} />
          <FormSelect
            id="homes-facing"
            name="facing"
            label={copy.facing}
            value={facing.value}
            options={[any, ...facingOptions, ...facing.several]}
          />
          <FormSelect
            id="homes-tower"
            name="tower"
            label={copy.tower}
            value={tower.value}
            options={[any, ...towerOptions, ...tower.several]}
          />
        </div>
      </details>
      {search.compared.map((key) => (
        <input key={key} type="hidden" name="compare" value={key} />
      ))}
      {/* With scripts each change applies by itself. */}
      <p className="without-scripts">
        <Action kind="solid" type="submit">
          {copy.submit}
        </Action>
      </p>
    </form>
  );
}
