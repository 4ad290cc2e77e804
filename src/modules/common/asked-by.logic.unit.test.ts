import { expect, test } from 'vitest'
import { type AnsweredQuestion, askedByFaults, askedOf, levelIn } from './asked-by.logic.ts'

const q = (
  no: number,
  by: [no: number | null, code: string | null] = [null, null],
  answerCd: string | null = null,
): AnsweredQuestion => ({ no, askedByNo: by[0], askedByCd: by[1], answerCd })
const nosOf = (questions: readonly AnsweredQuestion[]) => askedOf(questions).map(({ no }) => no)

test('an answer opens what names it, and what stands below that', () => {
  const list = (first: string | null, second: string | null) => [
    q(1, undefined, first),
    q(2, [1, 'NG'], second),
    q(3, [2, 'OK'], 'OK'),
    q(4),
  ]
  expect(nosOf(list(null, null))).toEqual([1, 4])
  expect(nosOf(list('NG', null))).toEqual([1, 2, 4])
  expect(nosOf(list('NG', 'OK'))).toEqual([1, 2, 3, 4])
  // What was answered below before the first answer changed opens nothing any more.
  expect(nosOf(list('OK', 'OK'))).toEqual([1, 4])
})

test('a list names earlier questions, with their answers, at most two below', () => {
  const whole = [q(1), q(2, [1, 'NG']), q(3, [2, 'NG'])]
  expect(askedByFaults(whole)).toEqual([])
  expect(whole.map((one) => levelIn(whole, one))).toEqual([0, 1, 2])
  expect(askedByFaults([...whole, q(4, [3, 'NG'])])).toEqual([{ no: 4, fault: 'DEEP' }])
  expect(askedByFaults([q(1, [2, 'NG']), q(2), q(3, [3, 'NG']), q(4, [9, 'NG'])])).toEqual([
    { no: 1, fault: 'LATER' },
    { no: 3, fault: 'LATER' },
    { no: 4, fault: 'LATER' },
  ])
  expect(askedByFaults([q(1), q(2, [1, null]), q(3, [null, 'NG'])])).toEqual([
    { no: 2, fault: 'HALF' },
    { no: 3, fault: 'HALF' },
  ])
})
