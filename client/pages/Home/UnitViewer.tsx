import { Icon } from "../../components/Icon.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { viewerIndexOf, viewerUnitAt, viewerUnits } from "../../copy/unitViewer.ts";
import { PlanDrawing } from "./PlanDrawing.tsx";
import styles from "./UnitViewer.module.css";

interface UnitViewerProps {
  /** Unique on the page: the wide and the narrow layout have a viewer each. */
  name: string;
  /** The URL parameter that selects the type, and the anchor to go to. */
  choice: string;
  anchor: string;
  index: number;
  onIndex: (index: number) => void;
}

const tabs = viewerUnits.map(({ label }) => ({ id: label, label }));

/** Steps through the unit types by tabs or arrows; the arrows stop at the ends. */
export function UnitViewer({ name, choice, anchor, index, onIndex }: UnitViewerProps) {
  const unit = viewerUnitAt(index);
  const selected = unit.label;
  const select = (label: string) => onIndex(viewerIndexOf(label));
  const arrow = (label: string, icon: "left" | "arrow", to: number) => (
    <button
      type="submit"
      name={choice}
      value={viewerUnits[to]?.label}
      aria-label={label}
      disabled={!viewerUnits[to]}
      onClick={(event) => {
        event.preventDefault();
        onIndex(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.viewer}>
      <Tabs
        name={name}
        choice={choice}
        anchor={anchor}
        label="타입"
        tabs={tabs}
        selected={selected}
        onSelect={select}
      />
      {/* Before hydration an arrow loads the page with the next type selected. */}
      <form className={styles.steps} action={`#${anchor}`}>
        {arrow("이전 타입", "left", index - 1)}
        <p>
          <b>{index + 1}</b> / {viewerUnits.length}
        </p>
        {arrow("다음 타입", "arrow", index + 1)}
      </form>
      <div className={styles.sheet} {...tabPanel(name, selected)}>
        <PlanDrawing key={selected} unit={unit} />
      </div>
    </div>
  );
}
