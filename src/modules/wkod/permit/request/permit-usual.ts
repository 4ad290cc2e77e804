/** What a permit begins with when nobody has said otherwise: the asker's own crew and plan, and hours on the day of the work. */
import { dayOf, daysBetween } from '#platform/model/calendar.ts'
import { startInstant } from '#platform/model/field-start.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Context } from '../ask/permit-facts.ts'
import { HOUR_MS } from '../ask/validity.logic.ts'
import { type Permit, usualHours } from '../permit.model.ts'

const DAY_MS = 24 * HOUR_MS
/** The same time of day so many days later; Seoul has no summer time. */
export const laterBy = (dt: string, days: number): string => new Date(Date.parse(dt) + days * DAY_MS).toISOString()

/** The hours go with the day of the work, unless they were typed. */
export function hoursOfDay({ record, before, now }: Context) {
  const { wkodDt, workFromDt, workToDt } = record
  if (!(wkodDt && workFromDt && workToDt) || wkodDt === before?.wkodDt) return {}
  const known = before ?? startOfNew(now)
  if (!isSame(workFromDt, known.workFromDt) || !isSame(workToDt, known.workToDt)) return {}
  const days = daysBetween(dayOf(workFromDt), wkodDt)
  return days === 0 ? {} : { workFromDt: laterBy(workFromDt, days), workToDt: laterBy(workToDt, days) }
}
const isSame = (one: string, other: string | null) => other !== null && Date.parse(one) === Date.parse(other)
const startOfNew = (now: Date) => ({
  workFromDt: startInstant(usualHours.from, now),
  workToDt: startInstant(usualHours.to, now),
})

interface Planned {
  plantCd: string
  vendorCd: string | null
}
/** The plan in force that day: the one that is preferred, or the only one there is. */
export async function planOfDay(
  db: Queries,
  { plantCd, vendorCd }: Planned,
  ymd: string,
  preferred: number | null = null,
): Promise<number | null> {
  const plans = await db.query<{ no: number }>(
    sql`select wkod_plan_no as no from wkod_plan where plant_cd = ${plantCd} and vendor_cd = ${vendorCd} and status_cd = 'APPR'
      and delete_yn = 'N' and ${ymd}::date between plan_start_ymd and plan_end_ymd`,
  )
  const nos = plans.map(({ no }) => no)
  if (preferred !== null && nos.includes(preferred)) return preferred
  return nos.length === 1 ? (nos[0] ?? null) : null
}

/**
 * Of a new request that says nothing of them: the people of the last one that the same person made; of a contractor the plan
 * of the day as well. Who says that there is none is taken at his word.
 */
export async function usual({ record, db, today, person }: Context) {
  const { vendorCd, plantCd } = record
  const day = record.wkodDt ?? today
  const isOpen = (name: keyof Permit) => !(name in record)
  return {
    ...(vendorCd && isOpen('wkodPlanNo') && { wkodPlanNo: await planOfDay(db, { plantCd, vendorCd }, day) }),
    ...(isOpen('permitCrew') &&
      isOpen('leaderPersonNo') &&
      (await lastPeople(db, { plantCd, vendorCd }, person.userId))),
  }
}

type People = Pick<Permit, 'leaderPersonNo' | 'permitCrew'>
/** Who is still there, as workers: watches and signallers are chosen for each work. */
async function lastPeople(db: Queries, { plantCd, vendorCd }: Planned, userId: string): Promise<Partial<People>> {
  const isThere = (personNo: Sql) =>
    sql`exists (select from vendor_person v where v.person_no = ${personNo} and v.vendor_cd = p.vendor_cd and v.delete_yn = 'N'
      and v.leave_ymd is null)`
  const [last] = await db.query<People>(
    sql`select case when ${isThere(sql`p.leader_person_no`)} then p.leader_person_no end as "leaderPersonNo", (
          select jsonb_agg(jsonb_build_object('personNo', c.person_no, 'userId', c.user_id, 'crewRoleCd', c.crew_role_cd,
            'tbmSignDt', null, 'addDt', null, 'leaveDt', null, 'checkDesc', null, 'maskDt', null) order by c.seq_no)
          from wkod_master_permit_crew c where c.permit_no = p.permit_no and c.crew_role_cd = 'WORKER'
            and (c.user_id is not null or ${isThere(sql`c.person_no`)})) as "permitCrew"
      from wkod_master p where p.create_user_id = ${userId} and p.plant_cd = ${plantCd}
        and p.vendor_cd is not distinct from ${vendorCd}::text and p.permit_doc_no is not null and p.delete_yn = 'N'
      order by p.permit_no desc limit 1`,
  )
  return last ?? {}
}
