/** How a request for approval moves: lines and a decision in, lines and an outcome out. Pure. */
import type { ApprStatus, LineStatus } from '../database/own-states.ts'
import type { WantedLine } from './approval.wire.ts'

export type LineType = WantedLine['lineTypeCd']
export type Decision = 'OK' | 'COND' | 'OPPOSE' | 'RTN' | 'REJ'

export interface Line extends WantedLine {
  apprLineNo: number
  lineStatusCd: LineStatus
  decisionCd: Decision | null
  /** Who acted in fact. */
  actUserId: string | null
}

/** What holds for a kind of document (`appr_biz`). */
export interface BizRule {
  serialYn: 'Y' | 'N'
  selfApprYn: 'Y' | 'N'
  agreeStopYn: 'Y' | 'N'
  minApproveCnt: number
  mustRoleCds: readonly string[]
}
export interface Candidate {
  userId: string
  userNm: string
  isActive: boolean
  roles: readonly string[]
}

export interface LineFault {
  code: string
  /** Korean, with `{name}` places. */
  message: string
  values?: Readonly<Record<string, unknown>>
}

const deciding: ReadonlySet<LineType> = new Set(['REVIEW', 'AGREE', 'APPROVE'])
export const isDeciding = ({ lineTypeCd }: Pick<WantedLine, 'lineTypeCd'>): boolean => deciding.has(lineTypeCd)

/** EA B3 R1-R3: everything that is wrong with a line before it is submitted. */
export function lineFaults(
  lines: readonly WantedLine[],
  rule: BizRule,
  drafterId: string,
  people: ReadonlyMap<string, Candidate>,
): LineFault[] {
  const decided = lines.filter(isDeciding).toSorted((a, b) => a.seqNo - b.seqNo)
  const nameOf = (userId: string) => people.get(userId)?.userNm ?? userId
  const faults: LineFault[] = []
  const approvers = decided.filter(({ lineTypeCd }) => lineTypeCd === 'APPROVE')
  if (approvers.length < Math.max(1, rule.minApproveCnt))
    faults.push({
      code: 'APPR_NO_APPROVER',
      message: '승인자를 {n}명 이상 지정하세요.',
      values: { n: Math.max(1, rule.minApproveCnt) },
    })
  const last = decided.at(-1)
  const lastStep = decided.filter(({ seqNo }) => seqNo === last?.seqNo)
  if (last && lastStep.some(({ lineTypeCd }) => lineTypeCd !== 'APPROVE'))
    faults.push({ code: 'APPR_LAST', message: '마지막 결재자는 승인이어야 합니다.' })
  if (lines.some((line) => line.seqNo < 1 && line.lineTypeCd !== 'DRAFT'))
    faults.push({ code: 'APPR_ORDER', message: '결재 순서는 1부터 시작합니다.' })
  for (const [userId, own] of Map.groupBy(decided, (line) => line.userId)) {
    if (own.length > 1)
      faults.push({
        code: 'APPR_TWICE',
        message: '같은 사람이 두 번 결재할 수 없습니다: {name}',
        values: { name: nameOf(userId) },
      })
    if (userId === drafterId && rule.selfApprYn !== 'Y')
      faults.push({ code: 'APPR_SELF', message: '기안자는 자신의 문서를 결재할 수 없습니다.' })
  }
  for (const userId of new Set(lines.map((line) => line.userId)))
    if (!people.get(userId)?.isActive)
      faults.push({
        code: 'APPR_INACTIVE',
        message: '지정할 수 없는 사용자입니다: {name}',
        values: { name: nameOf(userId), userId },
      })
  const steps = Map.groupBy(decided, ({ seqNo }) => seqNo)
  if (rule.serialYn === 'Y' && [...steps.values()].some((step) => step.length > 1))
    faults.push({ code: 'APPR_SERIAL', message: '이 문서는 한 사람씩 차례로 결재합니다.' })
  const present = new Set(decided.flatMap(({ userId }) => people.get(userId)?.roles ?? []))
  const missing = rule.mustRoleCds.filter((roleCd) => !present.has(roleCd))
  if (missing.length > 0)
    faults.push({
      code: 'APPR_ROLE',
      message: '결재선에 꼭 있어야 하는 역할이 없습니다: {roles}',
      values: { roles: missing.join(', ') },
    })
  return faults
}

/** A change of one line. */
export interface LineChange {
  apprLineNo: number
  lineStatusCd: LineStatus
  decisionCd?: Decision
}
export interface Outcome {
  statusCd: ApprStatus
  currentSeqNo: number
  changes: LineChange[]
}

/** The next step that anybody decides in; undefined after the last. */
function nextStep(lines: readonly Line[], after: number): number | undefined {
  const open = lines.filter((line) => isDeciding(line) && line.seqNo > after && line.lineStatusCd === 'WAIT')
  return open.length === 0 ? undefined : Math.min(...open.map(({ seqNo }) => seqNo))
}

const todoOf = (lines: readonly Line[], seqNo: number): LineChange[] =>
  lines
    .filter((line) => isDeciding(line) && line.seqNo === seqNo && line.lineStatusCd === 'WAIT')
    .map(({ apprLineNo }) => ({ apprLineNo, lineStatusCd: 'TODO' }))

