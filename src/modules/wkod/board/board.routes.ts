/** The board in one answer, and its conflicts as a sheet. */
import type { Say } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { checkInDues } from '../permit/alone/alone-now.ts'
import { HIT, hitStates, simopsLevels } from '../simops/simops-codes.model.ts'
import { type Board, type BoardWork, board, conflictSheet } from './board.calls.ts'
import { boardStatement, type ConflictLine, conflictLines } from './board.sql.ts'
import { applyMoves, proposeMoves, whatIf } from './what-if/what-if.calls.ts'
import { tryMoves } from './what-if/what-if.ts'
import { apply } from './what-if/what-if-apply.ts'
import { propose } from './what-if/what-if-propose.ts'

const DAY_MS = 86_400_000

interface Found extends Omit<Board, 'nowDt' | 'works'> {
  works: Omit<BoardWork, 'checkInDt'>[]
  aloneNos: number[]
}
const nothing: Found = { plans: [], works: [], conflicts: [], zones: [], aloneNos: [] }

const whole = answer(board, async ({ person, db, now, today }) => {
  const [found = nothing] = await db.query<Found>(boardStatement(person.plantCd, now))
  const { works, aloneNos, ...shown } = found
  const dues = await checkInDues(db, aloneNos, today)
  const awaited = works.map((work) => ({ ...work, checkInDt: dues.get(work.permitNo) ?? null }))
  return { nowDt: now.toISOString(), ...shown, works: awaited }
})

const sheet = answer(conflictSheet, async ({ query: { days }, person, db, now, ip, services, request }) => {
  const from = new Date(now.getTime() - days * DAY_MS)
  const most = mostRows(services)
  const rows = await db.query<ConflictLine>(conflictLines(person.plantCd, from, most + 1))
  requireWhole(rows, most)
  const { userId } = person
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: HIT, rowCnt: rows.length })
  return listSheet(request, { area: 'wkod', label: '동시작업 충돌', columns, rows })
})

const ifMoved = answer(whatIf, ({ body: { moves }, tx, person, now, asker: { language } }) =>
  tryMoves({ tx, person, now, language }, moves),
)

const proposed = answer(proposeMoves, async ({ body: { moves }, tx, person, now }) => ({
  toldCnt: await propose({ tx, person, now }, moves),
}))

export const boardRoutes = (permits: RuledDocument) =>
  routes(
    whole,
    sheet,
    ifMoved,
    proposed,
    answer(applyMoves, ({ body: { moves }, ...acting }) => apply(acting, permits, moves)),
  )

const named = (names: Readonly<Record<string, string>>, say: Say, code: string): string => say(names[code] ?? code)

const columns: readonly ListColumn<ConflictLine>[] = [
  { text: '발견', width: 16, kind: 'dateTime', value: (row) => row.openDt },
  { text: '수준', width: 16, value: (row, say) => named(simopsLevels, say, row.levelCd) },
  { text: '상태', width: 16, value: (row, say) => named(hitStates, say, row.hitStatusCd) },
  { text: '허가번호', width: 16, value: (row) => row.permitDocNo },
  { text: '작업명', width: 16, value: (row) => row.wkodTitle },
  { text: '업체', width: 16, value: (row) => row.vendorNm },
  { text: '상대 허가번호', width: 16, value: (row) => row.otherDocNo },
  { text: '상대 작업명', width: 16, value: (row) => row.otherTitle },
  { text: '상대 업체', width: 16, value: (row) => row.otherVendorNm },
  { text: '같은 계통', width: 16, value: (row) => row.systemCds },
  { text: '거리(m)', width: 16, kind: 'number', value: (row) => row.gapVal },
  { text: '기준(m)', width: 16, kind: 'number', value: (row) => row.ruleGapVal },
  { text: '이유', width: 16, value: (row) => row.ruleDesc },
  { text: '조정 내용', width: 16, value: (row) => row.coordDesc },
  { text: '해제 사유', width: 16, value: (row) => row.releaseDesc },
]
