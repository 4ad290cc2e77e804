/** One list says what a permit is asked: the form shows it, the paper prints what was answered, the guards judge by it. */
import { expect, test } from 'vitest'
import { permitSubs } from './permit-codes.model.ts'
import { answeredIn, askedBy, isNearLine, typeFieldNames } from './permit-fields.model.ts'

const of = (permitSubCds: string, permitBaseCd = 'GEN') => ({ permitBaseCd, permitSubCds })
const namesOf = (permitSubCds: string, permitBaseCd?: string) =>
  askedBy(of(permitSubCds, permitBaseCd)).flatMap(({ names }) => names)
const everySub = Object.keys(permitSubs).join(' ')
type Answered = Parameters<typeof answeredIn>[0]
const empty = Object.fromEntries(typeFieldNames.map((name) => [name, name.endsWith('Yn') ? 'N' : null]))
const record = (permitSubCds: string, values: object = {}) =>
  ({ ...empty, ...of(permitSubCds), ...values }) as unknown as Answered

test('nothing is asked twice, and every field of a type is asked by one', () => {
  const all = namesOf(everySub, 'HOT')
  expect(new Set(all).size).toBe(all.length)
  const common = ['outdoorYn', 'weatherKindCds', 'postedYn', 'checkPhotoFileId']
  expect(typeFieldNames.filter((name) => !all.includes(name))).toEqual(common)
  expect(namesOf('')).toEqual([])
})

test('what is live beside the work is asked once, of the first that may touch it', () => {
  const asks = (subs: string) =>
    askedBy(of(subs)).flatMap(({ type, names }) => (names.includes('lineKvVal') ? [type] : []))
  expect(['ELE HGT HVY', 'HGT HVY', 'HVY', 'EXC', 'CSE LNB'].map(asks)).toEqual([
    ['ELE'],
    ['HGT'],
    ['HVY'],
    ['EXC'],
    [],
  ])
})

test('paint and chemicals ask the same, once', () => {
  expect(askedBy(of('CHM PNT')).map(({ type }) => type)).toEqual(['CHM'])
  expect(askedBy(of('PNT'))).toEqual([{ type: 'PNT', names: askedBy(of('CHM'))[0]?.names }])
})

test('on paper stands what was answered: of a line nothing where there is none, and nothing that is not asked', () => {
  const high = { heightVal: 4, dropRadiusVal: null, bodyDistVal: 300 }
  expect(answeredIn(record('HGT', high))).toEqual(['heightVal', 'platformYn', 'netYn', 'anchorYn', 'tripodYn'])
  expect(answeredIn(record('HGT', { ...high, lineKvVal: 22.9 }))).toEqual(
    expect.arrayContaining(['lineKvVal', 'bodyDistVal', 'lineQualYn']),
  )
  expect(answeredIn(record('LNB', { heightVal: 4, lineKvVal: 22.9 }))).toEqual([
    'drainYn',
    'purgeYn',
    'firstBreakPpeYn',
  ])
})

test('a line that was entered for another type of work is no more beside it', () => {
  expect(isNearLine(record('HGT', { lineKvVal: 22.9 }))).toBe(true)
  expect(isNearLine(record('LNB', { lineKvVal: 22.9 }))).toBe(false)
})
