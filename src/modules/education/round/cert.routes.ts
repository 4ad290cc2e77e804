/** Certificates of a round: all of them to the site, its own people's to a vendor. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { pathsOf } from '#platform/server/links/link.ts'
import type { Services } from '#platform/server/services.ts'
import { personUnder } from '#platform/server/sign-in/menu-right.ts'
import { CERTIFICATE_LINK, certificateLinks } from './cert.link.ts'
import { APPLY_ROUTE, eduRound } from './edu-round.model.ts'

const text = z.string().nullable()
const count = z.number().nullable()
const certificate = z.object({
  eduRqstNo: z.number(),
  certNo: z.string(),
  personNm: z.string(),
  birthYear: z.string(),
  vendorNm: text,
  plantNm: text,
  courseNm: text,
  eduClassCd: z.string(),
  specialKindNo: count,
  eduYmd: z.string(),
  creditMinVal: count,
  testScore: count,
  validFromYmd: text,
  validToYmd: text,
  /** Where anybody may ask whether it holds: what the code on the paper leads to. */
  checkPath: z.string(),
})

export function certificateRoutes(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    '/api/saf/education/certificates',
    {
      config: { right: { staff: [eduRound.route.staff], vendor: [APPLY_ROUTE], kind: 'access' } },
      schema: {
        tags: [eduRound.label],
        querystring: z.strictObject({ eduRoundNo: z.coerce.number().int().positive() }),
        response: { 200: z.object({ rows: z.array(certificate) }) },
      },
    },
    async (request) => {
      const route = request.person.kind === 'vendor' ? APPLY_ROUTE : eduRound.route.staff
      const person = personUnder(request, route)
      const seats = await db.query<{ eduRqstNo: number; plantCd: string }>(
        person,
        sql`select edu_rqst_no as "eduRqstNo", plant_cd as "plantCd" from edu_rqst where edu_round_no = ${request.query.eduRoundNo}
          and edu_result_cd = 'PASS' and delete_yn = 'N'`,
      )
      const nos = seats.map(({ eduRqstNo }) => eduRqstNo)
      await db.write(person, (tx) => certificateLinks(tx, seats, { createUserId: person.userId, now: clock.now() }))
      const paths = await pathsOf(services, CERTIFICATE_LINK, nos)
      // The round is the site's document; what of it stands on a certificate is its person's to know.
      const rows = await db.query<Omit<z.infer<typeof certificate>, 'checkPath'>>(
        'SYSTEM',
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
    },
  )
}
