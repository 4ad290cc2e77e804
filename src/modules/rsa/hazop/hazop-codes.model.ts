/** Words of a HAZOP: kinds of nodes, and deviations that each is to be asked. */

export const deviations = {
  FLOW_NO: '흐름 없음',
  FLOW_LESS: '흐름 감소',
  FLOW_MORE: '흐름 증가',
  FLOW_REVERSE: '역류',
  FLOW_OTHER: '다른 곳으로 흐름',
  PRESS_MORE: '압력 증가',
  PRESS_LESS: '압력 감소',
  TEMP_MORE: '온도 증가',
  TEMP_LESS: '온도 감소',
  LEVEL_MORE: '액위 증가',
  LEVEL_LESS: '액위 감소',
  COMP: '조성 이상',
  START_STOP: '시운전·정지',
  UTILITY: '유틸리티 상실',
  ETC: '그 밖의 이탈',
} as const
export type Deviation = keyof typeof deviations

export const nodeTypes = {
  LINE: '배관·이송',
  VESSEL: '용기·저장조',
  REACTOR: '반응기',
  COLUMN: '탑류',
  EXCHANGER: '열교환기',
  ROTATING: '펌프·압축기',
} as const
export type NodeType = keyof typeof nodeTypes

const flow = ['FLOW_NO', 'FLOW_LESS', 'FLOW_MORE', 'FLOW_REVERSE', 'FLOW_OTHER'] as const
const state = ['PRESS_MORE', 'PRESS_LESS', 'TEMP_MORE', 'TEMP_LESS'] as const
const level = ['LEVEL_MORE', 'LEVEL_LESS'] as const
const ends = ['COMP', 'START_STOP', 'UTILITY'] as const
const held: readonly Deviation[] = [...flow, ...state, ...level, ...ends]
const passed: readonly Deviation[] = [...flow, ...state, ...ends]

/** R11: what is asked of every node of a kind; what holds nothing has no level. */
export const mandatory: Readonly<Record<NodeType, readonly Deviation[]>> = {
  LINE: passed,
  VESSEL: held,
  REACTOR: held,
  COLUMN: held,
  EXCHANGER: passed,
  ROTATING: passed,
}
