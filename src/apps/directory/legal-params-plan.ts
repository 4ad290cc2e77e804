/** The register's rows for work plans. What is marked 사내 기준 is the site's own number. */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const FROM = '2020-01-16'
const SITE = '사내 기준'

export const planParams: readonly LegalParamSeed[] = [
  param('PLAN_MAX_MONTH', '12', 'MONTH', FROM, `${SITE} (작업계획서의 계획기간)`),
  param('PLAN_AFTER_DUE_D', '7', 'DAY', FROM, `${SITE} (작업계획 사후서류 제출기한, 실제 종료일부터)`),
  param('PLAN_AFTER_SHD_D', '14', 'DAY', FROM, `${SITE} (사후서류 지연: 안전환경팀장에게 알림)`),
  param('PLAN_AFTER_BLOCK_D', '30', 'DAY', FROM, `${SITE} (사후서류 지연: 새 작업계획 제출 제한)`),
]
