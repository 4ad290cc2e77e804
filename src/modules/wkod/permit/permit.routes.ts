/** What a permit does beside its actions: copy, paper, crew while work goes on, ins and outs of a confined space. */

import { z } from 'zod'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { controlRoomTel } from '#platform/server/directory/site.ts'
import type { NoteOf, ProgramValues } from '#platform/server/documents/program-door.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { linksOf } from '#platform/server/links/link.ts'
import { forbidden, problem, type RuleProblem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { eligibilityOf, sharedParts } from './ask/permit-facts.ts'
import { type CrewRole, crewRoles } from './fields/permit-codes.model.ts'
import { PERMIT_LINK } from './link/permit-links.ts'
import { registerMaterials } from './materials/permit-materials.routes.ts'
import { noted } from './permit.api.ts'
import { type Permit, permit } from './permit.model.ts'
import { paper } from './permit.wire.ts'
import { copied } from './request/permit-copy.ts'

const tags = [permit.label]
const params = z.object({ no: z.coerce.number().int().min(1) })
const done = z.object({ permitNo: z.number() })
const config = needsDocument(permit, 'write')
const refused = (found: RuleProblem) => ruleRefused([found])

/** Who leads the work: the managers of its contractor, or the own employee named in it. */
const leads = (record: Permit, { person }: Asker): boolean =>
  record.vendorCd === null
    ? record.leaderUserId === person.userId
    : person.vendorCd === record.vendorCd && person.roles.some((role) => role === 'VSP' || role === 'VSM')
const mayRun = (record: Permit, asker: Asker) => leads(record, asker) || asker.person.roles.includes('OPR')

/** The permit as the person sees it, who may write. @throws Refusal 403, 404 */
async function opened(db: Queries, asker: Asker, no: number): Promise<Permit> {
  const record = await getRecord(db, permit, no)
  if (!asker.mayWrite) throw forbidden()
  return record
}
const labelOf = ({ statusCd }: Permit) => permit.lifecycle.states[statusCd].label

export function permitRoutes(document: RuledDocument) {
  return (app: App, services: Services): void => {
    registerCopy(app, services, document)
    registerFinish(app, services, document)
    registerPaper(app, services)
    registerCrew(app, services)
    registerLeave(app, services)
    registerEntry(app, services)
    registerMaterials(app, services)
  }
}

function registerCopy(app: App, services: Services, document: RuledDocument): void {
  const store = new DocumentStore(services, document)
  app.post(
    '/api/saf/wkodnew/:no/copy',
    { config, schema: { tags, params, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const from = await services.db.read(asker.person, (db) => opened(db, asker, request.params.no))
      const permitNo = await store.create(asker, copied(from))
      await services.db.query(
        'SYSTEM',
        sql`update wkod_master set copy_from_permit_no = ${from.permitNo} where permit_no = ${permitNo}`,
      )
      return { permitNo }
    },
  )
}

/** The name that other programs know the end of work by. */
function registerFinish(app: App, services: Services, document: RuledDocument): void {
  const store = new DocumentStore(services, document)
  const both = z.object({ permitNo: z.coerce.number().int().min(1), rowVersion: z.coerce.number().int().min(1) })
  app.post(
    '/api/saf/wkod/wkodmaster/complete/:permitNo/:rowVersion',
    { config, schema: { tags, params: both, response: { 200: done } } },
    async (request) => {
      const { permitNo, rowVersion } = request.params
      await store.act(askerOf(request, permit), permitNo, 'finish', { rowVersion, finishedYn: 'Y' })
      return { permitNo }
    },
  )
}

/** What stands on paper and in the tabs beside the record itself. */
function registerPaper(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    `${permit.api}/:no/paper`,
    { config: needsDocument(permit), schema: { tags, params, response: { 200: paper } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const record = await db.read(asker.person, (queries) => getRecord(queries, permit, request.params.no))
      return db.read('SYSTEM', async (queries) => {
        const [links, names, controlTel, risks] = await Promise.all([
          linksOf(services, PERMIT_LINK, record.permitNo),
          namesIn(queries, record),
          controlRoomTel(queries, record.plantCd),
          topRisks(queries, record.jsaNo),
        ])
        return { path: links[0]?.path ?? null, names, controlTel, risks }
      })
    },
  )

  const counted = z.object({ printCnt: z.number() })
  app.post(
    `${permit.api}/:no/print`,
    { config: needsDocument(permit), schema: { tags, params, response: { 200: counted } } },
    async (request) => {
      const { person, ip } = askerOf(request, permit)
      return db.write(person, async (tx) => {
        const { permitNo, statusCd } = await getRecord(tx, permit, request.params.no)
        const moment = { person, now: clock.now(), ip }
        const record = await noted(tx, permitNo, [statusCd], 'print', moment, (one) => ({
          printCnt: (one.printCnt ?? 0) + 1,
        }))
        return { printCnt: record?.printCnt ?? 0 }
      })
    },
  )
}

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
  db.query<z.infer<typeof paper>['risks'][number]>(
    sql`select step_nm as "stepNm", hazard_desc as "hazardDesc", coalesce(add_measure_desc, cur_measure_desc) as "measureDesc",
        risk_before_val as risk from jsa_rows where jsa_no = ${jsaNo ?? 0} order by risk_before_val desc nulls last, seq_no limit ${TOP_RISKS}`,
  )

/** Writes to a living permit as the person, whatever else is under way. */
async function write(
  tx: Transaction,
  asker: Asker,
  record: Permit,
  storyCd: NoteOf<typeof permit>,
  now: Date,
  valuesOf: (one: Permit) => ProgramValues<typeof permit>,
): Promise<void> {
  const { permitNo, statusCd } = record
  const { person, ip } = asker
  if (!(await noted(tx, permitNo, [statusCd], storyCd, { person, now, ip }, valuesOf)))
    throw wrongState(labelOf(record))
}

const crewStates: readonly string[] = ['PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP']

function registerCrew(app: App, { db, clock }: Services): void {
  const roles = Object.keys(crewRoles) as [keyof typeof crewRoles, ...(keyof typeof crewRoles)[]]
  const body = z.strictObject({ personNo: z.number().int().min(1), crewRoleCd: z.enum(roles).default('WORKER') })
  app.post(
    `${permit.api}/:no/crew`,
    { config, schema: { tags, params, body, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const { personNo, crewRoleCd } = request.body
      return db.write(asker.person, async (tx) => {
        const record = await opened(tx, asker, request.params.no)
        if (!mayRun(record, asker)) throw forbidden()
        if (!crewStates.includes(record.statusCd)) throw wrongState(labelOf(record))
        await requireJoinable(tx, record, personNo, clock.now())
        await requireFree(tx, record, personNo, crewRoleCd)
        const line = {
          personNo,
          userId: null,
          crewRoleCd,
          tbmSignDt: null,
          addDt: null,
          leaveDt: null,
          checkDesc: null,
        }
        await write(tx, asker, record, 'joinCrew', clock.now(), (one) => {
          refuseTwice(one, personNo)
          return { ...takenOver(one, personNo, crewRoleCd), permitCrew: [...(one.permitCrew ?? []), line] }
        })
        return { permitNo: record.permitNo }
      })
    },
  )
}

function registerLeave(app: App, { db, clock }: Services): void {
  const leaving = params.extend({ personNo: z.coerce.number().int().min(1) })
  app.post(
    `${permit.api}/:no/crew/:personNo/leave`,
    { config, schema: { tags, params: leaving, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const { no, personNo } = request.params
      return db.write(asker.person, async (tx) => {
        const record = await opened(tx, asker, no)
        if (!mayRun(record, asker)) throw forbidden()
        if (!crewStates.includes(record.statusCd)) throw wrongState(labelOf(record))
        const leaveDt = clock.now().toISOString()
        await write(tx, asker, record, 'leaveCrew', clock.now(), (one) => ({
          permitCrew: (one.permitCrew ?? []).map((line) =>
            line.personNo === personNo && line.leaveDt === null ? { ...line, leaveDt } : line,
          ),
        }))
        return { permitNo: no }
      })
    },
  )
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
async function requireJoinable(tx: Transaction, record: Permit, personNo: number, now: Date): Promise<void> {
  const at = (code: string, message: string, values = {}) =>
    refused(problem(permit, 'permitCrew', code, message, { values }))
  const [known] = await tx.queryAs(
    'SYSTEM',
    sql`select from vendor_person where person_no = ${personNo} and vendor_cd = ${record.vendorCd} and plant_cd = ${record.plantCd}
      and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (!known) throw at('PT_CREW_WHO', '작업인원의 이름을 선택하세요.')
  refuseTwice(record, personNo)
  const line = {
    personNo,
    userId: null,
    crewRoleCd: 'WORKER' as const,
    tbmSignDt: null,
    addDt: null,
    leaveDt: null,
    checkDesc: null,
  }
  const found = await eligibilityOf(tx, { ...record, permitCrew: [line] }, now)
  const bad = found.filter((one) => one.personNo === personNo && one.resultCd === 'BLOCK')
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

function registerEntry(app: App, { db, clock }: Services): void {
  const body = z.strictObject({ personNo: z.number().int().min(1), goesIn: z.boolean() })
  app.post(
    `${permit.api}/:no/entry`,
    { config, schema: { tags, params, body, response: { 200: done } } },
    async (request) => {
      const asker = askerOf(request, permit)
      const { personNo, goesIn } = request.body
      return db.write(asker.person, async (tx) => {
        const record = await opened(tx, asker, request.params.no)
        if (!mayRun(record, asker)) throw forbidden()
        const at = clock.now().toISOString()
        await write(tx, asker, record, goesIn ? 'enter' : 'leave', clock.now(), (one) =>
          passed(one, personNo, goesIn, at),
        )
        return { permitNo: record.permitNo }
      })
    },
  )
}

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
