import { expect, test } from 'vitest'
import type { Found } from '../ghs/ghs.logic.ts'
import type { HazardRow } from '../ghs/ghs-rows.logic.ts'
import { compared } from './compare.logic.ts'

const entered = (values: Partial<HazardRow>): HazardRow => ({
  hazardClassCd: 'SKIN',
  categoryCd: '2',
  routeCd: null,
  organDesc: null,
  noneYn: 'N',
  ateVal: null,
  mFactorVal: null,
  cutPctVal: null,
  addYn: 'Y',
  originCd: 'SUPPLIER',
  ...values,
})
const found = (values: Partial<Found>): Found => ({
  hazardClassCd: 'SKIN',
  routeCd: null,
  ruleCd: 'G2',
  judgeCd: 'CLASS',
  categoryCd: '1',
  isOpen: false,
  unknownPct: null,
  named: [],
  steps: [],
  ...values,
})
const rank = (_: string, categoryCd: string) => ['1', '1A', '2', '3', '4'].indexOf(categoryCd)
const of = (row: HazardRow | undefined, calc: Found | undefined) => {
  const [line] = compared(row ? [row] : [], calc ? [calc] : [], rank)
  return [line?.differs, line?.proposed]
}

test('the stricter is proposed; a test or a bridge goes before what was worked out', () => {
  expect(of(entered({}), found({}))).toEqual([true, 'CALC'])
  expect(of(entered({ categoryCd: '1' }), found({ categoryCd: '2' }))).toEqual([true, 'ENTERED'])
  expect(of(entered({}), found({ categoryCd: '2' }))).toEqual([false, 'ENTERED'])
  expect(of(entered({ originCd: 'TEST' }), found({}))).toEqual([true, 'ENTERED'])
  expect(of(entered({ originCd: 'BRIDGE' }), found({}))).toEqual([true, 'ENTERED'])
})

test('known as none gives way to a category; what nobody knows is proposed by nobody', () => {
  const none = entered({ noneYn: 'Y', categoryCd: null })
  expect(of(none, found({}))).toEqual([true, 'CALC'])
  expect(of(none, found({ judgeCd: 'NONE', categoryCd: null }))).toEqual([false, 'ENTERED'])
  expect(of(none, found({ judgeCd: 'CHECK', categoryCd: null }))).toEqual([false, 'ENTERED'])
  expect(of(undefined, found({ judgeCd: 'CHECK', categoryCd: null }))).toEqual([false, null])
  expect(of(undefined, found({}))).toEqual([false, 'CALC'])
  expect(of(entered({}), undefined)).toEqual([false, 'ENTERED'])
})

test('what is breathed is compared form by form, and both effects of STOT 3 stand by themselves', () => {
  const inhaled = (routeCd: 'VAPOUR' | 'MIST') => entered({ hazardClassCd: 'ACUTE_INHAL', routeCd, categoryCd: '4' })
  const lines = compared(
    [inhaled('VAPOUR'), entered({ hazardClassCd: 'STOT_SE', categoryCd: '3N' })],
    [
      found({ hazardClassCd: 'ACUTE_INHAL', routeCd: 'MIST', categoryCd: '3' }),
      found({ hazardClassCd: 'STOT_SE', categoryCd: '3R' }),
    ],
    rank,
  )
  expect(
    lines.map(({ hazardClassCd, routeCd, entered: row, calc }) => [
      hazardClassCd,
      routeCd,
      row?.categoryCd,
      calc?.categoryCd,
    ]),
  ).toEqual([
    ['ACUTE_INHAL', 'VAPOUR', '4', undefined],
    ['ACUTE_INHAL', 'MIST', undefined, '3'],
    ['STOT_SE', null, '3N', undefined],
    ['STOT_SE', null, undefined, '3R'],
  ])
})
