/** What a phone keeps of checks where there is no network: the sheets of the day, what was typed, and what waits. */
import { toWire } from '#platform/model/calendar.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { ask } from '#platform/web/calls/ask.ts'
import { draftOf, forgetInput, keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import type { KeptPost } from '#platform/web/offline/kept-posts.ts'
import { keepReading, keptReading } from '#platform/web/session/kept-reading.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { type CheckSheet, checkSheets } from '../check.calls.ts'
import { type Said, saidOf } from '../result/safety-check.logic.ts'

interface KeptSheets {
  readonly rows: CheckSheet[]
  readonly readDt: string
}
const NAME = 'safety-checks'
export const keptSheets = (): KeptSheets | undefined => keptReading<KeptSheets>(NAME)
export function keepSheets(rows: CheckSheet[]): void {
  try {
    keepReading(NAME, { rows, readDt: toWire(new Date()) } satisfies KeptSheets)
  } catch {
    // A device that is full keeps the sheets that it has.
  }
}
/** What is to be looked at today, before the network is gone. */
export async function readChecksAhead(): Promise<void> {
  const userId = storedUserId()
  const { rows } = await ask(checkSheets, {}, { quiet: true })
  if (userId === storedUserId()) keepSheets(rows)
}

export interface Filling {
  scans: readonly { placeCd: string; scanDt: string }[]
  items: Readonly<Record<number, Said>>
  sign: Signature | null
  /** Of those who look along, by their account. */
  others: Readonly<Record<string, Signature>>
}
export const isScanned = (codes: readonly string[] | null, { scans }: Filling): boolean =>
  scans.some(({ placeCd }) => codes === null || codes.includes(placeCd))

const DRAFT = 'safety-check'
/** As what a check is kept, with its photos, until it has arrived. */
export const checkDraft = (planNo: number): string => draftOf(DRAFT, planNo)
/** What was typed and not sent outlives a page that is closed; else what the server has of it. */
export function keptFilling(sheet: CheckSheet): Filling {
  const kept = keptInput(DRAFT, sheet.checkPlanNo)?.values as Filling | undefined
  if (kept?.scans) return { ...kept, sign: kept.sign ?? null, others: kept.others ?? {} }
  const begun = sheet.items.filter(
    ({ answerCd, numVal, textDesc }) => answerCd !== null || numVal !== null || textDesc !== null,
  )
  const items = Object.fromEntries(begun.map((item) => [item.itemNo, saidOf(item)]))
  return { scans: [], items, sign: null, others: {} }
}
export const hasFilling = (planNo: number): boolean => keptInput(DRAFT, planNo) !== null
export const keepFilling = (planNo: number, filling: Filling): void =>
  keepInput(DRAFT, planNo, { values: { ...filling }, rowVersion: null })
/** The server has the answers; the photos stay here until the check is done. */
export const forgetFilling = (planNo: number): void => forgetInput(DRAFT, planNo)

/** Of checks that are done here and have not arrived: what was said against each, null while it waits. */
export const waitingPlans = (
  posts: readonly KeptPost[],
  sheets: readonly CheckSheet[],
): ReadonlyMap<number, string | null> => {
  const refusals = new Map(posts.map(({ draft, refusal }) => [draft, refusal]))
  return new Map(
    sheets.flatMap(({ checkPlanNo: no }) => {
      const refusal = refusals.get(checkDraft(no))
      return refusal === undefined ? [] : [[no, refusal] as const]
    }),
  )
}
