/** R1: what an accident is by law, from what is known of it, each with its why. What has once become so stays so. */
import { addDays } from '#platform/model/calendar.ts'
import { type Accident, type AccType, deadOf, hurtOf, injuredOf, isDead, type Victim, type Yn } from './facts.logic.ts'

export const flagCds = ['majorYn', 'sapaYn', 'psmMajorYn', 'chemAccYn', 'probeYn', 'formYn', 'hipoYn'] as const
export type FlagCd = (typeof flagCds)[number]
export type Flags = Readonly<Record<FlagCd, Yn>>

export interface Judgement {
  flag: FlagCd
  /** Korean with `{n}`. */
  why: string
  values?: Readonly<Record<string, number>>
  /** Null where it is the site's own. */
  law: string | null
}
/** Somebody else whose listed illness comes from the same factor. */
export interface Patient {
  factorCd: string
  occurYmd: string
}
interface Rule {
  law: string | null
  /** Why it is so: text and what stands in it. */
  why: (accident: Accident, others: readonly Patient[]) => readonly [string, number?] | undefined
}

const MAJOR_CARE = { months: 3, persons: 2 } as const
const MAJOR_INJURED = 10

/**
 * One death; two who need care of three months; ten injured or ill at once.
 *
 * @law 산업안전보건법 제2조제2호, 같은 법 시행규칙 제3조
 */
const major: Rule = {
  law: '산업안전보건법 제2조제2호, 시행규칙 제3조',
  why(accident) {
    const dead = deadOf(accident)
    if (dead > 0) return ['사망자 {n}명', dead]
    const inCare = accident.victims.filter(({ careMonthVal }) => (careMonthVal ?? 0) >= MAJOR_CARE.months).length
    if (inCare >= MAJOR_CARE.persons) return ['3개월 이상 요양이 필요한 부상자 {n}명', inCare]
    const injured = injuredOf(accident)
    return injured >= MAJOR_INJURED ? ['부상자·질병자 {n}명이 동시에 발생', injured] : undefined
  },
}

const SAPA_TREATMENT = { months: 6, persons: 2 } as const
export const SAPA_PATIENTS = 3
export const PATIENT_DAYS = 365

/**
 * One death; two of the same accident who need treatment of six months; three whose listed illness comes from the same
 * factor within a year.
 *
 * @law 중대재해 처벌 등에 관한 법률 제2조제2호
 */
const sapa: Rule = {
  law: '중대재해처벌법 제2조제2호',
  why(accident, others) {
    const dead = deadOf(accident)
    if (dead > 0) return ['사망자 {n}명', dead]
    const treated = accident.victims.filter(({ treatMonthVal }) => (treatMonthVal ?? 0) >= SAPA_TREATMENT.months).length
    if (treated >= SAPA_TREATMENT.persons) return ['6개월 이상 치료가 필요한 부상자 {n}명', treated]
    const patients = patientsOf(accident, others)
    return patients >= SAPA_PATIENTS ? ['같은 유해인자의 직업성 질병자가 1년 안에 {n}명', patients] : undefined
  },
}
/** The most of any factor: its own victims, and those of others on its day or up to a year before it. */
function patientsOf({ occurYmd, victims }: Accident, others: readonly Patient[]): number {
  const fromYmd = addDays(occurYmd, -PATIENT_DAYS)
  const factors = victims.flatMap(({ listedIllYn, factorCd }) =>
    listedIllYn === 'Y' && factorCd !== null ? [factorCd] : [],
  )
  const within = others.filter((one) => one.occurYmd >= fromYmd && one.occurYmd <= occurYmd)
  const all = [...factors, ...within.map(({ factorCd }) => factorCd)]
  return Math.max(0, ...factors.map((factorCd) => all.filter((one) => one === factorCd).length))
}

const PSM_SEVERITY = 3
const isRelease = ({ accKindCd }: Accident) => accKindCd === 'LEAK' || accKindCd === 'FIRE' || accKindCd === 'EXP'

/**
 * Leak, fire or explosion in a process subject to process safety that hurt somebody, inside or outside, or could have.
 *
 * @law 산업안전보건법 제44조제1항, 같은 법 시행령 제43조제3항
 */
const psmMajor: Rule = {
  law: '산업안전보건법 제44조제1항, 시행령 제43조제3항',
  why(accident) {
    if (accident.processPsmYn !== 'Y' || !isRelease(accident)) return undefined
    const hurt = hurtOf(accident) + (accident.outsideHurtCnt ?? 0)
    if (hurt > 0) return ['공정안전 대상 공정의 누출·화재·폭발로 {n}명이 다침', hurt]
    return (accident.potSevCd ?? 0) >= PSM_SEVERITY
      ? ['공정안전 대상 공정의 누출·화재·폭발로 근로자가 다칠 수 있었음']
      : undefined
  },
}

/**
 * A chemical got out: a leak, or a fire or explosion of which a substance is named.
 *
 * @law 화학물질관리법 제2조제13호, 제43조제2항
 */
