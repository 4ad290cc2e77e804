/** The place that explosive gas has emptied. */
import { permitAsks } from '../permit.ports.ts'
import { asPlaces } from './around.ts'
import type { Condition } from './condition.ts'

/**
 * Nothing begins, is joined, extended or goes on inside a closed gas zone (4 R9).
 *
 * @law 산업안전보건기준에 관한 규칙 제231조제1항, 제296조제2호
 */
export const zone: Condition = {
  name: 'zone',
  asked: 'sjxuw',
  stop: 'GAS_HIGH',
  find: asPlaces(permitAsks.zones),
}
