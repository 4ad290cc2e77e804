import { describe, expect, test } from 'vitest'
import { aHazard, aPart, someSections } from './msds.seed.ts'
import { asksTeaching, changedSections, diffLines, isSubmitNo, sectionFault } from './sections.logic.ts'

const sheet = (said: Record<number, string> = {}, more: object = {}) => ({
  sections: someSections(said),
  comps: [aPart('67-64-1', { pctVal: 100 })],
  hazards: [aHazard('FLAM_LIQ', '2')],
  ...more,
})

describe('what a section has to say', () => {
  test('nothing at all, or spaces, is no text; 자료 없음 and 해당 없음 are', () => {
    expect(sectionFault([], 7)).toBe('EMPTY')
    expect(sectionFault([{ sectionNo: 7, bodyDesc: '  \n', emptyTypeCd: null }], 7)).toBe('EMPTY')
    expect(sectionFault([{ sectionNo: 7, bodyDesc: null, emptyTypeCd: 'NO_DATA' }], 7)).toBeUndefined()
    expect(sectionFault([{ sectionNo: 7, bodyDesc: null, emptyTypeCd: 'NOT_APPL' }], 7)).toBeUndefined()
  })
  test.each([1, 2, 3, 15] as const)('section %i is never 해당 없음, but may have no data', (no) => {
    expect(sectionFault([{ sectionNo: no, bodyDesc: null, emptyTypeCd: 'NOT_APPL' }], no)).toBe('NOT_APPL')
    expect(sectionFault([{ sectionNo: no, bodyDesc: null, emptyTypeCd: 'NO_DATA' }], no)).toBeUndefined()
  })
})

test('S10 the number of a sheet has two letters, five figures, a dash and ten figures', () => {
  expect(['AA00000-0000000000', ' AB12345-1234567890 '].map(isSubmitNo)).toEqual([true, true])
  expect(
    ['', 'A00000-0000000000', 'AA0000-0000000000', 'AA00000-000000000', 'aa00000-0000000000'].map(isSubmitNo),
  ).toEqual([false, false, false, false, false])
})

describe('in what two revisions differ', () => {
  test('spaces and line ends are no change, words are', () => {
    expect(
      changedSections(sheet({ 4: '물로 씻는다.\n의사를 부른다.' }), sheet({ 4: '물로  씻는다. 의사를 부른다.' })),
    ).toEqual([])
    expect(changedSections(sheet(), sheet({ 16: '2026년 개정' }))).toEqual([16])
  })
  test('the classes belong to section 2, the composition to section 3, in whatever order', () => {
    const two = [aHazard('FLAM_LIQ', '2'), aHazard('EYE', '2')]
    expect(changedSections(sheet(), sheet({}, { hazards: two }))).toEqual([2])
    expect(changedSections(sheet({}, { hazards: two }), sheet({}, { hazards: two.toReversed() }))).toEqual([])
    expect(changedSections(sheet(), sheet({}, { comps: [aPart('67-64-1', { pctVal: 99 })] }))).toEqual([3])
  })
  test('CH-A11 what is taught again is a change of section 2, 3 or 15, and nothing else', () => {
    expect([[2], [3], [15], [4, 15]].map((changed) => asksTeaching(changed as never))).toEqual([true, true, true, true])
    expect([[], [16], [1, 4, 8]].map((changed) => asksTeaching(changed as never))).toEqual([false, false, false])
  })
  test('lines that went, that came, that stayed', () => {
    expect(diffLines('물로 씻는다\n의사를 부른다', '물로 씻는다\n토하지 않게 한다\n의사를 부른다')).toEqual([
      { kind: 'SAME', text: '물로 씻는다' },
      { kind: 'ADD', text: '토하지 않게 한다' },
      { kind: 'SAME', text: '의사를 부른다' },
    ])
    expect(diffLines('가\n나', '가\n다').map(({ kind }) => kind)).toEqual(['SAME', 'DEL', 'ADD'])
  })
})
