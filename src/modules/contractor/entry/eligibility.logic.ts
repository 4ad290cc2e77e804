/** The rules E01 to E13 on what is known of a person; each says what it found and what shows it. */
import { dayOf, toWire } from '#platform/model/calendar.ts'
import { joinedText, type Kept, keptText, keptWords, sentences } from '#platform/model/sentences.ts'
import { checkDocs } from '../document/vendor-doc.logic.ts'
import { docWord } from '../document/vendor-doc.model.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { PERSON_STATES } from '../person/person.model.ts'
import { type QualType, qualTypes, qualWord } from '../person/person-qual.model.ts'
import { ageOn, hoursWithin } from './entry.logic.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import { lifters, type RuleCd, releasable } from './entry-codes.model.ts'

/** By their codes, as rows keep them. */
const says = sentences('ENTRY', {
  NOT_ON_ROSTER: '소속 중인 인원이 아닙니다.',
  VENDOR_SUSP: '업체가 출입정지 중입니다. ({to}까지)',
  VENDOR_NOT_ACTIVE: '업체가 유효 상태가 아닙니다.',
  VENDOR_GRADE_D: '평가등급이 D인 업체입니다.',
  VENDOR_OK: '업체가 유효합니다.',
  DOC_MISSING: '필수 서류가 유효하지 않습니다. ({doc})',
  DOC_OK: '필수 서류가 유효합니다.',
  DOC_ENDS: '필수 서류가 기간 중에 만료됩니다. ({doc}, {to}까지)',
  ADULT: '18세 이상입니다.',
  MINOR: '18세 미만은 출입할 수 없습니다. (만 {n}세)',
  CONSENT: '개인정보 수집에 동의했습니다.',
  NO_CONSENT: '개인정보 수집 동의가 없습니다.',
  QUAL_NOT_ASKED: '자격이 필요한 역할이 아닙니다.',
  QUAL_MISSING: '확인된 자격이 없습니다. ({qual})',
  QUAL_ENDS: '자격이 기간 중에 만료됩니다. ({qual})',
  QUAL_OK: '자격이 유효합니다.',
  NATIONAL: '내국인입니다.',
  PERMANENT: '영주자격입니다.',
  VISA_MISSING: '체류만료일이 없습니다.',
  VISA_OK: '체류기간이 유효합니다. ({to}까지)',
  VISA_ENDS: '체류만료일({to})이 출입종료일보다 빠릅니다. 기간을 줄여 신청하세요.',
  STAY: '최근 24시간 체류 {n}시간',
  STAY_LONG: '최근 24시간 동안 {n}시간 체류했습니다. (12시간 초과)',
  STAY_OVER: '최근 24시간 동안 {n}시간 체류했습니다. ({max}시간 초과)',
  ELSEWHERE: '다른 업체의 승인된 출입신청과 기간이 겹칩니다.',
  NOT_ELSEWHERE: '다른 업체의 출입신청과 겹치지 않습니다.',
})

const labelsOf = (states: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(states).map(([code, { label }]) => [code, label]))
const vendorState = keptWords('VENDOR_STATE', labelsOf(vendorMaster.lifecycle.states), 'contractor')
const personState = keptWords('PERSON_STATE', labelsOf(PERSON_STATES), 'contractor')

/** What shows something, with what stands behind it: a paper and its last day. */
const shownBy = (word: Kept | string, ...more: readonly (string | null)[]): string => joinedText([word, ...more], ' ')

/** What the site knows of somebody who wants to come in. */
export interface PersonFacts {
  personNo: number
  vendorCd: string
  birthYmd: string
  nationCd: string
  visaTypeCd: string | null
  visaToYmd: string | null
  agreeYn: 'Y' | 'N'
  personStatusCd: string
  vendorStatusCd: string
  evalGradeCd: string | null
  vendorRiskCd: string
  suspendToYmd: string | null
  docs: { docTypeCd: string; validFromYmd: string; validToYmd: string }[]
  quals: { qualTypeCd: string; certNo: string; validToYmd: string | null }[]
  lastOutYmd: string | null
  stays: { inDt: string; outDt: string | null }[]
  /** Approved at another vendor within the period. */
  otherDocNo: string | null
  releases: { ruleCd: string; untilDt: string; reasonDesc: string; userNm: string | null }[]
}

