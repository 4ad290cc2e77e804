/** Everything a new set follows from, asked once: its judgement, what it copies of the permit, what comes next. */
import { addMonths, dayOf, toWire } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { type MeasureNumbers, measureNumbers } from './gas-numbers.ts'
import type { gasSet } from './gas-set.model.ts'
import {
  kindsOf,
  type MeterFacts,
  meterFacts,
  type PermitFacts,
  permitFacts,
  substancesOf,
  type TesterFacts,
  testerFacts,
} from './gas-store.ts'
import {
  type GasKind,
  isEvacuation,
  type Judge,
  type JudgedReading,
  judgeLines,
  nextDue,
  type Substance,
  worstOf,
} from './judge.logic.ts'

type Context = ActionContext<typeof gasSet>

export interface SetFacts {
  numbers: MeasureNumbers
  permit: PermitFacts
  kinds: readonly GasKind[]
  substances: readonly Substance[]
  meter: MeterFacts | undefined
  tester: TesterFacts | undefined
  lines: JudgedReading[]
  judgeCd: Judge
}

const known = new WeakMap<object, Promise<SetFacts | undefined>>()

/** @returns undefined where the set names no permit that there is */
export function factsOf(context: Context): Promise<SetFacts | undefined> {
  const found = known.get(context.record) ?? askFacts(context)
  known.set(context.record, found)
  return found
}

async function askFacts({ db, record, person }: Context): Promise<SetFacts | undefined> {
  const permit = record.permitNo ? await permitFacts(asProgram(db), record.permitNo) : undefined
  if (!permit) return undefined
  const readings = (record.lines ?? []).map(({ pointCd, gasCd, readVal }) => ({ pointCd, gasCd, readVal }))
  const [numbers, substances, meter, tester] = await Promise.all([
    measureNumbers(db, dayOf(record.measureDt)),
    substancesOf(asProgram(db), [...permit.substanceCds, ...readings.map(({ gasCd }) => gasCd)]),
    meterFacts(db, permit.plantCd, record.meterNo ?? ''),
    testerFacts(db, permit.plantCd, person.userId, permit.permitNo),
  ])
  const kinds = kindsOf(permit)
  const lines = judgeLines(readings, kinds, numbers, substances)
  return {
    numbers,
    permit,
    kinds,
    substances,
    meter,
    tester,
    lines,
    judgeCd: worstOf(lines.map((line) => line.judgeCd)),
  }
}

const MINUTE = 60_000

/** What is stored with the set beside what was typed. Nothing of it changes afterwards. */
export async function judgeSet(context: Context) {
  const { record, person, now } = context
  const facts = await factsOf(context)
  if (!facts) return { testerUserId: person.userId }
  const { permit, numbers, kinds, lines, judgeCd } = facts
  const measured = new Date(record.measureDt)
  const due = judgeCd === 'PASS' && record.purposeCd !== 'POST' ? nextDue(measured, kinds, numbers.intervals) : null
  return {
    statusCd: judgeCd,
    plantCd: permit.plantCd,
    judgeCd,
    lines,
    testerUserId: person.userId,
    permitDocNo: permit.permitDocNo,
    wkodTitle: permit.wkodTitle,
    vendorCd: permit.vendorCd,
    areaDeptCd: permit.areaDeptCd,
    kindCds: kinds.join(' '),
    resultDesc: resultOf(lines),
    evacuateYn: isEvacuation(lines, numbers) ? 'Y' : 'N',
    nextDueDt: due && toWire(due),
    ...lateness(record.lateReasonDesc, now.getTime() - measured.getTime() > numbers.lateMin * MINUTE),
    retainToYmd: addMonths(dayOf(measured), numbers.keepYears * 12),
  } as const
}

/** A device says why it kept a set before it knows whether the set will be late. */
const lateness = (lateReasonDesc: string | null, isLate: boolean) =>
  isLate ? { lateYn: 'Y' as const, lateReasonDesc } : { lateYn: 'N' as const, lateReasonDesc: null }

const severity: Readonly<Record<Judge, number>> = { PASS: 0, WARN: 1, FAIL: 2 }

/** Of each gas the value that decides: the worst judged, then the lowest of oxygen, the highest of the others. */
function decidingLines(lines: readonly JudgedReading[]): JudgedReading[] {
  const byGas = Map.groupBy(lines, ({ gasCd }) => gasCd)
  return [...byGas.values()].flatMap((own) => {
    const [first] = own.toSorted(
      (one, other) =>
        severity[other.judgeCd] - severity[one.judgeCd] ||
        (one.gasCd === 'O2' ? one.readVal - other.readVal : other.readVal - one.readVal),
    )
    return first ? [first] : []
  })
}

const resultOf = (lines: readonly JudgedReading[]): string =>
  decidingLines(lines)
    .map(({ gasCd, gasNm, readVal, unitCd }) => `${gasNm === '' ? gasCd : shortOf(gasCd, gasNm)} ${readVal}${unitCd}`)
    .join(' · ')
    .slice(0, 500)

const shortOf = (gasCd: string, gasNm: string): string => (gasCd.includes('-') ? gasNm : gasCd)
