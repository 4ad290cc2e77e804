/** What a destruction names, kind by kind: numbers and days, nothing of whom or what. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { pageOf, pageQuery } from '#platform/server/http/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { heaDestroy } from './hea-destroy.model.ts'
import { item } from './hea-destroy.wire.ts'

type Item = Omit<z.infer<typeof item>, 'bizNm'> & { bizCd: string }
const params = z.object({ no: z.coerce.number().int().positive() })

export function heaDestroyRoutes(app: App, { db, models }: Services): void {
  app.get(
    `${heaDestroy.api}/:no/items`,
    {
      config: needsDocument(heaDestroy),
      schema: { tags: [heaDestroy.label], params, querystring: pageQuery, response: { 200: pageOf(item) } },
    },
    async (request) => {
      const { person } = askerOf(request, heaDestroy)
      const { page, limit } = request.query
      const record = await db.read(person, (queries) => getRecord(queries, heaDestroy, request.params.no))
      const within = sql`hea_destroy_no = ${Number(record[heaDestroy.key])}`
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*)::int as total from hea_destroy_item where ${within}`),
          queries.query<Item>(sql`select hea_destroy_item_no as "heaDestroyItemNo", biz_cd as "bizCd", biz_doc_no as "bizDocNo",
              base_ymd as "baseYmd", keep_year_cnt as "keepYearCnt", keep_to_ymd as "keepToYmd", destroyed_dt as "destroyedDt"
            from hea_destroy_item where ${within} order by hea_destroy_item_no limit ${limit} offset ${(page - 1) * limit}`),
        ]),
      )
      const label = (bizCd: string) => models.find(({ name }) => name === bizCd)?.label ?? bizCd
      const named = rows.map(({ bizCd, ...row }) => ({
        ...row,
        bizNm: translate('hea', request.language, label(bizCd)),
      }))
      return { total: count?.total ?? 0, page, limit, rows: named }
    },
  )
}
