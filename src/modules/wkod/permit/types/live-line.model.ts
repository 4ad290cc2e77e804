/** Beside what is live: asked of electrical work, and of work that digs, reaches high or lifts. */
import { number, yesNo } from '#platform/model/field.ts'
import { RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { approachLimit, lineDistance } from '../ask/measure.logic.ts'
import { type Guard, isYes, type On } from './kind.model.ts'

export const lineFields = {
  lineKvVal: number('근접 충전전로 대지전압', { unit: 'kV', min: 0, decimals: 1 }),
  distVal: number('차량·장비 이격거리', { unit: 'cm', min: 0, decimals: 0 }),
  bodyDistVal: number('근로자 접근거리', {
    unit: 'cm',
    min: 0,
    decimals: 0,
    help: '몸과 손에 든 긴 도체에서 충전전로까지 가장 가까운 거리',
  }),
  lineQualYn: yesNo('유자격자만 접근'),
  lineSpanKvVal: number('선간전압', { unit: 'kV', min: 0, decimals: 2, help: '유자격자의 접근한계거리를 정합니다.' }),
  lineInsulYn: yesNo('절연장갑·절연 조치'),
}
export const lineMeasures = ['lineInsulYn'] as const

const needed = ({ record, limits }: On): number =>
  lineDistance(record.lineKvVal ?? 0, { base: limits.lineCm, step: limits.lineStepCm })
const isFarFrom = ({ lineKvVal }: TypeRecord): boolean => lineKvVal === null
const isUnqualified = ({ lineQualYn }: TypeRecord): boolean => !isYes(lineQualYn)
/** cm; null above what the law knows, or where the voltage between the lines is not known. */
const nearest = ({ lineSpanKvVal }: TypeRecord): number | null =>
  lineSpanKvVal === null ? null : approachLimit(lineSpanKvVal)
const isFree = (record: TypeRecord): boolean => isFarFrom(record) || isUnqualified(record) || isYes(record.lineInsulYn)
const qualifiedLaw = `${RULES} 제321조제1항제8호`

/** @law 산업안전보건기준에 관한 규칙 제321조제1항제7호·제8호, 제322조제1항 */
export const lineGuards: readonly Guard[] = [
  {
    ruleCd: 'PT_LINE_DIST',
    message: '충전전로와 {need} cm 이상 떨어져야 합니다. (현재 {now} cm)',
    field: 'distVal',
    law: `${RULES} 제322조제1항`,
    holds: (on) => isFarFrom(on.record) || (on.record.distVal ?? 0) >= needed(on),
    values: (on) => ({ need: needed(on), now: on.record.distVal ?? 0 }),
  },
  {
    ruleCd: 'PT_LINE_BODY',
    message: '유자격자가 아닌 근로자는 충전전로에 {need} cm 안으로 접근할 수 없습니다. (현재 {now} cm)',
    field: 'bodyDistVal',
    law: `${RULES} 제321조제1항제7호`,
    holds: (on) => isFarFrom(on.record) || !isUnqualified(on.record) || (on.record.bodyDistVal ?? 0) >= needed(on),
    values: (on) => ({ need: needed(on), now: on.record.bodyDistVal ?? 0 }),
  },
  {
    ruleCd: 'PT_LINE_SPAN',
    message: '접근한계거리를 정할 선간전압(800 kV까지)을 입력하세요.',
    field: 'lineSpanKvVal',
    law: qualifiedLaw,
    holds: ({ record }) => isFree(record) || nearest(record) !== null,
  },
  {
    ruleCd: 'PT_LINE_TOUCH',
    message: '충전전로에 닿는 작업은 절연 조치가 필요합니다.',
    field: 'bodyDistVal',
    law: qualifiedLaw,
    holds: ({ record }) => isFree(record) || nearest(record) !== 0 || (record.bodyDistVal ?? 0) > 0,
  },
  {
    ruleCd: 'PT_LINE_NEAR',
    message: '유자격자도 접근한계거리 {limit} cm 안으로 접근할 수 없습니다. (현재 {now} cm)',
    field: 'bodyDistVal',
    law: qualifiedLaw,
    holds: ({ record }) => isFree(record) || !nearest(record) || (record.bodyDistVal ?? 0) > (nearest(record) ?? 0),
    values: ({ record }) => ({ limit: nearest(record), now: record.bodyDistVal ?? 0 }),
  },
]
