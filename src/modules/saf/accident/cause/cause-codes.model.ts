/** How causes are looked for, what they are of and how deep they lie. */
export const causeMethods = { TREE: '원인나무', WHY5: '5-Why', M4: '4M' } as const
export type CauseMethod = keyof typeof causeMethods

export const fourMs = { MAN: '사람', MACHINE: '설비', MEDIA: '작업·환경', MGMT: '관리·체계' } as const
export type FourM = keyof typeof fourMs

export const causeLevels = { DIRECT: '직접', CONTRIB: '기여', ROOT: '근본' } as const
export type CauseLevel = keyof typeof causeLevels
export const causeTones = { DIRECT: 'draft', CONTRIB: 'progress', ROOT: 'danger' } as const

/** How the causes below one bring it about. */
export const causeGates = { AND: '모두', OR: '하나라도' } as const
export type CauseGate = keyof typeof causeGates
