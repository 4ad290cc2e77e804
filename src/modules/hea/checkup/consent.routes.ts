/** The wording that people agree to: the newest for whoever is asked, all versions for the health manager, who adds one. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { CONSENT_ROUTE, MY_CHECKUP_ROUTE, RESERVATION_ROUTE } from './checkup-codes.model.ts'
import { problemOf } from './checkup-refusal.ts'
import { type Version, version } from './consent.wire.ts'

const API = '/api/hea/checkup/consenttext'
const tags = ['건강검진 동의서']
const newest = version.pick({ consentTextVerNo: true, consentTextDesc: true })

export function consentRoutes(app: App, { db, clock }: Services): void {
  app.get(
    API,
    {
      config: needs([MY_CHECKUP_ROUTE, RESERVATION_ROUTE, CONSENT_ROUTE]),
      schema: { tags, response: { 200: newest } },
    },
    async ({ person }) => {
      const [row] = await db.query<z.infer<typeof newest>>(
        person,
        sql`select consent_text_ver_no as "consentTextVerNo", consent_text_desc as "consentTextDesc" from hea_consent_text
          order by consent_text_ver_no desc limit 1`,
      )
      return row ?? { consentTextVerNo: 0, consentTextDesc: '' }
    },
  )

  app.get(
    `${API}s`,
    { config: needs(CONSENT_ROUTE), schema: { tags, response: { 200: z.object({ rows: z.array(version) }) } } },
    async () => ({
      // Counted over all plants: the wording is the same for all.
      rows: await db.query<Version>(
        'SYSTEM',
        sql`select c.consent_text_ver_no as "consentTextVerNo", c.consent_text_desc as "consentTextDesc", c.text_hash as "textHash",
            c.create_dt as "createDt", p.user_nm as "createUserNm",
            (select count(*)::int from hea_checkup_reservation r where r.consent_text_ver_no = c.consent_text_ver_no) as "answerCnt"
          from hea_consent_text c left join directory_person p on p.user_id = c.create_user_id
          order by c.consent_text_ver_no desc`,
      ),
    }),
  )

  app.post(
    `${API}s`,
    {
      config: needs(CONSENT_ROUTE, 'write', ['HLM']),
      schema: {
        tags,
        body: z.strictObject({ consentTextDesc: z.string().trim().min(50).max(10_000) }),
        response: { 201: newest },
      },
    },
    async ({ person, body, ip }, reply) => {
      const { consentTextDesc } = body
      const textHash = createHash('sha256').update(consentTextDesc).digest('hex')
      const added = await db.write(person, async (tx) => {
        const [last] = await tx.query<{
          no: number
          hash: string
        }>(sql`select consent_text_ver_no as no, text_hash as hash
          from hea_consent_text order by consent_text_ver_no desc limit 1`)
        if (last?.hash === textHash)
          throw problemOf('consentTextDesc', 'HEA_CONSENT_SAME', '지금 쓰는 동의서와 같습니다.')
        const consentTextVerNo = (last?.no ?? 0) + 1
        await tx.query(sql`insert into hea_consent_text (consent_text_ver_no, consent_text_desc, text_hash, create_user_id, create_dt)
          values (${consentTextVerNo}, ${consentTextDesc}, ${textHash}, ${person.userId}, ${clock.now()})`)
        // Texts of consents stand in the audit by their hash only.
        const entry = { bizCd: 'hea-consent-text', bizNo: consentTextVerNo, actionCd: 'CREATE' }
        await writeAudit(tx, {
          ...entry,
          now: clock.now(),
          userId: person.userId,
          ip,
          diff: { textHash: [null, textHash] },
        })
        return { consentTextVerNo, consentTextDesc }
      })
      return reply.status(201).send(added)
    },
  )
}
