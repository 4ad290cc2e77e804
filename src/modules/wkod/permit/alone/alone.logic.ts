/** Who works alone, and until when he has to let himself be heard (7 R6). Pure. */
import { toWire } from '#platform/model/calendar.ts'
import { MINUTE_MS } from '../ask/validity.logic.ts'
import { columnsOf, everybody, insideOf, type Manned, type Whom, weightOf } from '../crew/party.logic.ts'
import type { Permit } from '../permit.model.ts'

/** Of people at one place, him who has nobody with him. */
export const aloneAmong = (people: readonly Whom[]): Whom | undefined => (people.length === 1 ? people[0] : undefined)

type Logged = Manned & Pick<Permit, 'cseEntryLog' | 'permitSusp' | 'permitAlone' | 'startDt'>

/** The only one at work, or inside. */
export const aloneAt = (work: Logged): Whom | undefined =>
  aloneAmong(everybody(work).filter((whom) => weightOf(work, whom) !== 'JOINER')) ?? aloneAmong(insideOf(work))

/** The minute of whatever shows that somebody saw or heard him: who came, left, went in or out, and his check-ins. */
function heardMs({ startDt, permitSusp, permitCrew, cseEntryLog, permitAlone }: Logged): number {
  const moments = [
    startDt,
    ...(permitSusp ?? []).map(({ resumeDt }) => resumeDt),
    ...(permitCrew ?? []).flatMap(({ addDt, leaveDt }) => [addDt, leaveDt]),
    ...(cseEntryLog ?? []).flatMap(({ inDt, outDt }) => [inDt, outDt]),
    ...(permitAlone ?? []).map(({ checkDt }) => checkDt),
  ]
  const last = Math.max(0, ...moments.flatMap((dt) => (dt ? [Date.parse(dt)] : [])))
  return last - (last % MINUTE_MS)
}

interface Awaited {
  readonly whom: Whom
  /** By when he checks in. */
  readonly dueDt: string
}
/** @param everyMin minutes between one check-in and the next */
export function awaitedOf(work: Logged, everyMin: number): Awaited | undefined {
  const whom = aloneAt(work)
  return whom && { whom, dueDt: toWire(new Date(heardMs(work) + everyMin * MINUTE_MS)) }
}

/** Whole minutes. */
export const lateMin = ({ dueDt }: Awaited, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(dueDt)) / MINUTE_MS)
/** So late his supervisors are told, and so late the work stops and he is searched for. */
export const TOLD_MIN = 5
export const SEARCH_MIN = 10

interface CheckIn {
  readonly whom: Whom
  /** When he was heard; earlier than it arrives where the phone had no network. */
  readonly checkDt: string
  readonly sendDt: string
  /** Who says so: himself, or somebody who sees or hears him. */
  readonly by: Whom
  readonly isHimself: boolean
}
export function checkedIn(
  { permitAlone }: Pick<Permit, 'permitAlone'>,
  { whom, checkDt, sendDt, by, isHimself }: CheckIn,
): Pick<Permit, 'permitAlone'> {
  const { personNo: byPersonNo, userId: byUserId } = columnsOf(by)
  const said = { checkDt, sendDt, viaCd: isHimself ? ('SELF' as const) : ('OTHER' as const), byPersonNo, byUserId }
  return { permitAlone: [...(permitAlone ?? []), { ...columnsOf(whom), ...said }] }
}
