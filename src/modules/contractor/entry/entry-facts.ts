/** What the site itself knows of people who want to come in, in one statement for all of them. */
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import type { PersonFacts } from './eligibility.logic.ts'

export interface Asked {
  personNos: readonly number[]
  fromYmd: string
  toYmd: string
  at: Date
}

const dayInSeoul = (column: string) => `(${column} at time zone 'Asia/Seoul')::date`

export const factsOf = (db: Queries, { personNos, fromYmd, toYmd, at }: Asked): Promise<PersonFacts[]> =>
  db.query<PersonFacts>(sql`
    select p.person_no as "personNo", p.vendor_cd as "vendorCd", p.birth_ymd as "birthYmd", p.nation_cd as "nationCd",
      p.visa_type_cd as "visaTypeCd", p.visa_to_ymd as "visaToYmd", p.agree_yn as "agreeYn", p.person_status_cd as "personStatusCd",
      coalesce(m.status_cd, v.vendor_status_cd) as "vendorStatusCd", coalesce(m.eval_grade_cd, v.eval_grade_cd) as "evalGradeCd",
      v.vendor_risk_cd as "vendorRiskCd", m.suspend_to_ymd as "suspendToYmd",
      coalesce((select jsonb_agg(jsonb_build_object('docTypeCd', d.doc_type_cd, 'validFromYmd', d.valid_from_ymd, 'validToYmd', d.valid_to_ymd))
        from vendor_doc d where d.vendor_cd = p.vendor_cd and d.status_cd in ('CONFIRM', 'EXPIRED') and d.delete_yn = 'N'), '[]') as docs,
      coalesce((select jsonb_agg(jsonb_build_object('qualTypeCd', q.qual_type_cd, 'certNo', q.cert_no, 'validToYmd', q.valid_to_ymd))
        from person_qual q where q.person_no = p.person_no and q.status_cd = 'CONFIRM' and q.delete_yn = 'N'), '[]') as quals,
      (select max(${raw(dayInSeoul('l.out_dt'))}) from entry_log l where l.worker_key = p.human_key and l.plant_cd = p.plant_cd
        and l.delete_yn = 'N') as "lastOutYmd",
      coalesce((select jsonb_agg(jsonb_build_object('inDt', l.in_dt, 'outDt', l.out_dt)) from entry_log l
        where l.worker_key = p.human_key and l.plant_cd = p.plant_cd and l.delete_yn = 'N' and l.in_dt <= ${at}::timestamptz
          and (l.out_dt is null or l.out_dt > ${at}::timestamptz - interval '24 hours')
          and l.in_dt > ${at}::timestamptz - interval '3 days'), '[]') as stays,
      (select r.entry_rqst_doc_no from entry_rqst_persons x join entry_rqst r using (entry_rqst_no)
          join vendor_person o on o.person_no = x.person_no
        where o.human_key = p.human_key and o.plant_cd = p.plant_cd and r.vendor_cd <> p.vendor_cd and r.delete_yn = 'N'
          and r.status_cd in ('APPR', 'PART') and x.line_status_cd in ('OK', 'WARN')
          and r.entry_start_ymd <= ${toYmd}::date and r.entry_end_ymd >= ${fromYmd}::date limit 1) as "otherDocNo",
      coalesce((select jsonb_agg(jsonb_build_object('ruleCd', e.rule_cd, 'untilDt', e.until_dt, 'reasonDesc', e.reason_desc, 'userNm', u.user_nm)
          order by e.until_dt)
        from entry_release e left join directory_person u on u.user_id = e.release_user_id
        where e.person_no = p.person_no and e.delete_yn = 'N' and e.until_dt > ${at}::timestamptz), '[]') as releases
    from vendor_person p
      join vendor_info v on v.vendor_cd = p.vendor_cd
      left join vendor_master m on m.vendor_cd = p.vendor_cd and m.delete_yn = 'N' and m.status_cd <> 'TEMP'
    where p.person_no = any(${[...personNos]}::bigint[]) and p.delete_yn = 'N'`)
