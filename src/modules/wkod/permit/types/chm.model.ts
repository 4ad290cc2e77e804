import { text, yesNo } from '#platform/model/field.ts'
import { RULES } from '../ask/guard-parts.logic.ts'
import { type Guard, isWritten, isYes, type Kind, kindOf, ticked } from './kind.model.ts'

export const chmFields = {
  /** Of a contractor: the numbers of what it brought in for this work. */
  msdsNo: text('MSDS', { max: 300 }),
  msdsInYn: yesNo('MSDS·승인 조건 확인'),
  vaporYn: yesNo('인화성 증기 발생'),
  chmVentYn: yesNo('환기·배기'),
}
export const chmMeasures = ['msdsInYn', 'chmVentYn'] as const
/** Harmful substances, by its number in 시행규칙 별표 5. */
export const HARMFUL = 35

/**
 * What a contractor brings is looked up (`materialsReady`); of the own employees' materials the number is written down.
 *
 * @law 산업안전보건기준에 관한 규칙 제225조, 제231조, 제232조
 */
export const chmGuards: readonly Guard[] = [
  {
    ruleCd: 'PT_CHM_MSDS',
    message: '승인되어 반입된 물질의 MSDS를 확인하세요.',
    field: 'msdsNo',
    law: `${RULES} 제225조`,
    holds: ({ record }) => record.vendorCd !== null || (isYes(record.msdsInYn) && isWritten(record.msdsNo)),
  },
  ticked('chmVentYn', 'PT_CHM_VENT', '환기·배기를 확인하세요.', `${RULES} 제232조`),
]

/** 유해물질취급 */
export const chm: Kind = kindOf(chmFields, {
  checks: [
    ['물질의 위험과 응급조치를 알렸습니다.', '산업안전보건법 제114조'],
    ['세척설비와 흡착제를 두었습니다.', `${RULES} 제448조`, 'START'],
  ],
  guards: chmGuards,
  measures: chmMeasures,
  plans: ['4'],
  taught: [[HARMFUL]],
  hint: /약품|산세|화학\s*세정|용제\s*취급/,
})
