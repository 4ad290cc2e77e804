/** 순회: the words of the patrols that the host owes its contractors, and where they are read. */
import { rowStates } from '#platform/model/row-states.ts'

export const PATROL_API = '/api/saf/check/patrol'
export const PATROL_ROUTE = '/saf/check/patrolLog'

/** What became of two days on which nobody patrolled. */
export const missStates = {
  MISS: { label: '미실시', tone: 'danger' },
  DONE: { label: '완료', tone: 'done' },
  VOID: { label: '해당없음', tone: 'suspended' },
} as const

/** The kind of the entries in the audit. */
export const PATROL_MISS = 'patrol-miss'
export const patrolMisses = rowStates('patrol_miss', {
  column: 'missStatusCd',
  states: missStates,
  moves: {
    /** A patrol of one of the two days that arrived in time, however late it was heard of. */
    arrive: { from: ['MISS', 'VOID'], to: 'DONE', as: 'ARRIVE' },
    accept: { from: 'MISS', to: 'DONE', as: 'ACCEPT' },
    /** Somebody came in between, or one of the two entries was none: they are no pair any more. */
    void: { from: 'MISS', to: 'VOID', as: 'VOID' },
    miss: { from: 'VOID', to: 'MISS', as: 'MISS' },
  },
})

/** Where a patrol was written down. */
export const lookSources = { VENDOR: '협력업체 점검', ROUTE: '순회경로 점검' } as const
export type LookSource = keyof typeof lookSources
export const lookKinds = { PATROL: '순회점검', JOINT: '합동점검' } as const

/** Who accepts what arrived too late. */
export const ACCEPTER = 'SHM'
