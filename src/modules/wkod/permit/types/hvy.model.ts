import { code, number, text, yesNo } from '#platform/model/field.ts'
import { RULES } from '../ask/guard-parts.logic.ts'
import { liftRatio, slingFactor } from '../ask/measure.logic.ts'
import { slingKinds } from '../fields/permit-codes.model.ts'
import { type GradedRecord, isYes, type Kind, kindOf, manned, type On, ticked } from './kind.model.ts'
import { lineFields, lineGuards, lineMeasures } from './live-line.model.ts'

export const hvyFields = {
  equipRefs: text('장비', { max: 200 }),
  loadVal: number('하중', { unit: 't', min: 0 }),
  rigVal: number('줄걸이 무게', { unit: 't', min: 0 }),
  ratedVal: number('정격하중', { unit: 't', min: 0, help: '그 반경에서의 정격하중' }),
  radiusVal: number('작업반경', { unit: 'm', min: 0, decimals: 1 }),
  load2Val: number('두 번째 크레인 하중', { unit: 't', min: 0 }),
  rated2Val: number('두 번째 크레인 정격하중', { unit: 't', min: 0 }),
  slingKindCd: code('줄걸이', slingKinds),
  slingBreakVal: number('줄걸이 절단하중', { unit: 't', min: 0 }),
  outriggerYn: yesNo('아웃트리거 확장'),
  liftPlanYn: yesNo('양중계획서 (설비기술 확인)'),
  keepOutYn: yesNo('하부 출입금지'),
}
/** Special education is asked from so many tonnes on. */
const TAUGHT_T = 1

const secondRatio = ({ load2Val, rated2Val }: Pick<GradedRecord, 'load2Val' | 'rated2Val'>): number | null =>
  load2Val === null ? null : liftRatio(load2Val, 0, rated2Val)
/** Percent of the rated load, the heavier loaded of two cranes. */
export function worstRatio(record: GradedRecord): number | null {
  const { loadVal, rigVal, ratedVal } = record
  const first = loadVal === null ? null : liftRatio(loadVal, rigVal ?? 0, ratedVal)
  const second = secondRatio(record)
  return first === null ? second : Math.max(first, second ?? 0)
}
const ratio = ({ record }: On): number => worstRatio(record) ?? 0
const top = ({ record, limits }: On): number => (record.load2Val === null ? limits.liftMaxPct : limits.liftOkPct)
const factorNeeded = ({ record, limits }: On): number => limits.sling[record.slingKindCd ?? 'WIRE'] ?? 0
const factor = ({ record }: On): number =>
  slingFactor(record.slingBreakVal ?? 0, record.loadVal ?? 0, record.rigVal ?? 0) ?? 0
const ratioSaid = (on: On) => ({ ratio: ratio(on), max: top(on) })
const isKnown = ({ record }: On): boolean =>
  worstRatio(record) !== null && (record.load2Val === null || secondRatio(record) !== null)

/** 중장비·중량물 @law 산업안전보건기준에 관한 규칙 제38조부터 제40조까지, 제146조, 제163조 */
export const hvy: Kind = kindOf(
  { ...hvyFields, ...lineFields },
  {
    checks: [
      ['장비 검사증과 운전자 자격을 확인했습니다.', `${RULES} 제38조`],
      ['지반과 아웃트리거 받침을 확인했습니다.', `${RULES} 제38조`, 'START', 'Y'],
      ['줄걸이와 훅 해지장치를 점검했습니다.', `${RULES} 제163조`, 'START'],
      ['매단 짐 아래에 사람이 없습니다.', `${RULES} 제146조`, 'START'],
    ],
    guards: [
      ...lineGuards,
      {
        ruleCd: 'PT_HVY_LOAD',
        message: '하중과 정격하중을 입력하세요.',
        field: 'ratedVal',
        law: `${RULES} 제146조`,
        holds: isKnown,
        values: ratioSaid,
      },
      {
        ruleCd: 'PT_HVY_OVER',
        message: '정격하중의 {ratio} %로 {max} %를 넘습니다.',
        field: 'ratedVal',
        law: `${RULES} 제146조`,
        holds: (on) => ratio(on) <= top(on),
        values: ratioSaid,
      },
      {
        ruleCd: 'PT_HVY_PLAN',
        message: '정격하중의 {ratio} %입니다. 설비기술의 양중계획서와 안전관리자 확인이 필요합니다.',
        field: 'liftPlanYn',
        law: `${RULES} 제38조`,
        lifterCds: ['ENG', 'SHM'],
        holds: (on) =>
          ratio(on) <= on.limits.liftOkPct || (isYes(on.record.liftPlanYn) && on.record.coReviewUserId !== null),
        values: (on) => ({ ratio: ratio(on) }),
      },
      {
        ruleCd: 'PT_HVY_SLING',
        message: '줄걸이 안전계수는 {need} 이상이어야 합니다.',
        field: 'slingBreakVal',
        law: `${RULES} 제163조`,
        holds: (on) => factor(on) >= factorNeeded(on),
        values: (on) => ({ need: factorNeeded(on) }),
      },
      manned('SIGNAL', 'PT_HVY_SIGNAL', '신호수를 지정하세요.', `${RULES} 제40조`),
      ticked('keepOutYn', 'PT_HVY_UNDER', '하부 출입금지를 확인하세요.', `${RULES} 제146조`),
    ],
    measures: ['outriggerYn', 'liftPlanYn', 'keepOutYn', ...lineMeasures],
    high: [['정격하중에 가까운 양중', (record, { liftOkPct }) => (worstRatio(record) ?? 0) > liftOkPct]],
    plans: ['2', '3', '10', '11'],
    taught: [[14, ({ loadVal }) => (loadVal ?? 0) >= TAUGHT_T]],
    hint: /크레인|양중|인양|지게차|중량물|굴삭기/,
  },
)
