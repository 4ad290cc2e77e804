/** Steps on single lines of a request: each locks it, asks its state, and is kept in its history. */

import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { StoryOf } from '#platform/model/document.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ProgramValues } from '#platform/server/documents/program-door.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { forbidden, notFound, Refusal, stale, wrongState } from '#platform/server/refusal.ts'
import { isPreChecked } from './entry.logic.ts'
import { entryMessages } from './entry.messages.ts'
import type { EquipStep, LineDecision, Release } from './entry-rqst.calls.ts'
import { type EntryRqst, entryRqst } from './entry-rqst.model.ts'
import { countsOf, keepChecks, settleLines } from './entry-rqst-lines.ts'

interface Acting {
  tx: Transaction
  program: Queries
  person: Person
  now: Date
  record: EntryRqst
}
interface Step extends Omit<Acting, 'record'> {
  before: EntryRqst
}

/** Locks the record at the version that the person saw. */
async function locked({ record, ...acting }: Acting, rowVersion: number): Promise<Step> {
  const before = await getRecord(acting.tx, entryRqst, record.entryRqstNo, true)
  if (before.rowVersion !== rowVersion) throw stale(undefined)
  return { ...acting, before: before as typeof before & EntryRqst }
}

/** Writes as the program what the person may do to a line and not to the record. */
async function save(
  { tx, person, now, before }: Step,
  values: ProgramValues<typeof entryRqst>,
  storyCd: StoryOf<typeof entryRqst>,
  reasonDesc?: string,
) {
  await tx.program(entryRqst, { by: person, now }).note(before.entryRqstNo, storyCd, values, { reasonDesc })
}

const stateName = ({ statusCd }: EntryRqst) => entryRqst.lifecycle.states[statusCd].label
const holds = (person: Person, ...roles: readonly string[]) =>
  person.kind === 'staff' && roles.some((role) => (person.roles as readonly string[]).includes(role))

/** Before the approval a line is left out, after it stopped; the vendor is told why. */
export async function decideLine(acting: Acting, body: LineDecision): Promise<void> {
  const { list, index, lineStatusCd, reasonDesc } = body
  const step = await locked(acting, body.rowVersion)
  const { before, person } = step
  const isOpen = before.statusCd === 'RQST' || before.statusCd === 'HOST_OK'
  const isApproved = before.statusCd === 'APPR' || before.statusCd === 'PART'
  const mayDecide =
    holds(person, 'SHM', 'CSO') || (isOpen && (holds(person, 'OWN') || before.ownUserId === person.userId))
  if (!mayDecide) throw forbidden()
  const fits = isOpen ? lineStatusCd !== 'SUSP' : isApproved && lineStatusCd !== 'NG'
  if (!fits) throw wrongState(stateName(before))
  const lines = before[list] ?? []
  const line = lines[index]
  if (!line) throw notFound()
  // What approval left out comes in again by a change alone.
  if (isApproved && line.lineStatusCd === 'NG') throw wrongState(stateName(before))
  const isBack = lineStatusCd === 'OK'
  const decided = {
    ...line,
    lineStatusCd,
    lineRuleCd: isBack ? null : 'MAN',
    lineReasonDesc: isBack ? null : reasonDesc,
    lineUntilYmd: null,
  }
  const changed = { ...before, [list]: lines.map((one, at) => (at === index ? decided : one)) }
  await settleAndSave(step, changed, isApproved ? 'SUSP' : 'NG', { storyCd: 'LINE', reasonDesc })
  if (lineStatusCd === 'SUSP') await tellStopped(step)
}

async function settleAndSave(
  step: Step,
  record: EntryRqst,
  refused: 'NG' | 'SUSP',
  { storyCd, reasonDesc }: { storyCd: StoryOf<typeof entryRqst>; reasonDesc: string },
) {
  const { checks, values } = await settleLines(step.program, record, { at: step.now, refused })
  await save(step, values, storyCd, reasonDesc)
  await keepChecks(step.program, record, checks, step.now)
}

const tellStopped = ({ program, before, now }: Step) =>
  notifyThrough(program, now).tell(entryMessages.ENT_LINE_SUSP, before, { n: 1 })

/** A rule of the site is lifted for somebody until a moment; the release stands on the document. */
export async function release(acting: Acting, body: Release): Promise<void> {
  const { personNo, ruleCd, untilDt, reasonDesc } = body
  const step = await locked(acting, body.rowVersion)
  const { before, person, now, program } = step
  if (!['RQST', 'HOST_OK', 'APPR', 'PART'].includes(before.statusCd)) throw wrongState(stateName(before))
  if (!before.persons?.some((line) => line.personNo === personNo)) throw notFound()
  const until = new Date(untilDt)
  if (until.getTime() <= now.getTime() || dayOf(until) > before.entryEndYmd)
    throw new Refusal(422, 'ENTRY_RELEASE_TIME', '해제 종료 시각은 지금 이후이고 출입 종료일까지여야 합니다.')
  await program.query(sql`insert into entry_release (plant_cd, vendor_cd, person_no, rule_cd, until_dt, reason_desc, release_user_id,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${before.plantCd}, ${before.vendorCd}, ${personNo}, ${ruleCd}, ${until}, ${reasonDesc}, ${person.userId}, ${person.userId},
      ${now}, ${person.userId}, ${now})`)
  const isApproved = before.statusCd === 'APPR' || before.statusCd === 'PART'
  await settleAndSave(step, before, isApproved ? 'SUSP' : 'NG', { storyCd: 'RELEASE', reasonDesc })
}

const withEquip = (step: Step, index: number, change: object) => {
  const { before } = step
  const equips = (before.equips ?? []).map((line, at) => (at === index ? { ...line, ...change } : line))
  return { equips, ...countsOf({ ...before, equips }) }
}

/** 반입점검 of a piece of equipment of an approved request. */
export async function preCheck(acting: Acting, body: EquipStep & { resultCd: 'PASS' | 'FAIL' }): Promise<void> {
  const step = await locked(acting, body.rowVersion)
  const { before, person, now } = step
  if (before.statusCd !== 'APPR' && before.statusCd !== 'PART') throw wrongState(stateName(before))
  if (!before.equips?.[body.index]) throw notFound()
  const change = { preCheckResultCd: body.resultCd, preCheckUserId: person.userId, preCheckDt: now.toISOString() }
  await save(step, withEquip(step, body.index, change), 'PRECHECK')
}

/** R3: equipment passes the gate within seven days of a check that it passed. */
export async function carryIn(acting: Acting, body: EquipStep): Promise<void> {
  const step = await locked(acting, body.rowVersion)
  const { before, now } = step
  if (before.statusCd !== 'APPR' && before.statusCd !== 'PART') throw wrongState(stateName(before))
  const line = before.equips?.[body.index]
  if (!line) throw notFound()
  if (!isPreChecked(line.preCheckResultCd, line.preCheckDt, now) || line.lineStatusCd === 'SUSP')
    throw new Refusal(422, 'ENTRY_EQUIP_UNCHECKED', '7일 안에 합격한 반입점검이 없어 반입할 수 없습니다.')
  await save(step, withEquip(step, body.index, { carryInDt: now.toISOString() }), 'CARRY_IN')
}
