/** Months of processes as their page reads them, and one of them with all it rests on. */
import { addMonths } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { plantOf } from '#platform/server/directory/own-plant.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type * as calls from './continuous.calls.ts'
import { DEEM } from './continuous.calls.ts'
import { type DayStanding, monthStanding, type WeekStanding } from './continuous.logic.ts'
import type { PermitOfDay } from './continuous.ports.ts'
import { continuousFacts, type ProcessRows } from './continuous-facts.ts'
import { stopLimit } from './standstill.ts'

const MONTHS = 12
const monthOf = (ymd: string): string => ymd.slice(0, 7)

interface Asking {
  query: { toYm: string; plantCd?: string | undefined }
  person: SignedInPerson
  program: Queries
  today: string
}

/** Twelve months up to the one that is asked for; of what is to come there is nothing to say. */
export async function gridOf({ query, person, program, today }: Asking): Promise<calls.ContinuousGrid> {
  const plantCd = plantOf(person, query.plantCd) ?? person.plantCd
  const toYm = [query.toYm, monthOf(today)].toSorted()[0] ?? query.toYm
  const months = Array.from({ length: MONTHS }, (_, at) => monthOf(addMonths(`${toYm}-01`, at + 1 - MONTHS)))
  const asked = { plantCd, processNo: null, fromYm: months[0] ?? toYm, toYm, today }
  const [facts, deem] = await Promise.all([continuousFacts(program, asked), legalParam(program, DEEM, today)])
  const rows = facts.processes.map(({ processNo, processNm, deptNm }) => {
    const known = facts.of(processNo)
    const cells = months.map((ym) => {
      const { weeks, days, stateCd, discoveryCnt } = monthStanding(ym, known)
      return {
        ym,
        stateCd,
        discoveryCnt,
        weeks: weeks.map((one) => one.stateCd),
        days: days.map((one) => one.stateCd),
      }
    })
    return { processNo, processNm, deptNm, months: cells }
  })
  // Those that are assessed so stand first.
  const isBegun = ({ months: cells }: calls.ProcessLine) => cells.some(({ stateCd }) => stateCd !== 'NONE')
  return {
    plantCd,
    deemYn: deem.legalParamVal === 'Y' ? 'Y' : 'N',
    months,
    rows: [...rows.filter(isBegun), ...rows.filter((row) => !isBegun(row))],
  }
}

type Named = ReadonlyMap<string, string>
const weekOut = (
  { fromYmd, toYmd, stateCd, meeting, lackingVendorCds }: WeekStanding,
  rows: ProcessRows,
  names: Named,
) => ({
  fromYmd,
  toYmd,
  stateCd,
  rsaMeetingNo: meeting?.rsaMeetingNo ?? null,
  rsaMeetingDocNo:
    rows.meetings.find(({ rsaMeetingNo }) => rsaMeetingNo === meeting?.rsaMeetingNo)?.rsaMeetingDocNo ?? null,
  meetYmd: meeting?.meetYmd ?? null,
  lackingRoleCds: meeting
    ? [...(meeting.isSup ? [] : ['SUP' as const]), ...(meeting.isShm ? [] : ['SHM' as const])]
    : [],
  lackingVendorNms: lackingVendorCds.map((cd) => names.get(cd) ?? cd),
})

const dayOut = (
  { ymd, stateCd, dayMeetings, fact }: DayStanding<PermitOfDay>,
  rows: ProcessRows,
  { holidays, today }: { holidays: ReadonlySet<string>; today: string },
) => {
  const stop = rows.stops.find(({ stopYmd }) => stopYmd === ymd)
  const meetingOf = new Map(rows.meetings.map((one) => [one.rsaMeetingNo, one.rsaMeetingDocNo]))
  const mayStop = ymd <= today && today <= stopLimit(ymd, holidays) && !stop && (fact?.permits.length ?? 0) === 0
  return {
    ymd,
    stateCd,
    tbmNos: [...(fact?.tbmNos ?? [])],
    meetings: dayMeetings.map(({ rsaMeetingNo }) => ({
      rsaMeetingNo,
      rsaMeetingDocNo: meetingOf.get(rsaMeetingNo) ?? '',
    })),
    permits: (fact?.permits ?? []).map(({ vendorCd: _, ...permit }) => permit),
    stop: stop
      ? { rsaStandstillNo: stop.rsaStandstillNo, reasonDesc: stop.reasonDesc, createUserNm: stop.createUserNm }
      : null,
    mayStopYn: mayStop && stateCd !== 'OFF' ? ('Y' as const) : ('N' as const),
  }
}

interface MonthAsked {
  person: SignedInPerson
  program: Queries
  today: string
  processNo: number
  ym: string
}
/** @throws Refusal 404 for a process of another plant, and for a month that has not begun */
export async function oneMonth({ person, program, today, processNo, ym }: MonthAsked): Promise<calls.ContinuousMonth> {
  const [own] = await program.query<{ plantCd: string }>(
    sql`select plant_cd as "plantCd" from process where process_no = ${processNo}`,
  )
  const plantCd = own && plantOf(person, own.plantCd)
  if (!own || plantCd !== own.plantCd || ym > monthOf(today)) throw notFound()
  const facts = await continuousFacts(program, { plantCd, processNo, fromYm: ym, toYm: ym, today })
  const [process] = facts.processes
  if (!process) throw notFound()
  const known = facts.of(processNo)
  const { rows } = known
  const { stateCd, weeks, days } = monthStanding(ym, known)
  const permits = [...known.days.values()].flatMap((one) => one.permits)
  const names = new Map(
    permits.flatMap(({ vendorCd, vendorNm }) => (vendorCd ? [[vendorCd, vendorNm ?? vendorCd]] : [])),
  )
  return {
    processNo,
    processNm: process.processNm,
    deptNm: process.deptNm,
    ym,
    stateCd,
    discoveries: rows.discoveries.filter(({ ymd }) => monthOf(ymd) === ym).map(({ processNo: _, ...one }) => one),
    weeks: weeks.map((week) => weekOut(week, rows, names)),
    days: days.map((day) => dayOut(day, rows, known)),
  }
}
