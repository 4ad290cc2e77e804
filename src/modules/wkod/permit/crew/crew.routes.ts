/** People of a work while it is prepared and goes on: who joins, leaves, goes into a confined space, has his own air. */
import { towards } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answeringIn } from '#platform/server/directory/area-roles.ts'
import type { NoteOf, ProgramValues } from '#platform/server/documents/program-door.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { sharedParts } from '../ask/permit-facts.ts'
import { askAll, askedAt, type Condition } from '../conditions/condition.ts'
import { fatigue } from '../conditions/fatigue.ts'
import { keepAlive } from '../conditions/keep-alive.ts'
import { subcontract } from '../conditions/papers.ts'
import { persons } from '../conditions/people.ts'
import { conditions } from '../conditions/permit-conditions.ts'
import { isWatchedAfter, tellWatchGone } from '../conditions/watch-after.ts'
import { zone } from '../conditions/zone.ts'
import { type CrewRole, crewRoles } from '../fields/permit-codes.model.ts'
import { agePapers } from '../paper/prints.ts'
import { noted } from '../permit.api.ts'
import * as calls from '../permit.calls.ts'
import { type Permit, permit } from '../permit.model.ts'
import { tellTakenOver } from '../review/reviewed-facts.ts'
import {
  columnsOf,
  insideOf,
  isAbout,
  isPart,
  isSame,
  lineChanged,
  lineOf,
  mayNameSupervisor,
  mayRun,
  memberOf,
  takenOver,
  type Whom,
  whomOf,
} from './party.logic.ts'

/** The person with those roles alone that he holds at the area of the work: whoever runs another one moves nobody here. */
export const nearTo = async (db: Pick<Queries, 'query'>, record: Permit, person: SignedInPerson) =>
  towards(permit, 'edit', await answeringIn(db, [permit], person), { ...record })

const labelOf = ({ statusCd }: Permit) => permit.lifecycle.states[statusCd].label
const refused = (code: string, message: string, values = {}, field: 'permitCrew' | 'cseEntryLog' = 'permitCrew') =>
  ruleRefused([problem(permit, field, code, message, { values })])
const nobody = () => refused('PT_CREW_WHO', '작업인원의 이름을 선택하세요.')

interface Acting {
  tx: Transaction
  record: Permit
  person: SignedInPerson
  now: Date
  ip: string | null
}
/** Writes to a living permit as the person, whatever else is under way; work that goes on is asked at once whether it may. */
async function write(
  { tx, record, ...moment }: Acting,
  storyCd: NoteOf<typeof permit>,
  valuesOf: (one: Permit) => ProgramValues<typeof permit>,
): Promise<{ permitNo: number }> {
  const { permitNo, statusCd } = record
  const written = await noted(tx, permitNo, [statusCd], storyCd, moment, valuesOf)
  if (!written) throw wrongState(labelOf(record))
  if (statusCd === 'WORK') await keepAlive(tx, { permitNos: [permitNo] }, moment.now)
  else await agePapers(tx, [written], moment.now)
  return { permitNo }
}

const crewStates: readonly string[] = ['PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP']
/** @throws Refusal 403, 409 */
async function requireCrewOpen({ tx, record, person }: Acting, crewRoleCd: CrewRole = 'WORKER'): Promise<void> {
  const may = crewRoleCd === 'SUP' ? mayNameSupervisor : mayRun
  if (!may(record, await nearTo(tx, record, person))) throw forbidden()
  const isWatch = crewRoleCd === 'FIRE' && isWatchedAfter(record)
  if (!isWatch && !crewStates.includes(record.statusCd)) throw wrongState(labelOf(record))
}

interface Given {
  personNo: number | null
  userId: string | null
}
/** Of the work of a contractor its people, of own work own employees, who alone supervise. @throws Refusal 422 */
function chosen({ vendorCd }: Permit, { personNo, userId }: Given, crewRoleCd: CrewRole = 'WORKER'): Whom {
  const isOwn = vendorCd === null || crewRoleCd === 'SUP'
  const [whom] = whomOf(isOwn ? { personNo: null, userId } : { personNo, userId: null })
  if (!whom) throw nobody()
  return whom
}
const byKey = (record: Permit, who: string): Whom => {
  const supervisor: Whom = { userId: who }
  if (isSupervisor(record, supervisor)) return supervisor
  return chosen(record, { personNo: Number.isSafeInteger(Number(who)) ? Number(who) : null, userId: who })
}
const isSupervisor = (record: Permit, whom: Whom) => memberOf(record, whom)?.roles.includes('SUP') ?? false

