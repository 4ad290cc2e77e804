/** Two years of improvements for the demo site, some of them of its near misses, with the history that made them what they are. */
import { addDays, addWorkingDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { defaultDue, effectDue, isLate } from './impr.dues.ts'
import { findings } from './impr.findings.ts'
import type { Impr, RiskGrade } from './impr.model.ts'

type Row = Record<string, unknown>
type State = Impr['statusCd']

const FOUND = 340
const OF_NEAR_MISSES = 60
const DAYS_BACK = 730
const DAY_MS = 86_400_000
const VENDOR_SHARE = 0.2
const SHOWN_VENDORS = 2
const SHOWN_VENDOR_SHARE = 0.5

/** Who takes part, plant by plant; what the sample reports know too. */
interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string }[]
  vendors: readonly { vendorCd: string; userIds: readonly string[] }[]
}
interface DemoOptions {
  today: string
  holidays: ReadonlySet<string>
  sites: readonly DemoSite[]
}

export async function loadImprovements(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const chance = random('improvements')
  const reports = await handedOver(connection)
  const rows = [
    ...Array.from({ length: FOUND }, () => found(options, chance)),
    ...reports.flatMap((report) => fromReport(report, options, chance)),
  ].sort((a, b) => a.begun.getTime() - b.begun.getTime())
  const numbers = new Map<string, number>()
  for (const [index, row] of rows.entries()) row.giveNumber(index + 1, numbers)
  await insertAll(
    connection,
    'impr',
    rows.map(({ row }) => row),
  )
  await insertAll(
    connection,
    'sys_audit',
    rows.flatMap(({ story }) => story),
  )
  await connection.query(
    `update impr r set owner_dept_cd = u.dept_cd from sys_user u where u.user_id = r.owner_user_id`,
  )
  await connection.query(
    `update near_miss n set impr_no = r.impr_no from impr r where r.src_cd = 'NM' and r.src_no = n.near_miss_no::text`,
  )
  await connection.query(`select setval(pg_get_serial_sequence('impr', 'impr_no'), (select max(impr_no) from impr))`)
}

/** The newest near misses whose action could have gone to the register: under way, or closed. */
const handedOver = async (connection: OwnerConnection): Promise<Row[]> =>
  (
    await connection.query(`select near_miss_no, near_miss_title, place_desc, content_desc, measure_desc, process_no,
        acc_type_cd, pot_sev_cd, owner_user_id, due_ymd::text, create_dt, action_dt, status_cd, plant_cd from near_miss
      where pot_sev_cd::int >= 3 and status_cd in ('ACTION', 'CLOSE') order by near_miss_no desc limit ${OF_NEAR_MISSES}`)
  ).rows

function found(options: DemoOptions, chance: Random): Course {
  const site = chance.weighted(options.sites.map((one, order) => [one, order === 0 ? 60 : 30] as const))
  const { src, title, hazard, kind, content, plan, measure, done } = chance.pick(findings)
  const age = chance.int(1, DAYS_BACK)
  const begun = new Date(startOfDay(addDays(options.today, -age)).getTime() + chance.int(8 * 60, 17 * 60) * 60_000)
  const process = chance.pick(site.processes)
  const isVendors = site.vendors.length > 0 && (src === 'VPO' || chance.chance(VENDOR_SHARE))
  // The vendors that one can sign in as stand first, and shall have something to do.
  const vendors = chance.chance(SHOWN_VENDOR_SHARE) ? site.vendors.slice(0, SHOWN_VENDORS) : site.vendors
  const vendor = isVendors ? chance.pick(vendors) : undefined
  const grade = chance.weighted([
    ['CRIT', 4],
    ['HIGH', 18],
    ['MID', 48],
    ['LOW', 30],
  ] as const)
  const course = new Course({ options, site, chance, begun, vendor }, grade, {
    imprTitle: title,
    srcCd: src,
    imprDesc: content,
    placeDesc: process.processNm,
    processNo: process.processNo,
    hazardCatCd: hazard,
    accTypeCd: kind,
  })
  course.live(stageOf(age, grade, chance), { plan, measure, done })
  return course
}

