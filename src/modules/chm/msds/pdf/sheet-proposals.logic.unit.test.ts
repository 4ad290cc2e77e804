import { describe, expect, test } from 'vitest'
import { proposalsOf, type SheetLine } from './sheet-proposals.logic.ts'

const linesOf = (...lines: string[]): SheetLine[] =>
  lines.map((text, at) => ({ page: 1 + Math.floor(at / 10), line: 1 + (at % 10), cells: text.split('|') }))

const SHEET = linesOf(
  '물질안전보건자료(MSDS)',
  'MSDS번호: AA12345-0000000001|개정번호: 4',
  '최종 개정일자: 2026년 10월 1일',
  '1. 화학제품과 회사에 관한 정보',
  '가. 제품명 : 시험 세정제 A-10',
  '다. 공급자 정보',
  '회사명: 한빛화학(주)',
  '긴급전화번호: 061-123-4567',
  '2. 유해성·위험성',
  '신호어: 위험',
  '자세한 것은 3. 구성성분의 명칭 및 함유량을 볼 것',
  '3. 구성성분의 명칭 및 함유량',
  '화학물질명|관용명 및 이명|CAS번호|함유량(%)',
  '에틸렌옥사이드|Oxirane|75-21-8|1 ~ 5',
  '물|Water|7732-18-5|95%',
  '첨가제|영업비밀|영업비밀|≤ 2',
  '5. 폭발·화재시 대처방법',
  '2. 유해성·위험성에 따라 보호구를 쓴다.',
)

test('head values are proposed with the place where they stand, the first that is found', () => {
  expect(proposalsOf(SHEET).head).toEqual({
    productNm: { value: '시험 세정제 A-10', page: 1, line: 5 },
    supplierNm: { value: '한빛화학(주)', page: 1, line: 7 },
    emergencyTel: { value: '061-123-4567', page: 1, line: 8 },
    msdsSubmitNo: { value: 'AA12345-0000000001', page: 1, line: 2 },
    revNo: { value: '4', page: 1, line: 2 },
    revYmd: { value: '2026-10-01', page: 1, line: 3 },
  })
})

test('sections begin at their own number and title; one that is only spoken of, or goes back, is text', () => {
  expect(proposalsOf(SHEET).sections.map(({ sectionNo, text }) => [sectionNo, text.split('\n').length])).toEqual([
    [1, 4],
    [2, 2],
    [3, 4],
    [5, 1],
  ])
  expect(proposalsOf(SHEET).sections.at(-1)?.text).toBe('2. 유해성·위험성에 따라 보호구를 쓴다.')
})

test('a sheet in English has the same sections', () => {
  const lines = linesOf(
    'SECTION 1: Identification',
    'Product name: Solvent X',
    'SECTION 2: Hazard(s) identification',
    'SECTION 16: Other information',
  )
  expect(proposalsOf(lines).sections.map(({ sectionNo }) => sectionNo)).toEqual([1, 2, 16])
  expect(proposalsOf(lines).head.productNm?.value).toBe('Solvent X')
})

test('components are proposed with their contents; what is kept back has no CAS number', () => {
  expect(proposalsOf(SHEET).parts.map(({ text, page, line, ...part }) => part)).toEqual([
    { partNm: '에틸렌옥사이드', casNo: '75-21-8', minPctVal: 1, maxPctVal: 5, isSecret: false },
    { partNm: '물', casNo: '7732-18-5', minPctVal: 95, maxPctVal: 95, isSecret: false },
    { partNm: '첨가제', casNo: null, minPctVal: 0, maxPctVal: 2, isSecret: true },
  ])
})

describe('contents as sheets write them', () => {
  const contents = (cell: string) => {
    const [part] = proposalsOf(linesOf('3. 구성성분의 명칭 및 함유량', `물|7732-18-5|${cell}`)).parts
    return [part?.minPctVal, part?.maxPctVal]
  }
  test.for([
    ['10-20', [10, 20]],
    ['10 % – 20 %', [10, 20]],
    ['0.1 ∼ <1', [0.1, 1]],
    ['5 이하', [0, 5]],
    ['>= 60', [60, 100]],
    ['99.5%', [99.5, 99.5]],
    ['해당 없음', [null, null]],
    ['200-300', [null, null]],
    ['20-10', [null, null]],
  ] as const)('%s', ([cell, expected]) => {
    expect(contents(cell)).toEqual(expected)
  })
})

test('a number that only looks like a CAS number, and a day that is none, are not proposed', () => {
  const lines = linesOf('개정일: 2026-02-31', '3. 구성성분의 명칭 및 함유량', '물|7732-18-4|100')
  expect(proposalsOf(lines)).toMatchObject({ head: {}, parts: [] })
})
