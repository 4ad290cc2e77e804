/**
 * Legal numbers of measuring the work environment. `verifiedYn` is N where the formula is printed as a picture in the
 * notice and was not read there.
 */
import type { LegalParamRow } from './rows.ts'

const OSH_ACT = '2020-01-16'
const RULES_186 = '산업안전보건법 시행규칙 제186조, 산업안전보건기준에 관한 규칙 제420조'
const RULES_190 = '산업안전보건법 시행규칙 제190조'
const NOTICE = '작업환경측정 및 정도관리 등에 관한 고시'
const LIMITS = '화학물질 및 물리적 인자의 노출기준'

type Line = readonly [
  legalParamCd: string,
  legalParamVal: number,
  unitCd: 'DAY' | 'MONTH' | 'HOUR' | 'MINUTE' | 'YEAR' | null,
  lawRefDesc: string,
  verifiedYn?: 'N',
]

const lines: readonly Line[] = [
  ['WEM_FIRST_DAY', 30, 'DAY', `${RULES_190}제1항 (측정 대상이 된 날부터)`],
  ['WEM_CYCLE_SHORT_MONTH', 3, 'MONTH', `${RULES_190}제1항 단서 (3개월에 1회 이상)`],
  ['WEM_CYCLE_HALF', 1, null, `${RULES_190}제1항 (반기에 1회 이상: 다음 반기까지)`],
  ['WEM_CYCLE_YEAR_HALF', 2, null, `${RULES_190}제2항 (연 1회 이상: 두 번째 반기까지)`],
  ['WEM_OVER_RATIO', 2, null, `${RULES_190}제1항제2호 (노출기준의 2배 이상)`],
  ['WEM_NOISE_YEAR_DB', 85, null, `${RULES_190}제2항제1호 (최근 2회 연속 85 dB 미만)`],
  ['WEM_GAP_HALF_MONTH', 3, 'MONTH', `${NOTICE} 제4조 (반기 측정의 간격)`],
  ['WEM_GAP_SHORT_DAY', 45, 'DAY', `${NOTICE} 제4조 (3개월 측정의 간격)`],
  ['WEM_GAP_YEAR_MONTH', 6, 'MONTH', `${NOTICE} 제4조 (연 1회 측정의 간격)`],
  ['WEM_TEMP_HOUR', 24, 'HOUR', `${RULES_186}제8호 (임시작업: 월 24시간 미만)`],
  ['WEM_TEMP_EVERY_HOUR', 10, 'HOUR', `${RULES_186}제8호 단서 (월 10시간 이상 24시간 미만을 매월 하면 제외)`],
  ['WEM_SHORT_HOUR', 1, 'HOUR', `${RULES_186}제9호 (단시간작업: 1일 1시간 미만, 매일 하면 제외)`],
  ['WEM_ALLOW_DIVISOR', 15, null, '산업안전보건기준에 관한 규칙 제421조제2항 (시간당 g ≤ 공기 부피 ㎥ ÷ 15)'],
  ['WEM_ALLOW_ROOM', 150, null, '산업안전보건기준에 관한 규칙 제421조제3항 (공기 부피는 150 ㎥까지)'],
  ['WEM_PERSON_MIN', 2, null, `${NOTICE} 제19조제1항 (최고 노출근로자 2명 이상)`],
  ['WEM_PERSON_FREE', 10, null, `${NOTICE} 제19조제1항 (10명을 넘으면 추가)`],
  ['WEM_PERSON_STEP', 5, null, `${NOTICE} 제19조제1항 (5명당 1명)`],
  ['WEM_PERSON_MOST', 20, null, `${NOTICE} 제19조제1항 (100명을 넘으면 20명까지)`],
  ['WEM_AREA_MIN', 2, null, `${NOTICE} 제19조제2항 (2개 지점 이상)`],
  ['WEM_AREA_FREE', 50, null, `${NOTICE} 제19조제2항 (50 ㎡ 이상이면 추가)`],
  ['WEM_AREA_STEP', 30, null, `${NOTICE} 제19조제2항 (30 ㎡마다 1개 지점)`],
  ['WEM_STEL_MINUTE', 15, 'MINUTE', `${LIMITS} 제2조제1항제3호 (1회 지속시간)`],
  ['WEM_STEL_GAP_MINUTE', 60, 'MINUTE', `${LIMITS} 제2조제1항제3호 (노출 간격)`],
  ['WEM_STEL_TIMES', 4, null, `${LIMITS} 제2조제1항제3호 (1일 4회 이하)`],
  [
    'WEM_SHIFT_HOUR',
    8,
    'HOUR',
    `${NOTICE} 제34조·제36조 (8시간을 넘는 작업: 화학물질 기준 × 8 ÷ h, 소음 16.61·log(100 ÷ 12.5h) + 90)`,
    'N',
  ],
  ['WEM_NOISE_LIMIT', 90, null, `${LIMITS} 별표 2-1 (1일 8시간, dB(A))`],
  ['WEM_NOISE_EXCHANGE', 5, null, `${NOTICE} 제26조 (exchange rate, dB)`],
  ['WEM_NOISE_THRESHOLD', 80, null, `${NOTICE} 제26조 (threshold, dB)`],
  ['WEM_REPORT_DAY', 30, 'DAY', '산업안전보건법 시행규칙 제188조제1항 (시료채취를 마친 날부터)'],
  ['WEM_REPORT_EXTEND_DAY', 30, 'DAY', '산업안전보건법 시행규칙 제188조제1항 단서 (연장 신청)'],
  ['WEM_IMPROVE_DAY', 60, 'DAY', '산업안전보건법 시행규칙 제188조제2항 (개선 증명서류 또는 개선 계획)'],
  ['WEM_KEEP_YEAR', 5, 'YEAR', '산업안전보건법 시행규칙 제241조제1항'],
  ['WEM_KEEP_LONG_YEAR', 30, 'YEAR', '산업안전보건법 시행규칙 제241조제1항 단서 (허가대상·특별관리물질)'],
]

export const measureParamRows: LegalParamRow[] = lines.map(
  ([legalParamCd, value, unitCd, lawRefDesc, verifiedYn = 'Y']) => ({
    legalParamCd,
    legalParamVal: String(value),
    unitCd,
    lawRefDesc,
    verifiedYn,
    effectiveFromYmd: OSH_ACT,
  }),
)
