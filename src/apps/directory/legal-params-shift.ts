/** The register's rows for hand-over, weather and heat beside those of `legal-params-work.ts` (section 7 of the permit design). */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const RULES = '산업안전보건기준에 관한 규칙'
const SITE = '사내 기준'
const FROM = '2020-01-16'
const HEAT_FROM = '2025-07-17'

const site = (code: string, value: string, unit: Parameters<typeof param>[2], what: string) =>
  param(code, value, unit, FROM, `${SITE} (${what})`)

export const shiftParams: readonly LegalParamSeed[] = [
  site('SHIFT_END_1', '7', 'HOUR', '야간조 교대 시각'),
  site('SHIFT_END_2', '15', 'HOUR', '주간조 교대 시각'),
  site('SHIFT_END_3', '23', 'HOUR', '저녁조 교대 시각'),
  site('HANDOVER_MIN', '30', 'MINUTE', '교대 시각 전후 인수인계 서명 시간; 지나면 작업중지'),
  site('TBM_OPEN_H', '16', 'HOUR', '작업 전 안전회의에 서명을 더 받을 수 있는 시간'),
  site('LINK_NAME_SIGN', '0', null, '1: 링크에서 이름과 휴대폰 끝 네 자리만으로 서명; 0: 인증번호·안전카드·그린 서명'),
  site('CRANE_STOP_GUST', '10', 'MPS', '순간풍속 이상: 이동식 크레인 작업 중지'),
  site('AWP_STOP_GUST', '10', 'MPS', '순간풍속 이상: 고소작업대 작업 중지'),
  site('WEATHER_CLEAR_MIN', '30', 'MINUTE', '기상이 기준 아래로 내려간 뒤 재개까지'),
  site('WEATHER_HOLD_H', '6', 'HOUR', '새 관측이 없을 때 마지막 관측값을 쓰는 시간'),
  site('HEAT_ALERT_MIN', '100', 'MINUTE', '폭염 휴식 알림'),
  param('HEAT_WORK_MIN', '120', 'MINUTE', HEAT_FROM, `${RULES} 제560조제3항 (매 2시간 이내 휴식)`),
]
