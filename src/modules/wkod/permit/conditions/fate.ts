/** What becomes of works for which something is not so that has to be so while they go on. */
import type { SuspReason } from '#modules/common/stop-reasons.model.ts'
import { type Kept, kept, keptAll, keptText } from '#platform/model/sentences.ts'
import { insideOf, isSame, partyOf, type Whom, weightOf } from '../crew/party.logic.ts'
import type { Permit } from '../permit.model.ts'
import { type Condition, checksOf, type Finding, type NameOf } from './condition.ts'

/** What fails, in the order of the list. */
export interface Failing {
  readonly condition: Condition & { readonly stop: SuspReason }
  readonly finding: Finding
}
interface Fate {
  /** By permit what stops it, the reason first. */
  readonly stops: ReadonlyMap<number, readonly Failing[]>
  /** Who leaves a work that goes on without him. */
  readonly gone: readonly { permitNo: number; whom: Whom }[]
}

export function fateOf(works: readonly Permit[], failing: readonly Failing[]): Fate {
  const byPermit = Map.groupBy(failing, ({ finding }) => finding.permitNo)
  const fates = works.map((work) => ({ work, ...ofOne(work, byPermit.get(work.permitNo) ?? []) }))
  return {
    stops: new Map(fates.flatMap(({ work, stops }) => (stops.length > 0 ? [[work.permitNo, stops]] : []))),
    gone: fates.flatMap(({ work, gone }) => gone.map((whom) => ({ permitNo: work.permitNo, whom }))),
  }
}

function ofOne(work: Permit, failing: readonly Failing[]) {
  const inside = insideOf(work)
  const isInside = (whom: Whom) => inside.some((one) => isSame(one, whom))
  // Who is inside leaves no record; that he is where he should not be stops the work, and calls him out.
  const isOfOne = ({ condition, finding: { whom } }: Failing) =>
    condition.leaves && whom && weightOf(work, whom) !== 'KEY' && !isInside(whom)
  const about = failing.flatMap((one) => (isOfOne(one) && one.finding.whom ? [one.finding.whom] : []))
  return {
    stops: failing.filter((one) => !isOfOne(one)),
    gone: unique(about).filter((whom) => weightOf(work, whom) === 'CREW'),
  }
}

const unique = (all: readonly Whom[]): Whom[] =>
  all.filter((whom, at) => all.findIndex((one) => isSame(one, whom)) === at)

/** Who is on the list of a work, has signed its talk, and has not begun yet. */
export const joinersOf = (work: Permit): Whom[] =>
  partyOf(work).flatMap(({ whom, signDt, addDt }) => (signDt !== null && addDt === null ? [whom] : []))

const MOST_REASON = 4000
/** As many of them as the line of a stop can hold. */
function fitting(said: readonly Kept[]): Kept {
  const all = keptAll(said)
  return keptText(all).length <= MOST_REASON ? all : fitting(said.slice(0, -1))
}

/** Why a work stops, the reason first, everything else behind it; a rule of people is said of each. */
export function whyOf(failing: readonly Failing[], names: NameOf): Kept {
  const byCondition = Map.groupBy(failing, ({ condition }) => condition)
  const said = [...byCondition.values()].flatMap((all) => {
    const findings = all.map(({ finding }) => finding)
    const ofRules = findings.filter(isOfRule)
    return [
      ...ofRules.map(({ whom, ruleCd, message, values }) =>
        kept('{name}: {rule} {reason}', {
          name: whom ? names(whom) : '',
          rule: ruleCd,
          reason: kept(message, values),
        }),
      ),
      ...checksOf(
        findings.filter((one) => !isOfRule(one)),
        names,
      ).map(({ message, values }) => kept(message, values)),
    ]
  })
  return fitting(said)
}
const isOfRule = ({ ruleCd, whom }: Finding): boolean => whom !== undefined && /^E\d\d$/.test(ruleCd)
