import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInTime, missedAt, shiftAt, withMemos } from './hand.logic.ts'

const hours = { NIGHT: 7, DAY: 15, EVE: 23 }
const ms = (text: string) => Date.parse(`${text}:00+09:00`)
const shift = (text: string) => shiftAt(ms(text), hours, 30)
const missed = (text: string) => missedAt(ms(text), hours, 30)

it('R2 a shift is handed over from half an hour before its end on', () => {
  expect(shift('2026-11-24T14:29')).toEqual({ shiftCd: 'NIGHT', endMs: ms('2026-11-24T07:00') })
  expect(shift('2026-11-24T14:30')).toEqual({ shiftCd: 'DAY', endMs: ms('2026-11-24T15:00') })
  expect(shift('2026-11-24T22:30')).toEqual({ shiftCd: 'EVE', endMs: ms('2026-11-24T23:00') })
  expect(shift('2026-11-25T00:10')).toEqual({ shiftCd: 'EVE', endMs: ms('2026-11-24T23:00') })
})

it('PT-A23 what is not handed over is missed at 15:30, not at 15:29', () => {
  expect(missed('2026-11-24T15:29')?.endMs).toBe(ms('2026-11-24T07:00'))
  expect(missed('2026-11-24T15:30')).toEqual({ shiftCd: 'DAY', endMs: ms('2026-11-24T15:00') })
  expect(missed('2026-11-25T00:00')?.endMs).toBe(ms('2026-11-24T23:00'))
})

it('R2 both sign within half an hour of the end', () => {
  const end = ms('2026-11-24T15:00')
  expect(['14:29', '14:30', '15:30', '15:31'].map((time) => isInTime(ms(`2026-11-24T${time}`), end, 30))).toEqual([
    ...[false, true, true, false],
  ])
})

it('R2 whatever the moment, the shift in hand begins to be handed over before it is missed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000_000 }), (minute) => {
      const now = ms('2026-01-01T00:00') + (minute % 525_600) * 60_000
      const [open, over] = [shiftAt(now, hours, 30), missedAt(now, hours, 30)]
      expect(open && over && open.endMs >= over.endMs).toBe(true)
    }),
  )
})

it('what was written beside a line stays while the line does', () => {
  const line = (no: number, memoDesc: string | null = null) => ({ no, memoDesc })
  expect(withMemos([line(1), line(3)], [line(1, '야간 계속'), line(2, '끝남')], ({ no }) => no)).toEqual([
    ...[line(1, '야간 계속'), line(3)],
  ])
})
