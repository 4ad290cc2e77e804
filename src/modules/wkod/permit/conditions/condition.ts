/**
 * What has to be so for a permit (2.7), each condition once, as data: when it is asked and what it
 * finds. An action, a page and whoever plans ask the same.
 */
import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { joinedText } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { namesOfAll } from '../ask/permit-facts.ts'
import { type PermitLimits, permitLimits } from '../ask/permit-limits.ts'
import type { Whom } from '../crew/party.logic.ts'
import type { Permit } from '../permit.model.ts'
import { mendersOf } from './menders.ts'

/** When a condition may be asked, by the letter that stands for it. */
const letters = {
  submit: 'q',
  finishReview: 'v',
  approve: 'a',
  issue: 'i',
  start: 's',
  join: 'j',
  work: 'w',
  extend: 'x',
  resume: 'u',
  finish: 'f',
  close: 'c',
} as const
export type Moment = keyof typeof letters

export interface Asked {
  db: Transaction
  now: Date
  /** Calendar day in Asia/Seoul. */
  today: string
  moment: Moment
  limits: PermitLimits
  /** Who acts; nobody while the clock asks. */
  person?: Person | undefined
  /** From when on works have gone on without being asked: what was false meanwhile counts, though it is over. */
  since?: Date | undefined
}
export async function askedAt(
  given: Pick<Asked, 'db' | 'now' | 'moment' | 'person' | 'since'>,
  limits: Promise<PermitLimits> = permitLimits(given.db, dayOf(given.now)),
): Promise<Asked> {
  return { ...given, today: dayOf(given.now), limits: await limits }
}

export interface Finding extends Check {
  permitNo: number
  /** Whom alone it is about. */
  whom?: Whom
}

export interface Condition {
  readonly name: string
  /** Letters of the moments at which it is asked; `q` only warns, `Q` refuses. */
  readonly asked: string
  /** Letters of those at which it warns whoever is there of what the next steps will refuse. */
  readonly ahead?: string
  /** All works at once. What is so may be told as OK. */
  readonly find: (works: readonly Permit[], asked: Asked) => Promise<readonly Finding[]> | readonly Finding[]
  /** What is asked at work stops it with this reason. */
  readonly stop?: SuspReason
  /** Whom a finding is about leaves the work, which goes on, unless he has a part of his own in it. */
  readonly leaves?: true
  /** Who joins puts it right himself: he is on the list, and begins when it is so. */
  readonly waits?: true
  /** What follows for the permits that were stopped while it was not so. */
  readonly whenStopped?: (
    tx: Transaction,
    permitNos: readonly number[],
    now: Date,
    findings: readonly Finding[],
  ) => Promise<void>
}

/** The same of each work. */
export const onePer = (works: readonly Permit[], judge: (work: Permit) => readonly Check[]): Finding[] =>
  works.flatMap((work) => judge(work).map((check) => ({ ...check, permitNo: work.permitNo })))

/** What each work is judged by alone, one after the other. */
export const ofEach =
  (judge: (work: Permit, asked: Asked) => Promise<readonly Check[]> | readonly Check[]): Condition['find'] =>
  async (works, asked) => {
    const found: Finding[] = []
    // One after the other: they share a connection.
    for (const work of works)
      for (const check of await judge(work, asked)) found.push({ ...check, permitNo: work.permitNo })
    return found
  }

export const isAsked = ({ asked, ahead = '' }: Condition, moment: Moment): boolean =>
  asked.includes(letters[moment]) || ahead.includes(letters[moment]) || onlyRefuses(asked, moment)
const onlyRefuses = (asked: string, moment: Moment) => moment === 'submit' && asked.includes('Q')

/** Of several works, what of these conditions is not so, in their order. */
export async function askAll(
  conditions: readonly Condition[],
  works: readonly Permit[],
  asked: Asked,
): Promise<{ condition: Condition; findings: Finding[] }[]> {
  const all: { condition: Condition; findings: Finding[] }[] = []
  for (const condition of conditions) {
    if (!isAsked(condition, asked.moment)) continue
    const found = await condition.find(works, asked)
    const findings = found
      .filter(({ resultCd }) => resultCd !== 'OK')
      .map((one) => mended(condition, works, softened(condition, one, asked)))
    if (findings.length > 0) all.push({ condition, findings })
  }
  return all
}

/** Whoever puts it right is named, where that is somebody else than at whose field it stands. */
function mended({ name }: Condition, works: readonly Permit[], found: Finding): Finding {
  if (found.lifterCds === undefined || found.lifterCds.length > 0) return found
  const work = works.find(({ permitNo }) => permitNo === found.permitNo)
  return work ? { ...found, lifterCds: mendersOf(name, work) } : found
}

/** What is asked ahead of its time warns. */
const softened = ({ asked, ahead = '' }: Condition, found: Finding, { moment }: Asked): Finding =>
  ahead.includes(letters[moment]) || (moment === 'submit' && !asked.includes('Q'))
    ? { ...found, resultCd: 'WARN' }
    : found

/** What several people lack is said once, with the names of all of them. */
export const asChecks = async (db: Transaction, findings: readonly Finding[]): Promise<Check[]> =>
  checksOf(findings, await namesIn(db, findings))

export type NameOf = (whom: Whom) => string
export const namesIn = (db: Transaction, findings: readonly Finding[]): Promise<NameOf> =>
  namesOfAll(
    db,
    findings.flatMap(({ whom }) => whom ?? []),
  )

/** @param findings of one permit */
export function checksOf(findings: readonly Finding[], names: NameOf): Check[] {
  const alike = Map.groupBy(findings, ({ permitNo: _, whom, ...check }) => (whom ? JSON.stringify(check) : check))
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { permitNo: _, whom, ...check } = first
    if (!whom) return [check]
    const said = same
      .flatMap(({ whom: one }) => (one ? [names(one)] : []))
      .toSorted((a, b) => a.localeCompare(b, 'ko'))
      .join(', ')
    if (check.message.includes('{names}'))
      return [{ ...check, values: { ...check.values, n: same.length, names: said } }]
    if (check.message.includes('{n}'))
      return [{ ...check, values: { ...check.values, n: same.length }, evidenceDesc: said }]
    return [{ ...check, evidenceDesc: joinedText([said, check.evidenceDesc]) }]
  })
}