/** 상신: the first step is to decide. */
export function submitted(lines: readonly Line[]): Outcome {
  const first = nextStep(lines, 0) ?? 0
  return { statusCd: 'PROGRESS', currentSeqNo: first, changes: todoOf(lines, first) }
}

/**
 * What a decision leads to. The steps follow each other, the lines of one step decide side by side: the step ends
 * when all have decided (R2). 반려 sends the document back and skips who has not decided yet; 부결 ends it.
 */
export function decided(lines: readonly Line[], apprLineNo: number, decisionCd: Decision, rule: BizRule): Outcome {
  const own = lines.find((line) => line.apprLineNo === apprLineNo)
  if (own?.lineStatusCd !== 'TODO') throw new RangeError(`Line ${apprLineNo} is not to be decided`)
  const done: LineChange = { apprLineNo, lineStatusCd: 'DONE', decisionCd }
  const stops = decisionCd === 'RTN' || decisionCd === 'REJ' || (decisionCd === 'OPPOSE' && rule.agreeStopYn === 'Y')
  if (stops) {
    const open = lines.filter(
      (line) => line !== own && isDeciding(line) && ['TODO', 'WAIT'].includes(line.lineStatusCd),
    )
    const skipped = open.map((line): LineChange => ({ apprLineNo: line.apprLineNo, lineStatusCd: 'SKIP' }))
    return { statusCd: decisionCd === 'REJ' ? 'REJ' : 'RTN', currentSeqNo: own.seqNo, changes: [done, ...skipped] }
  }
  const isStepOpen = lines.some((line) => line !== own && line.seqNo === own.seqNo && line.lineStatusCd === 'TODO')
  if (isStepOpen) return { statusCd: 'PROGRESS', currentSeqNo: own.seqNo, changes: [done] }
  const next = nextStep(lines, own.seqNo)
  if (next === undefined) return { statusCd: 'APPR', currentSeqNo: own.seqNo, changes: [done] }
  return { statusCd: 'PROGRESS', currentSeqNo: next, changes: [done, ...todoOf(lines, next)] }
}

const byType: Readonly<Record<LineType, readonly Decision[]>> = {
  DRAFT: [],
  REVIEW: ['OK', 'RTN'],
  AGREE: ['OK', 'COND', 'OPPOSE', 'RTN'],
  APPROVE: ['OK', 'RTN', 'REJ'],
  REF: [],
  CIRC: [],
}
export const decisionsOf = (lineTypeCd: LineType): readonly Decision[] => byType[lineTypeCd]

const MIN_REASON = 5
/** COND needs an opinion, OPPOSE, RTN and REJ a reason of five characters. */
export function opinionFault(decisionCd: Decision, opinionDesc: string): LineFault | undefined {
  const length = [...opinionDesc.trim()].length
  if (decisionCd === 'OK') return undefined
  if (decisionCd === 'COND') return length > 0 ? undefined : { code: 'APPR_OPINION', message: '의견을 입력하세요.' }
  return length >= MIN_REASON ? undefined : { code: 'APPR_REASON', message: '사유를 5자 이상 입력하세요.' }
}

/** 회수: while nobody but the drafter has acted. */
export const mayWithdraw = (lines: readonly Line[]): boolean =>
  !lines.some((line) => isDeciding(line) && line.lineStatusCd === 'DONE')

export interface Absence {
  userId: string
  /** null once he has left: then it is the head's. */
  deputyUserId: string | null
  startDt: string
  endDt: string
  scopeCd: 'ALL' | 'BIZ'
  apprBizCds: readonly string[]
}

const covers = (absence: Absence, userId: string, apprBizCd: string, at: string): boolean =>
  absence.userId === userId &&
  absence.startDt <= at &&
  at <= absence.endDt &&
  (absence.scopeCd === 'ALL' || absence.apprBizCds.includes(apprBizCd))

/**
 * R4: who may act for the one on the line while he is absent. A deputy who is the drafter or decides in the request
 * himself is passed over to the head of the absent person's department. There is no delegation of a delegation.
 *
 * @param at an instant as it is sent; absences are in the same form
 */
export function deputyOf(
  line: Pick<Line, 'userId' | 'apprLineNo'>,
  request: { drafterId: string; apprBizCd: string; lines: readonly Line[] },
  absences: readonly Absence[],
  headOf: (userId: string) => string | undefined,
  at: string,
): string | undefined {
  const absence = absences.find((one) => covers(one, line.userId, request.apprBizCd, at))
  if (!absence) return undefined
  const isBarred = (userId: string | null | undefined): userId is null | undefined =>
    userId === undefined ||
    userId === null ||
    userId === line.userId ||
    userId === request.drafterId ||
    request.lines.some((other) => isDeciding(other) && other.apprLineNo !== line.apprLineNo && other.userId === userId)
  if (!isBarred(absence.deputyUserId)) return absence.deputyUserId
  const head = headOf(line.userId)
  return isBarred(head) ? undefined : head
}

/** R5: the one who decided just before may not decide again, for whomever he acts. */
export function breaksFourEyes(lines: readonly Line[], line: Line, actUserId: string): boolean {
  const before = lines.filter((one) => isDeciding(one) && one.lineStatusCd === 'DONE' && one.seqNo < line.seqNo)
  const lastStep = Math.max(...before.map(({ seqNo }) => seqNo))
  return before.some((one) => one.seqNo === lastStep && (one.actUserId ?? one.userId) === actUserId)
}