const chemical: Rule = {
  law: '화학물질관리법 제43조제2항',
  why(accident) {
    if (accident.accKindCd === 'LEAK') return ['누출 사고']
    return isRelease(accident) && accident.chemNm?.trim() ? ['화학물질의 화재·폭발'] : undefined
  },
}

/** The day on which the extended power of the ministry to probe came into force. */
const PROBE_FROM = '2026-12-01'
const probedTypes: ReadonlySet<AccType | null> = new Set<AccType>([
  'FALL',
  'COLLAPSE',
  'FIRE',
  'LEAK',
  'CONTACT',
  'ASPHYX',
  'HEAT',
])

/**
 * The ministry may look into the cause, and nobody may alter the scene: "may", for the notice that narrows the cases was
 * not read.
 *
 * @law 산업안전보건법 제56조제1항제2호·제5항, 같은 법 시행규칙 제71조제2항 (확인 필요)
 */
const probe: Rule = {
  law: '산업안전보건법 제56조제1항제2호·제5항, 시행규칙 제71조제2항',
  why(accident) {
    const hurt = hurtOf(accident)
    const isProbed = isRelease(accident) || probedTypes.has(accident.accTypeCd)
    if (accident.occurYmd < PROBE_FROM || !isProbed || hurt === 0) return undefined
    return ['화재·폭발, 붕괴, 추락, 질식·중독, 누출, 온열 사고로 {n}명이 다침', hurt]
  },
}

export const FORM_DAYS = 3
const daysOff = ({ expectLostDayCnt, lostDayCnt }: Victim) => Math.max(expectLostDayCnt ?? 0, lostDayCnt ?? 0)
/**
 * Whether a form of the labour office is owed for somebody: he died, or is off work for three days or more.
 *
 * @law 산업안전보건법 제57조제3항, 같은 법 시행규칙 제73조제1항
 */
export const needsForm = (victim: Victim): boolean => isDead(victim) || daysOff(victim) >= FORM_DAYS

/** @law 산업안전보건법 제57조제3항, 같은 법 시행규칙 제73조제1항 */
const form: Rule = {
  law: '산업안전보건법 제57조제3항, 시행규칙 제73조제1항',
  why({ deadCnt, victims }) {
    const owed = Math.max(deadCnt ?? 0, victims.filter(needsForm).length)
    return owed > 0 ? ['사망 또는 3일 이상 휴업 {n}명', owed] : undefined
  },
}

const HIPO = 4
const hipo: Rule = {
  law: null,
  why: (accident) => ((accident.potSevCd ?? 0) >= HIPO ? ['잠재심각도 {n}', accident.potSevCd ?? 0] : undefined),
}

const rules: Readonly<Record<FlagCd, Rule>> = {
  majorYn: major,
  sapaYn: sapa,
  psmMajorYn: psmMajor,
  chemAccYn: chemical,
  probeYn: probe,
  formYn: form,
  hipoYn: hipo,
}
/** The way to and from work is no accident of the site: it has its potential alone. */
const isAsked = ({ accKindCd }: Accident, flagCd: FlagCd) => accKindCd !== 'COMM' || flagCd === 'hipoYn'

/** What it is, in the order in which it is shown; what it was before is not remembered here. */
export const judged = (accident: Accident, others: readonly Patient[] = []): Judgement[] =>
  flagCds.flatMap((flag) => {
    const { law, why } = rules[flag]
    const found = isAsked(accident, flag) ? why(accident, others) : undefined
    if (!found) return []
    const [text, n] = found
    return [{ flag, why: text, ...(n !== undefined && { values: { n } }), law }]
  })

type KnownVictim = Victim & { victimNo: number }
/** What somebody said or entered asks for a form, not the count of days that goes on by itself. */
const isFormStated = (victim: Victim): boolean =>
  isDead(victim) || (victim.expectLostDayCnt ?? 0) >= FORM_DAYS || (victim.returnYmd !== null && needsForm(victim))

/**
 * The form that the running count of days alone asked for follows the first day of return, however late that is entered: it
 * is no correction (R2).
 */
function isFormOfCountAlone(before: readonly KnownVictim[], after: readonly KnownVictim[]): boolean {
  const isReturning = after.some(
    ({ victimNo, returnYmd }) =>
      returnYmd !== null && before.some((one) => one.victimNo === victimNo && one.returnYmd === null),
  )
  return isReturning && !before.some(isFormStated)
}

interface Stored {
  flags: Flags
  victims: readonly KnownVictim[]
}
/** After a save or a job each turns Y by itself and N only by a correction. */
export function flagsAfter(
  stored: Stored,
  accident: Accident & { victims: readonly KnownVictim[] },
  others: readonly Patient[] = [],
): Flags {
  const found = new Set(judged(accident, others).map(({ flag }) => flag))
  const isFormFree = isFormOfCountAlone(stored.victims, accident.victims)
  const stays = (flag: FlagCd) => stored.flags[flag] === 'Y' && !(flag === 'formYn' && isFormFree)
  const after = flagCds.map((flag) => [flag, found.has(flag) || stays(flag) ? 'Y' : 'N'])
  return Object.fromEntries(after) as Flags
}
