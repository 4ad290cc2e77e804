/** The board in one answer, and its conflicts as a sheet. */
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { type SheetColumn, XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { hitStates, simopsLevels } from '../simops/simops-codes.model.ts'
import { HIT } from '../simops/simops-write.ts'
import { boardStatement, type ConflictLine, conflictLines } from './board.sql.ts'
import { BOARD_API, BOARD_ROUTE, type Board, boardAnswer } from './board.wire.ts'

const tags = ['현장 보드']
const SHEET = '동시작업 충돌'
const DAY_MS = 86_400_000
const LONGEST_DAYS = 366

export function boardRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const config = needs(BOARD_ROUTE)

  app.get(BOARD_API, { config, schema: { tags, response: { 200: boardAnswer } } }, async (request) => {
    const person = personUnder(request, BOARD_ROUTE)
    const now = clock.now()
    const [found] = await db.query<Omit<Board, 'nowDt'>>(person, boardStatement(person.plantCd, now))
    return { nowDt: now.toISOString(), ...(found ?? { plans: [], works: [], conflicts: [] }) }
  })

  const querystring = z.object({ days: z.coerce.number().int().min(1).max(LONGEST_DAYS).default(1) })
  app.get(`${BOARD_API}/conflicts/excel`, { config, schema: { tags, querystring } }, async (request, reply) => {
    const { language, ip, query } = request
    const person = personUnder(request, BOARD_ROUTE)
    const now = clock.now()
    const from = new Date(now.getTime() - query.days * DAY_MS)
    const most = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
    const rows = await db.query<ConflictLine>(person, conflictLines(person.plantCd, from, most))
    await logAccess(db, { now, userId: person.userId, ip, accessCd: 'EXPORT', bizCd: HIT, rowCnt: rows.length })
    const columns = columnsIn((korean) => translate('wkod', language, korean))
    const fileName = encodeURIComponent(excelFileName(translate('wkod', language, SHEET), now))
    return reply
      .type(XLSX_CONTENT_TYPE)
      .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
      .send(
        writeWorkbook({
          sheetNm: translate('wkod', language, SHEET),
          columns: [NUMBER_COLUMN, ...columns],
          rows: numbered([rows.map((row) => columns.map(({ value }) => value(row)))]),
        }),
      )
  })
}

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
