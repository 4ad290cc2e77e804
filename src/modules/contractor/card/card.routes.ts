/** Beside the derived routes of cards: what was done with one, and what stands on its paper. */
import { specialsHeldBy } from '#modules/education/status/education.api.ts'
import { wordedFor, wordedRow } from '#platform/model/sentences.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { type QualType, qualWord } from '../person/person-qual.model.ts'
import { cardHistory, cardPaper, type Noted, type Printed } from './card.calls.ts'

const history = answer(cardHistory, async ({ places: { no }, db, request: { language } }) => {
  const rows = await db.query<Noted>(
    sql`select h.sgc_issue_hist_no as "sgcIssueHistNo", h.issue_act_cd as "issueActCd", h.act_dt as "actDt",
        (select d.user_nm from directory_person d where d.user_id = h.act_user_id) as "actUserNm", h.reason_desc as "reasonDesc"
      from sgc_issue_hist h join sgc_card c on c.sgc_card_no = h.sgc_card_no
      where h.sgc_card_no = ${no} order by h.act_dt desc, h.sgc_issue_hist_no desc limit 200`,
  )
  return { rows: rows.map((row) => wordedRow('contractor', language, row, 'reasonDesc')) }
})

type Found = Omit<Printed, 'specials' | 'qualNms'> & { qualTypeCds: QualType[] }

const paper = answer(cardPaper, async ({ record: { sgcCardNo, personNo }, program, request: { language } }) => {
  const [[row], specials] = await Promise.all([
    program.query<Found>(paperOf(sgcCardNo)),
    specialsHeldBy(program, personNo),
  ])
  if (!row) throw notFound()
  const { qualTypeCds, ...printed } = row
  return { ...printed, qualNms: qualTypeCds.map((code) => wordedFor('contractor', language, qualWord(code))), specials }
})

const paperOf = (no: number) => sql`
  select c.sgc_card_no as "sgcCardNo", c.sgc_card_doc_no as "sgcCardDocNo", k.qr_key as "qrKey", p.person_nm as "personNm",
    left(p.birth_ymd::text, 4) as "birthYear", v.vendor_nm as "vendorNm", l.plant_nm as "plantNm", p.job_type_cd as "jobTypeCd",
    c.card_type_cd as "cardTypeCd", c.issue_ymd::text as "issueYmd", c.valid_to_ymd::text as "validToYmd",
    p.photo_file_id as "photoFileId",
    coalesce((select json_agg(q.qual_type_cd order by q.qual_type_cd) from (select distinct x.qual_type_cd
      from person_qual x where x.person_no = p.person_no and x.status_cd = 'CONFIRM' and x.delete_yn = 'N' limit 4) q), '[]') as "qualTypeCds"
  from sgc_card c join sgc_card_key k on k.sgc_card_no = c.sgc_card_no and k.end_dt is null
    join vendor_person p on p.person_no = c.person_no left join vendor_info v on v.vendor_cd = c.vendor_cd
    left join plant l on l.plant_cd = c.plant_cd
  where c.sgc_card_no = ${no} and c.status_cd in ('ISSUED', 'SUSP')`

export const cardRoutes = routes(history, paper)