const join = answer(calls.joinCrew, async ({ body: { crewRoleCd, ...given }, program, ...acting }) => {
  const { tx, record, now } = acting
  await requireCrewOpen(acting, crewRoleCd)
  const whom = chosen(record, given, crewRoleCd)
  await requireJoinable(acting, program, whom, crewRoleCd)
  const done = await write(acting, 'joinCrew', (one) => {
    refuseTwice(one, whom)
    const line = lineOf(whom, crewRoleCd)
    // Whoever takes over the watch of work that is done watches from now on.
    const begun = isWatchedAfter(one) ? { ...line, addDt: now.toISOString() } : line
    const joined = { ...one, permitCrew: [...(one.permitCrew ?? []), begun] }
    return { permitCrew: joined.permitCrew, ...named(joined, whom, crewRoleCd, now) }
  })
  if (isPart(crewRoleCd)) await tellTakenOver(tx, record, crewRoles[crewRoleCd], acting)
  return done
})

/** At work he has the part when he begins; before, and while the work stands, at once. A new leader signs for the place. */
function named(work: Permit, whom: Whom, crewRoleCd: CrewRole, now: Date): Partial<Permit> {
  if (!isPart(crewRoleCd) || work.statusCd === 'WORK') return {}
  const isUnsigned = crewRoleCd === 'LEADER' && (work.statusCd === 'APPR' || work.statusCd === 'ISSUED')
  return {
    ...takenOver(work, { whom, part: crewRoleCd, at: now.toISOString() }),
    ...(isUnsigned && { leaderSignDt: null, leaderSignDesc: null }),
  }
}

const leave = answer(calls.leaveCrew, async ({ places: { who }, ...acting }) => {
  const { tx, record, now } = acting
  const whom = byKey(record, who)
  const roles = memberOf(record, whom)?.roles ?? []
  await requireCrewOpen(
    acting,
    roles.find((role) => role === 'SUP' || role === 'FIRE'),
  )
  const done = await write(acting, 'leaveCrew', (one) => {
    if (!memberOf(one, whom)) throw nobody()
    refuseInside(one, whom)
    return { permitCrew: lineChanged(one, whom, { leaveDt: now.toISOString() }) }
  })
  if (isWatchedAfter(record)) await tellWatchGone(tx, record, whom, now)
  return done
})

/**
 * Who is inside does not leave the record, nor does the attendant while anybody is.
 *
 * @law 산업안전보건기준에 관한 규칙 제621조, 제623조
 * @throws Refusal 422
 */
function refuseInside(work: Permit, whom: Whom): void {
  const inside = insideOf(work)
  const isWatch = memberOf(work, whom)?.roles.includes('WATCH') ?? false
  if (!inside.some((one) => isSame(one, whom)) && !(isWatch && inside.length > 0)) return
  const message = isWatch
    ? '밀폐공간 내부에 {n}명이 있어 감시인이 이탈할 수 없습니다.'
    : '밀폐공간 안에 있는 사람은 이탈할 수 없습니다.'
  throw refused('PT_LEAVE_INSIDE', message, { n: inside.length })
}

/** Asked once more of the permit as it is locked: a second press finds him in. @throws Refusal 422 */
function refuseTwice(work: Permit, whom: Whom): void {
  if (memberOf(work, whom)) throw refused('PT_CREW_TWICE', '이미 작업인원에 있습니다.')
}

/** What is asked of whoever is put on the list of work that has not begun; everything else its start asks. */
const ofTheList: ReadonlySet<Condition> = new Set([zone, persons, fatigue, subcontract])

/** @throws Refusal 422 for who is not of the contractor or the site, is in already, or may not by what is asked of who joins */
async function requireJoinable(
  { tx, record, now }: Acting,
  program: Queries,
  whom: Whom,
  crewRoleCd: CrewRole,
): Promise<void> {
  if (!(await isKnown(program, record, whom))) throw nobody()
  refuseTwice(record, whom)
  const line = lineOf(whom, crewRoleCd)
  const asked = await askedAt({ db: tx, now, moment: 'join' })
  const isAtWork = record.statusCd === 'WORK'
  // What he puts right himself he does from the list: he begins when it is so.
  const which = conditions.filter((one) => (isAtWork ? !one.waits : ofTheList.has(one)))
  const joined = { ...record, permitCrew: [...(record.permitCrew ?? []), line] }
  const found = (await askAll(which, [joined], asked)).flatMap(({ findings }) => findings)
  const bad = found.filter((one) => one.resultCd === 'BLOCK' && isAbout(one, whom))
  const alone = { ...record, leaderPersonNo: null, leaderUserId: null, ...noParts, permitCrew: [line] }
  const taken =
    isPart(crewRoleCd) && crewRoleCd !== 'SUP' && !isAtWork ? await sharedParts(tx, alone, [crewRoleCd]) : []
  if (bad.length + taken.length === 0) return
  throw ruleRefused(
    [...taken, ...bad].map(({ ruleCd: code, message, values = {}, law, evidenceDesc, lifterCds }) => ({
      ...{ field: 'permitCrew', code, message, values },
      ...{ law, evidenceDesc, lifterCds },
    })),
  )
}
const noParts = { watchPersonNo: null, fireWatchPersonNo: null, signalPersonNo: null, cmdPersonNo: null }

