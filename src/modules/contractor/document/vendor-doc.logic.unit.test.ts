import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { checkDocs, mandatoryDocs } from './vendor-doc.logic.ts'

const ins = (validToYmd: string) => ({ docTypeCd: 'INS', validFromYmd: '2025-11-21', validToYmd })

test('CP-A03 insurance until 2026-11-20 warns on that day and blocks on the next, naming the document', () => {
  expect(checkDocs('C', [ins('2026-11-20')], '2026-11-20')).toEqual([
    { ruleCd: 'E02', docTypeCd: 'INS', resultCd: 'WARN', validToYmd: '2026-11-20' },
  ])
  expect(checkDocs('C', [ins('2026-11-20')], '2026-11-21')).toEqual([
    { ruleCd: 'E02', docTypeCd: 'INS', resultCd: 'BLOCK', validToYmd: '2026-11-20' },
  ])
})

test('classes A and B hold five papers, C one', () => {
  expect(mandatoryDocs('A')).toEqual(['INS', 'LIA', 'SHP', 'RA', 'ORG'])
  expect(mandatoryDocs('B')).toEqual(mandatoryDocs('A'))
  expect(mandatoryDocs('C')).toEqual(['INS'])
  expect(checkDocs('A', [ins('2027-12-31')], '2026-11-21').map(({ resultCd }) => resultCd)).toEqual([
    'OK',
    'BLOCK',
    'BLOCK',
    'BLOCK',
    'BLOCK',
  ])
})

test('a paper that begins later does not hold yet, and the longer of two counts', () => {
  const later = { docTypeCd: 'INS', validFromYmd: '2026-12-01', validToYmd: '2027-11-30' }
  expect(checkDocs('C', [later], '2026-11-30')[0]?.resultCd).toBe('BLOCK')
  expect(checkDocs('C', [ins('2026-12-05'), later], '2026-12-01')[0]).toMatchObject({
    resultCd: 'OK',
    validToYmd: '2027-11-30',
  })
})

test('from its last day backwards it is 31 days spoken of, and never again good after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const day = addDays('2026-11-20', days)
      const expected = days > 0 ? 'BLOCK' : days >= -30 ? 'WARN' : 'OK'
      const held = { docTypeCd: 'INS', validFromYmd: '2020-01-01', validToYmd: '2026-11-20' }
      expect(checkDocs('C', [held], day)[0]?.resultCd).toBe(expected)
    }),
  )
})
