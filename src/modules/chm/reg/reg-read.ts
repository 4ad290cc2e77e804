/** What stands in versions of lists, and what it says of a material or a substance. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { MaterialRegs, MatHit, RegEffect, RegItem, RegVersion, SubstanceRule } from './reg.calls.ts'
import { versionsOn } from './screening.sql.ts'

const nameOf = (userId: Sql) => sql`(select d.user_nm from directory_person d where d.user_id = ${userId})`

export const versionsOf = (db: Queries, listNo: number, today: string): Promise<RegVersion[]> =>
  db.query<RegVersion>(sql`
    with now as (${versionsOn({ day: today, listNo })})
    select v.chm_reg_ver_no as "chmRegVerNo", v.ver_nm as "verNm", v.in_force_ymd::text as "inForceYmd", v.source_desc as "sourceDesc",
      v.whole_yn as "wholeYn", case when v.status_cd <> 'FIX' then v.status_cd when v.in_force_ymd > ${today}::date then 'PLAN'
        when v.chm_reg_ver_no in (select n.chm_reg_ver_no from now n) then 'NOW' else 'OLD' end as "standingCd",
      i.item_cnt as "itemCnt", i.open_cnt as "openCnt", v.load_user_id as "loadUserId", ${nameOf(sql`v.load_user_id`)} as "loadUserNm",
      v.load_dt as "loadDt", v.effect_dt as "effectDt", ${nameOf(sql`v.release_user_id`)} as "releaseUserNm", v.release_dt as "releaseDt",
      v.reason_desc as "reasonDesc", v.row_version as "rowVersion"
    from chm_reg_ver v cross join lateral (select count(*)::int as item_cnt, (count(*) filter (where i.verified_yn = 'N'))::int as open_cnt
      from chm_reg_item i where i.chm_reg_ver_no = v.chm_reg_ver_no) i
    where v.chm_reg_list_no = ${listNo} order by v.in_force_ymd desc, v.chm_reg_ver_no desc`)

interface Paging {
  page: number
  limit: number
}
const pageOf = ({ page, limit }: Paging) => sql`limit ${limit} offset ${(page - 1) * limit}`

export async function itemsOf(db: Queries, verNo: number, { q, ...paging }: Paging & { q: string }) {
  const found = `%${q.replace(/[%_\\]/g, '\\$&')}%`
  const rows = await db.query<RegItem & { total: number }>(sql`
    select i.chm_reg_item_no as "chmRegItemNo", i.chm_substance_no as "chmSubstanceNo", s.cas_no as "casNo", coalesce(s.kor_nm, g.group_nm) as name,
      coalesce((select array_agg(m.kor_nm order by m.kor_nm) from chm_sub_group_part p join chm_substance m on m.chm_substance_no = p.chm_substance_no
        where p.chm_sub_group_no = i.chm_sub_group_no), '{}') as members,
      i.cut_pct_val::float8 as "cutPctVal", i.cut_op_cd as "cutOpCd", i.cut_basis_cd as "cutBasisCd", i.cond_desc as "condDesc",
      i.ph_min_val::float8 as "phMinVal", i.ph_max_val::float8 as "phMaxVal", i.phys_state_cds as "physStateCds", i.use_cds as "useCds",
      i.limit_qty_val::float8 as "limitQtyVal", i.min_qty_val::float8 as "minQtyVal", i.low_qty_val::float8 as "lowQtyVal",
      i.up_qty_val::float8 as "upQtyVal", i.unit_cd as "unitCd", i.start_ymd::text as "startYmd", i.end_ymd::text as "endYmd",
      i.source_desc as "sourceDesc", i.verified_yn as "verifiedYn", (count(*) over ())::int as total
    from chm_reg_item i left join chm_substance s on s.chm_substance_no = i.chm_substance_no
      left join chm_sub_group g on g.chm_sub_group_no = i.chm_sub_group_no
    where i.chm_reg_ver_no = ${verNo} and (${q} = '' or s.cas_no like ${found} or s.kor_nm ilike ${found} or s.eng_nm ilike ${found}
      or s.synonym_nms ilike ${found} or s.nm_initials like ${found} or g.group_nm ilike ${found})
    order by coalesce(s.kor_nm, g.group_nm), i.chm_reg_item_no ${pageOf(paging)}`)
  return { rows, total: rows[0]?.total ?? 0, page: paging.page, limit: paging.limit }
}

type Kinds = Record<RegEffect['kindCd'], number>
export async function effectOf(
  db: Queries,
  verNo: number,
  { kindCd, ...paging }: Paging & { kindCd?: string | undefined },
) {
  const sums = await db.query<{ kindCd: RegEffect['kindCd']; n: number }>(sql`
    select e.kind_cd as "kindCd", count(*)::int as n from chm_reg_effect e where e.chm_reg_ver_no = ${verNo} group by 1`)
  const counts: Kinds = { ADD: 0, FUT: 0, DEL: 0, ...Object.fromEntries(sums.map(({ kindCd: kind, n }) => [kind, n])) }
  const rows = await db.query<RegEffect>(sql`
    select e.kind_cd as "kindCd", e.chm_mat_no as "chmMatNo", m.chm_mat_cd as "chmMatCd", m.mat_nm as "matNm", m.supplier_nm as "supplierNm",
      coalesce(s.kor_nm, g.group_nm) as "subjectNm", e.content_pct_val::float8 as "contentPctVal", e.judge_cd as "judgeCd", e.from_ymd::text as "fromYmd"
    from chm_reg_effect e join chm_material m on m.chm_mat_no = e.chm_mat_no left join chm_substance s on s.chm_substance_no = e.chm_substance_no
      left join chm_sub_group g on g.chm_sub_group_no = e.chm_sub_group_no
    where e.chm_reg_ver_no = ${verNo} and (${kindCd ?? null}::text is null or e.kind_cd = ${kindCd ?? null})
    order by array_position(array['ADD', 'FUT', 'DEL'], e.kind_cd::text), m.mat_nm, m.chm_mat_no, "subjectNm" ${pageOf(paging)}`)
  const total = kindCd ? (counts[kindCd as keyof Kinds] ?? 0) : counts.ADD + counts.FUT + counts.DEL
  return { rows, total, page: paging.page, limit: paging.limit, counts }
}

const hitsOf = (db: Queries, matNo: number): Promise<MatHit[]> =>
  db.query<MatHit>(sql`
    select h.chm_mat_hit_no as "chmMatHitNo", h.chm_reg_list_no as "chmRegListNo", l.reg_list_nm as "regListNm", l.severity_cd as "severityCd",
      l.law_nm as "lawNm", l.basis_desc as "basisDesc", coalesce(s.kor_nm, g.group_nm) as "subjectNm", h.content_pct_val::float8 as "contentPctVal",
      i.cut_pct_val::float8 as "cutPctVal", i.cut_op_cd as "cutOpCd", i.cut_basis_cd as "cutBasisCd", h.by_weight_yn as "byWeightYn",
      h.judge_cd as "judgeCd", h.why_cd as "whyCd", i.cond_desc as "condDesc", h.settled_yn as "settledYn", h.reason_desc as "reasonDesc",
      ${nameOf(sql`h.settled_user_id`)} as "settledUserNm", h.attach_file_id as "attachFileId", i.verified_yn as "verifiedYn", h.from_ymd::text as "fromYmd", h.to_ymd::text as "toYmd"
    from chm_mat_hit h left join chm_reg_list l on l.chm_reg_list_no = h.chm_reg_list_no
      left join chm_reg_item i on i.chm_reg_item_no = h.chm_reg_item_no left join chm_substance s on s.chm_substance_no = h.chm_substance_no
      left join chm_sub_group g on g.chm_sub_group_no = h.chm_sub_group_no
    where h.chm_mat_no = ${matNo}
    order by h.to_ymd desc nulls first, array_position(array['HIT', 'CHECK', 'NONE'], h.judge_cd::text),
      array_position(array['STOP', 'LICENSE', 'DUTY', 'INFO'], l.severity_cd::text), l.sort_order, "subjectNm"`)

interface ListSaid {
  regListNm: string
  lawNm: string
  hasVersion: boolean
  isWhole: boolean
  isHit: boolean
}
export async function regsOfMaterial(db: Queries, matNo: number, today: string): Promise<MaterialRegs> {
  const hits = await hitsOf(db, matNo)
  const lists = await db.query<ListSaid>(sql`
    with ver as (${versionsOn({ day: today })})
    select l.reg_list_nm as "regListNm", l.law_nm as "lawNm", v.chm_reg_ver_no is not null as "hasVersion", coalesce(v.whole_yn = 'Y', false) as "isWhole",
      exists (select from chm_mat_hit h where h.chm_mat_no = ${matNo} and h.to_ymd is null and h.chm_reg_list_no = l.chm_reg_list_no) as "isHit"
    from chm_reg_list l left join ver v on v.chm_reg_list_no = l.chm_reg_list_no
    where l.use_yn = 'Y' and l.delete_yn = 'N' order by l.sort_order, l.reg_list_cd`)
  const rest = lists.filter(({ isHit }) => !isHit)
  const isKnown = !hits.some(
    ({ toYmd, chmRegListNo, judgeCd }) => toYmd === null && chmRegListNo === null && judgeCd === 'CHECK',
  )
  const isFree = ({ isWhole }: ListSaid) => isWhole && isKnown
  return {
    hits: hits.filter(({ toYmd }) => toYmd === null),
    // That nothing was known before a composition was entered is no finding.
    past: hits.filter(({ toYmd, whyCd }) => toYmd !== null && whyCd !== 'NO_COMP').slice(0, 200),
    openLists: rest
      .filter((one) => !isFree(one))
      .map(({ regListNm, lawNm, hasVersion }) => ({ regListNm, lawNm, hasVersion })),
    freeLists: rest.filter(isFree).map(({ regListNm, lawNm }) => ({ regListNm, lawNm })),
  }
}

export async function regsOfSubstance(db: Queries, no: number, today: string) {
  const rows = await db.query<SubstanceRule & { isComing: boolean }>(sql`
    with ver as (${versionsOn({ day: today })}),
    asked as (
      select v.chm_reg_ver_no, v.in_force_ymd from ver v
      union
      select v.chm_reg_ver_no, v.in_force_ymd from chm_reg_ver v where v.status_cd = 'FIX' and v.in_force_ymd > ${today}::date)
    select l.chm_reg_list_no as "chmRegListNo", l.reg_list_nm as "regListNm", l.severity_cd as "severityCd", l.law_nm as "lawNm",
      g.group_nm as "groupNm", i.cut_pct_val::float8 as "cutPctVal", i.cut_op_cd as "cutOpCd", i.cut_basis_cd as "cutBasisCd",
      i.cond_desc as "condDesc", i.use_cds as "useCds", greatest(i.start_ymd, a.in_force_ymd)::text as "startYmd", i.source_desc as "sourceDesc",
      i.verified_yn as "verifiedYn", greatest(i.start_ymd, a.in_force_ymd) > ${today}::date as "isComing"
    from asked a join chm_reg_ver v on v.chm_reg_ver_no = a.chm_reg_ver_no
      join chm_reg_list l on l.chm_reg_list_no = v.chm_reg_list_no and l.use_yn = 'Y' and l.delete_yn = 'N'
      join chm_reg_item i on i.chm_reg_ver_no = a.chm_reg_ver_no and (i.end_ymd is null or i.end_ymd >= ${today}::date)
      left join chm_sub_group g on g.chm_sub_group_no = i.chm_sub_group_no
    where i.chm_substance_no = ${no}
      or exists (select from chm_sub_group_part p where p.chm_sub_group_no = i.chm_sub_group_no and p.chm_substance_no = ${no})
    order by "isComing", l.sort_order, l.reg_list_cd`)
  const open = await db.query<{ nm: string; no: number }>(sql`
    with ver as (${versionsOn({ day: today })})
    select l.reg_list_nm as nm, l.chm_reg_list_no as no from chm_reg_list l left join ver v on v.chm_reg_list_no = l.chm_reg_list_no
    where l.use_yn = 'Y' and l.delete_yn = 'N' and coalesce(v.whole_yn, 'N') = 'N' order by l.sort_order, l.reg_list_cd`)
  const named = new Set(rows.filter(({ isComing }) => !isComing).map(({ chmRegListNo }) => chmRegListNo))
  return { rows, openLists: open.filter((one) => !named.has(one.no)).map(({ nm }) => nm) }
}
