/** Two years of near misses for the demo site, with the history that made them what they are. Set-based: one statement a table. */
import { addDays, addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type SampleSite, type Stage, spots, stageOf } from './near-miss.seed.ts'
import { type Situation, situations } from './near-miss.situations.ts'

type Row = Record<string, unknown>

const DAYS_BACK = 730
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const VENDOR_SHARE = 0.22
const ANONYMOUS_SHARE = 0.06

export interface DemoOptions {
  today: string
  count: number
  holidays: ReadonlySet<string>
  sites: readonly SampleSite[]
}

export async function loadNearMisses(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const { reports, story } = demoNearMisses(options)
  await insertAll(connection, 'near_miss', reports)
  await insertAll(connection, 'sys_audit', story)
  await connection.query(
    `select setval(pg_get_serial_sequence('near_miss', 'near_miss_no'), (select max(near_miss_no) from near_miss))`,
  )
}

/** @returns rows of `near_miss` in the order of their registration, and the audit of every step they took */
function demoNearMisses({ today, count, holidays, sites }: DemoOptions): { reports: Row[]; story: Row[] } {
  const chance = random('near misses')
  const moments = Array.from({ length: count }, () => momentBefore(today, chance)).sort(
    (a, b) => a.getTime() - b.getTime(),
  )
  const numbers = new Map<string, number>()
  const story: Row[] = []
  const reports = moments.map((occurred, index) => {
    const site = chance.weighted(sites.map((one, order) => [one, order === 0 ? 60 : 30] as const))
    const report = new Report(index + 1, occurred, site, chance, holidays)
    report.live(stageOf((startOf(today) - occurred.getTime()) / DAY_MS, chance), today, numbers)
    story.push(...report.story)
    return report.row
  })
  return { reports, story }
}

const startOf = (ymd: string): number => new Date(`${ymd}T00:00:00+09:00`).getTime()

/** More on working days and in daylight, as people are there to see. */
function momentBefore(today: string, chance: Random): Date {
  const day = startOf(addDays(today, -chance.int(1, DAYS_BACK)))
  const hour = chance.weighted([
    [chance.int(8, 17), 75],
    [chance.int(18, 22), 15],
    [chance.int(0, 7), 10],
  ] as const)
  return new Date(day + hour * HOUR_MS + chance.int(0, 59) * 60_000)
}

class Report {
  readonly row: Row
  readonly story: Row[] = []
  private readonly chance: Random
  private readonly site: SampleSite
  private readonly situation: Situation
  private readonly holidays: ReadonlySet<string>
  private at: Date
  private rowVersion = 1

  constructor(no: number, occurred: Date, site: SampleSite, chance: Random, holidays: ReadonlySet<string>) {
    this.chance = chance
    this.site = site
    this.holidays = holidays
    this.situation = chance.pick(situations)
    const byVendor = site.vendors.length > 0 && chance.chance(VENDOR_SHARE)
    const vendor = byVendor ? chance.pick(site.vendors) : undefined
    const author = vendor ? chance.pick(vendor.userIds) : chance.pick(site.staff)
    const process = chance.chance(0.8) ? chance.pick(site.processes) : undefined
    this.at = new Date(occurred.getTime() + chance.int(5, 59) * 60_000)
    this.row = {
      nearMissNo: no,
      nearMissTitle: this.situation.title,
      placeDesc: process ? `${process.processNm} ${chance.pick(spots)}` : this.situation.place,
      occurDt: occurred,
      injuredCnt: 0,
      processNo: process?.processNo ?? null,
      contentDesc: this.situation.content,
      anonymousYn: chance.chance(ANONYMOUS_SHARE) ? 'Y' : 'N',
      hipoYn: 'N',
      vendorCd: vendor?.vendorCd ?? null,
      plantCd: site.plantCd,
      deleteYn: 'N',
      statusCd: 'TEMP',
      createUserId: author,
      createDt: this.at,
    }
    this.tell(author, 'CREATE', null, 'TEMP', { nearMissTitle: this.situation.title, placeDesc: this.row.placeDesc })
  }

  live(stage: Stage, today: string, numbers: Map<string, number>): void {
    const steps: Stage[] = ['TEMP', 'REPORTED', 'ACTION', 'DONE', 'CLOSE']
    const end = startOf(today)
    for (const step of steps.slice(1, steps.indexOf(stage) + 1)) {
      if (step === 'REPORTED') this.report(numbers)
      if (step === 'ACTION') this.assign(end)
      if (step === 'DONE') this.finish(end)
      if (step === 'CLOSE') this.close(end)
    }
    this.row.rowVersion = this.rowVersion
    this.row.updateDt = this.at
  }

  private report(numbers: Map<string, number>): void {
    const ymd = dayOf(this.at)
    const counter = `${this.site.plantCd}:${ymd}`
    const next = (numbers.get(counter) ?? 0) + 1
    numbers.set(counter, next)
    this.row.nearMissDocNo = `NM-${ymd.replaceAll('-', '')}-${String(next).padStart(4, '0')}`
    this.row.triageDueYmd = addWorkingDays(ymd, 2, this.holidays)
    this.move(String(this.row.createUserId), 'report', 'REPORTED', {})
  }

  private assign(end: number): void {
    this.wait(2, 60, end)
    const hipoYn = this.situation.severity >= 4 ? 'Y' : 'N'
    const values = {
      accTypeCd: this.situation.kind,
      potSevCd: String(this.situation.severity),
      hipoYn,
      ownerUserId: this.chance.pick(this.site.owners),
      dueYmd: addDays(dayOf(this.at), this.chance.pick([7, 14, 14, 30])),
    }
    this.move(this.chance.pick(this.site.safetyManagers), 'assign', 'ACTION', values)
  }

  private finish(end: number): void {
    this.wait(24, 24 * 16, end)
    const values = { measureDesc: this.situation.measure, actionDt: this.at.toISOString() }
    this.move(String(this.row.ownerUserId), 'finish', 'DONE', values)
  }

  private close(end: number): void {
    this.wait(4, 24 * 5, end)
    const closer = this.row.hipoYn === 'Y' ? this.site.safetyHead : this.chance.pick(this.site.safetyManagers)
    this.move(closer, 'close', 'CLOSE', {})
  }

  private wait(minHours: number, maxHours: number, end: number): void {
    const later = this.at.getTime() + this.chance.int(minHours * 60, maxHours * 60) * 60_000
    // Nothing of the past happens after the site began.
    this.at = new Date(Math.max(Math.min(later, end - 60_000), this.at.getTime()))
  }

  private move(userId: string, actionCd: string, to: Stage, values: Row): void {
    const from = this.row.statusCd
    Object.assign(this.row, values, { statusCd: to, updateUserId: userId, lastActorId: userId })
    this.rowVersion += 1
    this.tell(userId, actionCd, from, to, values)
  }

  private tell(userId: string, actionCd: string, from: unknown, to: Stage, values: Row): void {
    const diff = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]]))
    this.story.push({
      auditDt: this.at,
      userId,
      bizCd: 'near-miss',
      bizNo: String(this.row.nearMissNo),
      plantCd: this.site.plantCd,
      vendorCd: this.row.vendorCd,
      actionCd,
      fromStatusCd: from,
      toStatusCd: to,
      diffJson: diff,
    })
  }
}
