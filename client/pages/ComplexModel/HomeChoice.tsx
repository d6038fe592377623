import { type FormEvent, useEffect, useRef } from "react";
import { nearestHomeKey } from "../../complex/plans/homeKeys.ts";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { type Home, homeAt } from "../../complex3d/homes.ts";
import { Action } from "../../components/Action.tsx";
import field from "../../components/CalculatorFields.module.css";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import styles from "./HomeChoice.module.css";

const { form: copy } = complexModelPage;

/** @returns the home selected in the form */
function chosenIn(form: HTMLFormElement): Home | undefined {
  const data = new FormData(form);
  const number = (name: string) => Number(data.get(name));
  return homeAt(nearestHomeKey(String(data.get("tower")), number("line"), number("floor")));
}

interface Props {
  home: Home | undefined;
  /** Selected until one is. */
  first: Home;
  onChoose: (home: Home) => void;
}

/** Tower, line and floor; before hydration a form that loads the page with that home. */
export function HomeChoice({ home, first, onChoose }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const shown = home ?? first;
  const tower = towers[shown.tower];
  const { topFloor = 0, lines = [] } = tower ?? {};
  const floors = Array.from({ length: topFloor - firstHomeFloor + 1 }, (_, index) => topFloor - index);

  // Uncontrolled fields: a home selected elsewhere is written to them.
  useEffect(() => {
    if (!element.current || !home) return;
    const { tower: towerField, line, floor } = element.current.elements as unknown as Record<string, HTMLSelectElement>;
    if (towerField) towerField.value = towers[home.tower]?.name ?? "";
    if (line) line.value = String(home.line + 1);
    if (floor) floor.value = String(home.floor);
  }, [home]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (event.type === "submit") event.preventDefault();
    const chosen = chosenIn(event.currentTarget);
    if (chosen) onChoose(chosen);
  }

  return (
    <form
      ref={element}
      className={styles.form}
      action="/ComplexGuide/model/home"
      aria-label={copy.label}
      onSubmit={submit}
      onChange={submit}
    >
      <LabelledSelect
        id="model-tower"
        className={field.field}
        name="tower"
        label={copy.tower}
        defaultValue={tower?.name ?? ""}
        options={towers.map(({ name }) => ({ id: name, label: name }))}
      />
      <LabelledSelect
        id="model-line"
        className={field.field}
        name="line"
        label={copy.line}
        defaultValue={shown.line + 1}
        options={lines.map(({ line, type }) => ({ id: line, label: copy.lineOption(line, type) }))}
      />
      <LabelledSelect
        id="model-floor"
        className={field.field}
        name="floor"
        label={copy.floor}
        defaultValue={shown.floor}
        options={floors.map((floor) => ({ id: floor, label: copy.floorOption(floor) }))}
      />
      <Action kind="outline" type="submit" wide className={home ? "without-scripts" : ""}>
        {copy.submit}
      </Action>
    </form>
  );
}
