/** The rule of `simops.logic.ts` over all permits of a plant in one statement. */
import { equipKey } from '#modules/baseinfo/equip-key.api.ts'
import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { isolationLinks } from '../isolation/isolation.api.ts'
import { permit } from '../permit/permit.model.ts'
import type { DraftMark } from './simops.calls.ts'
import type { HitState, SimopsCondition, SimopsLevel, WorkKind } from './simops-codes.model.ts'
import { equipmentOf, systemsOf } from './systems.sql.ts'

/** Permits that are asked about: as they are stored, or one of them as it would be. */
export interface Asked {
  permitNos: readonly number[]
  /** Instead of its own times. */
  fromDt?: string | null | undefined
  toDt?: string | null | undefined
  /** Instead of their own times, where several are asked about. */
  windows?: readonly { permitNo: number; fromDt: string; toDt: string }[]
  /** Instead of its own marks. */
  marks?: readonly DraftMark[] | undefined
  /** Only those that hold their place themselves. */
  isHolding?: boolean
  /** An isolation is taken to be in its test run. */
  testingNo?: number | null
}

/** A rule that two permits break, with their marks that are nearest to each other. */
export interface FoundHit {
  permitNo: number
  otherPermitNo: number
  otherDocNo: string | null
  plantCd: string
  ruleNo: number
  levelCd: SimopsLevel
  ruleDesc: string
  ruleGapVal: number | null
  releaseRoleCd: string | null
  vertCd: 'ANY' | 'SAME' | 'BELOW'
  condCd: SimopsCondition
  /** Which both touch, a space between them, where the rule asks for it. */
  systemCds: string | null
  /** Null where one of them has no place on any plan. */
  gapVal: number | null
  kindCd: WorkKind
  otherKindCd: WorkKind
  /** Both in thousandths of their own plans. */
  markNo: number | null
  otherMarkNo: number | null
  overlapFromDt: string
  /** Null where the other has no end yet: hot work that is not closed although it is finished or its time ran out. */
  overlapToDt: string | null
  basisDesc: string
  /** What is known of it already: the row, its state and signatures; null when it was not found before. */
  hitNo: number | null
  hitStatusCd: HitState | null
  signCnt: number
  releaseToDt: string | null
}

const kinds = [...permitTypeCds]

/**
 * R2: those that hold their place. Hot work counts until it is closed, for its place is watched.
 *
 * @param p alias of the table of permits
 */
export const holdsPlace = (p: Sql): Sql =>
  sql`${p}.delete_yn = 'N' and ${p}.status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE')
    and (${p}.status_cd <> 'DONE' or ${p}.permit_base_cd = 'HOT')`

/** Its place is watched until it is closed: hot work that is done, or whose time ran out unfinished. */
const isWatched = (p: Sql): Sql =>
  sql`(${p}.status_cd = 'DONE' or ${p}.status_cd = 'SUSP' and ${p}.susp_reason_cd = 'EXPIRED' and ${p}.permit_base_cd = 'HOT')`
/** Until when a permit counts for others. */
export const countsTo = (p: Sql): Sql => sql`case when ${isWatched(p)} then 'infinity' else ${p}.work_to_dt end`

/** How far around a work at height `p` nobody walks below it, in metres: as far as it says, and as falling things go. */
export const closedBelow = sql`greatest(${cellOf(permit, 'dropRadiusVal', 'p')}, 2, ${cellOf(permit, 'heightVal', 'p')} / 4)`

const work = sql`p.permit_no, p.plant_cd, p.permit_doc_no, ${equipKey(sql`p.equip_no`)} as equip_key, ${cellOf(permit, 'vaporYn', 'p')} = 'Y' as is_flammable,
  ${cellOf(permit, 'gasMainYn', 'p')} = 'Y' as has_gas_main, ${cellOf(permit, 'radiusVal', 'p')} as radius_val,
  ${cellOf(permit, 'exclRadiusVal', 'p')} as excl_radius_val, ${closedBelow} as drop_radius_val,
  string_to_array(trim(coalesce(p.permit_base_cd, '') || ' ' || coalesce(p.permit_sub_cds, '')), ' ') as kinds`

const stored = sql`select permit_no, mark_no, map_no, mark_type, location_x, location_y, radius_val, elev_val
  from permit_mark where delete_yn = 'N'`

const given = (permitNo: number, marks: readonly DraftMark[]): Sql =>
  sql`select ${permitNo}::bigint, m."markNo", m."mapNo", m."markType", m."locationX", m."locationY", m."radiusVal", m."elevVal"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m("markNo" int, "mapNo" bigint, "markType" text, "locationX" int,
      "locationY" int, "radiusVal" numeric, "elevVal" numeric)`