/** For what he is to come in. */
export interface Purpose {
  fromYmd: string
  toYmd: string
  at: Date
  /** A permit asks for more than the gate: what warns here blocks there. */
  mode: 'entry' | 'gate' | 'permit'
  /** Licences that what he is to do asks for. */
  qualTypeCds: readonly string[]
  /** Hours on the site in 24, beyond which the gate warns. */
  mostHoursADay: number
}
type Rule = (facts: PersonFacts, purpose: Purpose) => Omit<EntryCheck, 'personNo' | 'ruleCd' | 'lifterCds'> | undefined

const ok = (message: string, more: Partial<EntryCheck> = {}) => ({ resultCd: 'OK' as const, message, ...more })
const block = (message: string, more: Partial<EntryCheck> = {}) => ({ resultCd: 'BLOCK' as const, message, ...more })
const warn = (message: string, more: Partial<EntryCheck> = {}) => ({ resultCd: 'WARN' as const, message, ...more })

const vendorGood: Rule = ({ vendorStatusCd, evalGradeCd, suspendToYmd, personStatusCd }) => {
  const evidenceDesc = joinedText([vendorState(vendorStatusCd), evalGradeCd])
  if (personStatusCd !== 'ACTIVE')
    return block(says.NOT_ON_ROSTER, { evidenceDesc: keptText(personState(personStatusCd)) })
  if (vendorStatusCd === 'SUSP' && suspendToYmd)
    return block(says.VENDOR_SUSP, {
      values: { to: suspendToYmd },
      untilYmd: suspendToYmd,
      evidenceDesc,
    })
  if (vendorStatusCd !== 'ACTIVE') return block(says.VENDOR_NOT_ACTIVE, { evidenceDesc })
  if (evalGradeCd === 'D') return block(says.VENDOR_GRADE_D, { evidenceDesc })
  return ok(says.VENDOR_OK, { evidenceDesc })
}

/** The papers must hold on the day on which he comes; one whose last day is within the period warns (CP-A03). */
const vendorDocs: Rule = ({ vendorRiskCd, docs }, { fromYmd, toYmd }) => {
  const law = '산업안전보건법 제61조 (적격 수급인 선정 의무)'
  const first = checkDocs(vendorRiskCd, docs, fromYmd)
  const evidenceDesc = joinedText(
    first.map(({ docTypeCd, validToYmd }) => shownBy(docWord(docTypeCd), `~${validToYmd ?? ''}`)),
  )
  const missing = first.find(({ resultCd }) => resultCd === 'BLOCK')
  if (missing)
    return block(says.DOC_MISSING, {
      values: { doc: docWord(missing.docTypeCd) },
      law,
      evidenceDesc,
    })
  const ends = first.find(({ validToYmd }) => validToYmd !== null && validToYmd <= toYmd)
  if (!ends) return ok(says.DOC_OK, { law, evidenceDesc })
  const values = { doc: docWord(ends.docTypeCd), to: ends.validToYmd ?? '' }
  return warn(says.DOC_ENDS, { values, law, evidenceDesc })
}

const ADULT = 18
const age: Rule = ({ birthYmd }, { fromYmd }) => {
  const years = ageOn(birthYmd, fromYmd)
  return years >= ADULT
    ? ok(says.ADULT, { law: '근로기준법 제65조' })
    : block(says.MINOR, { values: { n: years }, law: '근로기준법 제65조' })
}

const consent: Rule = ({ agreeYn }) =>
  agreeYn === 'Y'
    ? ok(says.CONSENT, { law: '개인정보 보호법 제15조' })
    : block(says.NO_CONSENT, { law: '개인정보 보호법 제15조' })

