import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { privacyNoticeMaster } from './privacy-notice.master.ts'

export const privacyNoticeRules = masterWith(privacyNoticeMaster, {
  refuseSave: [refuseInForce],
  refuseRemove: [refuseInForce],
})

/**
 * What people were told stays as it was: a change is a new version, which says what it changes.
 *
 * @law 개인정보 보호법 제30조제2항, 같은 법 시행령 제31조제2항
 */
function refuseInForce({ before, record, today }: MasterContext) {
  const shown = before ?? record
  const isNew = before === undefined && record.createDt === undefined
  if (isNew || String(shown.effectiveYmd) > today) return undefined
  return {
    field: 'effectiveYmd',
    code: 'SYS_PRIVACY_IN_FORCE',
    message: '시행한 처리방침은 고치거나 지울 수 없습니다. 새 버전을 등록하십시오.',
  }
}