/**
 * Where the kinds of works stand; a kind without a mark of its own is at each mark, and work without any place is nowhere:
 * only what holds at any distance and height is found there. Floating point in the order in which the logic computes, so
 * that both come to the same bit.
 */
const spots = (works: Sql, marks: Sql): Sql => sql`
  with place as materialized (
    select w.permit_no, w.kinds, m.mark_no, m.mark_type, array_agg(m.mark_type) over (partition by w.permit_no) as marked,
      s.origin_x_val::float8 + m.location_x::float8 * s.width_val::float8 / 1000 as x,
      s.origin_y_val::float8 + m.location_y::float8 * s.height_val::float8 / 1000 as y,
      s.elev_val::float8 + coalesce(m.elev_val, 0)::float8 as elevation, coalesce(m.radius_val, 0)::float8 as radius,
      w.radius_val::float8 as hvy, w.excl_radius_val::float8 as rad, w.drop_radius_val::float8 as hgt
    from ${works} w join ${marks} m on m.permit_no = w.permit_no
      join site_map s on s.map_no = m.map_no and s.plant_cd = w.plant_cd and s.width_val > 0 and s.height_val > 0
  )
  select p.permit_no, p.mark_no, k.kind, p.x, p.y, p.elevation,
    greatest(k.radius, case k.kind when 'HVY' then p.hvy when 'RAD' then p.rad when 'HGT' then p.hgt end, 0) as radius
  from place p cross join lateral (
      select p.mark_type as kind, p.radius
      union all
      select u.kind, 0 from unnest(p.kinds) u (kind) where u.kind not in ('', 'GEN') and u.kind <> all (p.marked)) k
  union all
  select w.permit_no, null, u.kind, null, null, null, 0 from ${works} w cross join unnest(w.kinds) u (kind)
  where u.kind <> '' and not exists (select from place p where p.permit_no = w.permit_no)`

/** Each rule for each two kinds that it speaks of, from both ends: `one` is asked about, `turned` when it is the rule's B. */
const rules = sql`
  select r.*, r.type_a_cd as one, k.kind as other, false as turned from active r cross join unnest(${kinds}::text[]) k (kind)
    where r.type_b_cd = k.kind or r.type_b_cd is null and not (k.kind = r.type_a_cd and r.has_own)
  union all
  select r.*, k.kind, r.type_a_cd, true from active r cross join unnest(${kinds}::text[]) k (kind)
    where r.type_b_cd = k.kind or r.type_b_cd is null and not (k.kind = r.type_a_cd and r.has_own)`

/** What was agreed holds for these times and places: both permits, the earlier number first, with all their marks. */
const basis = sql`md5(least(po.place, pb.place) || greatest(po.place, pb.place) || coalesce(h.gap::text, '') || coalesce(h.system_cds, ''))`
const placesOf = (works: Sql, marks: Sql): Sql => sql`
  select w.permit_no, w.permit_no || ' ' || extract(epoch from w.from_dt) || ' ' || extract(epoch from w.to_dt) || ' ' || array_to_string(w.kinds, ' ')
    || ' ' || coalesce(m.marks, '') as place
  from ${works} w left join (
    select permit_no, string_agg(map_no || ',' || mark_type || ',' || location_x || ',' || location_y || ','
      || coalesce(radius_val, 0)::float8 || ',' || coalesce(elev_val, 0)::float8, ';' order by map_no, mark_type, location_x, location_y) as marks
    from ${marks} group by 1) m using (permit_no)`

/** In which rectangle all that a work does lies, without its reach. */
const boxesOf = (spots: Sql): Sql => sql`
  select permit_no, min(x) as west, max(x) as east, min(y) as south, max(y) as north, max(radius) as reach
  from ${spots} where x is not null group by 1`

/** What may break a rule: near enough for the farthest of them, or of one equipment, system or isolation. */
const isMet = sql`(l.is_anywhere or ea.equip = eb.equip or s.system_cds is not null
  or exists (select from together i where i.permit_no = a.permit_no and i.other_no = b.permit_no)
  or oa.west - ob.east <= l.far + oa.reach + ob.reach and ob.west - oa.east <= l.far + oa.reach + ob.reach
    and oa.south - ob.north <= l.far + oa.reach + ob.reach and ob.south - oa.north <= l.far + oa.reach + ob.reach)`

const windowsOf = (windows: NonNullable<Asked['windows']>): Sql =>
  sql`left join (select w."permitNo" as permit_no, w."fromDt" as from_dt, w."toDt" as to_dt
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) w ("permitNo" bigint, "fromDt" timestamptz, "toDt" timestamptz)) n using (permit_no)`

