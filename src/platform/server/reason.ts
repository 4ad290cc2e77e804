/** Why something out of the ordinary is done, in a few words that mean something to who reads it later. */
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { invalid } from './refusal.ts'

const MIN_REASON = 5

/** @throws Refusal 400 at the field when there is too little of it */
export function requireReason(reasonDesc: string, language: Language): void {
  if (reasonDesc.length >= MIN_REASON) return
  const message = translate('platform', language, '사유를 {n}자 이상 입력하십시오.', { n: MIN_REASON })
  throw invalid([{ field: 'reasonDesc', code: 'REQUIRED', message }])
}
