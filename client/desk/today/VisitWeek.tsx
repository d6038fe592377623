import { Link } from "react-router-dom";
import type { VisitWeekDay } from "../../shared/desk/today.ts";
import { formatDayChip, formatShortDay } from "../../shared/format/calendarDay.ts";
import styles from "./VisitWeek.module.css";

/** @returns "14:00" of a slot */
const timeOf = (startsAt: string) => startsAt.slice(11, 16);

/** Places taken of those there are, by hour and day; a day leads to its schedule. */
export function VisitWeek({ week }: { week: readonly VisitWeekDay[] }) {
  const times = [...new Set(week.flatMap(({ slots }) => slots.map(({ startsAt }) => timeOf(startsAt))))].sort();
  if (times.length === 0) return null;
  return (
    <section className={styles.week} aria-labelledby="week">
      <h2 id="week">7일 방문 자리</h2>
      <p className="fine">예약한 팀 / 받을 수 있는 팀</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">시간</span>
            </th>
            {week.map(({ day }) => (
              <th key={day} scope="col">
                <Link to={`/admin/today?day=${day}`}>
                  <small>{formatDayChip(day).weekday} </small>
                  <span>
                    {day.endsWith("-01") ? formatShortDay(day) : formatDayChip(day).number}
                    <span className="vh">일</span>
                  </span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {week.map(({ day, slots }) => {
                const slot = slots.find(({ startsAt }) => timeOf(startsAt) === time);
                return slot ? (
                  <td key={day} className={fullness(slot)}>
                    {slot.taken}/{slot.capacity}
                  </td>
                ) : (
                  <td key={day}>-</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const fullness = ({ taken, capacity }: { taken: number; capacity: number }) =>
  capacity === 0 ? styles.closed : taken >= capacity ? styles.full : taken > 0 ? styles.taken : undefined;
