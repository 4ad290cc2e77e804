import { expect, test } from 'vitest'
import { parsePlaceCode, placeCodeText, placeCodeUrl } from '../fill/place-code.logic.ts'
import { answered, isOutside, lackOf, onlyAsked, unsaid, verifierLack } from './safety-check.logic.ts'
import type { CheckItem } from './safety-check.model.ts'

const anItem = (values: Partial<CheckItem> = {}): CheckItem => ({
  itemNo: 1,
  itemNm: '설정압력',
  criterionDesc: null,
  lawRefDesc: null,
  inputCd: 'OKNG',
  minVal: null,
  maxVal: null,
  unitNm: null,
  criticalYn: 'N',
  photoYn: 'N',
  pointNo: null,
  askedByNo: null,
  askedByCd: null,
  ...unsaid,
  fileNo: null,
  imprNo: null,
  ...values,
})

test('CK-A03 limits are good themselves, what is beyond them is bad whatever was said', () => {
  const item = anItem({ inputCd: 'NUM', minVal: 9.5, maxVal: 10.5 })
  const answers = [9.4, 9.5, 10.5, 10.6].map(
    (numVal) => answered([item], [{ ...unsaid, itemNo: 1, numVal }])[0]?.answerCd,
  )
  expect(answers).toEqual(['NG', 'OK', 'OK', 'NG'])
  expect(answered([item], [{ ...unsaid, itemNo: 1, numVal: 10.6, answerCd: 'OK' }])[0]?.answerCd).toBe('NG')
  expect(answered([item], [{ ...unsaid, itemNo: 1, numVal: 10, answerCd: 'NG' }])[0]?.answerCd).toBe('NG')
  expect(answered([item], [{ ...unsaid, itemNo: 1, numVal: 10.6, answerCd: 'NA' }])[0]).toMatchObject({
    answerCd: 'NG',
  })
  expect(isOutside({ ...item, numVal: null })).toBe(false)
})

test('R8 below an answer that was taken back nothing is said, two levels down', () => {
  const items = [
    anItem(),
    anItem({ itemNo: 2, askedByNo: 1, askedByCd: 'NG' }),
    anItem({ itemNo: 3, askedByNo: 2, askedByCd: 'NG' }),
  ]
  const said = (first: 'OK' | 'NG') =>
    [1, 2, 3].map((itemNo) => ({ ...unsaid, itemNo, answerCd: itemNo === 1 ? first : ('NG' as const) }))
  expect(onlyAsked(answered(items, said('NG')))).toHaveLength(3)
  const back = answered(items, said('OK'))
  expect(onlyAsked(back)).toHaveLength(1)
  expect(back.map(({ answerCd }) => answerCd)).toEqual(['OK', null, null])
})

test('R7 who looks at a measure is not who carries it out; a contractor’s is the inspector’s', () => {
  const people = { inspectorUserId: 'sup', ownerUserId: 'sup' }
  const bad = anItem({ answerCd: 'NG' })
  expect(verifierLack(bad, people)?.code).toBe('CHECK_VERIFIER')
  expect(verifierLack({ ...bad, verifyUserId: 'safety' }, people)).toBeUndefined()
  expect(verifierLack({ ...bad, vendorCd: 'V100001' }, people)).toBeUndefined()
  expect(verifierLack({ ...bad, ownerUserId: 'owner' }, people)).toBeUndefined()
})

test('what is critical is nothing less, and what is good has no grade', () => {
  const item = anItem({ criticalYn: 'Y' })
  const said = { ...unsaid, itemNo: 1, riskGradeCd: 'LOW' as const, ngDesc: '새고 있음' }
  expect(answered([item], [{ ...said, answerCd: 'NG' }])[0]?.riskGradeCd).toBe('CRIT')
  expect(answered([item], [{ ...said, answerCd: 'OK' }])[0]).toMatchObject({ riskGradeCd: null, ngDesc: null })
  expect(lackOf(anItem({ answerCd: 'NA', inputCd: 'NUM', photoYn: 'Y' }), false)).toBeUndefined()
})

test('a label is read as it is printed, typed or opened', () => {
  const code = { kindCd: 'E', no: 305 } as const
  expect(placeCodeText(code)).toBe('E-305')
  expect([placeCodeUrl('https://jikim.example', code), 'E-305', ' e305 '].map(parsePlaceCode)).toEqual([
    code,
    code,
    code,
  ])
  expect(['', 'E-', 'X-1', 'L-0', '305'].map(parsePlaceCode)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
