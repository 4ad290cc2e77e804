/** Exposures leave as a sheet and come back as one, tried first. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { sheetOf } from '#platform/server/documents/excel.routes.ts'
import { writeTemplate } from '#platform/server/excel/template.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { EXPOSURE_API, EXPOSURE_ROUTE } from './exposure.model.ts'
import { changeContext, dryRun, noteReads, tags, tried } from './exposure.routes.ts'
import { exposureColumnsOf, exposureTemplate, uploadExposures } from './exposure.sheet.ts'
import { EXPOSURE, exposureQuery, exposureRows } from './exposure-list.ts'
import type { ExposureRow } from './exposure-list.wire.ts'

const LABEL = '노출 근로자'

export function exposureSheetRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const file = (reply: FastifyReply, { language }: FastifyRequest, suffix = '') => {
    const label = [translate('hea', language, LABEL), suffix && translate('hea', language, suffix)]
      .filter(Boolean)
      .join(' ')
    const fileName = encodeURIComponent(excelFileName(label, clock.now()))
    return reply.type(XLSX_CONTENT_TYPE).header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
  }

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
      return file(reply, request).send(
        writeWorkbook({
          sheetNm: translate('hea', language, LABEL),
          columns: [NUMBER_COLUMN, ...columns],
          rows: numbered([rows.map((row) => columns.map(({ value }) => value(row)))]),
        }),
      )
    },
  )

  app.get(
    `${EXPOSURE_API}s/template`,
    { config: needs(EXPOSURE_ROUTE, 'write'), schema: { tags } },
    async (request, reply) =>
      file(reply, request, '양식').send(
        writeTemplate({
          sheetNm: translate('hea', request.language, LABEL),
          columns: exposureTemplate(request.language),
        }),
      ),
  )

  const uploaded = z.object({ inserted: z.number(), updated: z.number(), unchanged: z.number() })
  app.post(
    `${EXPOSURE_API}s/upload`,
    {
      config: needs(EXPOSURE_ROUTE, 'write'),
      schema: { tags, querystring: dryRun, consumes: ['multipart/form-data'], response: { 200: uploaded } },
    },
    async (request) => {
      const person = personUnder(request, EXPOSURE_ROUTE)
      const sheet = await sheetOf(request)
      const asker = { person, language: request.language, today: clock.today() }
      const done = await tried(services, person, request.query.dryRun === 'Y', async (tx) =>
        uploadExposures(await changeContext(tx, services, person), asker, sheet),
      )
      return done ?? { inserted: 0, updated: 0, unchanged: 0 }
    },
  )
}
