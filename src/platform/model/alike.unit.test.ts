import { expect, test } from 'vitest'
import { changedOnly, isAlike } from './alike.ts'
import { count, dateTime, number, person, rows, text, yesNo } from './field.ts'

const crew = rows('작업인원', {
  personNo: person('작업자'),
  signDt: dateTime('서명'),
  memoDesc: text('비고', { max: 10 }),
})

test('an instant is the same with another offset, a figure as text, nothing as what is not there', () => {
  expect(isAlike(dateTime('언제'), '2026-11-24T09:00:00+09:00', '2026-11-24T00:00:00.000Z')).toBe(true)
  expect(isAlike(dateTime('언제'), '2026-11-24T09:00:00+09:00', '2026-11-24T09:00:00.000Z')).toBe(false)
  expect(isAlike(number('농도', { decimals: 2 }), '4.50', 4.5)).toBe(true)
  expect(isAlike(count('회'), 1, 2)).toBe(false)
  expect(isAlike(yesNo('확인'), null, undefined)).toBe(true)
  expect(isAlike(yesNo('확인'), null, 'N')).toBe(false)
})

test('rows are the same where each of their fields is, in whatever order and with whatever names beside them', () => {
  const read = [{ signDt: '2026-11-24T09:00:00+09:00', personNo: 7, memoDesc: null, personNm: '김서연' }]
  const sent = [{ personNo: 7, signDt: '2026-11-24T00:00:00.000Z' }]
  expect(isAlike(crew, read, sent)).toBe(true)
  expect(isAlike(crew, read, [{ personNo: 8, signDt: '2026-11-24T00:00:00.000Z' }])).toBe(false)
  expect(isAlike(crew, read, [...sent, ...sent])).toBe(false)
})

test('what is not declared is compared through and through; of a difference only what changed is left', () => {
  expect(isAlike(undefined, { a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true)
  expect(isAlike(undefined, { a: 1 }, { a: 2 })).toBe(false)
  const diff = { permitCrew: [[], []], cnt: [1, 2], sayYn: ['N', 'N'] } as Record<string, [unknown, unknown]>
  expect(Object.keys(changedOnly({ permitCrew: crew, cnt: count('회'), sayYn: yesNo('확인') }, diff))).toEqual(['cnt'])
})
