/** Two years of improvements for the demo site, some of them of its near misses, with the history that made them what they are. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Random, random } from '#platform/model/random.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import type { Story } from '#platform/server/stories/story.ts'
import { tellRows, type Course as Walked } from '#platform/server/stories/tell-rows.ts'
import { type Impr, impr, type RiskGrade } from './impr.model.ts'
import { imprStory } from './impr.story.ts'
import { defaultDue, effectDue } from './impr-dues.ts'
import { type Finding, findings } from './impr-findings.ts'

type Row = Record<string, unknown>
type State = Impr['statusCd']
type Told = Story<typeof impr>

const FOUND = 340
const OF_NEAR_MISSES = 60
const DAYS_BACK = 730
const HOUR_MS = 3_600_000
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
  vendors: readonly { vendorCd: string }[]
}
interface DemoOptions {
  today: string
  holidays: ReadonlySet<string>
  sites: readonly DemoSite[]
}

export async function loadImprovements(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const chance = random('improvements')
  const reports = await handedOver(connection)
  const depts = await namesOf(connection, DEPARTMENTS)
  const managers = await namesOf(connection, VENDORS)
  const courses = [
    ...Array.from({ length: FOUND }, () => found(options, managers, chance)),
    ...reports.flatMap((report) => fromReport(report, options, chance)),
  ].sort((a, b) => a.begun.getTime() - b.begun.getTime())
  await insertStories(
    connection,
    courses.map((course) => lived(course, options, depts, chance)),
  )
  await connection.query(
    `update near_miss n set impr_no = r.impr_no from impr r where r.src_cd = 'NM' and r.src_no = n.near_miss_no::text`,
  )
}

/** Those that other parts of the demo have registered. */
export async function tellImprovements(connection: OwnerConnection, latest: Date): Promise<void> {
  const course = (owner: 'ownerUserId' | '#VAD'): Walked<typeof impr> => [
    ['register', 'createUserId', 'createDt'],
    ['accept', owner, '+ 1 day'],
    ['plan', owner, '+ 1 day'],
    ['finish', owner, '+ 5 days'],
    ['verify', 'verifyUserId', '+ 1 day', { to: 'CLOSE' }],
  ]
  await tellRows(connection, impr, [course('#VAD')], { latest, where: 'r.vendor_cd is not null' })
  await tellRows(connection, impr, [course('ownerUserId')], { latest })
}

/** The newest near misses whose action could have gone to the register: under way, or closed. */
const handedOver = async (connection: OwnerConnection): Promise<Row[]> =>
  (
    await connection.query(`select near_miss_no, near_miss_title, place_desc, content_desc, measure_desc, process_no,
        acc_type_cd, pot_sev_cd, owner_user_id, due_ymd::text, create_dt, action_dt, status_cd, plant_cd from near_miss
      where pot_sev_cd::int >= 3 and status_cd in ('ACTION', 'CLOSE') order by near_miss_no desc limit ${OF_NEAR_MISSES}`)
  ).rows

/** By user; and who answers for a vendor, by vendor. */
async function namesOf(connection: OwnerConnection, statement: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connection.query(statement)
  return new Map(rows.map(({ of, is }) => [String(of), String(is)]))
}
const DEPARTMENTS = 'select user_id as of, dept_cd as is from sys_user where dept_cd is not null'
const VENDORS = `select vendor_cd as of, min(user_id) as is from directory_member
  where auth_grp_cd in ('VAD', 'VSM') and vendor_cd is not null group by vendor_cd`

/** What was found where, and how far it has come. */
interface Course {
  readonly site: DemoSite
  readonly begun: Date
  readonly stage: State
  readonly manager: string
  readonly owner: string
  readonly given: DraftOf<typeof impr> & { riskGradeCd: RiskGrade }
  readonly work: Pick<Finding, 'plan' | 'measure' | 'done'>
}

function found(options: DemoOptions, managers: ReadonlyMap<string, string>, chance: Random): Course {
  const site = chance.weighted(options.sites.map((one, order) => [one, order === 0 ? 60 : 30] as const))
  const { src, title, hazard, kind, content, ...work } = chance.pick(findings)
  const age = chance.int(1, DAYS_BACK)
  const begunYmd = addDays(options.today, -age)
  const begun = new Date(startOfDay(begunYmd).getTime() + chance.int(8 * 60, 17 * 60) * 60_000)
  const process = chance.pick(site.processes)
  const known = site.vendors.filter(({ vendorCd }) => managers.has(vendorCd))
  const isVendors = known.length > 0 && (src === 'VPO' || chance.chance(VENDOR_SHARE))
  // The vendors that one can sign in as stand first, and shall have something to do.
  const vendors = chance.chance(SHOWN_VENDOR_SHARE) ? known.slice(0, SHOWN_VENDORS) : known
  const vendor = isVendors ? chance.pick(vendors) : undefined
  const riskGradeCd = chance.weighted([
    ['CRIT', 4],
    ['HIGH', 18],
    ['MID', 48],
    ['LOW', 30],
  ] as const)
  const manager = chance.pick(site.safetyManagers)
  const answering = vendor && managers.get(vendor.vendorCd)
  const owner = answering ?? chance.pick(site.owners.filter((userId) => userId !== manager))
  const given = {
    imprTitle: title,
    srcCd: src,
    imprDesc: content,
    placeDesc: process.processNm,
    processNo: process.processNo,
    hazardCatCd: hazard,
    accTypeCd: kind,
    riskGradeCd,
    ...(vendor ? { vendorCd: vendor.vendorCd } : { ownerUserId: owner }),
    ...(src === 'LAW' && { dueYmd: addDays(begunYmd, 45) }),
  }
  return { site, begun, stage: stageOf(age, riskGradeCd, chance), manager, owner, given, work }
}

