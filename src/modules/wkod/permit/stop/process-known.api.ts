/** What permits tell of a process to those who look for its hazards: stops, works, cards seen at them, materials used. */

import { permitTypes } from '#modules/common/permit-types.model.ts'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { vendorMsds } from '#modules/contractor/msds/vendor-msds.model.ts'
import type { KnownHazard, KnownSource } from '#modules/rsa/survey/survey.ports.ts'
import { obsTypes } from '#modules/saf/observe/obs-card.logic.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { permit } from '../permit.model.ts'

const MOST = 200
const only = (key: Sql, id: string | undefined): Sql => (id === undefined ? raw('true') : sql`${key} = ${id}`)
const wordOf = <T extends Readonly<Record<string, string>>>(words: T, code: string): string | null =>
  words[code] ?? null

type Row = Omit<KnownHazard, 'wordDesc' | 'accTypeCd' | 'hazardCatCd' | 'measureDesc' | 'detailDesc'> & {
  code: string
  detailDesc?: string | null
}
const plain = { detailDesc: null, wordDesc: null, accTypeCd: null, hazardCatCd: null, measureDesc: null }

/** No end of a day or of a permit is one. */
const noStop = ['BREAK', 'SHIFT', 'EXPIRED', 'VENDOR']

const stops: KnownSource = {
  kindCd: 'PTW',
  model: permit,
  async find(db, { plantCd, processNo, fromYmd }, id) {
    const key = sql`p.permit_no || '-' || s.seq_no`
    const rows = await db.query<Row>(
      sql`select ${key} as id, p.permit_no::int as "recordNo", p.permit_doc_no as "docNo", s.reason_cd as code,
          (s.susp_dt at time zone 'Asia/Seoul')::date::text as ymd, p.wkod_title as "titleDesc"
        from wkod_master p join wkod_master_permit_susp s on s.permit_no = p.permit_no
        where p.plant_cd = ${plantCd} and p.process_no = ${processNo} and p.delete_yn = 'N' and s.susp_dt >= ${fromYmd}::date
          and s.reason_cd <> all(${noStop}::text[]) and s.decision_cd is distinct from 'MISTAKE' and ${only(key, id)}
        order by s.susp_dt desc, p.permit_no desc limit ${MOST}`,
    )
    return rows.map(({ code, ...row }) => ({ ...plain, ...row, wordDesc: wordOf(suspReasons, code) }))
  },
}

/** Which kinds of work were permitted there, each once. */
const works: KnownSource = {
  kindCd: 'WORK',
  model: permit,
  async find(db, { plantCd, processNo, fromYmd }, id) {
    const rows = await db.query<{ code: string; cnt: number; ymd: string; titleDesc: string }>(
      sql`select k.code, count(*)::int as cnt, max(p.wkod_dt)::text as ymd,
          (array_agg(p.wkod_title order by p.wkod_dt desc, p.permit_no desc))[1] as "titleDesc"
        from wkod_master p cross join lateral unnest(string_to_array(concat_ws(' ', p.permit_base_cd, p.permit_sub_cds), ' ')) as k(code)
        where p.plant_cd = ${plantCd} and p.process_no = ${processNo} and p.delete_yn = 'N' and p.rqst_dt is not null
          and p.wkod_dt >= ${fromYmd}::date and k.code not in ('GEN', '') and ${only(sql`k.code`, id)}
        group by k.code order by cnt desc, k.code`,
    )
    return rows.map(({ code, cnt, ...row }) => ({
      ...plain,
      ...row,
      id: code,
      recordNo: null,
      docNo: String(cnt),
      wordDesc: wordOf(permitTypes, code),
    }))
  },
}

/** Seen at a permit of the process, or at a place that is called by it. */
const cards: KnownSource = {
  kindCd: 'OBS',
  model: obsCard,
  async find(db, { plantCd, processNo, fromYmd }, id) {
    const rows = await db.query<Row>(
      sql`select c.obs_card_no::text as id, c.obs_card_no::int as "recordNo", c.obs_card_doc_no as "docNo", c.obs_type_cd as code,
          (c.obs_dt at time zone 'Asia/Seoul')::date::text as ymd, left(c.content_desc, 300) as "titleDesc",
          c.place_desc as "detailDesc"
        from obs_card c where c.plant_cd = ${plantCd} and c.delete_yn = 'N' and c.obs_type_cd <> 'GOOD' and c.status_cd <> 'DUP'
          and c.obs_dt >= ${fromYmd}::date and ${only(sql`c.obs_card_no::text`, id)}
          and (c.permit_no in (select p.permit_no from wkod_master p where p.process_no = ${processNo})
            or exists (select from process r where r.process_no = ${processNo} and strpos(c.place_desc, r.process_nm) > 0))
        order by c.obs_dt desc, c.obs_card_no desc limit ${MOST}`,
    )
    return rows.map(({ code, ...row }) => ({ ...plain, ...row, wordDesc: wordOf(obsTypes, code) }))
  },
}

/** Materials of contractors that permits of the process name. */
const materials: KnownSource = {
  kindCd: 'MSDS',
  model: vendorMsds,
  async find(db, { plantCd, processNo, fromYmd }, id) {
    const rows = await db.query<Row & { measureDesc: string | null }>(
      sql`select m.vendor_msds_no::text as id, m.vendor_msds_no::int as "recordNo", m.vendor_msds_doc_no as "docNo",
          m.bring_in_ymd::text as ymd, m.product_nm as "titleDesc", m.handle_desc as "detailDesc", '' as code,
          m.ppe_desc as "measureDesc"
        from vendor_msds m where m.plant_cd = ${plantCd} and m.delete_yn = 'N' and m.status_cd in ('APPR', 'IN', 'OUT')
          and ${only(sql`m.vendor_msds_no::text`, id)} and m.vendor_msds_doc_no in (
            select unnest(string_to_array(p.type_json->>'msdsNo', ' ')) from wkod_master p
            where p.process_no = ${processNo} and p.delete_yn = 'N' and p.wkod_dt >= ${fromYmd}::date and p.type_json ? 'msdsNo')
        order by m.bring_in_ymd desc, m.vendor_msds_no desc limit ${MOST}`,
    )
    return rows.map(({ code: _, ...row }) => ({
      ...plain,
      ...row,
      accTypeCd: 'CONTACT' as const,
      hazardCatCd: 'CHEM' as const,
    }))
  },
}

export const knownAtPermits: readonly KnownSource[] = [stops, works, cards, materials]
