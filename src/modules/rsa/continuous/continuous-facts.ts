/** What months of processes rest on, for all processes of a plant at once: one statement for each kind of fact. */
import { weekOf } from '#modules/common/periods.logic.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { MeetingFact, ProcessFacts } from './continuous.logic.ts'
import { continuousAsks, type DaysAsked, type Discovery, type PermitOfDay, type WorkDay } from './continuous.ports.ts'
import { discoveriesOf } from './discoveries.ts'

export interface ProcessOfPlant {
  processNo: number
  processNm: string
  deptCd: string
  deptNm: string
}
export interface MeetingRow extends MeetingFact {
  processNo: number
  rsaMeetingDocNo: string
}
export interface StopRow {
  processNo: number
  stopYmd: string
  rsaStandstillNo: number
  reasonDesc: string
  createUserNm: string
}
export interface ContinuousFacts {
  processes: readonly ProcessOfPlant[]
  of(processNo: number): ProcessFacts<PermitOfDay> & { rows: ProcessRows }
}
export interface ProcessRows {
  discoveries: readonly Discovery[]
  stops: readonly StopRow[]
  meetings: readonly MeetingRow[]
}
interface Asked {
  plantCd: string
  processNo: number | null
  /** Months, both included: `2026-11`. */
  fromYm: string
  toYm: string
  today: string
}

/** @param db acts as the program */
export async function continuousFacts(
  db: Queries,
  { plantCd, processNo, fromYm, toYm, today }: Asked,
): Promise<ContinuousFacts> {
  const fromYmd = weekOf(`${fromYm}-01`).fromYmd
  const toYmd = addDays(addMonths(`${toYm}-01`, 1), -1)
  const asked: DaysAsked = { plantCd, processNo, fromYmd, toYmd }
  const only = (column: Sql): Sql => (processNo === null ? sql`true` : sql`${column} = ${processNo}`)
  const [processes, meetings, stops, off, days, discoveries] = await Promise.all([
    db.query<ProcessOfPlant>(
      sql`select p.process_no::int as "processNo", p.process_nm as "processNm", p.dept_cd as "deptCd", d.dept_nm as "deptNm"
        from process p join sys_dept d on d.dept_cd = p.dept_cd
        where p.plant_cd = ${plantCd} and p.use_yn = 'Y' and p.delete_yn = 'N' and ${only(sql`p.process_no`)} order by p.process_nm, p.process_no`,
    ),
    db.query<MeetingRow>(
      sql`select m.process_no::int as "processNo", m.rsa_meeting_no::int as "rsaMeetingNo", m.rsa_meeting_doc_no as "rsaMeetingDocNo",
          m.meet_ymd::text as "meetYmd", m.meet_kind_cd = 'WEEK' as "isWeek", coalesce(bool_or(p.part_role_cd = 'SUP'), false) as "isSup",
          coalesce(bool_or(p.part_role_cd = 'SHM'), false) as "isShm",
          coalesce(array_agg(p.vendor_cd) filter (where p.part_role_cd = 'VENDOR'), '{}') as "vendorCds"
        from rsa_meeting m left join rsa_meeting_part p on p.rsa_meeting_no = m.rsa_meeting_no and p.sign_dt is not null
          and p.delete_yn = 'N'
        where m.plant_cd = ${plantCd} and m.status_cd = 'DONE' and m.delete_yn = 'N' and ${only(sql`m.process_no`)}
          and m.meet_ymd between ${fromYmd}::date and ${toYmd}::date
        group by m.rsa_meeting_no order by m.meet_ymd, m.rsa_meeting_no`,
    ),
    db.query<StopRow>(
      sql`select process_no::int as "processNo", stop_ymd::text as "stopYmd", rsa_standstill_no::int as "rsaStandstillNo",
          reason_desc as "reasonDesc", coalesce(u.user_nm, s.create_user_id) as "createUserNm"
        from rsa_standstill s left join sys_user u on u.user_id = s.create_user_id
        where s.plant_cd = ${plantCd} and s.delete_yn = 'N' and ${only(sql`s.process_no`)} and stop_ymd between ${fromYmd}::date and ${toYmd}::date`,
    ),
    db.query<{ ymd: string }>(
      sql`select holiday_ymd::text as ymd from com_holiday where holiday_ymd between ${fromYmd}::date and ${toYmd}::date + 31
        and delete_yn = 'N'`,
    ),
    continuousAsks.workDays(db, asked),
    discoveriesOf(db, asked),
  ])
  const holidays = new Set(off.map(({ ymd }) => ymd))
  const byProcess = <R extends { processNo: number }>(rows: readonly R[]) => Map.groupBy(rows, (row) => row.processNo)
  const [meetingsOf, stopsOf, daysOf, foundOf] = [
    byProcess(meetings),
    byProcess(stops),
    byProcess<WorkDay>(days === 'unknown' ? [] : days),
    byProcess(discoveries),
  ]
  return {
    processes,
    of(no) {
      const rows: ProcessRows = {
        discoveries: foundOf.get(no) ?? [],
        stops: stopsOf.get(no) ?? [],
        meetings: meetingsOf.get(no) ?? [],
      }
      return {
        rows,
        discoveryYmds: rows.discoveries.map(({ ymd }) => ymd),
        meetings: rows.meetings,
        days: new Map((daysOf.get(no) ?? []).map((day) => [day.ymd, day])),
        stopYmds: new Set(rows.stops.map(({ stopYmd }) => stopYmd)),
        holidays,
        today,
      }
    },
  }
}
