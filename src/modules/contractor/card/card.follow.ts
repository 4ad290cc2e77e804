/** Cards follow the stops of their holders: closed when one begins, open when the last has ended. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isStoppedAt, lastStoppedYmd, type ServedStop, type Stop } from '../demerit/demerit.logic.ts'
import { noteIssue } from './card.keys.ts'

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
    suspDesc: open.length > 0 ? `${points}점` : null,
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
  const moved = await tx.queryAs<{ sgcCardNo: number; toCd: 'SUSP' | 'ISSUED'; desc: string | null }>(
    'SYSTEM',
    sql`with moved as (
        update sgc_card c set status_cd = case c.stop_yn when 'Y' then 'SUSP' else 'ISSUED' end, row_version = c.row_version + 1,
          last_actor_id = ${userId}, update_user_id = ${userId}, update_dt = ${now}
        where c.person_no = any(${figures.map(({ personNo }) => personNo)}::bigint[]) and c.delete_yn = 'N'
          and (c.status_cd, c.stop_yn) in (('ISSUED', 'Y'), ('SUSP', 'N')) returning c.*
      ), audit as (
        insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd,
          reason_desc, diff_json)
        select ${now}, ${userId}, 'sgc-card', sgc_card_no::text, plant_cd, vendor_cd,
          case status_cd when 'SUSP' then 'suspend' else 'release' end,
          case status_cd when 'SUSP' then 'ISSUED' else 'SUSP' end, status_cd, susp_desc, '{}' from moved
      )
      select sgc_card_no as "sgcCardNo", status_cd as "toCd", susp_desc as "desc" from moved`,
  )
  const noted = moved.map(({ sgcCardNo, toCd, desc }) => ({
    sgcCardNo,
    reasonDesc: desc,
    issueActCd: toCd === 'SUSP' ? ('SUSP' as const) : ('RELEASE' as const),
  }))
  await noteIssue(tx, noted, { now, userId })
  return moved.length
}
