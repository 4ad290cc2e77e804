/** Beside the derived routes of cards: what was done with one, and what stands on its paper. */
import { specialsHeldBy } from '#modules/education/status/education.api.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { cardHistory, cardPaper, type Noted, type Printed } from './card.calls.ts'

const history = answer(cardHistory, async ({ places: { no }, db }) => ({
  rows: await db.query<Noted>(
    sql`select h.sgc_issue_hist_no as "sgcIssueHistNo", h.issue_act_cd as "issueActCd", h.act_dt as "actDt",
        (select d.user_nm from directory_person d where d.user_id = h.act_user_id) as "actUserNm", h.reason_desc as "reasonDesc"
      from sgc_issue_hist h join sgc_card c on c.sgc_card_no = h.sgc_card_no
      where h.sgc_card_no = ${no} order by h.act_dt desc, h.sgc_issue_hist_no desc limit 200`,
  ),
}))

const paper = answer(cardPaper, async ({ record: { sgcCardNo, personNo }, program }) => {
  const [[row], specials] = await Promise.all([
    program.query<Omit<Printed, 'specials'>>(paperOf(sgcCardNo)),
    specialsHeldBy(program, personNo),
  ])
  if (!row) throw notFound()
  return { ...row, specials }
})

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

export const cardRoutes = routes(history, paper)
