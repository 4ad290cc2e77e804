/** What the page of a material asks beside its record: where materials are kept, and how full those places are. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { multipleOf } from './msds.logic.ts'
import { msdsAsks } from './msds.ports.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const placesAnswer = z.object({
  rows: z.array(
    z.object({
      stockLocNo: z.number(),
      locNm: z.string(),
      locKindCd: z.string(),
      permitMultiple: z.number().nullable(),
      /** What lies there now; contractors are told how much, not whose. */
      multiple: z.number(),
    }),
  ),
})
interface PlaceRow {
  stockLocNo: number
  locNm: string
  locKindCd: string
  permitMultiple: number | null
  lots: { qtyVal: number; designQtyVal: number | null }[]
}

export function msdsRoutes(app: App, { db }: Services): void {
  app.get(
    `${vendorMsds.api}-places`,
    { config: needsDocument(vendorMsds), schema: { tags: [vendorMsds.label], response: { 200: placesAnswer } } },
    async (request) => {
      const { person } = askerOf(request, vendorMsds)
      return db.read('SYSTEM', async (queries) => {
        const places = await queries.query<PlaceRow>(sql`
          select l.stock_loc_no as "stockLocNo", l.loc_nm as "locNm", l.loc_kind_cd as "locKindCd", l.permit_dg_multiple_val::float8 as "permitMultiple",
            coalesce((select jsonb_agg(jsonb_build_object('qtyVal', coalesce(m.remain_qty_val, m.in_qty_val)::float8, 'designQtyVal', m.design_qty_val::float8))
              from vendor_msds m where m.stock_loc_no = l.stock_loc_no and m.status_cd = 'IN' and m.delete_yn = 'N'), '[]') as lots
          from chm_stock_loc l where l.plant_cd = ${person.plantCd} and l.use_yn = 'Y' and l.delete_yn = 'N' order by l.sort_order, l.loc_nm`)
        const asked = places.map(({ stockLocNo }) => stockLocNo)
        const own = await msdsAsks.ownStock(queries, asked)
        const rows = places.map(({ lots, ...place }) => ({
          ...place,
          multiple: multipleOf([...lots, ...own.filter(({ stockLocNo }) => stockLocNo === place.stockLocNo)]),
        }))
        return { rows }
      })
    },
  )
}
