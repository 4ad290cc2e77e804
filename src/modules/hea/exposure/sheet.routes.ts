/** Exposures leave as a sheet. */

import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { sendSheet } from '#platform/server/sheets/sheet-file.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { EXPOSURE_API, EXPOSURE_ROUTE } from './exposure.model.ts'
import { noteReads, tags } from './exposure.routes.ts'
import { exposureColumnsOf } from './exposure.sheet.ts'
import { EXPOSURE, exposureQuery, exposureRows } from './exposure-list.ts'
import type { ExposureRow } from './exposure-list.wire.ts'

const LABEL = '노출 근로자'

export function exposureSheetRoutes(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    `${EXPOSURE_API}s/excel`,
    { config: needs(EXPOSURE_ROUTE), schema: { tags, querystring: exposureQuery } },
    async (request, reply) => {
      const { language, ip, query } = request
      const person = personUnder(request, EXPOSURE_ROUTE)
      const most = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
      const asked = { ...query, page: 1 }
      const rows = await db.query<ExposureRow>(person, exposureRows(asked, person, clock.today(), most + 1))
      if (rows.length > most)
        throw new Refusal(422, 'EXPORT_TOO_MANY', '{most}건까지 내려받을 수 있습니다. 조건을 좁혀서 다시 시도하세요.', {
          values: { most },
        })
      await noteReads(services, request, rows, 'EXPORT')
      const event = { now: clock.now(), userId: person.userId, ip, accessCd: 'EXPORT' as const }
      await logAccess(db, { ...event, bizCd: EXPOSURE, rowCnt: rows.length })
      const columns = exposureColumnsOf(language)
      const content = writeWorkbook({
        sheetNm: translate('hea', language, LABEL),
        columns: [NUMBER_COLUMN, ...columns],
        rows: numbered([rows.map((row) => columns.map(({ value }) => value(row)))]),
      })
      return sendSheet(reply, request, services, { area: 'hea', label: LABEL }, content)
    },
  )
}
