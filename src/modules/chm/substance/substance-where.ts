/** Where a substance is, as far as its reader sees plants and contractors. */
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { type SubstanceWhere, substanceWhere } from './substance.calls.ts'

export const whereOfSubstance = answer(substanceWhere, async ({ db, places: { no } }) => {
  const [found] = await db.query<{ casNo: string | null }>(
    sql`select cas_no as "casNo" from chm_substance where chm_substance_no = ${no} and delete_yn = 'N'`,
  )
  if (!found) throw notFound()
  const [uses, brought] = await Promise.all([
    db.query<SubstanceWhere['uses'][number]>(sql`
      select m.chm_mat_no as "chmMatNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm", coalesce(l.plant_nm, u.plant_cd) as "plantNm",
        u.status_cd as "statusCd", coalesce(c.pct_val, c.min_pct_val)::float8 as "minPctVal", c.most::float8 as "maxPctVal",
        u.max_qty_val::float8 as "maxQtyVal", round(u.max_qty_val * c.most / 100, 3)::float8 as "mostKgVal",
        (select string_agg(r.process_nm, ', ' order by r.process_nm) from chm_mat_use_proc p join process r on r.process_no = p.process_no
          where p.chm_mat_use_no = u.chm_mat_use_no) as "processNms",
        (select string_agg(s.loc_nm, ', ' order by s.sort_order, s.loc_nm) from chm_stock_loc s where s.stock_loc_no = any(u.stock_loc_nos)) as "placeNms"
      from (select c.*, coalesce(c.pct_val, c.max_pct_val) as most from chm_mat_comp c where c.chm_substance_no = ${no}) c
        join chm_material m on m.chm_mat_no = c.chm_mat_no and m.comp_rev_no = c.comp_rev_no and m.delete_yn = 'N'
        join chm_mat_use u on u.chm_mat_no = m.chm_mat_no and u.status_cd <> 'RETIRED' and u.delete_yn = 'N'
        left join plant l on l.plant_cd = u.plant_cd
      order by "mostKgVal" desc nulls last, m.mat_nm limit 500`),
    db.query<SubstanceWhere['brought'][number]>(sql`
      select v.vendor_msds_no as "vendorMsdsNo", v.vendor_msds_doc_no as "vendorMsdsDocNo", v.product_nm as "productNm", i.vendor_nm as "vendorNm",
        v.status_cd = 'IN' as "isIn", v.stock_loc_nm as "placeNm", c.min_pct_val::float8 as "minPctVal", c.max_pct_val::float8 as "maxPctVal",
        coalesce(v.remain_qty_val, v.in_qty_val, v.use_qty_val)::float8 as "qtyVal", v.unit_cd as "unitCd", v.bring_in_ymd::text as "bringInYmd",
        v.bring_out_ymd::text as "bringOutYmd"
      from vendor_msds v join vendor_msds_components c on c.vendor_msds_no = v.vendor_msds_no and c.cas_no = ${found.casNo}
        left join vendor_info i on i.vendor_cd = v.vendor_cd
      where v.status_cd in ('APPR', 'IN') and v.delete_yn = 'N' order by v.status_cd = 'APPR', v.bring_in_ymd, v.vendor_msds_no limit 200`),
  ])
  return { uses, brought }
})
