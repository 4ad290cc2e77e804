/** The page of the continuous assessment: its months, one of them, its sheet, and days without work. */
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import * as calls from './continuous.calls.ts'
import { monthStates } from './continuous.logic.ts'
import { gridOf, oneMonth } from './continuous-months.ts'
import { say, takeBack } from './standstill.ts'

type Row = Pick<calls.ProcessLine, 'processNm' | 'deptNm'> & calls.MonthCell
const cntOf = (states: readonly string[], ...wanted: string[]) => states.filter((one) => wanted.includes(one)).length

const columns: readonly ListColumn<Row>[] = [
  { text: '공정', width: 30, value: ({ processNm }) => processNm },
  { text: '부서', width: 20, value: ({ deptNm }) => deptNm },
  { text: '월', width: 10, value: ({ ym }) => ym },
  { text: '결과', width: 12, value: ({ stateCd }, say_) => say_(monthStates[stateCd]) },
  { text: '발굴', kind: 'number', width: 8, value: ({ discoveryCnt }) => discoveryCnt },
  { text: '주간회의', kind: 'number', width: 10, value: ({ weeks }) => cntOf(weeks, 'OK') },
  { text: '회의 부족한 주', kind: 'number', width: 14, value: ({ weeks }) => cntOf(weeks, 'NG') },
  { text: 'TBM 한 날', kind: 'number', width: 12, value: ({ days }) => cntOf(days, 'OK') },
  { text: 'TBM 없는 날', kind: 'number', width: 12, value: ({ days }) => cntOf(days, 'NG') },
  { text: '정지한 날', kind: 'number', width: 12, value: ({ days }) => cntOf(days, 'STOP') },
]

export const continuousRoutes = routes(
  answer(calls.continuousGrid, gridOf),
  answer(calls.continuousSheet, async ({ ip, now, request, services, ...asking }) => {
    const grid = await gridOf(asking)
    const rows = grid.rows.flatMap(({ processNm, deptNm, months }) =>
      months.map((month) => ({ processNm, deptNm, ...month })),
    )
    const { userId } = asking.person
    await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: calls.CONTINUOUS, rowCnt: rows.length })
    return listSheet(request, { area: 'rsa', label: '상시평가 현황', columns, rows })
  }),
  answer(calls.continuousMonth, ({ places, ...asking }) => oneMonth({ ...asking, ...places })),
  answer(calls.sayStandstill, ({ places, body, ...writing }) => say(writing, places.processNo, body)),
  answer(calls.takeBackStandstill, ({ places, ...writing }) => takeBack(writing, places.no)),
)
