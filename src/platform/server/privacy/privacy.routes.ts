/** The privacy notice in force, for whoever asks: before signing in as well (개인정보 보호법 제30조제2항). */
import { z } from 'zod'
import { languages } from '#platform/model/problem.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'

const query = z.strictObject({ versionNo: z.coerce.number().int().min(1).max(1_000_000).optional() })
const version = z.object({ versionNo: z.number(), effectiveYmd: z.string(), changeDesc: z.string().nullable() })
const answer = z.object({
  ...version.shape,
  /** Korean where it has not been written in the reader's language. */
  langCd: z.enum(['kr', 'en', 'zh', 'es']),
  bodyDesc: z.string(),
  /** What was in force before, and what will be, newest first. */
  versions: z.array(version),
})
type Version = z.infer<typeof version>

export function registerPrivacy(app: App, { db, clock }: Services): void {
  app.get(
    '/api/common/privacynotice',
    { config: { open: true }, schema: { tags: ['공통'], querystring: query, response: { 200: answer } } },
    async (request) => {
      const today = clock.today()
      const shown = languages.find((one) => one === request.language) ?? 'kr'
      const [notices, versions] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<Omit<z.infer<typeof answer>, 'versions'>>(sql`
            select version_no as "versionNo", effective_ymd as "effectiveYmd", change_desc as "changeDesc", lang_cd as "langCd",
              body_desc as "bodyDesc"
            from com_privacy_notice where delete_yn = 'N' and lang_cd in ('kr', ${shown})
              and version_no = coalesce(${request.query.versionNo ?? null}::int, (
                select max(version_no) from com_privacy_notice where delete_yn = 'N' and effective_ymd <= ${today}::date))
            order by lang_cd = ${shown} desc limit 1`),
          queries.query<Version>(sql`
            select distinct on (version_no) version_no as "versionNo", effective_ymd as "effectiveYmd", change_desc as "changeDesc"
            from com_privacy_notice where delete_yn = 'N' order by version_no desc, lang_cd = ${shown} desc, lang_cd = 'kr' desc`),
        ]),
      )
      const [notice] = notices
      if (!notice) throw notFound()
      return { ...notice, versions }
    },
  )
}
