/** The register's rows that a work permit decides by beside those of `legal-params-work.ts`: nearly all the site's own numbers. */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const RULES = '산업안전보건기준에 관한 규칙'
const SITE = '사내 기준'
const FROM = '2020-01-16'

const site = (code: string, value: string, unit: Parameters<typeof param>[2], what: string) =>
  param(code, value, unit, FROM, `${SITE} (${what})`)

export const permitParams: readonly LegalParamSeed[] = [
  site('PERMIT_VALID_H', '8', 'HOUR', '최초 유효시간; 법정 최대는 확인 필요'),
  site('PERMIT_EXTEND_H', '4', 'HOUR', '연장 한 번의 시간'),
  site('PERMIT_TOTAL_H', '12', 'HOUR', '연장을 더한 유효시간'),
  site('PERMIT_LOW_DAY', '7', 'DAY', '위험등급이 낮은 일반위험 작업의 유효기간'),
  site('PERMIT_DAILY_SKIP_S', '0', null, '1: 평가등급 S인 업체의 낮은 위험 작업은 일일재확인 없이 시작'),
  site('PERMIT_DAY_FROM_H', '6', 'HOUR', '주간작업이 시작되는 시각'),
  site('PERMIT_DAY_TO_H', '22', 'HOUR', '주간작업이 끝나는 시각'),
  site('PERMIT_ASK_BY_H', '16', 'HOUR', '계획작업은 전날 이 시각까지 신청'),
  site('PERMIT_SLA_H', '2', 'HOUR', '신청 후 검토 시작까지'),
  site('PERMIT_START_MIN', '60', 'MINUTE', '발급 후 개시까지; 지나면 발급취소'),
  site('PERMIT_AWAY_MIN', '10', 'MINUTE', '연결 없이 개시·재개: 조건을 모두 확인한 뒤 이 시간까지'),
  site('PERMIT_SUSP_H', '4', 'HOUR', '중지 후 다시 시작할 수 있는 시간'),
  site('PERMIT_FINISH_MIN', '30', 'MINUTE', '시간 만료 후 작업완료까지'),
  site('PERMIT_RETAIN_Y', '5', 'YEAR', '작업허가서 보존; 법정 3년 이상'),
  site('TBM_FRESH_H', '2', 'HOUR', '작업 전 안전회의 서명 후 개시까지'),
  site('ALONE_CHECK_MIN', '30', 'MINUTE', '혼자 일하는 사람의 안전확인 간격'),
  site('LEAD_MAX_CNT', '3', null, '작업책임자 한 사람이 같은 시간에 맡는 작업; 넘으면 주의'),
  site('FATIGUE_DAY_H', '12', 'HOUR', '24시간에 일하는 시간의 한도; 넘으면 고위험작업을 하지 않음'),
  param(
    'FATIGUE_WEEK_H',
    '52',
    'HOUR',
    FROM,
    '근로기준법 제50조제1항·제53조제1항 (1주 40시간, 합의하여 연장 12시간; 최근 7일에 적용, 확인 필요)',
    'N',
  ),
  param(
    'FATIGUE_REST_H',
    '11',
    'HOUR',
    FROM,
    '근로기준법 제59조제2항 (특례업종의 연속 11시간 휴식; 모든 작업자에게 적용, 확인 필요)',
    'N',
  ),
  site('FATIGUE_HEAT_RATE', '2', null, '체감온도 31℃ 이상인 옥외작업 한 시간을 셈하는 배수'),
  site('RSA_WARN_D', '30', 'DAY', '위험성평가 이전부터 쓰던 작업허가: 최초평가가 없어도 주의만 하는 기간'),
  site('HOT_STOP_MIN', '30', 'MINUTE', '화기작업이 이보다 오래 멈추면 다시 측정'),
  site('GAS_HIGH_GAP_MIN', '10', 'MINUTE', '가스농도 초과 뒤 두 번 측정의 간격'),
  site('MORNING_H', '6', 'HOUR', '작업책임자에게 아침 안내를 보내는 시각'),
  site('PAPER_GRACE_MIN', '15', 'MINUTE', '허가서가 바뀐 뒤 게시한 출력물을 바꿔 걸 때까지'),
  site('EXTINGUISHER_CNT', '2', null, '화기작업 소화기 대수'),
  site('FIRE_CHECK_CNT', '2', null, '화기작업 종료 후 점검 횟수'),
  site('FIRE_CHECK_GAP_MIN', '20', 'MINUTE', '화기작업 종료 후 점검 간격'),
  site('DROP_RADIUS_MIN', '2', 'METER', '고소작업 하부 출입금지 최소 반경'),
  site('DROP_RADIUS_RATE', '0.25', null, '고소작업 높이에 대한 하부 출입금지 반경'),
  site('LIFT_RATIO_OK', '75', 'PERCENT', '정격하중 비율; 넘으면 양중계획서'),
  site('LIFT_RATIO_MAX', '90', 'PERCENT', '정격하중 비율의 한도'),
  param('SLING_FACTOR', '5', null, FROM, `${RULES} 제163조 (와이어로프 안전계수)`),
  param('SLING_FACTOR_PEOPLE', '10', null, FROM, `${RULES} 제163조 (사람이 타는 설비의 안전계수)`),
  param('SLING_FACTOR_HOOK', '3', null, FROM, `${RULES} 제163조 (훅·섀클의 안전계수)`),
  param('PERM_VENT_DAY', '31', 'DAY', FROM, `${RULES} 제626조 (상시 가동 환기설비 월 1회 점검, 확인 필요)`, 'N'),
]
