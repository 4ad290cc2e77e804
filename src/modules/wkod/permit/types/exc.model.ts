import { code, number, text, yesNo } from '#platform/model/field.ts'
import { hasPart, listOf, RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { neededSlope } from '../ask/measure.logic.ts'
import { soils, utilities } from '../fields/permit-codes.model.ts'
import { isYes, type Kind, kindOf, type On } from './kind.model.ts'
import { lineFields, lineGuards, lineMeasures } from './live-line.model.ts'

export const excFields = {
  depthVal: number('굴착깊이', { unit: 'm', min: 0, decimals: 1 }),
  soilCd: code('지반', soils),
  slopeHorizVal: number('기울기 수평거리', { unit: 'm', min: 0, decimals: 2 }),
  shoringYn: yesNo('흙막이 지보공'),
  excPlanYn: yesNo('굴착작업계획서'),
  utilityCds: text('지하매설물 확인 서명', { max: 40, several: { codes: utilities, between: ' ' } }),
  gasMainYn: yesNo('가스관 근접'),
}
/** Special education is asked from so many metres on. */
const TAUGHT_M = 2

const isDeep = ({ record, limits }: On): boolean => (record.depthVal ?? 0) >= limits.excavationM
const run = ({ record, limits }: On): number =>
  neededSlope(record.depthVal ?? 0, limits.slope[record.soilCd ?? ''] ?? 0)
function unsigned({ utilityCds }: TypeRecord): string[] {
  const signed = listOf(utilityCds)
  return Object.entries(utilities).flatMap(([utility, label]) => (signed.has(utility) ? [] : [label]))
}

/** 굴착 @law 산업안전보건기준에 관한 규칙 제38조, 제39조, 제296조, 제338조부터 제340조까지 */
export const exc: Kind = kindOf(
  { ...excFields, ...lineFields },
  {
    checks: [
      ['지하매설물을 시험굴착으로 확인했습니다.', `${RULES} 제38조`, 'PREP', 'Y'],
      ['굴착면 기울기나 흙막이를 설치했습니다.', `${RULES} 제339조`, 'START', 'Y'],
      ['굴착 둘레에 난간과 통로를 두었습니다.', `${RULES} 제340조`, 'START'],
      ['되메우거나 덮고 표지를 세웠습니다.', `${RULES} 제340조`, 'CLOSE'],
    ],
    guards: [
      ...lineGuards,
      {
        ruleCd: 'PT_EXC_SOIL',
        message: '굴착깊이와 지반을 입력하세요.',
        field: 'depthVal',
        law: `${RULES} 제338조`,
        holds: ({ record }) => record.depthVal !== null && record.soilCd !== null,
      },
      {
        ruleCd: 'PT_EXC_PLAN',
        message: '굴착작업계획서가 필요합니다.',
        field: 'excPlanYn',
        law: `${RULES} 제38조제1항제6호`,
        holds: (on) => !isDeep(on) || isYes(on.record.excPlanYn),
      },
      {
        ruleCd: 'PT_EXC_CMD',
        message: '작업지휘자를 지정하세요.',
        field: 'cmdPersonNo',
        law: `${RULES} 제39조`,
        holds: (on) => !isDeep(on) || hasPart(on.record, 'CMD'),
      },
      {
        ruleCd: 'PT_EXC_SLOPE',
        message: '흙막이가 없으면 기울기 수평거리가 {need} m 이상이어야 합니다. (현재 {now} m)',
        field: 'slopeHorizVal',
        law: `${RULES} 제339조, 별표 11`,
        holds: (on) => isYes(on.record.shoringYn) || (on.record.slopeHorizVal ?? 0) >= run(on),
        values: (on) => ({ need: run(on), now: on.record.slopeHorizVal ?? 0 }),
      },
      {
        ruleCd: 'PT_EXC_UTILITY',
        message: '지하매설물 확인 서명이 부족합니다. ({names})',
        field: 'utilityCds',
        law: `${RULES} 제38조제1항제6호`,
        holds: ({ record }) => unsigned(record).length === 0,
        values: ({ record }) => ({ names: unsigned(record).join(', ') }),
      },
    ],
    measures: ['shoringYn', 'excPlanYn', 'utilityCds', ...lineMeasures],
    high: [['깊은 굴착', ({ depthVal }, { excavationM }) => (depthVal ?? 0) >= excavationM]],
    gas: { gases: ['O2', 'LEL'], isAsked: ({ gasMainYn }) => isYes(gasMainYn) },
    plans: ['3', '6'],
    taught: [[19, ({ depthVal }) => (depthVal ?? 0) >= TAUGHT_M]],
    hint: /굴착|터파기|땅파기|매설/,
  },
)
