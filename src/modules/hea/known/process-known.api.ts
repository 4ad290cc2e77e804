/** What health has found at a process, for those who look for its hazards: limits exceeded and work that burdens the body. */
import type { KnownSource } from '#modules/rsa/survey/survey.ports.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { measure } from '../measure/measure.model.ts'
import { muscleWork } from '../muscle/muscle-work.model.ts'

const MOST = 200
const only = (key: Sql, id: string | undefined): Sql => (id === undefined ? raw('true') : sql`${key} = ${id}`)

/** A factor at a unit as the last measurement found it, of no person. */
const exceeded: KnownSource = {
  kindCd: 'MEAS',
  model: measure,
  async find(db, { plantCd, processNo, fromYmd }, id) {
    const key = sql`u.measure_unit_no || '-' || s.factor_cd`
    const rows = await db.query<{
      id: string
      recordNo: number
      docNo: string
      ymd: string | null
      titleDesc: string
      detailDesc: string
    }>(
      sql`select * from (
          select distinct on (u.measure_unit_no, s.factor_cd) ${key} as id, m.measure_no::int as "recordNo",
            m.measure_doc_no as "docNo", m.sample_end_ymd::text as ymd, s.exceed_yn as exceeded, s.index_val,
            coalesce(f.factor_nm, s.factor_cd) || ' (' || u.unit_nm || ')' as "titleDesc",
            trim_scale(s.twa_val) || ' / ' || trim_scale(coalesce(s.limit_adj_val, s.limit_val)) || ' ' || s.unit_cd as "detailDesc"
          from measure_unit u join measure_sample s on s.measure_unit_no = u.measure_unit_no and s.delete_yn = 'N'
            join measure m on m.measure_no = s.measure_no and m.delete_yn = 'N'
            left join hea_hazard_factor f on f.factor_cd = s.factor_cd
          where u.plant_cd = ${plantCd} and u.process_no = ${processNo} and u.delete_yn = 'N' and u.status_cd = 'ACTIVE'
            and s.limit_val is not null and m.sample_end_ymd >= ${fromYmd}::date and ${only(key, id)}
          order by u.measure_unit_no, s.factor_cd, m.sample_end_ymd desc, s.index_val desc
        ) last where exceeded = 'Y' order by index_val desc limit ${MOST}`,
    )
    return rows.map(({ id: one, recordNo, docNo, ymd, titleDesc, detailDesc }) => ({
      id: one,
      recordNo,
      docNo,
      ymd,
      titleDesc,
      detailDesc,
      wordDesc: null,
      accTypeCd: 'CONTACT',
      hazardCatCd: 'CHEM',
      measureDesc: null,
    }))
  },
}

const burdens: KnownSource = {
  kindCd: 'MUSCLE',
  model: muscleWork,
  async find(db, { plantCd, processNo, fromYmd }, id) {
    const rows = await db.query<{
      id: string
      recordNo: number
      docNo: string | null
      ymd: string
      titleDesc: string
      detailDesc: string | null
      measureDesc: string | null
    }>(
      sql`select w.muscle_work_no::text as id, w.muscle_work_no::int as "recordNo", w.muscle_work_doc_no as "docNo",
          (w.update_dt at time zone 'Asia/Seoul')::date::text as ymd, w.work_nm as "titleDesc", w.work_desc as "detailDesc",
          w.improve_desc as "measureDesc"
        from muscle_work w where w.plant_cd = ${plantCd} and w.process_no = ${processNo} and w.delete_yn = 'N'
          and w.status_cd = 'SCORED' and (w.burden_yn = 'Y' or w.risk_lvl_cd in ('3', '4')) and w.update_dt >= ${fromYmd}::date
          and ${only(sql`w.muscle_work_no::text`, id)}
        order by w.risk_lvl_cd desc nulls last, w.muscle_work_no desc limit ${MOST}`,
    )
    return rows.map((row) => ({ ...row, wordDesc: null, accTypeCd: 'STRAIN' as const, hazardCatCd: 'ERGO' as const }))
  },
}

export const knownByHealth: readonly KnownSource[] = [exceeded, burdens]
