/** A check while it is filled in and when it is done: the same on the phone and on the server. Pure. */
import { askedItems } from '#modules/common/check-items.logic.ts'
import { sentences } from '#platform/model/sentences.ts'
import type { CheckItem } from './safety-check.model.ts'

/** By what a check was judged on its day. */
export const { CHECK_LIMITS } = sentences(
  'SAFETY_CHECK',
  { CHECK_LIMITS: '적합 {pass}점 이상, 조건부 {cond}점 이상' },
  'saf',
)

/** What an inspector says of an item. */
export type Said = Pick<
  CheckItem,
  | 'answerCd'
  | 'numVal'
  | 'textDesc'
  | 'ngDesc'
  | 'riskGradeCd'
  | 'ownerUserId'
  | 'vendorCd'
  | 'verifyUserId'
  | 'joinImprNo'
>
export const unsaid: Said = {
  answerCd: null,
  numVal: null,
  textDesc: null,
  ngDesc: null,
  riskGradeCd: null,
  ownerUserId: null,
  vendorCd: null,
  verifyUserId: null,
  joinImprNo: null,
}
const good = {
  ngDesc: null,
  riskGradeCd: null,
  ownerUserId: null,
  vendorCd: null,
  verifyUserId: null,
  joinImprNo: null,
} as const

/** A number that the list does not allow. */
export const isOutside = ({
  inputCd,
  numVal,
  minVal,
  maxVal,
}: Pick<CheckItem, 'inputCd' | 'numVal' | 'minVal' | 'maxVal'>): boolean =>
  inputCd === 'NUM' && numVal !== null && ((minVal !== null && numVal < minVal) || (maxVal !== null && numVal > maxVal))

/** As it is written: from the least to the most, either left open. */
export const rangeOf = ({ minVal, maxVal, unitNm }: Pick<CheckItem, 'minVal' | 'maxVal' | 'unitNm'>) => ({
  min: minVal ?? '',
  max: maxVal ?? '',
  unit: unitNm ?? '',
})

/** What is said of an item, made one with it: a number decides by itself, and what is critical is nothing less. */
function judged(item: CheckItem, said: Said): CheckItem {
  const given = { ...item, ...said }
  const isNumber = item.inputCd === 'NUM'
  const answerCd = isOutside(given)
    ? 'NG'
    : isNumber && given.numVal !== null && given.answerCd === null
      ? 'OK'
      : given.answerCd
  const numVal = answerCd === 'NA' ? null : given.numVal
  if (answerCd !== 'NG') return { ...given, ...good, answerCd, numVal }
  return { ...given, answerCd, riskGradeCd: item.criticalYn === 'Y' ? 'CRIT' : given.riskGradeCd }
}

/** What was answered, on the items as they were given out: nobody adds, drops or softens one, nor answers what is not asked. */
export function answered(items: readonly CheckItem[], given: readonly (Said & { itemNo: number })[]): CheckItem[] {
  const byNo = new Map(given.map((said) => [said.itemNo, said]))
  const all = items.map((item) => {
    const said = byNo.get(item.itemNo)
    return judged(item, saidOf(said ?? item))
  })
  const asked = new Set(askedItems(all))
  return all.map((item) => (asked.has(item) ? item : { ...item, ...unsaid, fileNo: null }))
}
/** Of an item what was said of it, alone. */
export const saidOf = (item: Said): Said => ({
  answerCd: item.answerCd ?? null,
  numVal: item.numVal ?? null,
  textDesc: item.textDesc ?? null,
  ngDesc: item.ngDesc ?? null,
  riskGradeCd: item.riskGradeCd ?? null,
  ownerUserId: item.ownerUserId ?? null,
  vendorCd: item.vendorCd ?? null,
  verifyUserId: item.verifyUserId ?? null,
  joinImprNo: item.joinImprNo ?? null,
})

/** R8: what no answer has opened is no part of the check that is done. */
export const onlyAsked = (items: readonly CheckItem[]): CheckItem[] => askedItems(items)

interface Lack {
  itemNo: number
  code: string
  message: string
}
/** A photo is owed of what is bad, of what the list says, and where the photo is the answer. */
const needsPhoto = ({ answerCd, inputCd, photoYn }: CheckItem): boolean =>
  answerCd === 'NG' || (answerCd === 'OK' && (photoYn === 'Y' || inputCd === 'PHOTO'))

/** The first that an item lacks before the check may be done. @param hasPhoto of that item */
export function lackOf(item: CheckItem, hasPhoto: boolean): Lack | undefined {
  const { itemNo, answerCd, inputCd, numVal, textDesc, ngDesc, riskGradeCd } = item
  const lack = (code: string, message: string) => ({ itemNo, code, message })
  if (!answerCd) return lack('CHECK_UNANSWERED', '{n}번 항목을 판정하세요.')
  if (answerCd === 'NA') return undefined
  if (inputCd === 'NUM' && numVal === null) return lack('CHECK_NO_VALUE', '{n}번 항목의 측정값을 입력하세요.')
  if (inputCd === 'TEXT' && !textDesc?.trim()) return lack('CHECK_NO_TEXT', '{n}번 항목에 글을 적으세요.')
  if (answerCd === 'NG' && !hasPhoto) return lack('CHECK_NG_PHOTO', '부적합 사진을 등록하세요.')
  if (needsPhoto(item) && !hasPhoto) return lack('CHECK_PHOTO', '{n}번 항목의 사진을 찍으세요.')
  if (answerCd === 'NG' && !ngDesc?.trim()) return lack('CHECK_NG_DESC', '{n}번 항목의 부적합 내용을 적으세요.')
  if (answerCd === 'NG' && !riskGradeCd) return lack('CHECK_NG_GRADE', '{n}번 항목의 위험등급을 고르세요.')
  return undefined
}

/** R7: who looks at the measure is not who carries it out. */
export function verifierLack(
  { itemNo, answerCd, ownerUserId, vendorCd, verifyUserId }: CheckItem,
  { inspectorUserId, ownerUserId: standing }: { inspectorUserId: string; ownerUserId: string },
): Lack | undefined {
  if (answerCd !== 'NG' || vendorCd) return undefined
  if ((ownerUserId ?? standing) !== (verifyUserId ?? inspectorUserId)) return undefined
  return {
    itemNo,
    code: 'CHECK_VERIFIER',
    message: '{n}번 항목: 조치 담당과 다른 사람을 확인자로 정하세요.',
  }
}
