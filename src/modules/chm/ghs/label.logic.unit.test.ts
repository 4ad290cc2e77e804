import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ghsClassSeeds, ghsClassSource } from './ghs-class.seed.ts'
import { type HazardClass, hazardClasses } from './ghs-codes.model.ts'
import { ghsStatementSeeds } from './ghs-statement.seed.ts'
import {
  areaOf,
  FEW_PICTOGRAMS,
  hazardStatementsOf,
  isLargeEnough,
  type LabelClass,
  labelKindOf,
  lacksUnNo,
  leastAreaOf,
  leastPictogramOf,
  pictogramsOf,
  precautionKindOf,
  precautionsOf,
  shownPrecautions,
  signalWordOf,
  smallestSize,
} from './label.logic.ts'

const line = (hazardClassCd: HazardClass, categoryCd: string): LabelClass => {
  const found = ghsClassSeeds.find((one) => one.hazardClassCd === hazardClassCd && one.categoryCd === categoryCd)
  if (!found) throw new RangeError(`${hazardClassCd} ${categoryCd}`)
  return found
}

test('CH-A05 flammable, toxic when breathed, corrosive and irritating: no exclamation mark', () => {
  const all = [line('FLAM_LIQ', '2'), line('ACUTE_INHAL', '3'), line('SKIN', '1B'), line('SKIN', '2')]
  expect(pictogramsOf(all)).toEqual({ shown: ['GHS02', 'GHS05', 'GHS06'], removed: ['GHS07'], mayChoose: false })
  expect(hazardStatementsOf(all)).toEqual(['H225', 'H314', 'H315', 'H331'])
})

test('CH-A27 H314 with H302: corrosion and exclamation mark; H314 with H315: corrosion alone', () => {
  expect(pictogramsOf([line('SKIN', '1'), line('ACUTE_ORAL', '4')]).shown).toEqual(['GHS05', 'GHS07'])
  expect(pictogramsOf([line('SKIN', '1'), line('SKIN', '2')]).shown).toEqual(['GHS05'])
})

test('the exclamation mark stays beside corrosion and a respiratory sensitiser where it has another reason', () => {
  const shown = (...all: LabelClass[]) => pictogramsOf(all).shown
  for (const other of [line('SKIN_SENS', '1'), line('STOT_SE', '3R'), line('OZONE', '1')])
    expect(shown(line('EYE', '1'), line('SKIN', '2'), other)).toContain('GHS07')
  expect(shown(line('RESP_SENS', '1'), line('SKIN_SENS', '1'), line('EYE', '2'))).toEqual(['GHS08'])
  expect(shown(line('RESP_SENS', '1'), line('STOT_SE', '3N'))).toEqual(['GHS07', 'GHS08'])
  expect(shown(line('CARC', '1A'), line('SKIN_SENS', '1'))).toEqual(['GHS07', 'GHS08'])
})

test('from five pictograms on four may be chosen; until somebody does all stand', () => {
  const all = [line('FLAM_LIQ', '1'), line('ACUTE_ORAL', '3'), line('SKIN', '1'), line('CARC', '2')]
  expect(pictogramsOf(all).mayChoose).toBe(false)
  const five = pictogramsOf([...all, line('AQ_ACUTE', '1')])
  expect(five).toMatchObject({ mayChoose: true, shown: { length: 5 } })
  expect(FEW_PICTOGRAMS).toBe(4)
})

test('위험 removes 경고', () => {
  expect(signalWordOf([line('FLAM_LIQ', '3'), line('FLAM_LIQ', '2')])).toBe('DANGER')
  expect(signalWordOf([line('FLAM_LIQ', '3')])).toBe('WARNING')
  expect(signalWordOf([line('AQ_CHRONIC', '3')])).toBeNull()
})

test('CH-A06 nine precautions of three kinds: six, one of each kind at least, and the sentence that the sheet has the others', () => {
  const nine: LabelClass = {
    ...line('FLAM_LIQ', '2'),
    pCds: 'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P501'.split(' '),
  }
  const found = shownPrecautions([nine])
  expect(found?.shown).toHaveLength(6)
  expect(new Set(found?.shown.map(precautionKindOf))).toEqual(new Set(['PREV', 'RESP', 'DISP']))
  expect(found?.isCut).toBe(true)
})

