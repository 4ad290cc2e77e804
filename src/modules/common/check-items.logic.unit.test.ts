import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemOfFile, judgeCheck } from './check-items.logic.ts'

const limits = { passScore: 90, condScore: 70 }
const items = (ok: number, ng: number, na: number, critical = 0) => [
  ...Array.from({ length: ok }, () => ({ answerCd: 'OK' as const, criticalYn: 'N' as const })),
  ...Array.from({ length: ng }, (_, at) => ({
    answerCd: 'NG' as const,
    criticalYn: at < critical ? ('Y' as const) : ('N' as const),
  })),
  ...Array.from({ length: na }, () => ({ answerCd: 'NA' as const, criticalYn: 'Y' as const })),
]

test('CP-A28 18 good, 2 bad of which one critical, 5 not applicable: 90.0 and yet failed', () => {
  expect(judgeCheck(items(18, 2, 5, 1), limits)).toEqual({
    okCnt: 18,
    ngCnt: 2,
    naCnt: 5,
    checkScore: 90,
    criticalNgYn: 'Y',
    resultCd: 'FAIL',
  })
})

test('R1 the result follows the score, with one decimal and half up', () => {
  expect(judgeCheck(items(18, 2, 0), limits)).toMatchObject({ checkScore: 90, resultCd: 'PASS' })
  expect(judgeCheck(items(17, 2, 0), limits)).toMatchObject({ checkScore: 89.5, resultCd: 'COND' })
  expect(judgeCheck(items(7, 3, 0), limits)).toMatchObject({ checkScore: 70, resultCd: 'COND' })
  expect(judgeCheck(items(2, 1, 0), limits)).toMatchObject({ checkScore: 66.7, resultCd: 'FAIL' })
  expect(judgeCheck(items(0, 0, 3), limits)).toMatchObject({ checkScore: null, resultCd: null })
})

test('R1 what does not apply never changes the score', () => {
  const few = fc.nat(60)
  fc.assert(
    fc.property(few, few, few, (ok, ng, na) => {
      const { checkScore, resultCd } = judgeCheck(items(ok, ng, na), limits)
      expect(judgeCheck(items(ok, ng, 0), limits)).toMatchObject({ checkScore, resultCd })
    }),
  )
})

test('a photo names the item that it shows', () => {
  expect(['7.jpg', '12_2.png', '사진.jpg', '2026-11.jpg'].map(itemOfFile)).toEqual([7, 12, undefined, 2026])
})
