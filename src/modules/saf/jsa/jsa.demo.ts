/** Two years of analyses for the demo site, in every state. Set-based: one statement a table. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { nextEvalOf, TARGET_AHEAD_DAYS } from './jsa.logic.ts'
import type { JsaLine } from './jsa.model.ts'
import { rowValues } from './jsa-rows.ts'
import { type Job, jobs, rowsOfJob } from './jsa-scenes.ts'
import { digestOf } from './jsa-signs.ts'

type Row = Record<string, unknown>
interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
  vendors: readonly { vendorCd: string; userIds: readonly string[] }[]
}
interface DemoOptions {
  today: string
  sites: readonly DemoSite[]
}

const COUNT = 400
const LIBRARY = 12
const SHOWN_VENDORS = 2
const SCALE = 'S54'
const places = ['북측 배관랙', '3층 반응기', '탱크 야드', '펌프장', '용제 회수동', '출하장', '보일러동', '폐수처리장']

export async function loadJsas(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const chance = random('job safety analyses')
  const made = Array.from({ length: COUNT }, (_, at) => analysis(at, options, chance)).flatMap((one) => one ?? [])
  await insertAll(
    connection,
    'jsa',
    made.map(({ record }) => record),
  )
  await insertAll(
    connection,
    'jsa_rows',
    made.flatMap(({ rows }) => rows),
  )
  await insertAll(
    connection,
    'jsa_part',
    made.flatMap(({ parts }) => parts),
  )
  await insertAll(
    connection,
    'jsa_eval',
    made.flatMap(({ evaluation }) => evaluation),
  )
  await insertAll(
    connection,
    'jsa_plan',
    made.flatMap(({ plan }) => plan),
  )
  await insertAll(
    connection,
    'sys_audit',
    made.map(({ record }) => storyOf(record)),
  )
  for (const [table, key] of [
    ['jsa', 'jsa_no'],
    ['jsa_part', 'jsa_part_no'],
    ['jsa_eval', 'jsa_eval_no'],
    ['jsa_plan', 'jsa_plan_no'],
  ])
    await connection.query(
      `select setval(pg_get_serial_sequence('${table}', '${key}'), greatest(1, (select max(${key}) from ${table})))`,
    )
}

const stageOfState = { TEMP: '1', CHECK: '2', RQST: '3', REVIEW: '4', RTN: '1', FIX: '5', RETIRED: '5' } as const
type State = keyof typeof stageOfState

/** The older, the further: what waits has waited for days, not for months. */
const stateOf = (chance: Random): State =>
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
  const no = at + 1
  const isLibrary = at < LIBRARY
  const job = jobs[at % jobs.length] as Job
  const vendors = chance.chance(0.4) ? site.vendors.slice(0, SHOWN_VENDORS) : site.vendors
  const vendor = isLibrary || vendors.length === 0 ? undefined : chance.pick(vendors)
  const statusCd: State = isLibrary ? 'FIX' : stateOf(chance)
  const isOver = statusCd === 'FIX' || statusCd === 'RETIRED'
  // A due one now and then; most were fixed within the year.
  const fixYmd = isOver ? addDays(today, -chance.int(3, at % 12 === 0 ? 350 : 320)) : null
  const begun = fixYmd ? addDays(fixYmd, -chance.int(4, 15)) : addDays(today, -chance.int(0, 9))
  const author = vendor ? chance.pick(vendor.userIds) : (site.safetyManagers[0] ?? site.owners[0] ?? '')
  const head = { no, site, process, job, vendor, statusCd, fixYmd, begun, author, isLibrary, today }
  const rows = promised(rowsOfJob(job), head, chance)
  const values = rowValues(rows, [], SCALE)
  const record = recordOf(head, values, chance)
  const parts =
    statusCd === 'TEMP'
      ? []
      : partsOf(head, { jsaTitle: String(record.jsaTitle), rows: (values.rows ?? []) as JsaLine[] })
  return {
    record: { ...record, partCnt: parts.length },
    rows: (values.rows ?? []).map((row, index) => ({ jsaNo: no, seqNo: index + 1, ...row })),
    parts,
    evaluation: evaluationOf(head, record),
    plan: planOf(head, record, (values.rows ?? []) as JsaLine[], chance),
  }
}

interface Head {
  no: number
  site: DemoSite
  process: DemoSite['processes'][number]
  job: Job
  vendor: DemoSite['vendors'][number] | undefined
  statusCd: State
  fixYmd: string | null
  begun: string
  author: string
  isLibrary: boolean
  today: string
}
const at = (ymd: string, hour: number): string => new Date(startOfDay(ymd).getTime() + hour * 3_600_000).toISOString()

/** One in ten still owes a measure. */
function promised(rows: JsaLine[], { statusCd, today, no }: Head, chance: Random): JsaLine[] {
  if (statusCd !== 'FIX' || no % 10 !== 0) return rows
  const index = rows.findIndex(({ addMeasureDesc }) => addMeasureDesc !== null)
  const dueYmd = addDays(today, chance.int(-10, 40))
  return rows.map((row, place) => (place === index ? { ...row, imprYn: 'Y', ownerDesc: '정비팀', dueYmd } : row))
}