test('a choice keeps six and each kind; what is no statement of the material is no choice', () => {
  const all = [line('FLAM_LIQ', '2'), line('SKIN', '2')]
  const fair = ['P210', 'P233', 'P240', 'P303+P361+P353', 'P403+P235', 'P501']
  expect(shownPrecautions(all, fair)?.shown).toEqual(fair)
  expect(shownPrecautions(all, ['P210', 'P233', 'P240', 'P241', 'P403+P235', 'P501'])).toBeUndefined()
  expect(shownPrecautions(all, fair.slice(1))).toBeUndefined()
  expect(shownPrecautions(all, [...fair.slice(1), 'P391'])).toBeUndefined()
  expect(shownPrecautions([line('AQ_CHRONIC', '1')])).toEqual({ shown: ['P273', 'P391', 'P501'], isCut: false })
})

test('whatever classes there are, each kind of precaution keeps one, none stands twice, and more than six never stand', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...ghsClassSeeds), { minLength: 1, maxLength: 10 }), (all) => {
      const every = precautionsOf(all)
      const { shown = [] } = shownPrecautions(all) ?? {}
      expect(new Set(every).size).toBe(every.length)
      expect(shown).toHaveLength(Math.min(6, every.length))
      expect(new Set(shown.map(precautionKindOf))).toEqual(new Set(every.map(precautionKindOf)))
      const pictograms = pictogramsOf(all)
      expect(pictograms.shown.includes('GHS06') && pictograms.shown.includes('GHS07')).toBe(false)
    }),
  )
})

test('CH-A07 a sample bottle of 80 mL says neither hazards nor precautions; 101 mL does; a bucket of the process its signal word', () => {
  expect(labelKindOf(80, 'ML')).toBe('SMALL')
  expect(labelKindOf(0.1, 'KG')).toBe('SMALL')
  expect(labelKindOf(101, 'ML')).toBe('WHOLE')
  expect(labelKindOf(20, 'L', true)).toBe('SIGNAL')
})

test('CH-A27 a can of 20 L takes no T70, a drum of 200 L no T150', () => {
  expect(['T70', 'T150', 'A5', 'A4'].map((size) => areaOf(size as 'T70'))).toEqual([70, 150, 310.8, 623.7])
  expect([leastAreaOf(20, null), isLargeEnough('T70', 20, null), isLargeEnough('T150', 20, null)]).toEqual([
    90,
    false,
    true,
  ])
  expect([leastAreaOf(200, null), isLargeEnough('T150', 200, null), isLargeEnough('A5', 200, null)]).toEqual([
    300,
    false,
    true,
  ])
  expect([leastAreaOf(49.9, null), leastAreaOf(50, null), leastAreaOf(500, null)]).toEqual([90, 180, 450])
  expect([leastAreaOf(4, 1000), leastAreaOf(4, null), smallestSize(4, 1800), smallestSize(500, null)]).toEqual([
    50,
    70,
    'T150',
    'A4',
  ])
  expect([leastPictogramOf(70), leastPictogramOf(10)]).toEqual([1.75, 0.5])
})

test('a toxic chemical without its UN number is refused', () => {
  expect([lacksUnNo(true, null), lacksUnNo(true, ' '), lacksUnNo(true, '1789'), lacksUnNo(false, null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('every line of the table has its class, its statements and, where it has no signal word, neither skull nor flame', () => {
  const known = new Set(ghsStatementSeeds.flatMap(({ statementCd }) => statementCd))
  for (const { hazardClassCd, hCds, pCds } of ghsClassSeeds) {
    expect(hazardClasses).toHaveProperty(hazardClassCd)
    expect(hCds.length).toBeGreaterThan(0)
    for (const code of [...hCds, ...pCds])
      expect(known.has(code) || code.split('+').every((part) => known.has(part)), code).toBe(true)
  }
  expect(new Set(ghsClassSeeds.map((one) => `${one.hazardClassCd} ${one.categoryCd}`)).size).toBe(ghsClassSeeds.length)
  expect(ghsClassSource.verifiedYn).toBe('N')
})
