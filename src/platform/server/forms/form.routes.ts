/** Forms to be filled in outside (S-273): whoever is signed in may have one, vendors included. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { sendFile } from '../attachments/sent-file.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

interface StoredForm {
  fileOrgNm: string
  contentType: string
  content: Buffer
}

export function registerForms(app: App, { db }: Services): void {
  const params = z.object({ formKey: z.string().regex(/^\w{1,40}$/) })
  app.get('/api/common/formdownload/:formKey', { schema: { tags: ['공통'], params } }, async (request, reply) => {
    const [form] = await db.query<StoredForm>(
      request.person,
      sql`select file_org_nm as "fileOrgNm", content_type as "contentType", content from com_form_template
        where form_key = ${request.params.formKey} and use_yn = 'Y' and delete_yn = 'N'`,
    )
    if (!form) throw formMissing()
    const { fileOrgNm, contentType, content } = form
    return sendFile(request, reply, 'attachment', {
      fileNm: fileOrgNm,
      contentType,
      sizeBytes: content.length,
      content: async () => Readable.from(content, { objectMode: false }),
    })
  })
}

/** K-56 */
const formMissing = () =>
  new Refusal(404, 'NOT_FOUND', '양식이 없거나 다운로드 중 오류가 발생했습니다. 관리자에게 문의하세요.')
