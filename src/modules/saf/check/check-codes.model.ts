/** The words of inspections and patrols: what is looked at, how it is answered, how often. */

export const targetKinds = { EQUIP: '설비', LOC: '장소', PROC: '공정', ROUTE: '순회경로', PLANT: '사업장' } as const
export type TargetKind = keyof typeof targetKinds

/** How an item is filled in; each is judged as well. */
export const inputs = { OKNG: '판정', NUM: '측정값', PHOTO: '사진', TEXT: '글' } as const

export const checkCycles = {
  D: '매일',
  D2: '2일마다',
  W: '매주',
  M: '매월',
  Q: '분기마다',
  H: '반기마다',
  Y: '매년',
} as const
export type CheckCycle = keyof typeof checkCycles

/** Whether equipment with a critical finding is taken out of use: proposed by the finding, decided by who answers for it. */
export const stopUses = { ASKED: '사용중지 제안', STOPPED: '사용중지', KEPT: '계속 사용', ENDED: '사용 재개' } as const
export const stopUseTones = { ASKED: 'waiting', STOPPED: 'danger', KEPT: 'progress', ENDED: 'done' } as const
/** Who decides it. */
export const stopUsers = ['SUP', 'SHM'] as const

export const checkAnswers = { OK: '적합', NG: '부적합', NA: '해당없음' } as const
export type CheckAnswer = keyof typeof checkAnswers
export const answerTones = { OK: 'done', NG: 'danger', NA: 'suspended' } as const
export const outcomes = { PASS: '적합', COND: '조건부', FAIL: '부적합' } as const
export const outcomeTones = { PASS: 'done', COND: 'waiting', FAIL: 'danger' } as const

/** Who looks round: everybody employed who is named for it, the auditor never. */
export const checkMakers = ['SHM', 'SHD'] as const
