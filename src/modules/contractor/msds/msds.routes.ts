/** What the page of a material asks beside its record: where materials are kept, and how full those places are. */
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { msdsPlaces, type Place } from './msds.calls.ts'
import { multipleOf } from './msds.logic.ts'
import { msdsAsks } from './msds.ports.ts'

interface PlaceRow extends Omit<Place, 'multiple'> {
  lots: { qtyVal: number; designQtyVal: number | null }[]
}

export const msdsRoutes = answer(msdsPlaces, async ({ person, program }) => {
  const places = await program.query<PlaceRow>(sql`
    select l.stock_loc_no as "stockLocNo", l.loc_nm as "locNm", l.loc_kind_cd as "locKindCd", l.permit_dg_multiple_val::float8 as "permitMultiple",
      coalesce((select jsonb_agg(jsonb_build_object('qtyVal', coalesce(m.remain_qty_val, m.in_qty_val)::float8, 'designQtyVal', m.design_qty_val::float8))
        from vendor_msds m where m.stock_loc_no = l.stock_loc_no and m.status_cd = 'IN' and m.delete_yn = 'N'), '[]') as lots
    from chm_stock_loc l where l.plant_cd = ${person.plantCd} and l.use_yn = 'Y' and l.delete_yn = 'N' order by l.sort_order, l.loc_nm`)
  const asked = places.map(({ stockLocNo }) => stockLocNo)
  const own = await msdsAsks.ownStock(program, asked)
  const rows = places.map(({ lots, ...place }) => {
    const ownLots = own.get(place.stockLocNo)
    return { ...place, multiple: ownLots ? multipleOf([...lots, ...ownLots]) : null }
  })
  return { rows }
})
