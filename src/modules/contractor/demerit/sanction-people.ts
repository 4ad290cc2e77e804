/** How people of contractors stand: points of twelve months, and stops. */
import { addMonths } from '#platform/model/calendar.ts'
import { searchText } from '#platform/model/hangul.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { PERSON_MONTHS } from './demerit.logic.ts'

interface Asked {
  q: string
  vendorCd?: string | undefined
  least?: number | undefined
  stopYn?: 'Y' | undefined
}

/** Everybody with demerits that are not over, or with a stop: set-based, on what the night has worked out. */
export const sanctionRows = ({ q, vendorCd, least, stopYn }: Asked, today: string): Sql => {
  const word = searchText(q)
  const stands = sql`s.stop_status_cd = 'ACTIVE' and s.delete_yn = 'N'
    and (s.reedu_ymd is null or coalesce(s.last_ymd, s.reedu_ymd) >= ${today}::date)`
  return sql`
    with d as (select person_no, max(year_score)::int as year_score, count(*)::int as demerits, max(viol_dt) as last_dt from sgc_demerit
        where status_cd not in ('TEMP', 'CANC') and delete_yn = 'N' and viol_dt > ${addMonths(today, -PERSON_MONTHS)}::date group by 1),
      s as (select distinct on (s.person_no) s.person_no, s.level_cd, s.first_ymd, s.last_ymd, s.reedu_ymd from sgc_stop s where ${stands}
        order by s.person_no, s.last_ymd desc nulls first)
    select p.person_no as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm",
      coalesce(d.year_score, 0) as "yearScore", coalesce(d.demerits, 0) as "demeritCnt", coalesce(c.credits, 0)::int as "creditCnt",
      coalesce(s.level_cd, 'NONE') as "levelCd", s.first_ymd::text as "fromYmd", s.last_ymd::text as "toYmd",
      s.reedu_ymd::text as "reeduYmd", k.status_cd as "cardStatusCd", d.last_dt as "lastViolDt"
    from d full join s using (person_no)
      join vendor_person p using (person_no) left join vendor_info v on v.vendor_cd = p.vendor_cd
      left join lateral (select count(*) as credits from demerit_credit c where c.person_no = p.person_no and c.delete_yn = 'N'
        and c.credit_ymd > ${addMonths(today, -PERSON_MONTHS)}::date) c on true
      left join lateral (select k.status_cd from sgc_card k where k.person_no = p.person_no and k.delete_yn = 'N'
        order by k.sgc_card_no desc limit 1) k on true
    where ${and([
      ...(least === undefined ? [sql`(d.year_score >= 1 or s.level_cd is not null)`] : [sql`d.year_score >= ${least}`]),
      ...(stopYn ? [sql`s.first_ymd <= ${today}::date`] : []),
      ...(vendorCd ? [sql`p.vendor_cd = ${vendorCd}`] : []),
      ...(word
        ? [
            sql`(strpos(lower(p.person_nm), ${word}) > 0 or strpos(p.person_nm_initials, ${word}) > 0 or strpos(lower(v.vendor_nm), ${word}) > 0)`,
          ]
        : []),
    ])}`
}
