/** What chemicals know of a process, for those who look for its hazards: the phrases of what is handled there. */
import type { KnownSource } from '#modules/rsa/survey/survey.ports.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'

const MOST = 200

interface Known {
  id: string
  recordNo: number
  docNo: string
  titleDesc: string
  detailDesc: string | null
  measureDesc: string | null
  isFlammable: boolean
}
/** A product in use, with its hazard statements and the protection that its precautions ask for. */
const products: KnownSource = {
  kindCd: 'CHM',
  model: { area: 'chm', route: { staff: MATERIAL_ROUTE } },
  async find(db, { plantCd, processNo }, id) {
    const only = id === undefined ? raw('true') : sql`m.chm_mat_no::text = ${id}`
    const rows = await asProgram(db).query<Known>(sql`
      select m.chm_mat_no::text as id, m.chm_mat_no::int as "recordNo", m.chm_mat_cd as "docNo",
        m.mat_nm || coalesce(' — ' || p.use_desc, '') as "titleDesc", h.said as "detailDesc",
        (select s.text_ko from chm_ghs_statement s where s.statement_cd = 'P280' and h.asks_protection) as "measureDesc",
        coalesce(h.is_flammable, false) as "isFlammable"
      from chm_mat_use u join chm_mat_use_proc p on p.chm_mat_use_no = u.chm_mat_use_no and p.process_no = ${processNo}
        join chm_material m on m.chm_mat_no = u.chm_mat_no and m.delete_yn = 'N'
        cross join lateral (
          select string_agg(distinct s.statement_cd || ' ' || s.text_ko, ', ' order by s.statement_cd || ' ' || s.text_ko) as said,
            bool_or(k.p_cds ~ 'P280') as asks_protection, bool_or(g.hazard_class_cd like 'FLAM%') as is_flammable
          from chm_ghs g join chm_ghs_class k on k.hazard_class_cd = g.hazard_class_cd and k.category_cd = g.category_cd and k.end_ymd is null
              and k.delete_yn = 'N' join chm_ghs_statement s on s.statement_cd = any(string_to_array(k.h_cds, ' '))
          where g.chm_mat_no = m.chm_mat_no and g.chosen_yn = 'Y' and g.rev_no > 0 and g.none_yn = 'N' and g.delete_yn = 'N') h
      where u.plant_cd = ${plantCd} and u.status_cd = 'ACTIVE' and u.delete_yn = 'N' and ${only}
      order by h.said is null, m.mat_nm limit ${MOST}`)
    return rows.map(({ isFlammable, detailDesc, ...row }) => ({
      ...row,
      detailDesc,
      ymd: null,
      wordDesc: detailDesc === null ? 'GHS 분류 확인 필요' : null,
      accTypeCd: isFlammable ? ('FIRE' as const) : ('CONTACT' as const),
      hazardCatCd: 'CHEM' as const,
    }))
  },
}

export const knownByChemicals: readonly KnownSource[] = [products]
