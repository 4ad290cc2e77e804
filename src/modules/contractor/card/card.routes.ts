/** Beside the derived routes of cards: what was done with one, and what stands on its paper. */
import { z } from 'zod'
import { specialsHeldBy } from '#modules/education/status/education.api.ts'
import { sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { sgcCard } from './card.model.ts'
import { hist, type Printed, paper } from './card.wire.ts'

const tags = [sgcCard.label]
const params = z.object({ no: z.coerce.number().int().positive() })

export function cardRoutes(app: App, { db }: Services): void {
  app.get(
    `${sgcCard.api}/:no/issuehists`,
    { config: needsDocument(sgcCard), schema: { tags, params, response: { 200: z.object({ rows: z.array(hist) }) } } },
    async (request) => {
      const { person } = askerOf(request, sgcCard)
      const rows = await db.query<z.infer<typeof hist>>(
        person,
        sql`select h.sgc_issue_hist_no as "sgcIssueHistNo", h.issue_act_cd as "issueActCd", h.act_dt as "actDt",
            (select d.user_nm from directory_person d where d.user_id = h.act_user_id) as "actUserNm", h.reason_desc as "reasonDesc"
          from sgc_issue_hist h join sgc_card c on c.sgc_card_no = h.sgc_card_no
          where h.sgc_card_no = ${request.params.no} order by h.act_dt desc, h.sgc_issue_hist_no desc limit 200`,
      )
      return { rows }
    },
  )

  // The key leaves the server only here, and only for the desk that prints cards.
  app.get(
    `${sgcCard.api}/:no/paper`,
    { config: needs(sgcCard.route.staff, 'write'), schema: { tags, params, response: { 200: paper } } },
    async (request) => {
      const { person } = askerOf(request, sgcCard)
      const [seen] = await db.query<{ personNo: number }>(
        person,
        sql`select person_no as "personNo" from sgc_card where sgc_card_no = ${request.params.no} and delete_yn = 'N'`,
      )
      if (!seen) throw notFound()
      const [[row], specials] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<Omit<Printed, 'specials'>>(paperOf(request.params.no)),
          specialsHeldBy(queries, seen.personNo),
        ]),
      )
      if (!row) throw notFound()
      return { ...row, specials }
    },
  )
}

const paperOf = (no: number) => sql`
  select c.sgc_card_no as "sgcCardNo", c.sgc_card_doc_no as "sgcCardDocNo", k.qr_key as "qrKey", p.person_nm as "personNm",
    left(p.birth_ymd::text, 4) as "birthYear", v.vendor_nm as "vendorNm", l.plant_nm as "plantNm", p.job_type_cd as "jobTypeCd",
    c.card_type_cd as "cardTypeCd", c.issue_ymd::text as "issueYmd", c.valid_to_ymd::text as "validToYmd",
    p.photo_file_id as "photoFileId",
    coalesce((select json_agg(q.qual_nm order by q.qual_nm) from (select distinct split_part(x.qual_nm, ' · ', 2) as qual_nm
      from person_qual x where x.person_no = p.person_no and x.status_cd = 'CONFIRM' and x.delete_yn = 'N' limit 4) q), '[]') as "qualNms"
  from sgc_card c join sgc_card_key k on k.sgc_card_no = c.sgc_card_no and k.end_dt is null
    join vendor_person p on p.person_no = c.person_no left join vendor_info v on v.vendor_cd = c.vendor_cd
    left join plant l on l.plant_cd = c.plant_cd
  where c.sgc_card_no = ${no} and c.status_cd in ('ISSUED', 'SUSP')`
