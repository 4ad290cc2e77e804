/** 산업재해조사표 (별지 제30호서식): what it asks, what of it is there, and what is missing before it is filed. Pure. */
import { isDay } from '#platform/model/calendar.ts'

export const formParts = {
  SITE: 'Ⅰ. 사업장 정보',
  VICTIM: 'Ⅱ. 재해 정보',
  CASE: 'Ⅲ. 재해발생 개요 및 원인',
  PLAN: 'Ⅳ. 재발방지계획',
  SIGN: '작성',
} as const
export type FormPart = keyof typeof formParts

interface FormField {
  readonly part: FormPart
  readonly label: string
  readonly required?: true
  /** Typed on the form; the others stand in the case and are changed there. Longest text. */
  readonly own?: number
  readonly lines?: number
}
/** In the order of the form. @law 산업안전보건법 시행규칙 제73조제1항, 별지 제30호서식 (문구와 순서 확인 필요) */
export const formFields = {
  siteMngNo: { part: 'SITE', label: '산재관리번호(사업개시번호)', required: true, own: 20 },
  bizNum: { part: 'SITE', label: '사업자등록번호', required: true, own: 20 },
  siteNm: { part: 'SITE', label: '사업장명', required: true, own: 100 },
  workerCnt: { part: 'SITE', label: '근로자 수', required: true, own: 10 },
  industryNm: { part: 'SITE', label: '업종', required: true, own: 100 },
  siteAddr: { part: 'SITE', label: '소재지', required: true, own: 200 },
  primeNm: { part: 'SITE', label: '원도급인 사업장명', own: 100 },
  primeMngNo: { part: 'SITE', label: '원도급인 산재관리번호', own: 20 },
  dispatchNm: { part: 'SITE', label: '파견사업주 사업장명', own: 100 },
  clientNm: { part: 'SITE', label: '발주자', own: 100 },
  constNm: { part: 'SITE', label: '공사현장명', own: 100 },
  constDesc: { part: 'SITE', label: '공사종류·공정률·공사금액', own: 200 },
  victimNm: { part: 'VICTIM', label: '성명', required: true },
  residentNo: { part: 'VICTIM', label: '주민등록번호', required: true },
  sex: { part: 'VICTIM', label: '성별', required: true, own: 10 },
  nation: { part: 'VICTIM', label: '국적', required: true, own: 50 },
  visa: { part: 'VICTIM', label: '체류자격', own: 50 },
  jobNm: { part: 'VICTIM', label: '직업', required: true },
  hireYmd: { part: 'VICTIM', label: '입사일', required: true },
  sameWork: { part: 'VICTIM', label: '같은 종류 업무 근속기간', required: true },
  employType: { part: 'VICTIM', label: '고용형태', required: true },
  workForm: { part: 'VICTIM', label: '근무형태', required: true },
  injuryType: { part: 'VICTIM', label: '상해종류(질병명)', required: true },
  injuryPart: { part: 'VICTIM', label: '상해부위(질병부위)', required: true },
  expectDays: { part: 'VICTIM', label: '휴업예상일수', required: true },
  death: { part: 'VICTIM', label: '사망 여부' },
  occurDt: { part: 'CASE', label: '발생일시', required: true },
  place: { part: 'CASE', label: '발생장소', required: true },
  workType: { part: 'CASE', label: '재해 관련 작업유형', required: true },
  situation: { part: 'CASE', label: '재해발생 당시 상황', required: true, own: 1000, lines: 4 },
  cause: { part: 'CASE', label: '재해발생원인', required: true, own: 1000, lines: 4 },
  accType: { part: 'CASE', label: '발생형태' },
  causeObj: { part: 'CASE', label: '기인물' },
  plan: { part: 'PLAN', label: '재발방지 계획', required: true, own: 1000, lines: 4 },
  writerNm: { part: 'SIGN', label: '작성자 성명', required: true, own: 50 },
  writerTel: { part: 'SIGN', label: '작성자 전화번호', required: true, own: 30 },
} as const satisfies Record<string, FormField>
export type FormName = keyof typeof formFields
export const formNames = Object.keys(formFields) as FormName[]
const fields: Readonly<Record<FormName, FormField>> = formFields
export const fieldOf = (name: FormName): FormField => fields[name]
export type FormValues = Readonly<Partial<Record<FormName, string | null>>>

/** A contractor within the plant names whose work it was; a foreigner his permission to stay. */
const isRequired = (name: FormName, { isVendor, nation }: { isVendor: boolean; nation: string | null }): boolean =>
  fieldOf(name).required === true ||
  (isVendor && (name === 'primeNm' || name === 'primeMngNo')) ||
  (name === 'visa' && nation !== null && nation !== '대한민국' && nation !== 'KR')

/** Names of what has to be there and is not, in the order of the form. */
export function missingOf(values: FormValues, isVendor: boolean): FormName[] {
  const about = { isVendor, nation: values.nation?.trim() || null }
  return formNames.filter((name) => isRequired(name, about) && !values[name]?.trim())
}

const RESIDENT = /^(\d{6})-?([1-8])(\d{6})$/
/** Whether it is written as such a number: a day, the century and the sex, six more digits; the last one proves nothing any more. */
export function isResidentNo(text: string): boolean {
  const [, day = '', century = ''] = RESIDENT.exec(text) ?? []
  const year = Number(century) % 4 === 1 || Number(century) % 4 === 2 ? 19 : 20
  return day !== '' && isDay(`${year}${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`)
}
export const writtenResidentNo = (text: string): string => text.replace(RESIDENT, '$1-$2$3')
/** As everybody else reads it. */
export const maskedResidentNo = (text: string): string => `${text.slice(0, 8)}******`
