import { describe, expect, test } from 'vitest'
import {
  type Absence,
  type BizRule,
  breaksFourEyes,
  type Candidate,
  type Decision,
  decided,
  decisionsOf,
  deputyOf,
  type Line,
  type LineType,
  lineFaults,
  mayWithdraw,
  opinionFault,
  submitted,
} from './approval.logic.ts'

const rule: BizRule = { serialYn: 'N', selfApprYn: 'N', agreeStopYn: 'N', minApproveCnt: 1, mustRoleCds: [] }
const line = (apprLineNo: number, seqNo: number, lineTypeCd: LineType, userId: string): Line => ({
  apprLineNo,
  seqNo,
  lineTypeCd,
  userId,
  lineStatusCd: 'WAIT',
  decisionCd: null,
  actUserId: null,
})
/** A reviews, B and C agree side by side, D approves. */
const four = () => [
  line(1, 1, 'REVIEW', 'A'),
  line(2, 2, 'AGREE', 'B'),
  line(3, 2, 'AGREE', 'C'),
  line(4, 3, 'APPROVE', 'D'),
]

/** Plays decisions one after the other. @returns the state and the lines as they stand afterwards */
function played(steps: readonly (readonly [apprLineNo: number, decision: Decision])[], more: Partial<BizRule> = {}) {
  const lines = four()
  const apply = ({ changes, ...outcome }: ReturnType<typeof submitted>) => {
    for (const change of changes) Object.assign(lines.find((one) => one.apprLineNo === change.apprLineNo) ?? {}, change)
    return outcome
  }
  let outcome = apply(submitted(lines))
  for (const [apprLineNo, decision] of steps)
    outcome = apply(decided(lines, apprLineNo, decision, { ...rule, ...more }))
  return { ...outcome, states: lines.map(({ userId, lineStatusCd }) => `${userId} ${lineStatusCd}`).join(', '), lines }
}

describe('the way of a request', () => {
  test('EA-A06 after A both B and C are to decide; an objection is seen by D, or sends back where it stops', () => {
    expect(played([]).states).toBe('A TODO, B WAIT, C WAIT, D WAIT')
    expect(played([[1, 'OK']]).states).toBe('A DONE, B TODO, C TODO, D WAIT')
    const objected = [
      [1, 'OK'],
      [2, 'OK'],
      [3, 'OPPOSE'],
    ] as const
    expect(played(objected)).toMatchObject({ statusCd: 'PROGRESS', states: 'A DONE, B DONE, C DONE, D TODO' })
    expect(played(objected, { agreeStopYn: 'Y' })).toMatchObject({
      statusCd: 'RTN',
      states: 'A DONE, B DONE, C DONE, D SKIP',
    })
  })

  test('EA-A07 what B sends back leaves nothing for C', () => {
    expect(
      played([
        [1, 'OK'],
        [2, 'RTN'],
      ]),
    ).toMatchObject({ statusCd: 'RTN', states: 'A DONE, B DONE, C SKIP, D SKIP' })
  })

  test('the last approval ends it, a refusal as well', () => {
    const agreed = [
      [1, 'OK'],
      [2, 'OK'],
      [3, 'COND'],
    ] as const
    expect(played([...agreed, [4, 'OK']]).statusCd).toBe('APPR')
    expect(played([...agreed, [4, 'REJ']]).statusCd).toBe('REJ')
  })

  test('nobody decides before his turn or twice', () => {
    expect(() => played([[4, 'OK']])).toThrow(RangeError)
    expect(() =>
      played([
        [1, 'OK'],
        [1, 'OK'],
      ]),
    ).toThrow(RangeError)
  })

  test('EA-A08 it is taken back only while nobody has decided', () => {
    expect(mayWithdraw(played([]).lines)).toBe(true)
    expect(mayWithdraw(played([[1, 'OK']]).lines)).toBe(false)
  })
})

