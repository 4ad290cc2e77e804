/** Rows of the sample lists (S-490): the same on every machine, a column named after each cell type. */
import { random } from '#platform/model/random.ts'

const SAMPLE_ROW_CNT = 1234

interface Picked {
  user: { userId: string; userNm: string; deptCd: string; deptNm: string }
  dept: { deptCd: string; deptNm: string }
  process: { processNo: number; processNm: string }
}

export interface SampleRow {
  /** 16 digits with leading zeros, as numbers of equipment and people are written. */
  sampleId: string
  none: string
  link: string
  text: string
  search: string
  searchinput: string
  usersearch: Picked['user'] | null
  deptsearch: Picked['dept'] | null
  processsearch: Picked['process'] | null
  textarea: string
  number: number | null
  datepicker: string | null
  select: string | null
  multiselect: string[]
  /** Kept in the kind that it came in. */
  checkbox: 'Y' | 'N' | 0 | 1 | boolean
  checkboxmulti: string[]
  radio: string | null
  switch: 'Y' | 'N'
  singlecheckbox: 'Y' | 'N'
  button: string
  cost: number | null
  tag: string[]
  /** Text and key of one choice. */
  searchwithclear: string
  searchwithclearCd: string | null
  secret: string
  _hideButton?: true | string[]
  _focused?: true
  _rows?: number
}

const people: readonly Picked['user'][] = [
  { userId: 'safety', userNm: '김안나', deptCd: 'D2310', deptNm: '안전보건팀' },
  { userId: 'owner', userNm: '노승환', deptCd: 'D2210', deptNm: '정비팀' },
  { userId: 'mgr', userNm: '김정호', deptCd: 'D2110', deptNm: '생산1팀' },
]
const processes: readonly Picked['process'][] = [
  { processNo: 1, processNm: '원료 투입' },
  { processNo: 2, processNm: '중합 반응' },
  { processNo: 3, processNm: '증류' },
]
const works = ['배관 교체', '탱크 청소', '펌프 정비', '비계 설치', '도장', '계기 점검', '단열재 보수', '용접 보강']
const places = ['1공장 반응동', '2공장 증류탑', '원료 탱크 구역', '제품 출하장', '유틸리티동', '폐수처리장']
const longLine = '작업 전에 가스 농도를 재고 관리감독자가 현장을 확인한 뒤 서명합니다.'
export const SAMPLE_ITEMS = [
  { code: 'A', codeNm: '일반', tone: 'draft' },
  { code: 'B', codeNm: '화기', tone: 'danger' },
  { code: 'C', codeNm: '밀폐', tone: 'waiting' },
  { code: 'D', codeNm: '고소', tone: 'progress' },
] as const

function rowAt(index: number): SampleRow {
  const chance = random(`sample ${index}`)
  const work = chance.pick(works)
  const place = chance.pick(places)
  const codes = SAMPLE_ITEMS.map(({ code }) => code)
  const number = String(index + 1)
  const day = new Date(Date.UTC(2026, 0, 1 + (index % 365))).toISOString().slice(0, 10)
  return {
    sampleId: number.padStart(16, '0'),
    none: `${work} ${number}`,
    link: `${place} ${work}`,
    text: work,
    search: place,
    searchinput: place,
    usersearch: chance.pick(people),
    deptsearch: { deptCd: 'D2310', deptNm: '안전보건팀' },
    processsearch: chance.pick(processes),
    textarea: `${place}에서 ${work}. ${longLine}`,
    number: chance.int(0, 1_000_000) / 100,
    datepicker: day,
    select: chance.pick(codes),
    multiselect: [chance.pick(codes)],
    checkbox: (['Y', 1, true, 'N', 0, false] as const)[index % 6] ?? 'N',
    checkboxmulti: [chance.pick(codes)],
    radio: chance.pick(codes),
    switch: index % 2 ? 'N' : 'Y',
    singlecheckbox: index % 3 ? 'N' : 'Y',
    button: '확인',
    cost: chance.int(1, 900) * 10_000,
    tag: [chance.pick(codes)],
    searchwithclear: place,
    searchwithclearCd: `L${index % 6}`,
    secret: `감춘 값 ${number}`,
  }
}

const flags: Readonly<Record<number, Partial<SampleRow>>> = {
  1: { _hideButton: true },
  2: { _focused: true },
  3: { _rows: 6 },
}

let made: readonly SampleRow[] | undefined
export function sampleRows(): readonly SampleRow[] {
  made ??= Array.from({ length: SAMPLE_ROW_CNT }, (_, index) => ({ ...rowAt(index), ...flags[index] }))
  return made
}
