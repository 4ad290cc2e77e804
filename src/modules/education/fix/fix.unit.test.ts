import { describe, expect, test } from 'vitest'
import { type FixedRound, faultOf, type Held, outcomeOfFix, rechained } from './fix.logic.ts'

const at = (clock: string) => `2026-11-26T${clock}:00+09:00`
const round: FixedRound = {
  startDt: at('14:00'),
  endDt: at('15:00'),
  eduMinVal: 60,
  attendPctVal: 90,
  passScore: 70,
  testYn: 'Y',
  creditMinVal: 60,
}
const sat = (values = {}) => ({
  checkInDt: at('13:55'),
  checkOutDt: at('15:00'),
  testScore: 80,
  creditMinVal: null,
  ...values,
})

describe('what is entered', () => {
  test('the result follows from attendance and score, as at the end of the round', () => {
    expect(outcomeOfFix(round, sat())).toEqual({ attendMinVal: 60, eduResultCd: 'PASS', creditMinVal: 60 })
    expect(outcomeOfFix(round, sat({ testScore: 60 }))).toMatchObject({ eduResultCd: 'FAIL', creditMinVal: 0 })
    expect(outcomeOfFix(round, sat({ checkOutDt: at('14:53') }))).toMatchObject({
      attendMinVal: 53,
      eduResultCd: 'FAIL',
    })
    expect(outcomeOfFix(round, sat({ checkInDt: null, checkOutDt: null }))).toMatchObject({ eduResultCd: 'ABSENT' })
    expect(outcomeOfFix(round, sat({ creditMinVal: 30 }))).toMatchObject({ eduResultCd: 'PASS', creditMinVal: 30 })
  })

  test('it is held to the doors and the test of the round', () => {
    expect(faultOf(round, sat())).toBeUndefined()
    expect(faultOf(round, sat({ checkInDt: at('14:10') }))).toBeUndefined()
    expect(faultOf(round, sat({ checkInDt: at('14:11') }))).toBe('IN_WINDOW')
    expect(faultOf(round, sat({ checkOutDt: at('15:31') }))).toBe('OUT_WINDOW')
    expect(faultOf(round, sat({ checkInDt: null }))).toBe('OUT_WITHOUT_IN')
    expect(faultOf(round, sat({ testScore: null }))).toBe('NO_SCORE')
    expect(faultOf(round, sat({ testScore: null, checkOutDt: at('14:20') }))).toBeUndefined()
    expect(faultOf({ ...round, testYn: 'N' }, sat())).toBe('NO_TEST')
    expect(faultOf(round, sat({ creditMinVal: 61 }))).toBe('CREDIT')
    expect(faultOf(round, sat({ creditMinVal: 0 }))).toBe('CREDIT')
  })
})

describe('what follows for education that came later', () => {
  const held = (eduRqstNo: number, eduYmd: string, validFromYmd: string, validToYmd: string): Held => ({
    eduRqstNo,
    eduYmd,
    validFromYmd,
    validToYmd,
    validMonthCnt: 12,
    renewDayCnt: 30,
  })
  const first = held(1, '2025-12-16', '2025-12-16', '2026-12-15')
  const renewal = held(2, '2026-11-21', '2026-12-16', '2027-12-15')

  test('a renewal that went on from what is taken away begins on its own day', () => {
    expect(rechained([first, renewal], [renewal], () => false)).toEqual([
      held(2, '2026-11-21', '2026-11-21', '2027-11-20'),
    ])
  })

  test('one that now follows something goes on from its end', () => {
    const alone = held(2, '2026-11-21', '2026-11-21', '2027-11-20')
    const added = { ...first, validFromYmd: first.eduYmd, validToYmd: null }
    expect(rechained([alone], [added, alone], ({ eduRqstNo }) => eduRqstNo === 1)).toEqual([first, renewal])
  })

  test('what was ended early stays ended, and what does not hang on it is left alone', () => {
    const ended = { ...renewal, validToYmd: '2026-12-20' }
    expect(rechained([first, ended], [ended], () => false)[0]).toMatchObject({
      validFromYmd: '2026-11-21',
      validToYmd: '2026-12-20',
    })
    const early = held(3, '2026-10-01', '2026-10-01', '2027-09-30')
    expect(rechained([first, early], [early], () => false)).toEqual([early])
  })
})
