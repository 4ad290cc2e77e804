/** Certificates of a round: all of them to the site, its own people's to a vendor. */
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { pathsOf } from '#platform/server/links/link.ts'
import { CERTIFICATE_LINK, certificateLinks } from './cert.link.ts'
import { type Certificate, certificates } from './seat.calls.ts'

export const certificateRoutes = answer(certificates, async ({ query, person, db, program, now, services }) => {
  const seats = await db.query<{ eduRqstNo: number; plantCd: string }>(
    sql`select edu_rqst_no as "eduRqstNo", plant_cd as "plantCd" from edu_rqst where edu_round_no = ${query.eduRoundNo}
      and edu_result_cd = 'PASS' and delete_yn = 'N'`,
  )
  const nos = seats.map(({ eduRqstNo }) => eduRqstNo)
  await services.db.write(person, (tx) => certificateLinks(tx, seats, { createUserId: person.userId, now }))
  const paths = await pathsOf(services, CERTIFICATE_LINK, nos)
  const rows = await program.query<Omit<Certificate, 'checkPath'>>(
    sql`select s.edu_rqst_no as "eduRqstNo", s.cert_no as "certNo", p.person_nm as "personNm",
        left(p.birth_ymd::text, 4) as "birthYear", v.vendor_nm as "vendorNm", l.plant_nm as "plantNm",
        c.course_nm as "courseNm", s.edu_class_cd as "eduClassCd", nullif(s.special_kind_no, 0) as "specialKindNo",
        s.edu_ymd as "eduYmd", s.credit_min_val as "creditMinVal", s.test_score as "testScore",
        s.valid_from_ymd as "validFromYmd", s.valid_to_ymd as "validToYmd"
      from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no join vendor_person p on p.person_no = s.person_no
        left join vendor_info v on v.vendor_cd = s.vendor_cd left join plant l on l.plant_cd = s.plant_cd
        left join edu_course c on c.edu_course_cd = r.edu_course_cd
      where s.edu_rqst_no = any(${nos}::bigint[]) order by s.cert_no`,
  )
  return { rows: rows.map((row) => ({ ...row, checkPath: paths.get(row.eduRqstNo) ?? '' })) }
})
