import { isCasNo } from '#modules/chm/substance/cas.logic.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { isPermitted } from './msds-codes.model.ts'
import { msdsRuleMaster } from './msds-rule.master.ts'
import { stockLocMaster } from './stock-loc.master.ts'

const msdsRuleRules = masterWith(msdsRuleMaster, {
  refuseSave: [
    ({ record }: MasterContext) =>
      isCasNo(String(record.casNo ?? ''))
        ? undefined
        : { field: 'casNo', code: 'CHM_CAS_DIGIT', message: 'CAS 번호가 올바르지 않습니다.' },
  ],
})

/** A multiple above one without a permit would be no rule at all. */
const stockLocRules = masterWith(stockLocMaster, {
  refuseSave: [
    ({ record }: MasterContext) =>
      record.permitDgMultipleVal && !isPermitted(String(record.locKindCd))
        ? {
            field: 'permitDgMultipleVal',
            code: 'STOCK_LOC_PERMIT',
            message: '허가 배수는 허가받은 제조소·저장소·취급소에만 정할 수 있습니다.',
          }
        : undefined,
  ],
})

export const msdsMasters = [msdsRuleRules, stockLocRules]