/**
 * Every rule that the asked permits break with others that hold their place, each once with the smallest gap.
 *
 * @param asked `marks` and times are taken for one permit only
 */
export const foundHits = ({
  permitNos,
  fromDt = null,
  toDt = null,
  windows,
  marks,
  isHolding = false,
  testingNo = null,
}: Asked): Sql => sql`
  with asked as materialized (
    select ${work}, coalesce(n.from_dt, p.work_from_dt) as from_dt, coalesce(n.to_dt, ${countsTo(sql`p`)}) as to_dt
    from wkod_master p ${windows ? windowsOf(windows) : sql`cross join (select ${fromDt}::timestamptz as from_dt, ${toDt}::timestamptz as to_dt) n`}
    where p.permit_no = any(${[...permitNos]}::bigint[])${isHolding ? sql` and ${holdsPlace(sql`p`)}` : sql``}
  ), others as materialized (
    select ${work}, p.work_from_dt as from_dt, ${countsTo(sql`p`)} as to_dt
    from wkod_master p where p.plant_cd in (select plant_cd from asked) and ${holdsPlace(sql`p`)}
      and p.work_from_dt < (select max(to_dt) from asked)
      and ${countsTo(sql`p`)} > (select min(from_dt) from asked)
  ), asked_mark (permit_no, mark_no, map_no, mark_type, location_x, location_y, radius_val, elev_val) as materialized (
    ${marks ? given(permitNos[0] ?? 0, marks) : sql`${stored} and permit_no in (select permit_no from asked)`}
  ), other_mark as materialized (${stored} and permit_no in (select permit_no from others)
  ), one_spot as materialized (${spots(sql`asked`, sql`asked_mark`)}
  ), other_spot as materialized (${spots(sql`others`, sql`other_mark`)}
  ), active as materialized (
    select r.rule_no, r.type_a_cd, r.type_b_cd, r.gap_val::float8 as gap_val, r.vert_cd, r.cond_cd, r.level_cd, r.release_role_cd,
      r.rule_desc, exists (select from simops_rule o where o.use_yn = 'Y' and o.delete_yn = 'N' and o.type_a_cd = r.type_a_cd
        and o.type_b_cd = r.type_a_cd and o.vert_cd = r.vert_cd) as has_own
    from simops_rule r where r.use_yn = 'Y' and r.delete_yn = 'N'
  ), rule as materialized (${rules}
  ), isolated as materialized (
    select l.permit_no, l.iso_plan_no, case when l.iso_plan_no = ${testingNo}::bigint then 'TESTING' else l.status_cd end as status_cd
    from (${isolationLinks}) l
  ), concerned as materialized (select permit_no, plant_cd, equip_key from asked union select permit_no, plant_cd, equip_key from others
  ), equipment as materialized (${equipmentOf(sql`concerned`)}
  ), touched as materialized (${systemsOf(sql`equipment`, sql`isolated`)}
  ), shared as materialized (
    select x.permit_no, y.permit_no as other_no, string_agg(distinct x.system_cd, ' ' order by x.system_cd) as system_cds
    from touched x join touched y on y.system_cd = x.system_cd and y.permit_no <> x.permit_no
    where x.permit_no in (select permit_no from asked) group by 1, 2
  ), together as materialized (
    select i.permit_no, j.permit_no as other_no, bool_or(i.status_cd = 'VERIFIED') as is_verified
    from isolated i join isolated j on j.iso_plan_no = i.iso_plan_no and j.permit_no <> i.permit_no
    where i.permit_no in (select permit_no from asked) group by 1, 2
  ), one_box as materialized (${boxesOf(sql`one_spot`)}
  ), other_box as materialized (${boxesOf(sql`other_spot`)}
  ), farthest as materialized (
    select coalesce(max(gap_val), 0) + 1 as far,
      coalesce(bool_or(gap_val is null and cond_cd not in ('EQUIP_SAME', 'SYSTEM_SAME', 'SYSTEM_TEST', 'ISO_SHARED')), false) as is_anywhere
    from active
  ), pair as materialized (
    select a.*, b.permit_no as other_no, b.permit_doc_no as other_doc_no, b.is_flammable as other_flammable, b.has_gas_main as other_gas_main,
      b.from_dt as other_from, b.to_dt as other_to, ea.equip, eb.equip as other_equip, s.system_cds
    from asked a
      join others b on b.plant_cd = a.plant_cd and b.permit_no <> a.permit_no and a.from_dt < b.to_dt and b.from_dt < a.to_dt
      join equipment ea on ea.permit_no = a.permit_no join equipment eb on eb.permit_no = b.permit_no
      left join shared s on s.permit_no = a.permit_no and s.other_no = b.permit_no
      left join one_box oa on oa.permit_no = a.permit_no left join other_box ob on ob.permit_no = b.permit_no
      cross join farthest l
    where ${isMet}
  ), hit as (
    select distinct on (a.permit_no, a.other_no, r.rule_no) a.permit_no, a.other_no as other_permit_no, a.other_doc_no, a.plant_cd,
      r.rule_no, r.level_cd, r.rule_desc, r.gap_val as rule_gap_val, r.release_role_cd, r.vert_cd, r.cond_cd,
      case when r.cond_cd in ('SYSTEM_SAME', 'SYSTEM_TEST') then a.system_cds end as system_cds, g.gap, sa.kind, sb.kind as other_kind,
      sa.mark_no, sb.mark_no as other_mark_no, greatest(a.from_dt, a.other_from) as overlap_from, least(a.to_dt, a.other_to) as overlap_to
    from pair a
      join one_spot sa on sa.permit_no = a.permit_no
      join other_spot sb on sb.permit_no = a.other_no
      join rule r on r.one = sa.kind and r.other = sb.kind
      cross join lateral (select sqrt((sa.x - sb.x) * (sa.x - sb.x) + (sa.y - sb.y) * (sa.y - sb.y)) as d,
        sa.radius + sb.radius as reach, case when r.turned then sb.elevation - sa.elevation else sa.elevation - sb.elevation end as above) l
      cross join lateral (select case when l.d is not null then floor(greatest(0, l.d - l.reach) * 10 + 0.5) / 10 end as gap) g
    where case when r.gap_val is null then true when r.gap_val = 0 then l.d <= l.reach else g.gap < r.gap_val end
      and case r.vert_cd when 'SAME' then abs(l.above) <= 2 when 'BELOW' then l.above > 2 else true end
      and case r.cond_cd when 'EQUIP_SAME' then a.equip = a.other_equip
        when 'EQUIP_OTHER' then a.equip <> a.other_equip
        when 'EQUIP_UNKNOWN' then a.equip is null or a.other_equip is null
        when 'SYSTEM_SAME' then a.system_cds is not null
        when 'SYSTEM_TEST' then a.system_cds is not null
          and exists (select from isolated i where i.status_cd = 'TESTING' and i.permit_no = case when r.turned then a.other_no else a.permit_no end)
          and not exists (select from together i where i.permit_no = a.permit_no and i.other_no = a.other_no and i.is_verified)
        when 'FLAMMABLE' then case when r.turned then a.is_flammable else a.other_flammable end
        when 'GAS_MAIN' then case when r.turned then a.has_gas_main else a.other_gas_main end
        when 'ISO_SHARED' then exists (select from together i where i.permit_no = a.permit_no and i.other_no = a.other_no)
        else true end
    order by a.permit_no, a.other_no, r.rule_no, g.gap, sa.mark_no, sb.mark_no
  ), one_place as materialized (${placesOf(sql`asked`, sql`asked_mark`)}
  ), other_place as materialized (${placesOf(sql`others`, sql`other_mark`)}
  )
  select h.permit_no as "permitNo", h.other_permit_no as "otherPermitNo", h.other_doc_no as "otherDocNo", h.plant_cd as "plantCd",
    h.rule_no as "ruleNo", h.level_cd as "levelCd", h.rule_desc as "ruleDesc", h.rule_gap_val as "ruleGapVal",
    h.release_role_cd as "releaseRoleCd", h.vert_cd as "vertCd", h.cond_cd as "condCd", h.system_cds as "systemCds",
    h.gap as "gapVal", h.kind as "kindCd", h.other_kind as "otherKindCd",
    h.mark_no as "markNo", h.other_mark_no as "otherMarkNo", h.overlap_from as "overlapFromDt",
    nullif(h.overlap_to, 'infinity') as "overlapToDt", c.basis as "basisDesc", k.hit_no as "hitNo",
    k.hit_status_cd as "hitStatusCd", coalesce(jsonb_array_length(k.signs), 0) as "signCnt", k.release_to_dt as "releaseToDt"
  from hit h join one_place po on po.permit_no = h.permit_no join other_place pb on pb.permit_no = h.other_permit_no
    cross join lateral (select ${basis} as basis) c
    left join simops_hit k on least(k.permit_no, k.other_permit_no) = least(h.permit_no, h.other_permit_no)
      and greatest(k.permit_no, k.other_permit_no) = greatest(h.permit_no, h.other_permit_no) and k.rule_no = h.rule_no
      and k.hit_status_cd <> 'CLEARED' and k.basis_desc = c.basis
  order by h.permit_no, array_position(array['BLOCK', 'COORD', 'INFO'], h.level_cd::text), h.gap, h.other_permit_no, h.rule_no`
