/** Rows as a list of reports has them: Korean texts of uneven length, codes, dates, figures. */
import type { Column } from '#platform/web/table/table.types.ts'

export interface BenchRow {
  reportNo: number
  title: string
  statusCd: string
  kind: string
  place: string
  occurYmd: string
  owner: string
  dept: string
  injuredCnt: number
  costAmt: number
}

const titles = [
  '배관 플랜지에서 소량 누출',
  '작업발판 들뜸',
  '지게차와 보행자 동선 교차',
  '안전난간 볼트 풀림으로 흔들림',
]
const kinds = ['떨어짐', '넘어짐', '끼임', '누출']
const places = ['여수공장 NCC 3층', '울산공장 원료 저장소', '본사 시험동', '여수공장 제2부두']
const people = ['김서연', '이도윤', '박하은', '최지호', '정수아']
const depts = ['공정안전팀', '생산1팀', '설비관리팀', '환경팀']
const statuses = ['TEMP', 'REPORTED', 'ACTION', 'DONE', 'CLOSE']
const pick = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? ''
const DAYS_IN_MONTH = 28

export const benchRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, index) => ({
    reportNo: count - index,
    title: `${pick(titles, index)} ${index + 1}`,
    statusCd: pick(statuses, index * 3),
    kind: pick(kinds, index),
    place: pick(places, index * 7),
    occurYmd: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % DAYS_IN_MONTH) + 1).padStart(2, '0')}`,
    owner: pick(people, index * 11),
    dept: pick(depts, index * 5),
    injuredCnt: index % 3,
    costAmt: (index * 7919) % 10_000_000,
  }))

export const benchColumns: Column<BenchRow>[] = [
  { name: 'reportNo', text: '번호', width: 90, fixed: 'left', sortable: true },
  { name: 'title', text: '제목', type: 'link', url: '/reports/{reportNo}', sortable: true },
  {
    name: 'statusCd',
    text: '상태',
    width: 100,
    type: 'tag',
    items: [
      { code: 'TEMP', codeNm: '작성중', tone: 'draft' },
      { code: 'REPORTED', codeNm: '보고', tone: 'waiting' },
      { code: 'ACTION', codeNm: '조치중', tone: 'progress' },
      { code: 'DONE', codeNm: '조치완료', tone: 'done' },
      { code: 'CLOSE', codeNm: '종결', tone: 'done' },
    ],
  },
  { name: 'kind', text: '발생형태', width: 100 },
  { name: 'place', text: '발생장소', width: 180 },
  { name: 'occurYmd', text: '발생일', width: 110, sortable: true },
  { name: 'owner', text: '조치담당자', width: 110 },
  { name: 'dept', text: '부서', width: 120 },
  { name: 'injuredCnt', text: '부상자', width: 90, type: 'number' },
  { name: 'costAmt', text: '손실액', width: 130, type: 'cost' },
]
