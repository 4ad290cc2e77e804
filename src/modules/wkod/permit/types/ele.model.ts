import { count, number, text, yesNo } from '#platform/model/field.ts'
import { RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { filled, isYes, type Kind, kindOf } from './kind.model.ts'
import { lineFields, lineGuards, lineMeasures } from './live-line.model.ts'

export const eleFields = {
  voltVal: number('전압', { unit: 'V', min: 0, decimals: 0 }),
  kvaVal: number('용량', { unit: 'kVA', min: 0 }),
  drawingNo: text('도면번호', { max: 50 }),
  ownSourceCnt: count('전원 수', { unit: '개', max: 99 }),
  elePlanYn: yesNo('전기작업계획서'),
}
const VA_PER_KVA = 1000
/** Special education is asked from so many volts on. */
const TAUGHT_V = 75
/** The six steps of cutting off, in their order, as the check list numbers them. */
const CUT_OFF = /^ELE-([1-6])$/

function isInOrder({ permitCheck }: TypeRecord): boolean {
  const steps = (permitCheck ?? []).flatMap(({ checkItemNo, okYn, okDt }) => {
    const [, no] = CUT_OFF.exec(checkItemNo ?? '') ?? []
    return no && okYn === 'Y' && okDt ? [{ no: Number(no), okDt: Date.parse(okDt) }] : []
  })
  return steps.toSorted((a, b) => a.no - b.no).every(({ okDt }, at, all) => okDt >= (all[at - 1]?.okDt ?? 0))
}

/** 정전 @law 산업안전보건기준에 관한 규칙 제38조제1항제5호, 제319조 */
export const ele: Kind = kindOf(
  { ...eleFields, ...lineFields },
  {
    checks: [
      ['도면으로 모든 전원을 확인했습니다.', `${RULES} 제319조제2항제1호`],
      ['전원을 차단하고 단로기를 열었습니다.', `${RULES} 제319조제2항제2호`],
      ['잠금장치와 꼬리표를 달았습니다.', `${RULES} 제319조제2항제3호`, 'PREP', 'Y'],
      ['잔류전하를 방전했습니다.', `${RULES} 제319조제2항제4호`],
      ['검전기로 전압이 없음을 확인했습니다.', `${RULES} 제319조제2항제5호`],
      ['필요한 곳을 단락접지했습니다.', `${RULES} 제319조제2항제6호`],
      ['작업기구와 접지를 걷고 안전한지 확인했습니다.', `${RULES} 제319조제3항제1호`, 'CLOSE'],
      ['모두 물러났는지 확인했습니다.', `${RULES} 제319조제3항제2호`, 'CLOSE'],
      ['잠금장치와 꼬리표를 단 사람이 떼었습니다.', `${RULES} 제319조제3항제3호`, 'CLOSE'],
      ['이상이 없음을 확인하고 전원을 넣었습니다.', `${RULES} 제319조제3항제4호`, 'CLOSE'],
    ],
    guards: [
      filled('voltVal', 'PT_ELE_VOLT', '전압을 입력하세요.', `${RULES} 제319조`),
      {
        ruleCd: 'PT_ELE_PLAN',
        message: '전기작업계획서가 필요합니다.',
        field: 'elePlanYn',
        law: `${RULES} 제38조제1항제5호`,
        evidenceDesc: ({ record }) => `${record.voltVal ?? 0} V, ${record.kvaVal ?? 0} kVA`,
        holds: ({ record, limits }) =>
          isYes(record.elePlanYn) ||
          ((record.voltVal ?? 0) <= limits.planV && (record.kvaVal ?? 0) * VA_PER_KVA <= limits.planVa),
      },
      filled('drawingNo', 'PT_ELE_DRAWING', '전원을 확인한 도면번호를 입력하세요.', `${RULES} 제319조제2항제1호`),
      {
        ruleCd: 'PT_ELE_ORDER',
        message: '정전 절차 여섯 단계를 순서대로 확인하세요.',
        field: 'permitCheck',
        law: `${RULES} 제319조제2항`,
        holds: ({ record }) => isInOrder(record),
      },
      ...lineGuards,
    ],
    measures: ['elePlanYn', ...lineMeasures],
    plans: ['5'],
    taught: [[17, ({ voltVal }) => (voltVal ?? 0) >= TAUGHT_V]],
    licence: 'ELEC',
    hint: /정전|차단기|판넬|패널|배전반|수변전|변압기|전동기\s*결선|MCC|전선|전기/,
  },
)
