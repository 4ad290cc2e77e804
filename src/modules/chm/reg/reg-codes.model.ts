/** The words of regulation lists, for both sides. */
import { rowStates } from '#platform/model/row-states.ts'

/** What a hit means for a material in use. */
export const regSeverities = { STOP: '사용 금지', LICENSE: '허가·신고', DUTY: '의무', INFO: '참고' } as const
export type RegSeverity = keyof typeof regSeverities
/** How a content is compared with the cut. */
export const cutOps = { GE: '이상', GT: '초과' } as const
export const cutBases = { WT: '중량비율', VOL: '용량비율' } as const
export const regUnits = { KG: 'kg', TON: 't', L: 'L' } as const

/** Whether something is on a list; what nobody knows is 확인 필요, never 비해당. */
export const regJudges = { HIT: '해당', CHECK: '확인 필요', NONE: '비해당' } as const
export type RegJudge = keyof typeof regJudges
/** What the list of materials says of each: a prohibition before a duty before what is not known. */
export const matJudges = { STOP: '사용 금지', HIT: '해당', CHECK: '확인 필요', NONE: '비해당' } as const

/** Files by which what was not known was settled. */
export const HIT_FILES = 'CHM_HIT'

/** Why nothing is said for certain. */
export const checkReasons = {
  NO_COMP: '구성성분이 등록되지 않았습니다.',
  SECRET: '비공개 성분이 있습니다.',
  SECRET_OK:
    '비공개 승인을 받은 성분이 있습니다. 산업안전보건법 목록에는 없는 것으로 보지만 다른 법의 목록은 확인해야 합니다.',
  REST: '구성성분 밖의 기타(미기재)가 있습니다.',
  CONTENT: '함량을 알 수 없는 성분입니다.',
  CUT: '적용 함량이 확인되지 않은 항목입니다.',
  PH: '자재의 pH를 알 수 없습니다.',
  USE: '자재의 용도 구분을 알 수 없습니다.',
  COND: '계산할 수 없는 조건이 있습니다.',
} as const

/** A version of a list: loaded, its effect seen, released by somebody else. */
export const regVers = rowStates('chm_reg_ver', {
  column: 'statusCd',
  states: { TEMP: '적재', REVIEW: '영향 확인', FIX: '반영', CANC: '취소' },
  moves: {
    review: { from: ['TEMP', 'REVIEW'], to: 'REVIEW' },
    release: { from: 'REVIEW', to: 'FIX' },
    cancel: { from: ['TEMP', 'REVIEW'], to: 'CANC' },
  },
})
/** How a version stands today; what is released counts from its day on, until another takes its place. */
export const verStandings = {
  TEMP: '적재',
  REVIEW: '반영 대기',
  PLAN: '예정',
  NOW: '시행 중',
  OLD: '지난 판',
  CANC: '취소',
} as const
export type VerStanding = keyof typeof verStandings

/** What releasing a version changes: at once, from a later day on, no longer. */
export const effectKinds = { ADD: '추가', FUT: '예정', DEL: '제외' } as const
export type EffectKind = keyof typeof effectKinds