describe('a line before it is submitted', () => {
  const people = (...ids: string[]): Map<string, Candidate> =>
    new Map(
      ids.map((userId) => [
        userId,
        { userId, userNm: `${userId} 님`, isActive: userId !== 'gone', roles: userId === 'D' ? ['SHD'] : [] },
      ]),
    )
  const all = people('A', 'B', 'C', 'D', 'me', 'gone')
  const faults = (
    lines: readonly { seqNo: number; lineTypeCd: LineType; userId: string }[],
    more: Partial<BizRule> = {},
  ) => lineFaults(lines, { ...rule, ...more }, 'me', all).map(({ code }) => code)
  const approve = (seqNo: number, userId: string) => ({ seqNo, lineTypeCd: 'APPROVE' as const, userId })
  const review = (seqNo: number, userId: string) => ({ seqNo, lineTypeCd: 'REVIEW' as const, userId })

  test('a good one has no fault', () => {
    expect(faults(four())).toEqual([])
    expect(faults([...four(), { seqNo: 9, lineTypeCd: 'REF', userId: 'me' }])).toEqual([])
  })
  test.each([
    ['no approver', [review(1, 'A')], {}, ['APPR_NO_APPROVER', 'APPR_LAST']],
    ['two approvers wanted', [approve(1, 'A')], { minApproveCnt: 2 }, ['APPR_NO_APPROVER']],
    ['a review at the end', [approve(1, 'A'), review(2, 'B')], {}, ['APPR_LAST']],
    ['one person twice', [review(1, 'A'), approve(2, 'A')], {}, ['APPR_TWICE']],
    ['the drafter himself', [approve(1, 'me')], {}, ['APPR_SELF']],
    ['the drafter himself, allowed', [approve(1, 'me')], { selfApprYn: 'Y' as const }, []],
    ['somebody who has left', [review(1, 'gone'), approve(2, 'A')], {}, ['APPR_INACTIVE']],
    ['side by side where it must be in turn', four(), { serialYn: 'Y' as const }, ['APPR_SERIAL']],
    ['a role that must be there', [approve(1, 'A')], { mustRoleCds: ['SHD'] }, ['APPR_ROLE']],
    ['a role that is there', [approve(1, 'D')], { mustRoleCds: ['SHD'] }, []],
    ['an order below one', [{ ...review(0, 'A') }, approve(1, 'B')], {}, ['APPR_ORDER']],
  ])('%s', (_name, lines, more, expected) => {
    expect(faults(lines, more)).toEqual(expected)
  })
})

describe('somebody is away', () => {
  const away: Absence = {
    userId: 'D',
    deputyUserId: 'E',
    scopeCd: 'ALL',
    apprBizCds: [],
    startDt: '2026-11-20T00:00:00Z',
    endDt: '2026-11-24T14:59:59Z',
  }
  const at = '2026-11-21T03:00:00Z'
  const deputy = (absences: Absence[], drafterId = 'me', when = at, lines = four()) =>
    deputyOf(
      { userId: 'D', apprLineNo: 4 },
      { drafterId, apprBizCd: 'NEAR_MISS_CLOSE', lines },
      absences,
      () => 'HEAD',
      when,
    )

  test('his deputy acts, within the absence only', () => {
    expect(deputy([away])).toBe('E')
    expect(deputy([away], 'me', '2026-11-25T00:00:00Z')).toBeUndefined()
    expect(deputy([])).toBeUndefined()
  })
  test('EA-A09 a deputy who drafted it, or decides in it, is passed over to the head of the department', () => {
    expect(deputy([away], 'E')).toBe('HEAD')
    expect(deputy([{ ...away, deputyUserId: 'B' }])).toBe('HEAD')
    expect(deputy([{ ...away, deputyUserId: 'B' }], 'HEAD')).toBeUndefined()
  })
  test('an absence may hold for some kinds of document', () => {
    expect(deputy([{ ...away, scopeCd: 'BIZ', apprBizCds: ['EDU_PLAN'] }])).toBeUndefined()
    expect(deputy([{ ...away, scopeCd: 'BIZ', apprBizCds: ['NEAR_MISS_CLOSE'] }])).toBe('E')
  })
  test('who decided the step before does not decide the next for another', () => {
    const lines = played([
      [1, 'OK'],
      [2, 'OK'],
      [3, 'OK'],
    ]).lines
    const last = lines[3] ?? line(4, 3, 'APPROVE', 'D')
    expect(breaksFourEyes(lines, last, 'B')).toBe(true)
    expect(breaksFourEyes(lines, last, 'A')).toBe(false)
    expect(breaksFourEyes(lines, last, 'E')).toBe(false)
  })
})

test('what each kind of line may decide, and what must be said with it', () => {
  expect(decisionsOf('AGREE')).toEqual(['OK', 'COND', 'OPPOSE', 'RTN'])
  expect(decisionsOf('REF')).toEqual([])
  expect(opinionFault('OK', '')).toBeUndefined()
  expect(opinionFault('COND', ' ')).toMatchObject({ code: 'APPR_OPINION' })
  expect(opinionFault('RTN', '네 글자')).toMatchObject({ code: 'APPR_REASON' })
  expect(opinionFault('RTN', '다섯 글자')).toBeUndefined()
})
