/** Which material is on which list: one statement for one material or for all of them. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

export interface Screening {
  /** Calendar day in Asia/Seoul on which lists are in force. */
  day: string
  /** One list alone, and not what is unknown of compositions. */
  listNo?: number
  /** A version that counts as if it were released. */
  candidateNo?: number
  /** Items that begin later as well. */
  isAhead?: boolean
  /** All, where nothing is said. */
  matNos?: readonly number[]
  /** What one material is about to be made of, in the place of what it is. */
  proposed?: { matNo: number; rows: readonly object[] }
}

/** The version of each list that is in force on a day: of several the last one to come into force, then the last released. */
export const versionsOn = ({ day, listNo, candidateNo }: Screening): Sql => sql`
  select distinct on (v.chm_reg_list_no) v.chm_reg_ver_no, v.chm_reg_list_no, v.in_force_ymd, v.whole_yn, v.ver_nm
  from chm_reg_ver v join chm_reg_list l on l.chm_reg_list_no = v.chm_reg_list_no and l.use_yn = 'Y' and l.delete_yn = 'N'
  where (v.status_cd = 'FIX' or v.chm_reg_ver_no = ${candidateNo ?? null}::bigint) and v.in_force_ymd <= ${day}::date
    and (${listNo ?? null}::bigint is null or v.chm_reg_list_no = ${listNo ?? null}::bigint)
  order by v.chm_reg_list_no, v.in_force_ymd desc, v.release_dt desc nulls first, v.chm_reg_ver_no desc`

const ofMaterials = ({ matNos }: Screening): Sql =>
  matNos ? sql`and m.chm_mat_no = any(${[...matNos]}::bigint[])` : sql``

/** Compositions in force, or that which is about to be. */
const partsOf = ({ proposed }: Screening): Sql =>
  proposed
    ? sql`(select m.chm_mat_no, c.chm_substance_no, c.secret_yn, c.approval_no, c.approval_end_ymd, c.pct_val, c.alt_max_pct_val, c.max_pct_val
        from mat m cross join (select r."chmSubstanceNo" as chm_substance_no, r."secretYn" as secret_yn, r."approvalNo" as approval_no,
            r."approvalEndYmd" as approval_end_ymd, r."pctVal" as pct_val, r."altMaxPctVal" as alt_max_pct_val, r."maxPctVal" as max_pct_val
          from jsonb_to_recordset(${JSON.stringify(proposed.rows)}::jsonb) as r ("chmSubstanceNo" bigint, "secretYn" text, "approvalNo" text,
            "approvalEndYmd" date, "pctVal" numeric, "altMaxPctVal" numeric, "maxPctVal" numeric)) c where m.chm_mat_no = ${proposed.matNo})`
    : sql`(select m.chm_mat_no, k.chm_substance_no, k.secret_yn, k.approval_no, k.approval_end_ymd, k.pct_val, k.alt_max_pct_val, k.max_pct_val
        from mat m join chm_mat_comp k on k.chm_mat_no = m.chm_mat_no and k.comp_rev_no = m.comp_rev_no)`

/**
 * Common table expressions that end in `found`: a row for each material and subject of a list that is, or may be, regulated
 * (A3, A4, A6), and one for each material of whose composition something is not known (A8). What is on no list has no row.
 *
 * Contents are the most that may be in it; those of a group's members are added up; for 용량비율 they are converted by the
 * densities, and where one is missing the weight counts and that is said (`by_weight_yn`).
 */
