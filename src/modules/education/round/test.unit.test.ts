import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, languagesFor, QUESTIONS_OF_A_TEST, scoreOf } from './test.logic.ts'

const bank = Array.from({ length: 40 }, (_, index) => index + 1)

test('a test is ten questions of the bank, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 10, maxLength: 10 }),
      (chances) => {
        const left = [...chances]
        const asked = drawn(bank, QUESTIONS_OF_A_TEST, () => left.shift() ?? 0)
        expect(new Set(asked).size).toBe(QUESTIONS_OF_A_TEST)
        expect(asked.every((one) => bank.includes(one))).toBe(true)
      },
    ),
  )
})

test('a bank smaller than a test is asked whole', () => {
  expect(drawn([1, 2, 3], QUESTIONS_OF_A_TEST, () => 0.5).toSorted()).toEqual([1, 2, 3])
})

test('somebody is asked in his own language where there is a bank in it', () => {
  expect(languagesFor('vi', 'en')).toEqual(['vi', 'en', 'kr'])
  expect(languagesFor('kr', 'kr')).toEqual(['kr'])
})

test('seven right of ten are 70 points; what was not answered is wrong', () => {
  const keys = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
  expect(scoreOf(keys, [1, 2, 3, 4, 1, 2, 3, 1, null])).toEqual({ correctCnt: 7, testScore: 70 })
  expect(scoreOf(keys, keys)).toEqual({ correctCnt: 10, testScore: 100 })
  expect(scoreOf([], [])).toEqual({ correctCnt: 0, testScore: 0 })
})
