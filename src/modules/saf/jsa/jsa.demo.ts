/** Two years of analyses for the demo site, in every state, with what they still owe and what is evaluated again. */
import { gathered } from '#modules/common/site-langs.logic.ts'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Random, random } from '#platform/model/random.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type Holders, holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import type { Told } from '#platform/server/stories/step.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { TARGET_AHEAD_DAYS } from './jsa.logic.ts'
import type { JsaLine, jsa } from './jsa.model.ts'
import { insertParticipants, jsaStory, type Participant } from './jsa.story.ts'
import { jsaEval } from './jsa-eval.model.ts'
import { planOf } from './jsa-impr.ts'
import { jsaPlan } from './jsa-plan.model.ts'
import { rowValues } from './jsa-rows.ts'
import { type Job, jobs, rowsOfJob } from './jsa-scenes.ts'
import { sceneTexts } from './jsa-texts.demo.ts'
import { koreansOf } from './jsa-texts.logic.ts'
import { DEFAULT_SCALE } from './risk.logic.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
  vendors: readonly { vendorCd: string; userIds: readonly string[] }[]
}
interface DemoOptions {
  today: string
  now: Date
  sites: readonly DemoSite[]
}

const COUNT = 400
const LIBRARY = 12
const SHOWN_VENDORS = 2
const places = ['북측 배관랙', '3층 반응기', '탱크 야드', '펌프장', '용제 회수동', '출하장', '보일러동', '폐수처리장']
const people: readonly Participant[] = [
  ['LEADER', '민경수', 'ko'],
  ['WORKER', '응우옌 반 남', 'vi'],
  ['WORKER', '알리셰르 카리모프', 'uz'],
  ['OPR', '홍기범', 'ko'],
]

export async function loadJsas(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const chance = random('job safety analyses')
  const holders = await holdersOf(connection)
  const made = Array.from({ length: COUNT }, (_, at) => analysis(at, options, chance)).flatMap((one) => one ?? [])
  const latest = options.now
  const records = await insertStories(
    connection,
    made.map((one) => lived(one, options, holders)),
    { latest },
  )
  const signed = records.filter(({ statusCd }) => statusCd !== 'TEMP')
  await insertParticipants(
    connection,
    people,
    signed.map((one) => [one, one.createDt]),
  )
  const promises = records.flatMap((record, index) => promiseOf(record, made[index]?.progressCnt ?? 0))
  await insertStories(connection, promises, { latest })
  await insertStories(
    connection,
    records.flatMap((record) => evaluationOf(record, options.today)),
    { latest },
  )
}

/** The older, the further: what waits has waited for days, not for months. */
const stateOf = (chance: Random) =>
  chance.weighted([
    ['FIX', 80],
    ['RQST', 6],
    ['REVIEW', 4],
    ['RTN', 3],
    ['CHECK', 2],
    ['TEMP', 2],
    ['RETIRED', 3],
  ] as const)

function analysis(at: number, { today, sites }: DemoOptions, chance: Random) {
  const site = sites.length > 1 && chance.chance(0.25) ? sites[1] : sites[0]
  const process = site && chance.pick(site.processes)
  if (!site || !process) return undefined
  const isLibrary = at < LIBRARY
  const job = jobs[at % jobs.length] as Job
  const vendors = chance.chance(0.4) ? site.vendors.slice(0, SHOWN_VENDORS) : site.vendors
  const picked = isLibrary || vendors.length === 0 ? undefined : chance.pick(vendors)
  const statusCd = isLibrary ? 'FIX' : stateOf(chance)
  const isOver = statusCd === 'FIX' || statusCd === 'RETIRED'
  // A due one now and then; most were fixed within the year.
  const fixYmd = isOver ? addDays(today, -chance.int(3, at % 12 === 0 ? 350 : 320)) : today
  const begun = isOver ? addDays(fixYmd, -chance.int(4, 15)) : addDays(today, -chance.int(0, 9))
  // The first vendor alone has somebody who writes what its manager then looks through.
  const isInside = statusCd === 'CHECK'
  const vendor = isInside ? sites[0]?.vendors[0] : picked
  const writer = picked ? chance.pick(picked.userIds) : (site.safetyManagers[0] ?? '')
  const author = isInside ? (vendor?.userIds.at(-1) ?? writer) : writer
  const owes = statusCd === 'FIX' && (at + 1) % 10 === 0
  const values: DraftOf<typeof jsa> = {
    rows: owes ? promised(rowsOfJob(job), today, chance) : rowsOfJob(job),
    jsaTitle: isLibrary ? `${job.title} 표준` : `${chance.pick(places)} ${job.title} ${at + 1}`,
    jsaSrcCd: isLibrary ? 'LIB' : 'VND',
    workCatCd: job.workCatCd,
    permitTypeCds: job.permitTypeCds,
    processNo: process.processNo,
    deptCd: process.deptCd ?? null,
  }
  return { site, vendor, statusCd, begun, fixYmd, author, values, progressCnt: owes ? chance.pick([0, 20, 50, 80]) : 0 }
}
type Analysis = NonNullable<ReturnType<typeof analysis>>