function fromReport(report: Row, options: DemoOptions, chance: Random): Course[] {
  const site = options.sites.find(({ plantCd }) => plantCd === report.plant_cd)
  if (!site) return []
  const begun = new Date(new Date(String(report.create_dt)).getTime() + chance.int(4, 24) * 3_600_000)
  if (begun.getTime() >= startOfDay(options.today).getTime()) return []
  const grade = (['MID', 'HIGH', 'CRIT'] as const)[Number(report.pot_sev_cd) - 3] ?? 'MID'
  const course = new Course({ options, site, chance, begun, ownerUserId: String(report.owner_user_id) }, grade, {
    imprTitle: report.near_miss_title,
    srcCd: 'NM',
    srcNo: String(report.near_miss_no),
    imprDesc: report.content_desc,
    placeDesc: report.place_desc,
    processNo: report.process_no,
    accTypeCd: report.acc_type_cd,
    dueYmd: report.due_ymd,
  })
  const done = String(report.measure_desc ?? '설비를 고치고 작업 순서를 바꿨습니다.')
  course.live(report.status_cd === 'CLOSE' ? 'CLOSE' : 'ACTION', {
    plan: '원인을 없애고 작업자에게 알립니다.',
    measure: 'ENG',
    done,
  })
  return [course]
}

/** How far a row has come: the older, the further. */
function stageOf(age: number, grade: RiskGrade, chance: Random): State {
  const isWatched = grade === 'CRIT' || grade === 'HIGH'
  if (age > 150)
    return chance.weighted([
      ['CLOSE', 95],
      ['CANC', 3],
      ['HOLD', 2],
    ] as const)
  if (age > 40)
    return chance.weighted([
      [isWatched ? 'EFFECT' : 'CLOSE', 72],
      ['ACTION', 14],
      ['DONE', 5],
      ['HOLD', 3],
      ['EXTEND', 3],
      ['REVIEW', 1],
      ['CANC', 2],
    ] as const)
  if (age > 7)
    return chance.weighted([
      [isWatched ? 'EFFECT' : 'CLOSE', 25],
      ['DONE', 15],
      ['ACTION', 42],
      ['ASSIGN', 10],
      ['EXTEND', 5],
      ['RTN', 3],
    ] as const)
  return chance.weighted([
    ['RQST', 45],
    ['ASSIGN', 30],
    ['ACTION', 20],
    ['RTN', 5],
  ] as const)
}

interface Setting {
  options: DemoOptions
  site: DemoSite
  chance: Random
  begun: Date
  vendor?: { vendorCd: string; userIds: readonly string[] } | undefined
  ownerUserId?: string
}
interface Told {
  plan: string
  measure: string
  done: string
}

/** One row on its way through the register. */
class Course {
  readonly row: Row
  readonly story: Row[] = []
  readonly begun: Date
  private readonly setting: Setting
  private readonly manager: string
  private readonly owner: string
  private at: Date
  private version = 1

  constructor(setting: Setting, grade: RiskGrade, given: Row) {
    const { site, chance, begun, vendor, options } = setting
    this.setting = setting
    this.begun = begun
    this.at = begun
    this.manager = chance.pick(site.safetyManagers)
    const staff = site.owners.filter((userId) => userId !== this.manager)
    this.owner = vendor ? chance.pick(vendor.userIds) : (setting.ownerUserId ?? chance.pick(staff))
    const ymd = dayOf(begun)
    const due = String(given.dueYmd ?? (given.srcCd === 'LAW' ? addDays(ymd, 45) : defaultDue(grade, ymd)))
    this.row = {
      ...given,
      riskGradeCd: grade,
      plantCd: site.plantCd,
      deleteYn: 'N',
      statusCd: 'RQST',
      ...(vendor ? { vendorCd: vendor.vendorCd } : { ownerUserId: this.owner }),
      verifyUserId: this.manager,
      bounceCnt: 0,
      extendCnt: 0,
      reworkCnt: 0,
      onTimeCd: 'OPEN',
      acceptDueYmd: addWorkingDays(ymd, 2, options.holidays),
      orgDueYmd: due,
      dueYmd: due,
      ...(grade === 'CRIT' && { interimDueDt: new Date(begun.getTime() + DAY_MS) }),
      createUserId: this.manager,
      createDt: begun,
      updateUserId: this.manager,
      lastActorId: this.manager,
    }
    this.tell(this.manager, 'CREATE', null, 'RQST', {})
  }

  live(stage: State, { plan, measure, done }: Told): void {
    this.walk(stage, plan, measure, done)
    this.row.rowVersion = this.version
    this.row.updateDt = this.at
  }

