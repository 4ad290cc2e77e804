/** Ten characters at least, and the vendor reads them. */
import { translateNow } from '#platform/web/i18n/i18n.ts'

export const reasonForVendor = (label: string) => ({
  title: label,
  help: translateNow('10자 이상 입력하십시오. 업체가 이 사유를 봅니다.'),
  confirmText: label,
  least: 10,
})
