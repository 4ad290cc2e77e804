/** The site's own numbers of gas measurement and isolation (sections 4 and 5 of the permit design). */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const SITE = '사내 기준'
const FROM = '2020-01-16'

export const gasParams: readonly LegalParamSeed[] = [
  param('GAS_ALARM_MIN', '10', 'MINUTE', FROM, `${SITE} (다음 측정 시각 전 알림)`),
  param('GAS_GRACE_MIN', '10', 'MINUTE', FROM, `${SITE} (다음 측정 시각이 지난 뒤 작업을 중지하기까지)`),
  param('GAS_LATE_MIN', '15', 'MINUTE', FROM, `${SITE} (측정 후 이 시간을 넘겨 입력하면 지연입력)`),
  param('GAS_OFFLINE_H', '4', 'HOUR', FROM, `${SITE} (기기에 보관한 측정을 올릴 수 있는 시간)`),
  param('GAS_NEAR_M', '50', 'METER', FROM, `${SITE} (폭발하한 25% 이상일 때 함께 중지하는 반경)`),
  param('GAS_TOPIC_M', '12', 'MONTH', FROM, `${SITE} (측정자 숙지확인 유효기간)`),
  param('ISO_REVIEW_AFTER_D', '30', 'DAY', FROM, `${SITE} (격리를 유지할 때 주간 검토를 시작하는 날)`),
  param('ISO_REVIEW_D', '7', 'DAY', FROM, `${SITE} (오래 유지하는 격리의 검토 간격)`),
  param('ISO_CONTACT_CNT', '2', null, FROM, `${SITE} (강제해제 전 설치자 연락 시도 횟수)`),
]
