/** What materials of a contractor have to be before work uses them (section 3, CHM and PNT). Pure. */
import { type VendorMsds, vendorMsds } from '#modules/contractor/msds/vendor-msds.model.ts'
import type { Check } from '#platform/model/check.ts'
import { need, RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { typesOf } from '../fields/permit-codes.model.ts'

export const usesMaterials = (record: Pick<TypeRecord, 'permitBaseCd' | 'permitSubCds'>): boolean =>
  typesOf(record).some((type) => type === 'CHM' || type === 'PNT')

type Material = Pick<VendorMsds, 'vendorMsdsDocNo' | 'productNm' | 'statusCd' | 'bringOutYmd' | 'conditionDesc'>

const law = `${RULES} 제225조`
const stateOf = ({ statusCd }: Material) => vendorMsds.lifecycle.states[statusCd].label
const namesOf = (found: readonly Material[]) => found.map(({ productNm }) => productNm).join(', ')

/**
 * @param docNos what the permit names; what is not among `found` is not the contractor's
 * @param lastYmd last day of the work
 * @param isConfirmed whether the conditions of the approvals have been seen to on the spot
 */
export function materialChecks(
  docNos: readonly string[],
  found: readonly Material[],
  { lastYmd, isConfirmed }: { lastYmd: string; isConfirmed: boolean },
): Check[] {
  const byNo = new Map(found.map((one) => [one.vendorMsdsDocNo, one]))
  const away = docNos.filter((no) => byNo.get(no)?.statusCd !== 'IN')
  const short = found.filter(({ statusCd, bringOutYmd }) => statusCd === 'IN' && bringOutYmd < lastYmd)
  const tied = found.filter(({ conditionDesc }) => conditionDesc)
  const isAtGate = away.every((no) => byNo.get(no)?.statusCd === 'APPR')
  const whatOf = (no: string) => {
    const one = byNo.get(no)
    return one ? `${one.productNm} (${no}) ${stateOf(one)}` : no
  }
  return [
    ...need(docNos.length > 0, 'PT_CHM_MSDS', '이 작업에 쓰는 반입물질을 선택하세요.', { field: 'msdsNo', law }),
    ...need(away.length === 0, 'PT_CHM_IN', '승인되어 반입된 물질이 아닙니다. ({n}종)', {
      field: 'msdsNo',
      values: { n: away.length },
      law,
      evidenceDesc: away.map(whatOf).join(', '),
      lifterCds: isAtGate ? ['SEC'] : ['HLM', 'CHM'],
    }),
    ...need(short.length === 0, 'PT_CHM_OUT', '반출예정일이 작업 종료일보다 빠릅니다. ({names})', {
      field: 'msdsNo',
      values: { names: namesOf(short) },
      law: '사내 기준',
      evidenceDesc: short.map(({ productNm, bringOutYmd }) => `${productNm} ${bringOutYmd}`).join(', '),
    }),
    ...need(isConfirmed || tied.length === 0, 'PT_CHM_COND', '반입물질의 승인 조건을 확인하세요. ({names})', {
      field: 'msdsInYn',
      values: { names: namesOf(tied) },
      law,
      evidenceDesc: tied.map(({ conditionDesc }) => conditionDesc).join(' / '),
    }),
  ]
}
