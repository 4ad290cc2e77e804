/** How a product stands at a plant that uses it. */
import { rowStates } from '#platform/model/row-states.ts'

export const useStates = { PLAN: '도입예정', ACTIVE: '사용', SUSP: '사용중지', RETIRED: '폐지' } as const
export type UseState = keyof typeof useStates
export const useTones = { PLAN: 'waiting', ACTIVE: 'done', SUSP: 'danger', RETIRED: 'suspended' } as const

export const matUses = rowStates('chm_mat_use', {
  column: 'statusCd',
  states: useStates,
  moves: {
    suspend: { from: 'ACTIVE', to: 'SUSP' },
    /** A prohibition has come into force. */
    stop: { from: 'ACTIVE', to: 'SUSP' },
    resume: { from: 'SUSP', to: 'ACTIVE' },
    retire: { from: ['ACTIVE', 'SUSP'], to: 'RETIRED' },
  },
})
export const useActs = { suspend: '사용중지', resume: '사용재개', retire: '폐지' } as const
export type UseAct = keyof typeof useActs

/** What a product is used for, where a list of the law asks it. */
export const useKinds = {
  RAW: '제품 원료',
  SOLVENT: '용제·희석',
  CLEAN: '세척·탈지',
  COATING: '도료·코팅',
  ADHESIVE: '접착·밀봉',
  CATALYST: '촉매·반응조제',
  FUEL: '연료',
  COOLANT: '냉매·열매체',
  LUBE: '윤활·절삭',
  WATER: '수처리',
  BIOCIDE: '살균·방제',
  LAB: '시험·연구',
  CONSUMER: '소비자용 제품',
  ETC: '그 밖의 용도',
} as const
export type UseKind = keyof typeof useKinds
