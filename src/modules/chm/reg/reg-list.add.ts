import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { regItemSeeds, regListSeeds, regSeedSource } from './reg-list.seed.ts'
import { rescreen } from './screening.ts'

/** For every site that has none yet; what somebody keeps there is left alone. Nothing of it is a whole list. */
export async function addRegLists(db: Database, now: Date): Promise<void> {
  const lists = regListSeeds.map(({ cut, ...one }, at) => ({
    ...one,
    op: cut?.[0] ?? 'GE',
    pct: cut?.[1] ?? null,
    sortOrder: (at + 1) * 10,
  }))
  await db.write('SYSTEM', async (writing) => {
    const tx = asProgram(writing)
    const [known] = await tx.query<{ n: number }>(sql`select count(*)::int as n from chm_reg_list`)
    if (known?.n !== 0) return
    await tx.query(sql`insert into chm_reg_list (reg_list_cd, reg_list_nm, law_nm, basis_desc, severity_cd, default_cut_op_cd, default_cut_pct_val, sort_order)
      select l."regListCd", l."regListNm", l."lawNm", l."basisDesc", l."severityCd", l.op, l.pct, l."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as l ("regListCd" text, "regListNm" text, "lawNm" text, "basisDesc" text,
        "severityCd" text, op text, pct numeric, "sortOrder" int)`)
    const { verNm, sourceDesc, inForceYmd } = regSeedSource
    const items = JSON.stringify(regItemSeeds)
    await tx.query(sql`insert into chm_reg_ver (chm_reg_list_no, ver_nm, in_force_ymd, source_desc, whole_yn, status_cd, release_dt)
      select l.chm_reg_list_no, ${verNm}, ${inForceYmd}::date, ${sourceDesc}, 'N', 'FIX', ${now} from chm_reg_list l
      where l.reg_list_cd in (select i."regListCd" from jsonb_to_recordset(${items}::jsonb) as i ("regListCd" text))`)
    await tx.query(sql`insert into chm_reg_item (chm_reg_ver_no, chm_substance_no, cut_pct_val, cut_op_cd, cut_basis_cd, cond_desc, ph_max_val,
        start_ymd, source_desc, verified_yn)
      select v.chm_reg_ver_no, s.chm_substance_no, i."cutPctVal", i."cutOpCd", 'WT', i."condDesc", i."phMaxVal", ${inForceYmd}::date,
        ${sourceDesc}, i."verifiedYn"
      from jsonb_to_recordset(${items}::jsonb) as i ("regListCd" text, "casNo" text, "cutPctVal" numeric, "cutOpCd" text, "condDesc" text,
        "phMaxVal" numeric, "verifiedYn" text)
        join chm_reg_list l on l.reg_list_cd = i."regListCd" join chm_reg_ver v on v.chm_reg_list_no = l.chm_reg_list_no
        join chm_substance s on s.cas_no = i."casNo" and s.delete_yn = 'N'`)
    await rescreen(tx, { today: dayOf(now), now })
  })
}
