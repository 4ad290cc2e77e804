/** Legal numbers of education that a vendor owes its people (R3 and R4 of entry education). */
import { param } from './legal-param-row.ts'

/** 별표 4 as amended. Read from transcriptions, not in the text in force. */
const EDU_ANNEX = '2023-09-27'
const annex = (legalParamCd: string, value: string, what: string) =>
  param(legalParamCd, value, 'HOUR', EDU_ANNEX, `산업안전보건법 시행규칙 별표 4 (${what})`, 'N')

export const educationParams = [
  annex('EDU_HIRE_WEEK_H', '1', '채용 시: 일용근로자, 근로계약기간 1주 이하'),
  annex('EDU_HIRE_MONTH_H', '4', '채용 시: 근로계약기간 1주 초과 1개월 이하'),
  annex('EDU_SPECIAL_FIRST_H', '4', '특별교육: 최초 작업 전'),
  param(
    'EDU_SPECIAL_REST_M',
    '3',
    'MONTH',
    EDU_ANNEX,
    '산업안전보건법 시행규칙 별표 4 (특별교육: 나머지 시간의 기한)',
    'N',
  ),
  annex('EDU_SPECIAL_WEEK_H', '2', '특별교육: 일용근로자, 근로계약기간 1주 이하'),
  annex('EDU_SPECIAL_TOWER_H', '8', '특별교육: 타워크레인 신호'),
  annex('EDU_SPECIAL_SHORT_H', '2', '특별교육: 단기간·간헐적 작업'),
  param(
    'EDU_EXPERIENCED',
    '50',
    'PERCENT',
    EDU_ANNEX,
    '산업안전보건법 시행규칙 제27조제5항 (경력자: 교육시간의 50퍼센트 이상)',
  ),
]