const isQualType = (code: string): code is QualType => code in qualTypes
/** Every licence that his part asks for, to the last day. */
const licence: Rule = ({ quals }, { qualTypeCds, fromYmd, toYmd }) => {
  if (qualTypeCds.length === 0) return ok(says.QUAL_NOT_ASKED)
  const law = '산업안전보건법 제140조, 유해·위험작업의 취업 제한에 관한 규칙 별표 1'
  const held = quals.filter(({ qualTypeCd }) => qualTypeCds.includes(qualTypeCd))
  const nameOf = (code: string) => (isQualType(code) ? qualWord(code) : code)
  const evidenceDesc = joinedText(
    held.map(({ qualTypeCd, certNo, validToYmd }) =>
      shownBy(nameOf(qualTypeCd), certNo, validToYmd && `~${validToYmd}`),
    ),
  )
  const lasts = (code: string, ymd: string) =>
    held.some(({ qualTypeCd, validToYmd }) => qualTypeCd === code && (validToYmd === null || validToYmd >= ymd))
  const missing = qualTypeCds.find((code) => !lasts(code, fromYmd))
  if (missing) return block(says.QUAL_MISSING, { values: { qual: nameOf(missing) }, law, evidenceDesc })
  const ends = qualTypeCds.find((code) => !lasts(code, toYmd))
  if (ends) return warn(says.QUAL_ENDS, { values: { qual: nameOf(ends) }, law, evidenceDesc })
  return ok(says.QUAL_OK, { law, evidenceDesc })
}

/** Permanent residence does not end. */
const PERMANENT = 'F5'
const immigration = { law: '출입국관리법 제18조' } as const
const visa: Rule = ({ nationCd, visaTypeCd, visaToYmd }, { toYmd }) => {
  if (nationCd === 'KR') return ok(says.NATIONAL)
  const { law } = immigration
  if (visaTypeCd === PERMANENT) return ok(says.PERMANENT, { law, evidenceDesc: nationCd })
  const evidenceDesc = [nationCd, visaToYmd].filter(Boolean).join(' · ')
  if (visaToYmd === null) return block(says.VISA_MISSING, { law, evidenceDesc })
  const values = { to: visaToYmd }
  return visaToYmd >= toYmd
    ? ok(says.VISA_OK, { values, law, evidenceDesc })
    : block(says.VISA_ENDS, { values, law, evidenceDesc })
}

/** Of whoever works under a permit its own conditions ask what he has behind him. */
const longStay: Rule = ({ stays }, { at, mode, mostHoursADay: max }) => {
  if (mode === 'permit') return undefined
  const hours = hoursWithin(
    stays.map(({ inDt, outDt }) => ({ inDt: new Date(inDt), outDt: outDt === null ? at : new Date(outDt) })),
    at,
  )
  if (hours <= max) return ok(says.STAY, { values: { n: hours } })
  return warn(says.STAY_OVER, { values: { n: hours, max } })
}

const elsewhere: Rule = ({ otherDocNo }) =>
  otherDocNo ? block(says.ELSEWHERE, { evidenceDesc: otherDocNo }) : ok(says.NOT_ELSEWHERE)

/** In the order in which they are shown; what other areas know comes between. */
const rules: readonly (readonly [RuleCd, Rule])[] = [
  ['E01', vendorGood],
  ['E02', vendorDocs],
  ['E03', age],
  ['E04', consent],
  ['E08', licence],
  ['E09', visa],
  ['E13', longStay],
  ['R2', elsewhere],
]

/** What the site's own records say of a person. */
export const ownChecks = (facts: PersonFacts, purpose: Purpose): EntryCheck[] =>
  rules.flatMap(([ruleCd, rule]) => {
    const found = rule(facts, purpose)
    return found ? [{ personNo: facts.personNo, ruleCd, lifterCds: lifters[ruleCd], ...found }] : []
  })

/** A rule of the site that was lifted warns as long as the release holds, and says who lifted it. */
export function released(check: EntryCheck, { releases }: Pick<PersonFacts, 'releases'>): EntryCheck {
  if (check.resultCd !== 'BLOCK' || !releasable.has(check.ruleCd)) return check
  const release = releases.findLast(({ ruleCd }) => ruleCd === check.ruleCd)
  if (!release) return check
  const until = toWire(new Date(release.untilDt)).slice(0, 16).replace('T', ' ')
  return {
    ...check,
    resultCd: 'WARN',
    untilYmd: dayOf(release.untilDt),
    releaseDesc: [release.userNm, until, release.reasonDesc].filter(Boolean).join(' · '),
  }
}
