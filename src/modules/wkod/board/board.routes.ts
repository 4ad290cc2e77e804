/** The board in one answer, and its conflicts as a sheet. */
import { excelFileName } from '#platform/model/excel/file-name.ts'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import { HIT, hitStates, simopsLevels } from '../simops/simops-codes.model.ts'
import { type Board, board, conflictSheet } from './board.calls.ts'
import { boardStatement, type ConflictLine, conflictLines } from './board.sql.ts'

const SHEET = '동시작업 충돌'
const DAY_MS = 86_400_000

const whole = answer(board, async ({ person, db, now }) => {
  const [found] = await db.query<Omit<Board, 'nowDt'>>(boardStatement(person.plantCd, now))
  return { nowDt: now.toISOString(), ...(found ?? { plans: [], works: [], conflicts: [] }) }
})

const sheet = answer(conflictSheet, async ({ query: { days }, person, db, now, ip, services, request }) => {
  const from = new Date(now.getTime() - days * DAY_MS)
  const most = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
  const rows = await db.query<ConflictLine>(conflictLines(person.plantCd, from, most))
  const { userId } = person
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: HIT, rowCnt: rows.length })
  const t = (korean: string) => translate('wkod', request.language, korean)
  const columns = columnsIn(t)
  return {
    fileNm: excelFileName(t(SHEET), now),
    content: writeWorkbook({
      sheetNm: t(SHEET),
      columns: [NUMBER_COLUMN, ...columns],
      rows: numbered([rows.map((row) => columns.map(({ value }) => value(row)))]),
    }),
  }
})

export const boardRoutes = routes(whole, sheet)

type Words = (korean: string) => string
const named = (names: Readonly<Record<string, string>>, t: Words, code: string): string => t(names[code] ?? code)

const columnsIn = (t: Words): (SheetColumn & { value(row: ConflictLine): unknown })[] => [
  { text: t('발견'), width: 16, kind: 'dateTime', value: (row) => row.openDt },
  { text: t('수준'), width: 16, value: (row) => named(simopsLevels, t, row.levelCd) },
  { text: t('상태'), width: 16, value: (row) => named(hitStates, t, row.hitStatusCd) },
  { text: t('허가번호'), width: 16, value: (row) => row.permitDocNo },
  { text: t('작업명'), width: 16, value: (row) => row.wkodTitle },
  { text: t('업체'), width: 16, value: (row) => row.vendorNm },
  { text: t('상대 허가번호'), width: 16, value: (row) => row.otherDocNo },
  { text: t('상대 작업명'), width: 16, value: (row) => row.otherTitle },
  { text: t('상대 업체'), width: 16, value: (row) => row.otherVendorNm },
  { text: t('거리(m)'), width: 16, kind: 'number', value: (row) => row.gapVal },
  { text: t('기준(m)'), width: 16, kind: 'number', value: (row) => row.ruleGapVal },
  { text: t('이유'), width: 16, value: (row) => row.ruleDesc },
  { text: t('조정 내용'), width: 16, value: (row) => row.coordDesc },
  { text: t('해제 사유'), width: 16, value: (row) => row.releaseDesc },
]
