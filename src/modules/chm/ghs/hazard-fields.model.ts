import { code, count, number, rows, text, yesNo } from '#platform/model/field.ts'
import { acuteRoutes, hazardClasses } from './ghs-codes.model.ts'
import { ghsOrigins } from './ghs-rows.logic.ts'

/** A hazard as it is typed; which categories a class has the table of the law says. */
export const hazardFields = rows(
  'GHS 분류',
  {
    hazardClassCd: code('유해성', hazardClasses, { required: true }),
    noneYn: yesNo('분류되지 않음'),
    categoryCd: text('구분', { max: 4 }),
    routeCd: code('흡입 형태', { GAS: acuteRoutes.GAS, VAPOUR: acuteRoutes.VAPOUR, MIST: acuteRoutes.MIST }),
    ateVal: number('ATE', { min: 0, max: 10_000_000, decimals: 6 }),
    mFactorVal: count('M 계수', { min: 1, max: 1_000_000 }),
    cutPctVal: number('고유 한계농도', { unit: '%', min: 0, max: 100, decimals: 3 }),
    addYn: yesNo('가산', { default: 'Y' }),
    organDesc: text('표적장기', { max: 200 }),
    originCd: code(
      '근거',
      { SUPPLIER: ghsOrigins.SUPPLIER, TEST: ghsOrigins.TEST, BRIDGE: ghsOrigins.BRIDGE },
      { default: 'SUPPLIER' },
    ),
  },
  { max: 80 },
)
