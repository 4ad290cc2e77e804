/** Which equipment is meant where people write its number or its name by hand. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** An equipment number as it is meant, however it is spelt: `r-101` and `R 101` are one; nothing where none is written. */
export const equipKey = (equipNo: Sql): Sql =>
  sql`nullif(translate(upper(${equipNo}), E'-_./ \t\n\r\u00a0\u3000', ''), '')`

/** Numbers or names of equipment that somebody has parted by commas, as they are meant: an array. */
export const equipKeys = (equipCds: Sql): Sql =>
  sql`array(select ${equipKey(sql`e.cd`)} from unnest(string_to_array(${equipCds}, ',')) e (cd))`

/** Every spelling under which the register knows what is written: its number, its name and itself, an array. */
export const meantBy = (equipNo: Sql, plantCd: Sql): Sql =>
  sql`(select array_agg(v.key) from (
    select ${equipKey(equipNo)} as key
    union all
    select v.key from facility f cross join lateral (values (${equipKey(sql`f.equip_cd`)}), (${equipKey(sql`f.equip_nm`)})) v (key)
    where f.plant_cd = ${plantCd} and f.delete_yn = 'N' and ${equipKey(equipNo)} in (${equipKey(sql`f.equip_cd`)}, ${equipKey(sql`f.equip_nm`)})) v)`