async function isKnown(program: Queries, { vendorCd, plantCd }: Permit, whom: Whom): Promise<boolean> {
  const [known] = await program.query(
    'personNo' in whom
      ? sql`select from vendor_person where person_no = ${whom.personNo} and vendor_cd = ${vendorCd} and plant_cd = ${plantCd}
          and person_status_cd = 'ACTIVE' and delete_yn = 'N'`
      : sql`select from sys_user where user_id = ${whom.userId} and plant_cd = ${plantCd} and user_status_cd = 'ACTIVE'`,
  )
  return known !== undefined
}

/** A person of the work's contractor, or an own employee. @throws Refusal 422 */
export async function requireKnown(program: Queries, record: Permit, given: Given): Promise<Whom> {
  const whom = chosen(record, given, given.userId === null ? 'WORKER' : 'SUP')
  if (!(await isKnown(program, record, whom))) throw nobody()
  return whom
}

const mask = answer(calls.maskCrew, async ({ body: { isMasked, ...given }, ...acting }) => {
  await requireCrewOpen(acting)
  const whom = chosen(acting.record, given)
  return write(acting, 'mask', (one) => {
    if (!memberOf(one, whom)) throw nobody()
    return { permitCrew: lineChanged(one, whom, { maskDt: isMasked ? acting.now.toISOString() : null }) }
  })
})

const pass = answer(calls.passEntry, async ({ body: { goesIn, ...given }, ...acting }) => {
  const { tx, record, person } = acting
  if (!mayRun(record, await nearTo(tx, record, person))) throw forbidden()
  const whom = chosen(acting.record, given)
  return write(acting, goesIn ? 'enter' : 'leave', (one) => {
    const at = acting.now.toISOString()
    const cseEntryLog = goesIn ? goneIn(one, whom, at) : goneOut(one, whom, at)
    return { cseEntryLog, insideCnt: insideOf({ cseEntryLog }).length }
  })
})

type Log = NonNullable<Permit['cseEntryLog']>
const logRefused = (code: string, message: string) => refused(code, message, {}, 'cseEntryLog')
const isInside = (work: Permit, whom: Whom) => insideOf(work).some((one) => isSame(one, whom))

/** Out at any time: each pass changes the count. @law 산업안전보건기준에 관한 규칙 제621조 */
function goneOut(work: Permit, whom: Whom, outDt: string): Log {
  if (!isInside(work, whom)) throw logRefused('PT_ENTRY_OUT', '안에 있는 사람이 아닙니다.')
  const isHisPass = (line: Log[number]) => line.outDt === null && whomOf(line).some((one) => isSame(one, whom))
  return (work.cseEntryLog ?? []).map((line) => (isHisPass(line) ? { ...line, outDt } : line))
}

/**
 * In while work goes on, who is at work.
 *
 * @law 산업안전보건기준에 관한 규칙 제621조
 */
function goneIn(work: Permit, whom: Whom, inDt: string): Log {
  if (work.statusCd !== 'WORK') throw wrongState(labelOf(work))
  if (isInside(work, whom)) throw logRefused('PT_ENTRY_IN', '이미 안에 있습니다.')
  const member = memberOf(work, whom)
  if (!member?.roles.includes('WORKER')) throw logRefused('PT_ENTRY_WHO', '이 허가의 작업자만 들어갈 수 있습니다.')
  if (member.signDt === null) throw logRefused('PT_ENTRY_TBM', 'TBM에 서명한 뒤에 들어갈 수 있습니다.')
  if (member.addDt === null)
    throw logRefused(
      'PT_ENTRY_WAIT',
      '합류 조건이 아직 갖추어지지 않았습니다. 개인잠금, 출입, 계획서 서명을 확인하세요.',
    )
  const entry = { ...columnsOf(whom), inDt, outDt: null, watchPersonNo: work.watchPersonNo }
  return [...(work.cseEntryLog ?? []), entry]
}

export const crewRoutes = routes(join, leave, mask, pass)
