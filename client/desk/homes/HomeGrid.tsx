import { type KeyboardEvent, memo, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { homeKeyOf } from "../../complex/plans/homeKeys.ts";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { homeCopy } from "../../copy/homes.ts";
import type { DeskHome } from "../../shared/desk/homes.ts";
import { homeNumber } from "../../shared/plans/homeNumber.ts";
import styles from "./HomeGrid.module.css";
import states from "./HomeState.module.css";
import { stateLetter } from "./HomeStateMark.tsx";

interface Props {
  homes: readonly DeskHome[];
  /** Whether a home matches the filters. */
  matches: (home: DeskHome) => boolean;
  /** Homes that someone changed since the page was opened. */
  changed: ReadonlySet<string>;
  /** The open home. */
  selected: string | undefined;
  pathOf: (key: string) => string;
}

const cellId = (key: string) => `home-${key}`;
const floorsOf = (top: number) => Array.from({ length: top - firstHomeFloor + 1 }, (_, index) => top - index);
/** Floors that Page Up and Page Down move by. */
const pageOfFloors = 10;

/** Puts the focus on a home's cell. */
export const focusHome = (key: string) => document.getElementById(cellId(key))?.focus();

/** @returns the home that a key of the keyboard moves to from another; undefined for any other key */
function moveTo(pressed: string, from: string): string | undefined {
  const [towerNumber = "", number = ""] = from.split("-");
  const at = towers.findIndex(({ name }) => name === `${towerNumber}동`);
  const tower = towers[at];
  if (!tower) return undefined;
  const line = Number(number.slice(-2));
  const floor = Number(number.slice(0, -2));
  const on = (towerAt: number, toLine: number, toFloor: number) => {
    const { name, topFloor } = towers[towerAt] ?? tower;
    return homeKeyOf(name, toLine, Math.max(firstHomeFloor, Math.min(topFloor, toFloor)));
  };
  const last = tower.lines.length;
  const before = towers[at - 1];
  const moves: Record<string, () => string | undefined> = {
    ArrowUp: () => on(at, line, floor + 1),
    ArrowDown: () => on(at, line, floor - 1),
    PageUp: () => on(at, line, floor + pageOfFloors),
    PageDown: () => on(at, line, floor - pageOfFloors),
    Home: () => on(at, 1, floor),
    End: () => on(at, last, floor),
    ArrowLeft: () => (line > 1 ? on(at, line - 1, floor) : before && on(at - 1, before.lines.length, floor)),
    ArrowRight: () => (line < last ? on(at, line + 1, floor) : towers[at + 1] && on(at + 1, 1, floor)),
  };
  return Object.hasOwn(moves, pressed) ? moves[pressed]?.() : undefined;
}

/** Every home of the complex, tower beside tower. One stop of the Tab key: the arrows move within it. */
export function HomeGrid({ homes, matches, changed, selected, pathOf }: Props) {
  const byKey = new Map(homes.map((home) => [home.key, home]));
  // Without scripts every cell is a stop of its own, because nothing else could reach it.
  const [focused, setFocused] = useState<string>();
  useEffect(() => setFocused((current) => current ?? selected ?? homes.find(matches)?.key ?? homes[0]?.key));

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = (event.target as HTMLElement).dataset.home;
    const next = key && moveTo(event.key, key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    focusHome(next);
  }

  return (
    <>
      <nav className={styles.jump} aria-label="동 고르기">
        {towers.map(({ name }) => (
          <a key={name} href={`#tower-${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside */}
      <div className={styles.towers} onKeyDown={move}>
        {towers.map(({ name, topFloor, lines }) => (
          <table key={name} id={`tower-${name}`} className={styles.tower}>
            <caption>{name}</caption>
            <thead>
              <tr>
                <td />
                {lines.map(({ line, type }) => (
                  <th key={line} scope="col" title={type}>
                    {line}
                    <span className="vh">호 라인,</span> <small>{type}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {floorsOf(topFloor).map((floor) => (
                <tr key={floor}>
                  <th scope="row" className={floor % 5 === 0 || floor === firstHomeFloor ? undefined : styles.between}>
                    {floor}
                    <span className="vh">층</span>
                  </th>
                  {lines.map(({ line }) => {
                    const home = byKey.get(homeKeyOf(name, line, floor));
                    return (
                      <td key={line}>
                        {home && (
                          <Cell
                            homeKey={home.key}
                            number={homeNumber(floor, line)}
                            state={home.state}
                            isOut={!matches(home)}
                            isChanged={changed.has(home.key)}
                            isSelected={home.key === selected}
                            tabIndex={focused === undefined ? undefined : home.key === focused ? 0 : -1}
                            to={pathOf(home.key)}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}

interface CellProps {
  homeKey: string;
  number: string;
  state: DeskHome["state"];
  /** Whether the filters leave it out. */
  isOut: boolean;
  isChanged: boolean;
  isSelected: boolean;
  tabIndex: number | undefined;
  to: string;
}

/** Memoised: a key of the keyboard or an event of the stream changes few of a thousand. */
const Cell = memo(function Cell({ homeKey, number, state, isOut, isChanged, isSelected, tabIndex, to }: CellProps) {
  return (
    <Link
      id={cellId(homeKey)}
      data-home={homeKey}
      className={[styles.cell, states[state], isOut && styles.out, isChanged && styles.changed]
        .filter(Boolean)
        .join(" ")}
      to={to}
      preventScrollReset
      tabIndex={tabIndex}
      aria-current={isSelected ? "true" : undefined}
      aria-label={`${number}호 ${homeCopy.states[state]}${isChanged ? ", 방금 바뀜" : ""}`}
      title={`${homeKey} ${homeCopy.states[state]}`}
    >
      {stateLetter(state)}
    </Link>
  );
});