/** One in ten still owes a measure. */
function promised(rows: JsaLine[], today: string, chance: Random): JsaLine[] {
  const index = rows.findIndex(({ addMeasureDesc }) => addMeasureDesc !== null)
  const dueYmd = addDays(today, chance.int(-10, 40))
  return rows.map((row, place) => (place === index ? { ...row, imprYn: 'Y', ownerDesc: '정비팀', dueYmd } : row))
}

const at = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * 3_600_000)

function lived(one: Analysis, { sites }: DemoOptions, holders: Holders): Story<typeof jsa> {
  const { site, vendor, statusCd, begun, fixYmd, author, values } = one
  const of = (roleCd: string) => holders(roleCd, site.plantCd)[0] ?? holders(roleCd, sites[0]?.plantCd ?? '')[0] ?? ''
  // Nobody releases what he wrote himself.
  const managers = [...site.safetyManagers, ...sites.flatMap(({ safetyManagers }) => safetyManagers)]
  const isGrave = rowValues(values.rows ?? [], [], DEFAULT_SCALE).consentYn === 'Y'
  const releaser = isGrave ? site.safetyHead : (managers.find((userId) => userId !== author) ?? '')
  const drafted = jsaStory(author, values, statusCd === 'TEMP' ? 0 : people.length)
    .at(at(begun, 9))
    .meanwhile(({ record }) => ({ texts: gathered(koreansOf(record.rows), sceneTexts) }))
  if (statusCd === 'TEMP') return drafted
  if (statusCd === 'CHECK') return drafted.at(at(begun, 14)).act('ask')
  const sender = vendor ? (holders('VSM', vendor.vendorCd)[0] ?? holders('VAD', vendor.vendorCd)[0]) : author
  const asked = drafted
    .as(sender ?? author)
    .at(at(begun, 14))
    .act('submit')
  if (statusCd === 'RTN') {
    const why = { reasonCd: 'ETC', reasonDesc: '추가대책이 현재대책과 같습니다.' }
    return asked.as(of('OPR')).after('1h').act('sendBack', why)
  }
  const heard = asked.as(of('OPR')).after('1h').act('evaluateOpr')
  const evaluated = vendor ? heard.as(of('OWN')).after('1h').act('evaluateOwn') : heard
  return evaluated
    .as(releaser)
    .at(at(fixYmd, 15))
    .act('confirm')
    .as(managers[0] ?? releaser)
    .at(at(fixYmd, 16))
    .act('retire', { reasonDesc: '설비를 철거했습니다.' })
    .until(statusCd)
}

/** What one of its rows promises, as its release registers it. */
function promiseOf(record: Told<typeof jsa>, progressCnt: number): Story<typeof jsaPlan>[] {
  const row = record.rows.find(({ imprYn }) => imprYn === 'Y')
  if (!row || record.statusCd !== 'FIX') return []
  const plan = story(jsaPlan, {}, { create: () => ({ ...planOf(record, row), progressCnt }) })
  return [plan.as('SYSTEM').at(record.stageDt ?? record.createDt)]
}

function evaluationOf(record: Told<typeof jsa>, today: string): Story<typeof jsaEval>[] {
  const { statusCd, jsaSrcCd, nextEvalYmd: dueYmd, jsaNo, rootJsaNo, jsaTitle: evalTitle } = record
  const isDue = statusCd === 'FIX' && jsaSrcCd !== 'LIB' && dueYmd && dueYmd <= addDays(today, TARGET_AHEAD_DAYS)
  if (!isDue) return []
  const { vendorCd, deptCd, plantCd, rowCnt, createUserId: authorUserId } = record
  const about = { jsaNo, rootJsaNo, evalTitle, dueYmd, vendorCd, deptCd, plantCd, rowCnt, authorUserId }
  const target = story(jsaEval, {}, { create: () => ({ ...about, reasonCd: 'REGULAR' as const }) })
  return [target.as('SYSTEM').at(at(today, 6))]
}
