/** The wording that people agree to: the newest for whoever is asked, all versions for the health manager, who adds one. */
import { createHash } from 'node:crypto'
import type { AnswerOf } from '#platform/model/call.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { problemOf } from './checkup-refusal.ts'
import { addConsent, consentText, consentVersions, type Version } from './consent.calls.ts'

const newest = answer(consentText, async ({ db }) => {
  const [row] = await db.query<AnswerOf<typeof consentText>>(sql`
    select consent_text_ver_no as "consentTextVerNo", consent_text_desc as "consentTextDesc" from hea_consent_text
    order by consent_text_ver_no desc limit 1`)
  return row ?? { consentTextVerNo: 0, consentTextDesc: '' }
})

const versions = answer(consentVersions, async ({ program }) => ({
  rows: await program.query<Version>(sql`
    select c.consent_text_ver_no as "consentTextVerNo", c.consent_text_desc as "consentTextDesc", c.text_hash as "textHash",
      c.create_dt as "createDt", p.user_nm as "createUserNm",
      (select count(*)::int from hea_checkup_reservation r where r.consent_text_ver_no = c.consent_text_ver_no) as "answerCnt"
    from hea_consent_text c left join directory_person p on p.user_id = c.create_user_id
    order by c.consent_text_ver_no desc`),
}))

const add = answer(addConsent, async ({ body: { consentTextDesc }, person, tx, now, ip }) => {
  const textHash = createHash('sha256').update(consentTextDesc).digest('hex')
  const [last] = await tx.query<{ no: number; hash: string }>(sql`
    select consent_text_ver_no as no, text_hash as hash from hea_consent_text order by consent_text_ver_no desc limit 1`)
  if (last?.hash === textHash) throw problemOf('consentTextDesc', 'HEA_CONSENT_SAME', '지금 쓰는 동의서와 같습니다.')
  const consentTextVerNo = (last?.no ?? 0) + 1
  await tx.query(sql`insert into hea_consent_text (consent_text_ver_no, consent_text_desc, text_hash, create_user_id, create_dt)
    values (${consentTextVerNo}, ${consentTextDesc}, ${textHash}, ${person.userId}, ${now})`)
  // Texts of consents stand in the audit by their hash only.
  const entry = { bizCd: 'hea-consent-text', bizNo: consentTextVerNo, actionCd: 'CREATE' }
  await writeAudit(tx, { ...entry, now, userId: person.userId, ip, diff: { textHash: [null, textHash] } })
  return { consentTextVerNo, consentTextDesc }
})

export const consentRoutes = routes(newest, versions, add)