export const screened = (asked: Screening): Sql => sql`
  ver as materialized (${versionsOn(asked)}),
  item as materialized (
    select i.*, v.chm_reg_list_no, greatest(i.start_ymd, v.in_force_ymd) as since
    from ver v join chm_reg_item i on i.chm_reg_ver_no = v.chm_reg_ver_no
    where (${asked.isAhead ?? false} or i.start_ymd <= ${asked.day}::date) and (i.end_ymd is null or i.end_ymd >= ${asked.day}::date)),
  member as materialized (
    select i.chm_reg_item_no, i.chm_substance_no from item i where i.chm_substance_no is not null
    union all
    select i.chm_reg_item_no, g.chm_substance_no from item i join chm_sub_group_part g on g.chm_sub_group_no = i.chm_sub_group_no),
  mat as materialized (
    select m.chm_mat_no, ${asked.proposed ? sql`m.comp_rev_no + 1` : sql`m.comp_rev_no`} as comp_rev_no, m.ph_val, m.phys_state_cd, m.density_val,
      nullif(m.use_cds, '') as use_cds,
      (select r.start_ymd from chm_mat_rev r where r.chm_mat_no = m.chm_mat_no and r.comp_rev_no = m.comp_rev_no) as since
    from chm_material m where m.delete_yn = 'N' ${ofMaterials(asked)}),
  part as materialized (
    select m.chm_mat_no, c.chm_substance_no, c.secret_yn, c.approval_no, c.approval_end_ymd, p.pct,
      case when m.density_val > 0 and s.density_val > 0 then p.pct * m.density_val / s.density_val end as vol
    from mat m join ${partsOf(asked)} c on c.chm_mat_no = m.chm_mat_no
      left join chm_substance s on s.chm_substance_no = c.chm_substance_no
      cross join lateral (select coalesce(c.pct_val, case when c.secret_yn = 'Y' then c.alt_max_pct_val end, c.max_pct_val) as pct) p),
  tested as (
    select p.chm_mat_no, e.chm_reg_item_no, sum(p.pct) as wt, bool_or(p.pct is null) as is_unknown,
      case when bool_or(p.vol is null) then null else sum(p.vol) end as vol
    from part p join member e on e.chm_substance_no = p.chm_substance_no group by 1, 2),
  judged as (
    select t.chm_mat_no, i.chm_reg_list_no, i.chm_reg_item_no, i.chm_substance_no, i.chm_sub_group_no, i.cut_pct_val,
      case when i.cut_basis_cd = 'VOL' then coalesce(t.vol, t.wt) else t.wt end as content,
      case when i.cut_basis_cd = 'VOL' and t.vol is null then 'Y' else 'N' end as by_weight_yn,
      t.is_unknown, i.cut_op_cd, i.cond_desc, i.ph_min_val, i.ph_max_val, i.phys_state_cds, nullif(i.use_cds, '') as asked_use_cds,
      m.ph_val, m.phys_state_cd, m.use_cds, m.comp_rev_no, greatest(i.since, m.since) as since
    from tested t join item i on i.chm_reg_item_no = t.chm_reg_item_no join mat m on m.chm_mat_no = t.chm_mat_no),
  said as (
    select j.*, case
        when j.is_unknown then 'CONTENT'
        when j.cut_pct_val is null then 'CUT'
        when (j.ph_min_val is not null or j.ph_max_val is not null) and j.ph_val is null then 'PH'
        when j.asked_use_cds is not null and j.use_cds is null then 'USE'
        when j.cond_desc is not null and j.ph_min_val is null and j.ph_max_val is null and j.phys_state_cds is null
          and j.asked_use_cds is null then 'COND'
      end as why
    from judged j
    where (j.is_unknown or j.cut_pct_val is null or j.content > j.cut_pct_val or (j.cut_op_cd = 'GE' and j.content = j.cut_pct_val))
      and (j.phys_state_cds is null or position(j.phys_state_cd in j.phys_state_cds) > 0)
      and (j.asked_use_cds is null or j.use_cds is null or string_to_array(j.asked_use_cds, ' ') && string_to_array(j.use_cds, ' '))
      and (j.ph_val is null or j.ph_val between coalesce(j.ph_min_val, -100) and coalesce(j.ph_max_val, 100))),
  one as (
    select distinct on (s.chm_mat_no, s.chm_reg_list_no, s.chm_substance_no, s.chm_sub_group_no) s.*
    from said s
    order by s.chm_mat_no, s.chm_reg_list_no, s.chm_substance_no, s.chm_sub_group_no, s.why is not null, s.cut_pct_val, s.chm_reg_item_no),
  unknown as (
    select m.chm_mat_no, m.comp_rev_no, m.since, case when m.comp_rev_no = 0 then 'NO_COMP' when s.is_secret then 'SECRET'
        when s.is_allowed then 'SECRET_OK' when s.most < 100 then 'REST' end as why, greatest(0, 100 - s.most) as content
    from mat m left join (
      select p.chm_mat_no, sum(p.pct) as most,
        bool_or(p.chm_substance_no is null and not (p.approval_no is not null and p.approval_end_ymd >= ${asked.day}::date)) as is_secret,
        bool_or(p.chm_substance_no is null) as is_allowed
      from part p group by 1) s on s.chm_mat_no = m.chm_mat_no),
  found as materialized (
    select o.chm_mat_no, concat(o.chm_reg_list_no, case when o.chm_substance_no is null then ' G' else ' S' end,
        coalesce(o.chm_substance_no, o.chm_sub_group_no)) as hit_key,
      o.chm_reg_list_no, o.chm_reg_item_no, o.chm_substance_no, o.chm_sub_group_no, round(o.content, 4) as content,
      case when o.why is null then 'HIT' else 'CHECK' end as judge, o.why, o.by_weight_yn, o.since,
      md5(concat_ws('|', o.why, o.comp_rev_no, o.cond_desc, o.cut_pct_val, o.cut_op_cd, o.ph_min_val, o.ph_max_val,
        o.phys_state_cds, o.ph_val, o.phys_state_cd, round(o.content, 4), 'use ' || o.asked_use_cds || ' ' || coalesce(o.use_cds, ''))) as fact
    from one o
    union all
    select u.chm_mat_no, '?', null, null, null, null, case when u.why = 'REST' then round(u.content, 4) end, 'CHECK', u.why, 'N',
      coalesce(u.since, ${asked.day}::date), md5(concat_ws('|', u.why, u.comp_rev_no))
    from unknown u where u.why is not null and ${asked.listNo ?? null}::bigint is null)`
