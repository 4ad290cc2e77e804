/** What a permit does beside its actions: copy, paper, crew while work goes on, ins and outs of a confined space. */
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { answer, type Routes, routes } from '#platform/server/calls/answer.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { controlRoomTel } from '#platform/server/directory/site.ts'
import type { NoteOf, ProgramValues } from '#platform/server/documents/program-door.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { linksOf } from '#platform/server/links/link.ts'
import { forbidden, problem, type RuleProblem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { listOf } from './ask/guard-parts.logic.ts'
import { sharedParts } from './ask/permit-facts.ts'
import { askAll, askedAt, type Finding } from './conditions/condition.ts'
import { conditions } from './conditions/permit-conditions.ts'
import { type CrewRole, crewRoles } from './fields/permit-codes.model.ts'
import { PERMIT_LINK } from './link/permit-links.ts'
import { noted } from './permit.api.ts'
import * as calls from './permit.calls.ts'
import { type Permit, permit } from './permit.model.ts'
import { permitAsks } from './permit.ports.ts'
import { startRoutes } from './request/permit-starts.ts'
import { tellTakenOver } from './review/reviewed-facts.ts'

const refused = (found: RuleProblem) => ruleRefused([found])

/** Who leads the work: the managers of its contractor, or the own employee named in it. */
const leads = (record: Permit, person: Person): boolean =>
  record.vendorCd === null
    ? record.leaderUserId === person.userId
    : person.vendorCd === record.vendorCd && person.roles.some((role) => role === 'VSP' || role === 'VSM')
const mayRun = (record: Permit, person: Person) => leads(record, person) || person.roles.includes('OPR')

const labelOf = ({ statusCd }: Permit) => permit.lifecycle.states[statusCd].label

/** The name that other programs know the end of work by. */
function registerFinish(app: App, services: Services, document: RuledDocument): void {
  const store = new DocumentStore(services, document)
  const params = z.object({ permitNo: z.coerce.number().int().min(1), rowVersion: z.coerce.number().int().min(1) })
  const schema = { tags: [permit.label], params, response: { 200: z.object({ permitNo: z.number() }) } }
  app.post(
    '/api/saf/wkod/wkodmaster/complete/:permitNo/:rowVersion',
    { config: needsDocument(permit, 'write'), schema },
    async (request) => {
      const { permitNo, rowVersion } = request.params
      await store.act(askerOf(request, permit), permitNo, 'finish', { rowVersion, finishedYn: 'Y' })
      return { permitNo }
    },
  )
}

const paper = answer(calls.permitPaper, async ({ record, program, services }) => {
  const [links, names, controlTel, risks] = await Promise.all([
    linksOf(services, PERMIT_LINK, record.permitNo),
    namesIn(program, record),
    controlRoomTel(program, record.plantCd),
    topRisks(program, record.jsaNo),
  ])
  return { path: links[0]?.path ?? null, names, controlTel, risks }
})

const print = answer(calls.countPrint, async ({ record: { permitNo, statusCd }, tx, ...moment }) => {
  const record = await noted(tx, permitNo, [statusCd], 'print', moment, (one) => ({
    printCnt: (one.printCnt ?? 0) + 1,
  }))
  return { printCnt: record?.printCnt ?? 0 }
})

const materials = answer(calls.permitMaterials, async ({ record: { plantCd, vendorCd, msdsNo }, db }) => {
  if (vendorCd === null) return { rows: [] }
  const asked = { plantCd, vendorCd, docNos: [...listOf(msdsNo)], withOthers: true }
  return { rows: [...(await permitAsks.materials(db, asked))] }
})

async function namesIn(db: Queries, record: Permit): Promise<Record<string, string>> {
  const people = [...(record.permitCrew ?? []), ...(record.cseEntryLog ?? [])].flatMap(({ personNo }) => personNo ?? [])
  const userIds = (record.permitCrew ?? []).flatMap(({ userId }) => userId ?? [])
  const rows = await db.query<{ no: string; nm: string }>(
    sql`select person_no::text as no, person_nm as nm from vendor_person where person_no = any(${[...new Set(people)]}::bigint[])
      union all select user_id, user_nm from directory_person where user_id = any(${userIds}::text[])`,
  )
  return Object.fromEntries(rows.map(({ no, nm }) => [no, nm]))
}

const TOP_RISKS = 5
const topRisks = (db: Queries, jsaNo: number | null) =>
  db.query<calls.TopRisk>(
    sql`select step_nm as "stepNm", hazard_desc as "hazardDesc", coalesce(add_measure_desc, cur_measure_desc) as "measureDesc",
        risk_before_val as risk from jsa_rows where jsa_no = ${jsaNo ?? 0} order by risk_before_val desc nulls last, seq_no limit ${TOP_RISKS}`,
  )

interface Acting {
  tx: Transaction
  record: Permit
  person: SignedInPerson
  now: Date
  ip: string | null
}
/** Writes to a living permit as the person, whatever else is under way. */
async function write(
  { tx, record, ...moment }: Acting,
  storyCd: NoteOf<typeof permit>,
  valuesOf: (one: Permit) => ProgramValues<typeof permit>,
): Promise<{ permitNo: number }> {
  const { permitNo, statusCd } = record
  if (!(await noted(tx, permitNo, [statusCd], storyCd, moment, valuesOf))) throw wrongState(labelOf(record))
  return { permitNo }
}

const crewStates: readonly string[] = ['PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP']
/** @throws Refusal 403, 409 */
function requireCrewOpen({ record, person }: Acting): void {
  if (!mayRun(record, person)) throw forbidden()
  if (!crewStates.includes(record.statusCd)) throw wrongState(labelOf(record))
}

const unsigned = { userId: null, tbmSignDt: null, addDt: null, leaveDt: null, checkDesc: null }

const join = answer(calls.joinCrew, async ({ body: { personNo, crewRoleCd }, program, ...acting }) => {
  const { tx, record } = acting
  requireCrewOpen(acting)
  await requireJoinable(acting, program, personNo)
  await requireFree(tx, record, personNo, crewRoleCd)
  const done = await write(acting, 'joinCrew', (one) => {
    refuseTwice(one, personNo)
    const line = { ...unsigned, personNo, crewRoleCd }
    return { ...takenOver(one, personNo, crewRoleCd), permitCrew: [...(one.permitCrew ?? []), line] }
  })
  if (partFields[crewRoleCd]) await tellTakenOver(tx, record, crewRoles[crewRoleCd], acting)
  return done
})

const leave = answer(calls.leaveCrew, ({ places: { personNo }, ...acting }) => {
  requireCrewOpen(acting)
  const leaveDt = acting.now.toISOString()
  return write(acting, 'leaveCrew', (one) => {
    refuseInside(one, personNo)
    return {
      permitCrew: (one.permitCrew ?? []).map((line) =>
        line.personNo === personNo && line.leaveDt === null ? { ...line, leaveDt } : line,
      ),
    }
  })
})

/**
 * Who is inside does not leave the record, nor does the attendant while anybody is.
 *
 * @law 산업안전보건기준에 관한 규칙 제621조, 제623조
 * @throws Refusal 422
 */
function refuseInside({ cseEntryLog, watchPersonNo, permitCrew }: Permit, personNo: number): void {
  const inside = new Set((cseEntryLog ?? []).filter(({ outDt }) => outDt === null).map((entry) => entry.personNo))
  const line = (permitCrew ?? []).find((one) => one.personNo === personNo && one.leaveDt === null)
  const isWatch = personNo === watchPersonNo || line?.crewRoleCd === 'WATCH'
  if (!inside.has(personNo) && !(isWatch && inside.size > 0)) return
  const message = isWatch
    ? '밀폐공간 내부에 {n}명이 있어 감시인이 이탈할 수 없습니다.'
    : '밀폐공간 안에 있는 사람은 이탈할 수 없습니다.'
  throw refused(problem(permit, 'permitCrew', 'PT_LEAVE_INSIDE', message, { values: { n: inside.size } }))
}

/** Asked once more of the permit as it is locked: a second press finds him in. @throws Refusal 422 */
function refuseTwice({ permitCrew }: Permit, personNo: number): void {
  if ((permitCrew ?? []).some((one) => one.personNo === personNo && one.leaveDt === null))
    throw refused(problem(permit, 'permitCrew', 'PT_CREW_TWICE', '이미 작업인원에 있습니다.'))
}

/** Where the permit names who has a part of his own. */
const partFields: Readonly<Partial<Record<CrewRole, keyof Permit>>> = {
  LEADER: 'leaderPersonNo',
  WATCH: 'watchPersonNo',
  FIRE: 'fireWatchPersonNo',
  SIGNAL: 'signalPersonNo',
  CMD: 'cmdPersonNo',
}
/** Who joins for a part takes it over; a leader who has not signed for the place does so before the work begins. */
function takenOver({ statusCd }: Permit, personNo: number, crewRoleCd: CrewRole): Partial<Permit> {
  const field = partFields[crewRoleCd]
  if (!field) return {}
  const isUnsigned = crewRoleCd === 'LEADER' && (statusCd === 'APPR' || statusCd === 'ISSUED')
  return { [field]: personNo, ...(isUnsigned && { leaderSignDt: null }) }
}

/** @throws Refusal 422 for who works here, or has a part in another permit of the same hours */
async function requireFree(tx: Transaction, record: Permit, personNo: number, crewRoleCd: CrewRole): Promise<void> {
  const field = partFields[crewRoleCd]
  if (!field || crewRoleCd === 'LEADER') return
  const nobody = { watchPersonNo: null, fireWatchPersonNo: null, signalPersonNo: null, cmdPersonNo: null }
  const found = await sharedParts({ record: { ...record, ...nobody, [field]: personNo }, db: tx })
  if (found.length > 0)
    throw ruleRefused(
      found.map(({ ruleCd: code, message, values = {} }) => ({ field: 'permitCrew', code, message, values })),
    )
}

/** @throws Refusal 422 for who is no person of the contractor, is in already, or may not by the rules of people */
async function requireJoinable({ tx, record, now }: Acting, program: Queries, personNo: number): Promise<void> {
  const at = (code: string, message: string, values = {}) =>
    refused(problem(permit, 'permitCrew', code, message, { values }))
  const [known] = await program.query(
    sql`select from vendor_person where person_no = ${personNo} and vendor_cd = ${record.vendorCd} and plant_cd = ${record.plantCd}
      and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (!known) throw at('PT_CREW_WHO', '작업인원의 이름을 선택하세요.')
  refuseTwice(record, personNo)
  const line = { ...unsigned, personNo, crewRoleCd: 'WORKER' as const }
  const joined = { ...record, permitCrew: [line] }
  const asked = await askedAt({ db: tx, now, moment: 'join' })
  const found = (await askAll(conditions, [joined], asked)).flatMap(({ findings }) => findings)
  const isHis = ({ whom }: Finding) => !whom || ('personNo' in whom && whom.personNo === personNo)
  const bad = found.filter((one) => one.resultCd === 'BLOCK' && isHis(one))
  if (bad.length > 0)
    throw ruleRefused(
      bad.map(({ ruleCd: code, message, values = {}, law, evidenceDesc, lifterCds }) => ({
        field: 'permitCrew',
        code,
        message,
        values,
        law,
        evidenceDesc,
        lifterCds,
      })),
    )
}

const pass = answer(calls.passEntry, ({ body: { personNo, goesIn }, ...acting }) => {
  if (!mayRun(acting.record, acting.person)) throw forbidden()
  const at = acting.now.toISOString()
  return write(acting, goesIn ? 'enter' : 'leave', (one) => passed(one, personNo, goesIn, at))
})

/**
 * In while work goes on, out at any time: each pass changes the count.
 *
 * @law 산업안전보건기준에 관한 규칙 제621조
 */
function passed(record: Permit, personNo: number, goesIn: boolean, at: string): Partial<Permit> {
  const refuse = (code: string, message: string) => refused(problem(permit, 'cseEntryLog', code, message))
  const log = record.cseEntryLog ?? []
  const isInside = log.some((one) => one.personNo === personNo && one.outDt === null)
  if (!goesIn) {
    if (!isInside) throw refuse('PT_ENTRY_OUT', '안에 있는 사람이 아닙니다.')
    const cseEntryLog = log.map((one) =>
      one.personNo === personNo && one.outDt === null ? { ...one, outDt: at } : one,
    )
    return { cseEntryLog, insideCnt: cseEntryLog.filter(({ outDt }) => outDt === null).length }
  }
  const member = (record.permitCrew ?? []).find((one) => one.personNo === personNo && one.leaveDt === null)
  if (record.statusCd !== 'WORK') throw wrongState(labelOf(record))
  if (isInside) throw refuse('PT_ENTRY_IN', '이미 안에 있습니다.')
  if (!member || member.crewRoleCd === 'WATCH' || personNo === record.watchPersonNo)
    throw refuse('PT_ENTRY_WHO', '이 허가의 작업자만 들어갈 수 있습니다.')
  if (member.tbmSignDt === null) throw refuse('PT_ENTRY_TBM', 'TBM에 서명한 뒤에 들어갈 수 있습니다.')
  const entry = { personNo, userId: null, inDt: at, outDt: null, watchPersonNo: record.watchPersonNo }
  const cseEntryLog = [...log, entry]
  return { cseEntryLog, insideCnt: cseEntryLog.filter(({ outDt }) => outDt === null).length }
}

export const permitRoutes = (document: RuledDocument): Routes =>
  routes(startRoutes(document), paper, print, materials, join, leave, pass, (app, services) =>
    registerFinish(app, services, document),
  )
