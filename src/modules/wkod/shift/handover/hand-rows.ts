/** What an area has open: works that go on or stand, and isolations. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { isoPlan } from '../../isolation/iso-plan.model.ts'
import { workersNow } from '../../permit/crew/party.sql.ts'
import type { ShiftEnd, ShiftHours } from './hand.logic.ts'
import { withMemos } from './hand.logic.ts'
import { type Hand, shifts } from './hand.model.ts'

export interface HandNumbers {
  hours: ShiftHours
  graceMin: number
}
export async function handNumbers(db: Queries, day: string): Promise<HandNumbers> {
  const found = await legalNumbers(db, ['SHIFT_END_1', 'SHIFT_END_2', 'SHIFT_END_3', 'HANDOVER_MIN'], day)
  const { SHIFT_END_1: NIGHT = 7, SHIFT_END_2: DAY = 15, SHIFT_END_3: EVE = 23, HANDOVER_MIN: graceMin = 30 } = found
  return { hours: { NIGHT, DAY, EVE }, graceMin }
}

/** Isolations that hold something back. */
const openIso = sql`i.delete_yn = 'N' and i.status_cd in ('SET', 'VERIFIED', 'TESTING', 'REMOVING')`

type PermitRow = NonNullable<Hand['permitRows']>[number]
type IsoRow = NonNullable<Hand['isoRows']>[number]

const permitRowsOf = (db: Queries, plantCd: string, areaDeptCd: string): Promise<PermitRow[]> =>
  db.query<PermitRow>(sql`select p.permit_no as "permitNo", p.permit_doc_no as "permitDocNo", p.wkod_title as "wkodTitle",
      p.status_cd as "statusCd", p.susp_reason_cd as "suspReasonCd", p.work_to_dt as "workToDt", p.gas_next_due_dt as "gasNextDueDt",
      x.no as "isoPlanNo", x.said as "isoDesc", null as "memoDesc"
    from wkod_master p left join lateral (
      select min(i.iso_plan_no) as no, left(string_agg(coalesce(i.iso_plan_doc_no, i.equip_no), ', ' order by i.iso_plan_no), 300) as said
      from iso_plan_permit l join iso_plan i on i.iso_plan_no = l.iso_plan_no where l.permit_no = p.permit_no and ${openIso}) x on true
    where p.plant_cd = ${plantCd} and p.area_dept_cd = ${areaDeptCd} and p.status_cd in ('WORK', 'SUSP') and p.delete_yn = 'N'
    order by p.permit_doc_no limit 300`)

const isoRowsOf = (db: Queries, plantCd: string, areaDeptCd: string): Promise<IsoRow[]> =>
  db.query<IsoRow>(sql`select i.iso_plan_no as "isoPlanNo", i.iso_plan_doc_no as "isoPlanDocNo", i.equip_no as "equipNo",
      i.status_cd as "stateDesc", (select count(*)::int from iso_plan_points t where t.iso_plan_no = i.iso_plan_no) as "pointCnt",
      null as "memoDesc"
    from iso_plan i where i.plant_cd = ${plantCd} and i.area_dept_cd = ${areaDeptCd} and ${openIso}
    order by i.iso_plan_doc_no limit 300`)

/** Both lists as they are now; what was written beside a line stays. @param db reads as the program */
export async function listsOf(
  db: Queries,
  { plantCd, areaDeptCd, permitRows, isoRows }: Pick<Hand, 'plantCd' | 'areaDeptCd' | 'permitRows' | 'isoRows'>,
) {
  const [permits, isolations] = await Promise.all([
    permitRowsOf(db, plantCd, areaDeptCd),
    isoRowsOf(db, plantCd, areaDeptCd),
  ])
  const states = isoPlan.lifecycle.states
  const named = isolations.map((one) => ({
    ...one,
    stateDesc: states[one.stateDesc as keyof typeof states]?.label ?? one.stateDesc,
  }))
  return {
    permitRows: withMemos(permits, permitRows, ({ permitNo }) => permitNo),
    isoRows: withMemos(named, isoRows, ({ isoPlanNo }) => isoPlanNo),
    permitCnt: permits.length,
    isoCnt: isolations.length,
  }
}

/** @param db acts as the program */
export async function areaNameOf(db: Queries, areaDeptCd: string): Promise<string> {
  const [area] = await db.query<{ deptNm: string }>(
    sql`select dept_nm as "deptNm" from sys_dept where dept_cd = ${areaDeptCd}`,
  )
  return area?.deptNm ?? areaDeptCd
}

const MOST_AREA_NM = 80
/** Named by its area: several areas hand over at the same hour. */
export const headOf = ({ shiftCd, endMs }: ShiftEnd, areaNm: string) => {
  const shiftEndDt = new Date(endMs).toISOString()
  const [shiftNm = ''] = shifts[shiftCd].split(' ')
  return { shiftCd, shiftEndDt, handTitle: `${areaNm.slice(0, MOST_AREA_NM)} ${dayOf(shiftEndDt)} ${shiftNm}` }
}

/** People of contractors who work in the area, whatever their part. */
export async function peopleAtWork(db: Queries, plantCd: string, areaDeptCd: string): Promise<number[]> {
  const rows = await db.query<{ no: number }>(sql`select distinct w.person_no as no
    from wkod_master p join (${workersNow}) w on w.permit_no = p.permit_no
    where p.plant_cd = ${plantCd} and p.area_dept_cd = ${areaDeptCd} and w.person_no is not null`)
  return rows.map(({ no }) => no)
}

/** Whether the end of this shift has its record in the area. */
export async function handOf(db: Queries, plantCd: string, areaDeptCd: string, endMs: number): Promise<number | null> {
  const [found] = await db.query<{ no: number }>(
    sql`select hand_no as no from permit_handover where plant_cd = ${plantCd} and area_dept_cd = ${areaDeptCd}
      and shift_end_dt = ${new Date(endMs)} and delete_yn = 'N'`,
  )
  return found?.no ?? null
}
