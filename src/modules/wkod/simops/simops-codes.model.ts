/** The words of conflicts between works. Kinds of work are those of a permit. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { rowStates } from '#platform/model/row-states.ts'

export type WorkKind = PermitType

export const vertConditions = { ANY: '높이 무관', SAME: '같은 높이', BELOW: 'B가 아래' } as const
export const simopsLevels = { BLOCK: '금지', COORD: '조정', INFO: '알림' } as const
export type SimopsLevel = keyof typeof simopsLevels

/** What must hold of the two permits besides their distance. */
export const simopsConditions = {
  NONE: '없음',
  EQUIP_SAME: '같은 설비',
  EQUIP_OTHER: '다른 설비',
  /** Of one of them, or both, nobody has said at which equipment it is. */
  EQUIP_UNKNOWN: '설비 미기재',
  SYSTEM_SAME: '같은 계통',
  /** The isolation of A is in its test run, and B stands behind none that holds for both. */
  SYSTEM_TEST: 'A의 격리가 시운전 중인 같은 계통',
  ISO_SHARED: '같은 격리계획',
  FLAMMABLE: 'B가 인화성 물질',
  GAS_MAIN: 'B가 가스관 근접',
} as const
export type SimopsCondition = keyof typeof simopsConditions

/** Who may release a ban, where anybody may. */
export const releaseRoles = { SHD: '안전환경팀장', CSO: '안전보건총괄책임자' } as const

export const hitStates = { OPEN: '미조치', COORDINATED: '조정합의', CLEARED: '해소', RELEASED: '조건부 해제' } as const
export type HitState = keyof typeof hitStates

/** A conflict between two works, and its kind in the audit. */
export const HIT = 'simops-hit'
export const hits = rowStates('simops_hit', {
  column: 'hitStatusCd',
  states: hitStates,
  moves: {
    sign: { from: 'OPEN', to: 'OPEN', as: 'SIGN' },
    /** With the fourth sign. */
    agree: { from: 'OPEN', to: 'COORDINATED', as: 'SIGN' },
    release: { from: 'OPEN', to: 'RELEASED', as: 'RELEASE' },
    clear: { from: ['OPEN', 'COORDINATED', 'RELEASED'], to: 'CLEARED', as: 'CLEAR' },
  },
})

/** Who signs an agreement: the issuer and the leader of each side; A is the permit that came later. */
export const signSides = {
  OPR_A: '운전부서',
  LEADER_A: '작업책임자',
  OPR_B: '상대 운전부서',
  LEADER_B: '상대 작업책임자',
} as const
export type SignSide = keyof typeof signSides
export const signSideCds = Object.keys(signSides) as SignSide[]
