/** The words of checks: kinds, answers, results. */
import { rowStates } from '#platform/model/row-states.ts'
import { keptWords, sentences } from '#platform/model/sentences.ts'
import type { CheckType } from './check.logic.ts'

export const checkTypes = {
  DAILY: '일일',
  WEEKLY: '주간',
  EQUIP: '장비',
  JOINT: '합동',
  PATROL: '순회',
} as const satisfies Record<CheckType, string>
export const checkTypeWord = keptWords('CHECK_TYPE', checkTypes, 'contractor')
/** What a vendor looks at by itself; the host leads the others, and a joint check either side may write down. */
export const ownTypes: readonly CheckType[] = ['DAILY', 'WEEKLY', 'EQUIP']

export const answers = { OK: '적합', NG: '부적합', NA: '해당없음' } as const
export const outcomes = { PASS: '적합', COND: '조건부', FAIL: '부적합' } as const
/** By what a check was judged on its day. */
export const { LIMITS } = sentences('CHECK', { LIMITS: '적합 {pass}점 이상, 조건부 {cond}점 이상' }, 'contractor')
export const answerTones = { OK: 'done', NG: 'danger', NA: 'suspended' } as const

/** What became of a period in which a check was due. */
export const dueStates = {
  OPEN: { label: '진행중', tone: 'waiting' },
  DONE: { label: '완료', tone: 'done' },
  MISS: { label: '미실시', tone: 'danger' },
} as const
/** One that was missed stays so, even where it was made up for later. */
export const checkDues = rowStates('self_check_due', {
  column: 'dueStatusCd',
  states: dueStates,
  moves: {
    miss: { from: 'OPEN', to: 'MISS' },
    /** In time; or before its end, and only heard of after it was given up (`doneIn`). */
    done: { from: ['OPEN', 'MISS'], to: 'DONE' },
  },
})

/** Who sign a joint check. @law 산업안전보건법 시행규칙 제82조제1항 */
export const jointSigns = {
  inspectorSign: '점검자(수급인)',
  hostSign: '도급인',
  hostWorkerSign: '도급인 근로자',
  vendorWorkerSign: '수급인 근로자',
} as const

/** Of the host: who leads patrols and joint checks. */
export const hostInspectors = ['SHM', 'SHD', 'HLM', 'SUP', 'OWN', 'MGR', 'CSO'] as const
export const vendorInspectors = ['VAD', 'VSM', 'VSP'] as const