function recordOf(head: Head, values: ReturnType<typeof rowValues>, chance: Random): Row {
  const { no, site, process, job, vendor, statusCd, fixYmd, begun, author, isLibrary } = head
  const { rows: _, ...summary } = values
  const manager = site.safetyManagers[0] ?? author
  const isNumbered = statusCd !== 'TEMP' && statusCd !== 'CHECK'
  return {
    jsaNo: no,
    rootJsaNo: no,
    jsaRevNo: 1,
    scaleCd: SCALE,
    rtnCnt: statusCd === 'RTN' ? 1 : 0,
    ...summary,
    jsaTitle: isLibrary ? `${job.title} 표준` : `${chance.pick(places)} ${job.title} ${no}`,
    jsaSrcCd: isLibrary ? 'LIB' : 'VND',
    workCatCd: job.workCatCd,
    permitTypeCds: job.permitTypeCds,
    processNo: process.processNo,
    deptCd: process.deptCd ?? null,
    vendorCd: vendor?.vendorCd ?? null,
    statusCd,
    plantCd: site.plantCd,
    deleteYn: 'N',
    rowVersion: 1,
    lastActorId: author,
    jsaDocNo: isNumbered ? `JSA-${begun.replaceAll('-', '')}-${String(no).padStart(4, '0')}` : null,
    evalStageCd: statusCd === 'FIX' && no % 10 === 0 ? '7' : stageOfState[statusCd],
    stageDt: at(fixYmd ?? begun, 15),
    fixYmd,
    nextEvalYmd: fixYmd && nextEvalOf(fixYmd),
    fixUserId: fixYmd && manager,
    createUserId: author,
    createDt: at(begun, 9),
    updateUserId: fixYmd ? manager : author,
    updateDt: at(fixYmd ?? begun, 15),
  }
}

const strokes = [[80, 700, 250, 250, 420, 720, 600, 300, 900, 620]]
const people = [
  ['LEADER', '민경수', 'ko'],
  ['WORKER', '응우옌 반 남', 'vi'],
  ['WORKER', '알리셰르 카리모프', 'uz'],
  ['OPR', '홍기범', 'ko'],
] as const

function partsOf({ no, begun, author }: Head, contents: Parameters<typeof digestOf>[0]): Row[] {
  const signDt = at(begun, 14)
  return people.map(([partRoleCd, partNm, langCd], index) => ({
    jsaPartNo: no * people.length + index,
    jsaNo: no,
    partRoleCd,
    partNm,
    langCd,
    signDt,
    signUserId: author,
    signDigest: digestOf(contents),
    signJson: { signerNm: partNm, signDt, strokes },
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: author,
    createDt: at(begun, 13),
    updateUserId: author,
    updateDt: signDt,
  }))
}

function evaluationOf({ no, site, vendor, author, statusCd, today, isLibrary }: Head, record: Row): Row[] {
  const dueYmd = record.nextEvalYmd as string | null
  if (statusCd !== 'FIX' || isLibrary || !dueYmd || dueYmd > addDays(today, TARGET_AHEAD_DAYS)) return []
  const row = {
    jsaEvalNo: no,
    jsaEvalDocNo: `JE-${today.replaceAll('-', '')}-${String(no).padStart(4, '0')}`,
    jsaNo: no,
    rootJsaNo: no,
    evalTitle: record.jsaTitle,
    reasonCd: 'REGULAR',
    dueYmd,
    vendorCd: vendor?.vendorCd ?? null,
    deptCd: record.deptCd,
    authorUserId: author,
    rowCnt: record.rowCnt,
    doneCnt: 0,
    formalYn: 'N',
    statusCd: 'TARGET',
    plantCd: site.plantCd,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: 'SYSTEM',
    createDt: at(today, 6),
    updateUserId: 'SYSTEM',
    updateDt: at(today, 6),
  }
  return [row]
}

function planOf({ no, site, vendor, author }: Head, record: Row, rows: readonly JsaLine[], chance: Random): Row[] {
  const row = rows.find(({ imprYn }) => imprYn === 'Y')
  if (!row) return []
  const plan = {
    jsaPlanNo: no,
    jsaPlanDocNo: `JP-${String(record.fixYmd).replaceAll('-', '')}-${String(no).padStart(4, '0')}`,
    hazardTitle: row.hazardDesc,
    jsaTitle: record.jsaTitle,
    stepNm: row.stepNm,
    jsaNo: no,
    rootJsaNo: no,
    jsaRowNo: row.rowNo,
    scaleCd: SCALE,
    freqBeforeVal: row.freqBeforeVal,
    sevBeforeVal: row.sevBeforeVal,
    riskBeforeVal: row.riskBeforeVal,
    addMeasureDesc: row.addMeasureDesc,
    measureTypeCds: row.measureTypeCds,
    ownerDesc: row.ownerDesc,
    dueYmd: row.dueYmd,
    vendorCd: vendor?.vendorCd ?? null,
    deptCd: record.deptCd,
    authorUserId: author,
    progressCnt: chance.pick([0, 20, 50, 80]),
    statusCd: 'ACTION',
    plantCd: site.plantCd,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: record.fixUserId,
    createDt: record.stageDt,
    updateUserId: record.fixUserId,
    updateDt: record.stageDt,
  }
  return [plan]
}

const storyOf = (record: Row): Row => ({
  auditDt: record.createDt,
  userId: record.createUserId,
  bizCd: 'jsa',
  bizNo: String(record.jsaNo),
  plantCd: record.plantCd,
  vendorCd: record.vendorCd,
  actionCd: 'CREATE',
  toStatusCd: 'TEMP',
  diffJson: {},
})
