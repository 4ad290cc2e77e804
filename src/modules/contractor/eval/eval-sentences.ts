/** The numbers behind an automatic score, as a sentence. */

import { formatNumber } from '#platform/web/format.ts'
import type { ItemAnswer } from './eval.calls.ts'

type T = (korean: string, values?: Record<string, unknown>) => string
type Numbers = Record<string, number | null>

const sentences: Readonly<Record<string, string>> = {
  S1: '벌점율 {rateVal} (6개월 벌점 {pointCnt}점, 하루 평균 {headcountVal}명)',
  S2: '기한이 된 조치 {actionCnt}건 중 기한 내 {actionOnTimeCnt}건',
  S3: '업체 책임 허가 중지 {suspCnt}건, 무허가 작업 {noPermitCnt}건',
  S4: '휴업재해 {ltiCnt}건, 작업제한·의료처치 {treatCnt}건',
  S5: '{eduCnt}명 중 입문교육 유효 {eduValidCnt}명',
  S6: '계획 {checkPlanCnt}회 중 실시 {checkDoneCnt}회',
  S7: '제출 {jsaCnt}건 중 보완 없이 통과 {jsaFirstCnt}건',
}
const shownNumber = (value: number | null) =>
  value === null ? '–' : formatNumber(value, Number.isInteger(value) ? 0 : 1)

export function factsText(t: T, { itemCd, facts, naYn }: ItemAnswer): string | null {
  const sentence = sentences[itemCd]
  if (!facts || !sentence) return null
  if (naYn === 'Y') return t('해당 없음: 기간 중 대상이 없어 만점입니다.')
  const values: Numbers = facts
  return t(sentence, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shownNumber(value)])))
}
