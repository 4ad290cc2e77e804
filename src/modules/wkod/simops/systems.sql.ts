/**
 * At which equipment works are, by the register and not by the spelling, and which systems they touch: those of their
 * equipment and of the points of their isolations. For many works in one statement.
 */
import { equipKey } from '#modules/baseinfo/equip-key.api.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { isolationLinks } from '../isolation/isolation.api.ts'

/** Whoever writes the tag and whoever writes the name mean one row of the register; a tag goes before a name. */
const register = (works: Sql): Sql => sql`
  select distinct on (f.plant_cd, f.equip_key) f.plant_cd, f.equip_key, f.equip_no, f.system_cds from (
      select plant_cd, ${equipKey(sql`equip_cd`)} as equip_key, 0 as rank, equip_no, system_cds from facility where delete_yn = 'N'
      union all
      select plant_cd, ${equipKey(sql`equip_nm`)}, 1, equip_no, system_cds from facility where delete_yn = 'N') f
    where (f.plant_cd, f.equip_key) in (select w.plant_cd, w.equip_key from ${works} w)
  order by f.plant_cd, f.equip_key, f.rank, f.equip_no`

/** @param works relation with `permit_no, plant_cd, equip_key` @returns `permit_no, equip, equip_no, system_cds` */
export const equipmentOf = (works: Sql): Sql => sql`
  select w.permit_no, coalesce(r.equip_no::text, w.equip_key) as equip, r.equip_no, r.system_cds
  from (select permit_no, plant_cd, equip_key from ${works}) w
    left join (${register(works)}) r on r.plant_cd = w.plant_cd and r.equip_key = w.equip_key`

/** @param equipment relation as of `equipmentOf` @param isolated as of `isolationLinks` @returns `permit_no, system_cd` */
export const systemsOf = (equipment: Sql, isolated: Sql): Sql => sql`
  select e.permit_no, s.system_cd from ${equipment} e
    cross join lateral unnest(string_to_array(e.system_cds, ' ')) s (system_cd)
  union
  select i.permit_no, s.system_cd from ${isolated} i
    join iso_plan_points o on o.iso_plan_no = i.iso_plan_no and o.system_cds is not null
    cross join lateral unnest(string_to_array(o.system_cds, ' ')) s (system_cd)
  where i.permit_no in (select permit_no from ${equipment})`

/** What of a permit the register is asked with. @param p alias of the table of permits */
const written = (p: Sql): Sql => sql`${p}.permit_no, ${p}.plant_cd, ${equipKey(sql`${p}.equip_no`)} as equip_key`

/** Which systems works touch: a relation `permit_no, system_cd`. @param which narrows permits `p` */
export const touchedBy = (which: Sql): Sql => sql`
  with work as materialized (select ${written(sql`p`)} from wkod_master p where ${which}),
    equipment as materialized (${equipmentOf(sql`work`)}),
    isolated as materialized (${isolationLinks} and l.permit_no in (select permit_no from work))
  ${systemsOf(sql`equipment`, sql`isolated`)}`

/** At which equipment of the register works are: `permitNo, equipNo`; no row where it is in none. @param which narrows permits `p` */
export const registeredAt = (which: Sql): Sql => sql`
  with work as materialized (select ${written(sql`p`)} from wkod_master p where ${which})
  select e.permit_no::float8 as "permitNo", e.equip_no::float8 as "equipNo" from (${equipmentOf(sql`work`)}) e where e.equip_no is not null`

/** All spellings under which the equipment of a permit is known: a select of one column. */
export const spellingsOf = (permitNo: number): Sql => sql`
  with own as (select m.plant_cd, ${equipKey(sql`m.equip_no`)} as equip_key from wkod_master m where m.permit_no = ${permitNo})
  select equip_key from own
  union
  select v.equip_key from own join facility f on f.plant_cd = own.plant_cd and f.delete_yn = 'N'
      and own.equip_key in (${equipKey(sql`f.equip_cd`)}, ${equipKey(sql`f.equip_nm`)})
    cross join lateral (values (${equipKey(sql`f.equip_cd`)}), (${equipKey(sql`f.equip_nm`)})) v (equip_key)`
