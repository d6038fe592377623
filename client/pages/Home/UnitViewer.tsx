import { Icon } from "../../components/Icon.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { viewerUnitAt, viewerUnits } from "../../content/unitViewer.ts";
import { PlanDrawing } from "./PlanDrawing.tsx";
import styles from "./UnitViewer.module.css";

interface UnitViewerProps {
  /** Unique on the page: the wide and the narrow layout have a viewer each. */
  name: string;
  index: number;
  onIndex: (index: number) => void;
}

const tabs = viewerUnits.map(({ label, segment }) => ({ id: label, label, href: `/FloorPlan/${segment}` }));

/** Steps through the unit types by tabs or arrows; the arrows end where the types do. */
export function UnitViewer({ name, index, onIndex }: UnitViewerProps) {
  const unit = viewerUnitAt(index);
  const selected = unit.label;
  const select = (label: string) => onIndex(viewerUnits.findIndex((type) => type.label === label));
  return (
    <div className={styles.viewer}>
      <Tabs name={name} label="타입" tabs={tabs} selected={selected} onSelect={select} />
      <div className={styles.steps}>
        <button type="button" aria-label="이전 타입" disabled={index === 0} onClick={() => onIndex(index - 1)}>
          <Icon name="left" />
        </button>
        <p>
          <b>{index + 1}</b> / {viewerUnits.length}
        </p>
        <button
          type="button"
          aria-label="다음 타입"
          disabled={index === viewerUnits.length - 1}
          onClick={() => onIndex(index + 1)}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <div className={styles.sheet} {...tabPanel(name, selected)}>
        <PlanDrawing key={selected} unit={unit} />
      </div>
    </div>
  );
}