function fromReport(report: Row, options: DemoOptions, chance: Random): Course[] {
  const site = options.sites.find(({ plantCd }) => plantCd === report.plant_cd)
  if (!site) return []
  const begun = new Date(new Date(String(report.create_dt)).getTime() + chance.int(4, 24) * HOUR_MS)
  if (begun.getTime() >= startOfDay(options.today).getTime()) return []
  const owner = String(report.owner_user_id)
  const given = {
    imprTitle: String(report.near_miss_title),
    srcCd: 'NM',
    srcNo: String(report.near_miss_no),
    imprDesc: String(report.content_desc),
    placeDesc: String(report.place_desc),
    processNo: report.process_no === null ? null : Number(report.process_no),
    hazardCatCd: 'MEDIA',
    accTypeCd: report.acc_type_cd as Impr['accTypeCd'],
    riskGradeCd: (['MID', 'HIGH', 'CRIT'] as const)[Number(report.pot_sev_cd) - 3] ?? 'MID',
    ownerUserId: owner,
    dueYmd: String(report.due_ymd),
  } as const
  const done = String(report.measure_desc ?? '설비를 고치고 작업 순서를 바꿨습니다.')
  const work = { plan: '원인을 없애고 작업자에게 알립니다.', measure: 'ENG', done } as const
  const stage = report.status_cd === 'CLOSE' ? 'CLOSE' : 'ACTION'
  return [{ site, begun, stage, manager: chance.pick(site.safetyManagers), owner, given, work }]
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

/** The hours of a course go on, though never past the day on which the site began. */
class Hours {
  at: Date
  private readonly end: number
  private readonly chance: Random

  constructor(begun: Date, today: string, chance: Random) {
    this.at = begun
    this.end = startOfDay(today).getTime() - 60_000
    this.chance = chance
  }

  after(days: number): Date {
    return this.come(this.at.getTime() + days * this.chance.int(4, 20) * HOUR_MS)
  }
  on(ymd: string): Date {
    return this.come(startOfDay(ymd).getTime() + 10 * HOUR_MS)
  }
  private come(ms: number): Date {
    this.at = new Date(Math.max(Math.min(ms, this.end), this.at.getTime()))
    return this.at
  }
}

function lived(course: Course, options: DemoOptions, depts: ReadonlyMap<string, string>, chance: Random): Told {
  const { site, begun, stage, manager, owner, given, work } = course
  const hours = new Hours(begun, options.today, chance)
  const head = site.safetyHead
  const facts = { holidays: options.holidays, ownerDeptCd: depts.get(owner) ?? null, extendUserId: head }
  const registered = imprStory(given, facts).as(manager).at(begun).act('register')
  if (stage === 'RQST') return registered
  const taking = registered.as(owner).at(hours.after(1))
  if (stage === 'RTN') return taking.act('object', { suggestUserId: manager, reasonDesc: '다른 부서의 설비입니다.' })
  const accepted = taking.act('accept')
  if (stage === 'ASSIGN') return accepted
  const interim = given.riskGradeCd === 'CRIT' || stage === 'HOLD'
  const planned = accepted.at(hours.after(2)).act('plan', {
    planDesc: work.plan,
    ...(interim && { interimDesc: '출입을 막고 설비를 세웠습니다.' }),
  })
  if (stage === 'ACTION') return planned
  if (stage === 'HOLD') {
    const budget = { budgetNo: 'B-2027-014', holdReviewYmd: addDays(options.today, 40) }
    return planned
      .as(head)
      .at(hours.after(3))
      .act('hold', { ...budget, reasonDesc: '내년 예산으로 합니다.' })
  }
  if (stage === 'CANC' || stage === 'REVIEW') {
    const asking = planned.as(manager).at(hours.after(5))
    const why = { cancelDesc: '설비를 철거해 위험이 없어졌습니다.', reasonDesc: '설비 철거' }
    const asked = asking.act('askCancel', why)
    return stage === 'CANC' ? asked.as(head).at(hours.after(2)).act('cancel') : asked
  }
  return measured(planned, course, hours, options.today, chance)
}

/** From the plan to its end: put off once in a while, done, looked at, and where it must be looked at again. */
function measured(
  planned: Told,
  { begun, stage, given, site, manager, owner, work }: Course,
  hours: Hours,
  today: string,
  chance: Random,
): Told {
  const { riskGradeCd } = given
  const due = given.dueYmd ?? defaultDue(riskGradeCd, dayOf(begun))
  let ready = planned
  if (stage === 'EXTEND' || (riskGradeCd !== 'CRIT' && chance.chance(0.12))) {
    const extension = { extendToYmd: addDays(due, chance.pick([7, 14, 20])), reasonDesc: '자재가 늦어집니다.' }
    const asked = planned.at(hours.after(3)).act('askExtension', extension)
    if (stage === 'EXTEND') return asked
    ready = asked.as(site.safetyHead).at(hours.after(1)).act('extend')
  }
  const finishing = hours.on(chance.chance(0.86) ? addDays(due, -chance.int(0, 5)) : addDays(due, chance.int(1, 20)))
  const action = { measureTypeCd: work.measure, actionDesc: work.done }
  const done = ready
    .as(owner)
    .at(finishing)
    .act('finish', action, { without: ['afterFileId'] })
  if (stage === 'DONE') return done
  const verified = done.as(manager).at(hours.after(2)).act('verify')
  const isWatched = riskGradeCd === 'CRIT' || riskGradeCd === 'HIGH'
  const again = effectDue(dayOf(hours.at))
  if (!isWatched || stage !== 'CLOSE' || again >= today) return verified
  return verified.at(hours.on(again)).at(hours.after(1)).act('confirmEffect', { effectCd: 'EFF' })
}
