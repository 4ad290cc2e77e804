/** The register's rows for contractors' checks and the council of host and contractors: law and the site's own numbers. */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const SITE = '사내 기준'
const FROM = '2020-01-16'

const site = (code: string, value: string, unit: Parameters<typeof param>[2], what: string) =>
  param(code, value, unit, FROM, `${SITE} (${what})`)

export const councilParams: readonly LegalParamSeed[] = [
  site('SELF_CHECK_PASS', '90', null, '자율점검 적합 점수 이상'),
  site('SELF_CHECK_COND', '70', null, '자율점검 조건부 점수 이상'),
  param('JOINT_SIGN_CNT', '4', null, FROM, '산업안전보건법 시행규칙 제82조제1항 (도급인·수급인과 각 근로자 1명)'),
  site('COUNCIL_SHM_DAY', '20', 'DAY', '협의체 미개최를 안전관리자에게 알리는 날'),
  site('COUNCIL_CSO_DAY', '25', 'DAY', '협의체 미개최를 안전보건총괄책임자에게 알리는 날'),
  site('COUNCIL_NOTICE_DAY', '3', 'DAY', '불참 업체가 회의록을 확인하는 근무일'),
]
