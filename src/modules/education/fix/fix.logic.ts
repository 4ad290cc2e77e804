/** What a correction of a finished round changes: pure. */
import type { EduResult } from '../course/edu-codes.model.ts'
import { checkInWindow, checkOutWindow, outcomeOf, type RoundRule, type Sat, validityOf } from '../round/pass.logic.ts'

/** A round with all that a result follows from. */
export interface FixedRound extends RoundRule {
  creditMinVal: number | null
}
interface Entered extends Sat {
  creditMinVal: number | null
}
export interface Outcome {
  attendMinVal: number
  eduResultCd: EduResult
  creditMinVal: number
}

/** The result that what was entered comes to; credit counts where somebody has passed, that of the round unless less is said. */
export function outcomeOfFix(round: FixedRound, line: Entered): Outcome {
  const { attendMinVal, eduResultCd } = outcomeOf(round, line)
  const full = round.creditMinVal ?? 0
  return { attendMinVal, eduResultCd, creditMinVal: eduResultCd === 'PASS' ? (line.creditMinVal ?? full) : 0 }
}

export type FixFault = 'IN_WINDOW' | 'OUT_WINDOW' | 'OUT_WITHOUT_IN' | 'NO_TEST' | 'NO_SCORE' | 'CREDIT'

/** Whatever a correction says, it is held to the doors and to the test of the round. */
export function faultOf(round: FixedRound, line: Entered): FixFault | undefined {
  const { checkInDt, checkOutDt, testScore, creditMinVal } = line
  if (checkInDt === null && checkOutDt !== null) return 'OUT_WITHOUT_IN'
  if (checkInDt !== null && checkInWindow(round.startDt, new Date(checkInDt)) !== 'OPEN') return 'IN_WINDOW'
  if (checkOutDt !== null && checkOutWindow(round, new Date(checkOutDt)) !== 'OPEN') return 'OUT_WINDOW'
  if (testScore !== null && round.testYn !== 'Y') return 'NO_TEST'
  if (creditMinVal !== null && (creditMinVal === 0 || creditMinVal > (round.eduMinVal ?? 0))) return 'CREDIT'
  const mayPass = checkInDt !== null && outcomeOf({ ...round, testYn: 'N' }, line).eduResultCd === 'PASS'
  return mayPass && round.testYn === 'Y' && testScore === null ? 'NO_SCORE' : undefined
}

/** An education that somebody has passed, as it stands in the order of its days. */
export interface Held {
  eduRqstNo: number
  eduYmd: string
  validFromYmd: string
  /** null where it has no end. */
  validToYmd: string | null
  validMonthCnt: number | null
  renewDayCnt: number
}

const lastOf = (held: readonly Held[]): string | null =>
  held.reduce<string | null>(
    (last, { validToYmd }) => (validToYmd !== null && (last === null || validToYmd > last) ? validToYmd : last),
    null,
  )

/** How long one would hold that comes after these. */
function expected(before: readonly Held[], { eduYmd, validMonthCnt, renewDayCnt }: Held) {
  if (validMonthCnt === null) return { validFromYmd: eduYmd, validToYmd: null }
  return validityOf(eduYmd, lastOf(before), { validMonthCnt, renewDayCnt })
}

/**
 * The education of one person after some of it was taken away or added: a renewal that went on from what is gone begins on
 * its own day; one that now follows something goes on from its end. What was ended early stays ended.
 *
 * @param before as it stood, by day
 * @param now as it stands, by day; days of what is new are worked out here
 * @param isNew whether an education was not there before
 */
export function rechained(before: readonly Held[], now: readonly Held[], isNew: (held: Held) => boolean): Held[] {
  const done: Held[] = []
  for (const held of now) {
    const fresh = expected(done, held)
    if (isNew(held)) done.push({ ...held, ...fresh })
    else done.push(continued(held, expected(earlier(before, held), held), fresh))
  }
  return done
}

const earlier = (all: readonly Held[], { eduRqstNo }: Held): Held[] =>
  all.slice(
    0,
    all.findIndex((one) => one.eduRqstNo === eduRqstNo),
  )

function continued(held: Held, was: Pick<Held, 'validFromYmd' | 'validToYmd'>, fresh: typeof was): Held {
  if (was.validFromYmd === fresh.validFromYmd) return held
  const isWhole = held.validToYmd === was.validToYmd
  const ends = [held.validToYmd, fresh.validToYmd].filter((ymd) => ymd !== null).toSorted()
  return { ...held, validFromYmd: fresh.validFromYmd, validToYmd: isWhole ? fresh.validToYmd : (ends[0] ?? null) }
}