  private walk(stage: State, plan: string, measure: string, done: string): void {
    const head = this.setting.site.safetyHead
    if (stage === 'RQST') return
    if (stage === 'RTN') {
      this.step(1, this.owner, 'object', 'RTN', { bounceCnt: 1 }, '다른 부서의 설비입니다.')
      return
    }
    this.step(1, this.owner, 'accept', 'ASSIGN', {})
    if (stage === 'ASSIGN') return
    const interim = this.row.riskGradeCd === 'CRIT' || stage === 'HOLD'
    this.step(2, this.owner, 'plan', 'ACTION', {
      planDesc: plan,
      ...(interim && { interimDesc: '출입을 막고 설비를 세웠습니다.', interimDt: this.at }),
    })
    if (stage === 'ACTION') return
    if (stage === 'HOLD') {
      const values = { budgetNo: 'B-2027-014', holdReviewYmd: addDays(this.setting.options.today, 40) }
      this.step(3, head, 'hold', 'HOLD', values, '내년 예산으로 합니다.')
      return
    }
    if (stage === 'CANC' || stage === 'REVIEW') {
      const values = { cancelDesc: '설비를 철거해 위험이 없어졌습니다.', resumeCd: 'ACTION' }
      this.step(5, this.manager, 'askCancel', 'REVIEW', values, '설비 철거')
      if (stage === 'CANC') this.step(2, head, 'cancel', 'CANC', { onTimeCd: this.onTime() === 'IN' ? 'OUT' : 'LATE' })
      return
    }
    this.act(stage, measure, done)
  }

  private act(stage: State, measure: string, done: string): void {
    const { chance, options } = this.setting
    const due = String(this.row.dueYmd)
    if (stage === 'EXTEND' || chance.chance(0.12)) {
      const asked = { extendToYmd: addDays(due, chance.pick([7, 14, 20])) }
      this.step(3, this.owner, 'askExtension', 'EXTEND', asked, '자재가 늦어집니다.')
      if (stage === 'EXTEND') return
      this.step(1, this.setting.site.safetyHead, 'extend', 'ACTION', { dueYmd: asked.extendToYmd, extendCnt: 1 })
    }
    this.comeTo(chance.chance(0.86) ? addDays(due, -chance.int(0, 5)) : addDays(due, chance.int(1, 20)))
    const values = { measureTypeCd: measure, actionDesc: done, actionDt: this.at, actionUserId: this.owner }
    const verifyDueYmd = addWorkingDays(dayOf(this.at), 5, options.holidays)
    this.step(0, this.owner, 'finish', 'DONE', { ...values, verifyDueYmd })
    if (stage === 'DONE') return
    const onTimeCd = this.onTime()
    const isWatched = this.row.riskGradeCd === 'CRIT' || this.row.riskGradeCd === 'HIGH'
    this.step(2, this.manager, 'verify', isWatched ? 'EFFECT' : 'CLOSE', { onTimeCd, verifyDt: this.at })
    if (!isWatched) return
    this.row.effectDueYmd = effectDue(dayOf(this.at))
    if (stage !== 'CLOSE' || String(this.row.effectDueYmd) >= options.today) return
    this.comeTo(String(this.row.effectDueYmd))
    this.step(1, this.manager, 'confirmEffect', 'CLOSE', { effectCd: 'EFF' })
  }

  private onTime(): 'IN' | 'LATE' {
    return isLate(dayOf(this.at), String(this.row.orgDueYmd)) ? 'LATE' : 'IN'
  }

  /** Nothing of the past happens after the site began, nor before what came before it. */
  private comeTo(ymd: string): void {
    this.setTime(startOfDay(ymd).getTime() + 10 * 3_600_000)
  }
  private setTime(ms: number): void {
    const end = startOfDay(this.setting.options.today).getTime() - 60_000
    this.at = new Date(Math.max(Math.min(ms, end), this.at.getTime()))
  }

  private step(days: number, userId: string, actionCd: string, to: State, values: Row, reasonDesc?: string): void {
    this.setTime(this.at.getTime() + days * this.setting.chance.int(4, 20) * 3_600_000)
    const from = this.row.statusCd
    Object.assign(this.row, values, { statusCd: to, updateUserId: userId, lastActorId: userId })
    this.version += 1
    this.tell(userId, actionCd, from, to, values, reasonDesc)
  }

  private tell(userId: string, actionCd: string, from: unknown, to: State, values: Row, reasonDesc?: string): void {
    const diff = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]]))
    const { plantCd, vendorCd = null } = this.row
    this.story.push({
      auditDt: this.at,
      userId,
      bizCd: 'impr',
      plantCd,
      vendorCd,
      actionCd,
      fromStatusCd: from,
      toStatusCd: to,
      reasonDesc: reasonDesc ?? null,
      diffJson: diff,
    })
  }

  giveNumber(no: number, numbers: Map<string, number>): void {
    const ymd = dayOf(this.begun)
    const counter = `${this.row.plantCd}:${ymd}`
    const next = (numbers.get(counter) ?? 0) + 1
    numbers.set(counter, next)
    this.row.imprNo = no
    this.row.imprDocNo = `IM-${ymd.replaceAll('-', '')}-${String(next).padStart(4, '0')}`
    for (const line of this.story) line.bizNo = String(no)
  }
}
