/** Designated quantities of dangerous goods, and the site's own numbers for materials of contractors. N: not read in force. */
import { type LegalParamSeed, param } from './legal-param-row.ts'

const FROM = '2020-01-16'
const LAW = '위험물안전관리법 시행령 별표 1'

/** Litres for class 4, kilograms for the others. */
const quantity = (hazClassCd: string, quantityVal: number, what: string, verifiedYn: 'Y' | 'N' = 'Y') =>
  param(`DG_QTY_${hazClassCd}`, String(quantityVal), null, FROM, `${LAW} (${what})`, verifiedYn)

export const msdsParams: readonly LegalParamSeed[] = [
  param('MSDS_REV_WARN_Y', '5', 'YEAR', FROM, '사내 기준 (물질안전보건자료 개정 후 확인 주기)'),
  param('EDU_MSDS_DUE_D', '7', 'DAY', FROM, '사내 기준 (MSDS 교육 기한)'),
  param('CHM_MSDS_REVIEW_Y', '3', 'YEAR', FROM, '사내 기준 (MSDS 개정일부터 재검토까지)'),
  quantity('C4_SPECIAL', 50, '제4류 특수인화물, L'),
  quantity('C4_1', 200, '제4류 제1석유류 비수용성, L'),
  quantity('C4_1W', 400, '제4류 제1석유류 수용성, L'),
  quantity('C4_ALC', 400, '제4류 알코올류, L'),
  quantity('C4_2', 1000, '제4류 제2석유류 비수용성, L'),
  quantity('C4_2W', 2000, '제4류 제2석유류 수용성, L'),
  quantity('C4_3', 2000, '제4류 제3석유류 비수용성, L'),
  quantity('C4_3W', 4000, '제4류 제3석유류 수용성, L'),
  quantity('C4_4', 6000, '제4류 제4석유류, L'),
  quantity('C4_OIL', 10_000, '제4류 동식물유류, L'),
  quantity('C1_50', 50, '제1류 무기과산화물·염소산염류, kg', 'N'),
  quantity('C1_300', 300, '제1류 질산염류, kg', 'N'),
  quantity('C1_1000', 1000, '제1류 과망가니즈산염류, kg', 'N'),
  quantity('C2_100', 100, '제2류 황·적린, kg', 'N'),
  quantity('C2_500', 500, '제2류 금속분·마그네슘, kg', 'N'),
  quantity('C2_1000', 1000, '제2류 인화성고체, kg', 'N'),
  quantity('C3_10', 10, '제3류 칼륨·나트륨·알킬알루미늄, kg'),
  quantity('C3_50', 50, '제3류 알칼리금속·유기금속화합물, kg'),
  quantity('C3_300', 300, '제3류 금속의 수소화물·탄화물, kg'),
  quantity('C5_10', 10, '제5류 제1종, kg', 'N'),
  quantity('C5_100', 100, '제5류 제2종, kg', 'N'),
  quantity('C6_300', 300, '제6류 과산화수소·질산·과염소산, kg', 'N'),
]
