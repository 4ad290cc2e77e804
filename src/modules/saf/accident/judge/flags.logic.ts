/** R1: what an accident is by law, from what is known of it, each with its why. What has once become so stays so. */
import {
  type AccidentFacts,
  type AccType,
  deadOf,
  hurtOf,
  injuredOf,
  isDead,
  occurYmdOf,
  severityOf,
  type VictimFacts,
  type Yn,
} from './facts.logic.ts'

export const flagCds = ['majorYn', 'sapaYn', 'psmMajorYn', 'chemAccYn', 'probeYn', 'formYn', 'hipoYn'] as const
export type FlagCd = (typeof flagCds)[number]
export type Flags = Readonly<Record<FlagCd, Yn>>

export interface Flag {
  flagCd: FlagCd
  yn: Yn
  /** Korean with `{n}`; null where it is not so. */
  why: { text: string; values: Readonly<Record<string, number>> } | null
  /** Null where it is the site's own. */
  law: string | null
}
interface Rule {
  law: string | null
  /** Why it is so: text and what stands in it. */
  why: (facts: AccidentFacts) => readonly [string, number?] | undefined
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
  why(facts) {
    const dead = deadOf(facts)
    if (dead > 0) return ['사망자 {n}명', dead]
    const inCare = facts.victims.filter(({ careMonthVal }) => (careMonthVal ?? 0) >= MAJOR_CARE.months).length
    if (inCare >= MAJOR_CARE.persons) return ['3개월 이상 요양이 필요한 부상자 {n}명', inCare]
    const injured = injuredOf(facts)
    return injured >= MAJOR_INJURED ? ['부상자·질병자 {n}명이 동시에 발생', injured] : undefined
  },
}

const SAPA_TREATMENT = { months: 6, persons: 2 } as const
const SAPA_PATIENTS = 3

/**
 * One death; two of the same accident who need treatment of six months; three whose listed illness comes from the same
 * factor within a year.
 *
 * @law 중대재해 처벌 등에 관한 법률 제2조제2호
 */
const sapa: Rule = {
  law: '중대재해처벌법 제2조제2호',
  why(facts) {
    const dead = deadOf(facts)
    if (dead > 0) return ['사망자 {n}명', dead]
    const treated = facts.victims.filter(({ treatMonthVal }) => (treatMonthVal ?? 0) >= SAPA_TREATMENT.months).length
    if (treated >= SAPA_TREATMENT.persons) return ['6개월 이상 치료가 필요한 부상자 {n}명', treated]
    const patients = patientsOf(facts)
    return patients >= SAPA_PATIENTS ? ['같은 유해인자의 직업성 질병자가 1년 안에 {n}명', patients] : undefined
  },
}
/** The most of any factor by which one of its own victims fell ill. */
const patientsOf = ({ victims, listedWithin }: AccidentFacts): number =>
  Math.max(
    0,
    ...victims.map(({ listedIllYn, factorNo }) =>
      listedIllYn === 'Y' && factorNo !== null ? (listedWithin[factorNo] ?? 0) : 0,
    ),
  )

const PSM_SEVERITY = 3
const isRelease = ({ accKindCd }: AccidentFacts) => accKindCd === 'LEAK' || accKindCd === 'FIRE' || accKindCd === 'EXP'

/**
 * Leak, fire or explosion in a process subject to process safety that hurt somebody, inside or outside, or could have.
 *
 * @law 산업안전보건법 제44조제1항, 같은 법 시행령 제43조제3항
 */
const psmMajor: Rule = {
  law: '산업안전보건법 제44조제1항, 시행령 제43조제3항',
  why(facts) {
    if (facts.psmYn !== 'Y' || !isRelease(facts)) return undefined
    const hurt = hurtOf(facts) + (facts.outsideHurtCnt ?? 0)
    if (hurt > 0) return ['공정안전 대상 공정의 누출·화재·폭발로 {n}명이 다침', hurt]
    return severityOf(facts) >= PSM_SEVERITY
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
  why(facts) {
    if (facts.accKindCd === 'LEAK') return ['누출 사고']
    return isRelease(facts) && facts.chemNm?.trim() ? ['화학물질의 화재·폭발'] : undefined
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
  why(facts) {
    const hurt = hurtOf(facts)
    const isProbed = isRelease(facts) || probedTypes.has(facts.accTypeCd)
    if (occurYmdOf(facts) < PROBE_FROM || !isProbed || hurt === 0) return undefined
    return ['화재·폭발, 붕괴, 추락, 질식·중독, 누출, 온열 사고로 {n}명이 다침', hurt]
  },
}

const FORM_DAYS = 3
const daysOff = ({ expectLostDayCnt, lostDayCnt }: VictimFacts) => Math.max(expectLostDayCnt ?? 0, lostDayCnt ?? 0)
/**
 * Whether a form of the labour office is owed for somebody: he died, or is off work for three days or more.
 *
 * @law 산업안전보건법 제57조제3항, 같은 법 시행규칙 제73조제1항
 */
export const needsForm = (victim: VictimFacts): boolean => isDead(victim) || daysOff(victim) >= FORM_DAYS

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
  why: (facts) => (severityOf(facts) >= HIPO ? ['잠재심각도 {n}', severityOf(facts)] : undefined),
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
const isAsked = ({ accKindCd }: AccidentFacts, flagCd: FlagCd) => accKindCd !== 'COMM' || flagCd === 'hipoYn'

/** All of them, in the order in which they are shown, from what is known; what was so before is not remembered here. */
export const flagsOf = (facts: AccidentFacts): Flag[] =>
  flagCds.map((flagCd) => {
    const { law, why } = rules[flagCd]
    const found = isAsked(facts, flagCd) ? why(facts) : undefined
    if (!found) return { flagCd, yn: 'N', why: null, law }
    const [text, n] = found
    return { flagCd, yn: 'Y', why: { text, values: n === undefined ? {} : { n } }, law }
  })

/** What somebody said or entered asks for a form, not the count of days that goes on by itself. */
const isFormStated = (victim: VictimFacts): boolean =>
  isDead(victim) || (victim.expectLostDayCnt ?? 0) >= FORM_DAYS || (victim.returnYmd !== null && needsForm(victim))

/**
 * The form that the running count of days alone asked for follows the first day of return, however late that is entered: it
 * is no correction (R2).
 */
function isFormOfCountAlone(before: readonly VictimFacts[], after: readonly VictimFacts[]): boolean {
  const isReturning = after.some(
    ({ accVictimNo, returnYmd }) =>
      returnYmd !== null && before.some((one) => one.accVictimNo === accVictimNo && one.returnYmd === null),
  )
  return isReturning && !before.some(isFormStated)
}

/** After a save or a job each turns Y by itself and N only by a correction. @param victimsBefore as they were stored */
export function flagsAfter(was: Flags, victimsBefore: readonly VictimFacts[], facts: AccidentFacts): Flags {
  const isFormFree = isFormOfCountAlone(victimsBefore, facts.victims)
  const stays = (flagCd: FlagCd) => was[flagCd] === 'Y' && !(flagCd === 'formYn' && isFormFree)
  const after = flagsOf(facts).map(({ flagCd, yn }) => [flagCd, stays(flagCd) ? 'Y' : yn])
  return Object.fromEntries(after) as Flags
}
