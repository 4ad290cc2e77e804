import { expect, test } from 'vitest'
import { imprGradeOf } from './impr-grade.logic.ts'
import { isWeak, type Measure, measureProblems } from './measures.logic.ts'

test('R5: what is left without the weak words has to be four letters', () => {
  for (const weak of ['교육 실시', '주의 환기', '전 작업자 안전교육 실시 및 주의 당부', '근로자 재교육 철저', ''])
    expect(isWeak(weak)).toBe(true)
  for (const strong of ['방호덮개 설치', '작업자 교육 및 인터록 추가', 'Install a guard'])
    expect(isWeak(strong)).toBe(false)
  expect(isWeak('교육 가나다')).toBe(true)
  expect(isWeak('교육 가나다라')).toBe(false)
})

const measure = (values: Partial<Measure> = {}): Measure => ({
  measureDesc: '회전부에 방호덮개를 설치한다',
  measureTypeCd: 'ENG',
  rootCauseNo: 1,
  ...values,
})
const codes = (values: Partial<Parameters<typeof measureProblems>[0]>) =>
  measureProblems({
    rootCauseNos: [1],
    measures: [measure()],
    sevClassCd: 'LTI',
    hipoYn: 'N',
    noEngDesc: null,
    ...values,
  }).map(({ code }) => code)

test('each root cause has a measure', () => {
  expect(codes({})).toEqual([])
  expect(codes({ rootCauseNos: [1, 2] })).toEqual(['ACC_ROOT_BARE'])
  expect(codes({ measures: [], sevClassCd: 'FAC' })).toEqual(['ACC_ROOT_BARE'])
})

test('lost time and HiPo ask for a technical measure, or the reason why there is none', () => {
  const measures = [measure({ measureTypeCd: 'ADMIN' })]
  expect(codes({ measures })).toEqual(['ACC_NO_ENG'])
  expect(codes({ measures, noEngDesc: ' ' })).toEqual(['ACC_NO_ENG'])
  expect(codes({ measures, noEngDesc: '설비를 다음 정비 때 바꾼다' })).toEqual([])
  expect(codes({ measures, sevClassCd: 'MTC' })).toEqual([])
  expect(codes({ measures, sevClassCd: 'MTC', hipoYn: 'Y' })).toEqual(['ACC_NO_ENG'])
  for (const measureTypeCd of ['ELIM', 'SUBST', 'ENG'] as const)
    expect(codes({ measures: [measure({ measureTypeCd })] })).toEqual([])
})

test('teaching alone is no measure, whatever the class; beside a real one it stands', () => {
  const teach = measure({ measureDesc: '작업자 교육 실시', measureTypeCd: 'ADMIN' })
  expect(codes({ measures: [teach], sevClassCd: 'FAC' })).toEqual(['ACC_WEAK'])
  expect(codes({ measures: [teach, measure()] })).toEqual([])
})

test('R12: improvements are as urgent as the worse of what happened and of what could have', () => {
  const of = (values: Partial<Parameters<typeof imprGradeOf>[0]>) =>
    imprGradeOf({ sevClassCd: 'FAC', majorYn: 'N', potSevCd: null, ...values })
  expect(of({})).toBe('LOW')
  expect(of({ sevClassCd: null })).toBe('LOW')
  expect(of({ sevClassCd: 'FAT' })).toBe('CRIT')
  expect(of({ majorYn: 'Y' })).toBe('CRIT')
  expect([1, 2, 3, 4, 5].map((potSevCd) => of({ potSevCd }))).toEqual(['LOW', 'LOW', 'MID', 'HIGH', 'CRIT'])
  expect(of({ sevClassCd: 'LTI' })).toBe('HIGH')
  expect(of({ sevClassCd: 'LTI', potSevCd: 5 })).toBe('CRIT')
  expect(of({ sevClassCd: 'RWC' })).toBe('MID')
  expect(of({ sevClassCd: 'MTC', potSevCd: 4 })).toBe('HIGH')
})
