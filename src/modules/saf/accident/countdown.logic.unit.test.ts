import { expect, test } from 'vitest'
import { leftOf } from './countdown.logic.ts'

const due = Date.parse('2026-11-24T10:15:00+09:00')
const at = (time: string) => leftOf(due, Date.parse(`2026-11-24T${time}+09:00`))

test('AC-A06 a clock that is due at 10:15 runs until then and is red from 10:15:01 on', () => {
  expect(at('10:05:00')).toMatchObject({ values: { clock: '10:00' }, tone: 'waiting' })
  expect(at('10:15:00').tone).toBe('waiting')
  expect(at('10:15:01')).toEqual({ text: '{clock} 지남', values: { clock: '00:01' }, tone: 'danger' })
})

test('hours are told with their minutes, days from two on', () => {
  expect(at('08:00:00')).toMatchObject({ values: { clock: '02:15:00' }, tone: 'progress' })
  expect(leftOf(due, due - 3 * 86_400_000)).toMatchObject({ text: '{n}일 남음', values: { n: 3 } })
  expect(leftOf(due, due + 3 * 86_400_000)).toMatchObject({ text: '{n}일 지남', tone: 'danger' })
})
