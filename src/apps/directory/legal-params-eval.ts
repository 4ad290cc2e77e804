/** The site's own numbers (사내 기준) of evaluations of contractors; the duty to have them is the law's (중처법 영 제4조제9호). */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const SINCE = '2020-01-16'
const SITE = '사내 기준: 수급업체 평가 (중대재해처벌법 시행령 제4조제9호)'

export const evalParams: readonly LegalParamSeed[] = [
  param('EVAL_RATE_ZERO', '20', null, SINCE, `${SITE} (벌점 항목이 0점이 되는 벌점율)`),
  param('EVAL_SUSP_POINT', '2', null, SINCE, `${SITE} (업체 책임 허가 중지 1건 감점)`),
  param('EVAL_NOPERMIT_POINT', '5', null, SINCE, `${SITE} (무허가 작업 1건 감점)`),
  param('EVAL_LTI_POINT', '10', null, SINCE, `${SITE} (휴업재해 1건 감점)`),
  param('EVAL_TREAT_POINT', '5', null, SINCE, `${SITE} (작업제한·의료처치 재해 1건 감점)`),
  param('EVAL_BONUS_RATE_1', '0.5', null, SINCE, `${SITE} (1인당 관찰카드·아차사고: 가점 1)`),
  param('EVAL_BONUS_RATE_2', '1', null, SINCE, `${SITE} (1인당 관찰카드·아차사고: 가점 2)`),
  param('EVAL_BONUS_RATE_3', '2', null, SINCE, `${SITE} (1인당 관찰카드·아차사고: 가점 3)`),
  param('EVAL_GRADE_S', '90', null, SINCE, `${SITE} (S 등급)`),
  param('EVAL_GRADE_A', '80', null, SINCE, `${SITE} (A 등급)`),
  param('EVAL_GRADE_B', '70', null, SINCE, `${SITE} (B 등급)`),
  param('EVAL_GRADE_C', '60', null, SINCE, `${SITE} (C 등급)`),
  param('EVAL_GAP_POINT', '20', null, SINCE, `${SITE} (평가자 차이 의견을 적는 점수)`),
  param('EVAL_SELF_D', '10', 'DAY', SINCE, `${SITE} (자체평가 기한)`),
  param('EVAL_OBJECT_D', '10', 'DAY', SINCE, `${SITE} (이의신청 기한)`),
  param('EVAL_DECIDE_D', '7', 'DAY', SINCE, `${SITE} (이의 결정 기한)`),
  param('EVAL_PLAN_D', '14', 'DAY', SINCE, `${SITE} (C 등급 개선계획 기한)`),
  param('EVAL_AGAIN_D', '60', 'DAY', SINCE, `${SITE} (C 등급 재평가 기한)`),
  param('EVAL_VALID_MON', '12', 'MONTH', SINCE, `${SITE} (등급 유효기간)`),
]
