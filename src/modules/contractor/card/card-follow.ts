/** Cards follow the stops of their holders: closed when one begins, open when the last has ended. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { keptText } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { isStoppedAt, lastStoppedYmd, type ServedStop, type Stop } from '../demerit/demerit.logic.ts'
import { pointsSaid, sgcCard } from './card.model.ts'
import { noteIssue } from './card-keys.ts'

interface Held {
  worker: { personNos: readonly number[] }
  points: number
  stops: readonly (Stop & ServedStop)[]
}

interface CardFigures {
  personNo: number
  stopYn: 'Y' | 'N'
  suspFromDt: string | null
  suspToDt: string | null
  suspDesc: string | null
}

/** What the cards of somebody show: the stops that hold or are to come, as one. */
function figuresOf({ worker, points, stops }: Held, now: Date): CardFigures[] {
  const today = dayOf(now)
  const open = stops.filter((stop) => (lastStoppedYmd(stop) ?? today) >= today)
  const ends = open.map(lastStoppedYmd)
  const last = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
  const first = open.map(({ fromDt }) => new Date(fromDt).toISOString()).toSorted()[0] ?? null
  const figures = {
    stopYn: open.some((stop) => isStoppedAt(stop, now)) ? ('Y' as const) : ('N' as const),
    suspFromDt: first,
    suspToDt: last === null ? null : startOfDay(addDays(last, 1)).toISOString(),
    suspDesc: open.length > 0 ? keptText(pointsSaid(points)) : null,
  }
  return worker.personNos.map((personNo) => ({ personNo, ...figures }))
}

/** @returns how many cards were closed or opened */
export async function followCards(
  tx: Transaction,
  held: readonly Held[],
  { now, userId }: { now: Date; userId: string },
): Promise<number> {
  const figures = held.flatMap((one) => figuresOf(one, now))
  if (figures.length === 0) return 0
  await tx.queryAs(
    'SYSTEM',
    sql`update sgc_card c set stop_yn = f."stopYn", susp_from_dt = f."suspFromDt", susp_to_dt = f."suspToDt", susp_desc = f."suspDesc"
      from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f("personNo" bigint, "stopYn" text, "suspFromDt" timestamptz,
        "suspToDt" timestamptz, "suspDesc" text)
      where c.person_no = f."personNo" and c.status_cd in ('RQST', 'ISSUED', 'SUSP', 'LOST') and c.delete_yn = 'N'
        and (c.stop_yn, c.susp_from_dt, c.susp_to_dt, c.susp_desc) is distinct from
          (f."stopYn", f."suspFromDt", f."suspToDt", f."suspDesc")`,
  )
  const theirs = sql`r.person_no = any(${figures.map(({ personNo }) => personNo)}::bigint[])`
  const cards = tx.program(sgcCard, { by: { ...program, userId }, now })
  const why = { reasonDesc: sql`r.susp_desc` }
  const stopped = await cards.moveAll('suspend', sql`${theirs} and r.stop_yn = 'Y'`, {}, why)
  const freed = await cards.moveAll('release', sql`${theirs} and r.stop_yn = 'N'`, {}, why)
  if (stopped.length + freed.length === 0) return 0
  const reasons = await tx.queryAs<{ sgcCardNo: number; reasonDesc: string | null }>(
    'SYSTEM',
    sql`select sgc_card_no as "sgcCardNo", susp_desc as "reasonDesc" from sgc_card
      where sgc_card_no = any(${[...stopped, ...freed]}::bigint[])`,
  )
  const noted = reasons.map((one) => ({
    ...one,
    issueActCd: stopped.includes(one.sgcCardNo) ? ('SUSP' as const) : ('RELEASE' as const),
  }))
  await noteIssue(tx, noted, { now, userId })
  return noted.length
}
