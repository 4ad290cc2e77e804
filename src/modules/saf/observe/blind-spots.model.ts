/** Where nobody reports anything: each place of the site with what was seen there. Its map is drawn from these rows. */
import { count, day, number, plant, text } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'

/** What is older says nothing of how a place is looked at today. */
export const BLIND_DAYS = 90

export const blindSpots = report('blind-spots', {
  area: 'saf',
  label: '장소별 보고',
  api: '/api/saf/observe/blindspots',
  right: '/saf/accident/nearMissStat',
  key: 'locationNo',
  columns: {
    locationNm: text('장소', { max: 100, required: true }),
    plantCd: plant('사업장', { required: true }),
    mapNm: text('배치도', { max: 100 }),
    totalCnt: count('보고 합계', { unit: '건', required: true }),
    nearMissCnt: count('아차사고', { unit: '건', required: true }),
    obsCardCnt: count('관찰카드', { unit: '건', required: true }),
    imprCnt: count('개선', { unit: '건', required: true }),
    lastYmd: day('마지막 보고일'),
  },
  beside: {
    locationNo: count('위치번호', { required: true }),
    mapNo: count('배치도 번호'),
    locationX: number('배치도의 위치', { decimals: 0 }),
    locationY: number('세로 위치', { decimals: 0 }),
  },
  filters: ['plantCd'],
  search: ['locationNm'],
  sort: ['totalCnt', 'lastYmd', 'locationNm'],
  order: 'totalCnt',
})
