/** The files behind the forms: a version is uploaded, and each can be had back. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendFile } from '#platform/server/attachments/sent-file.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { formTemplateMaster } from './form-template.master.ts'

const tags = ['양식']
const MAX_BYTES = 10_000_000
const EXTENSIONS = /\.(xlsx|xls|docx|doc|hwp|hwpx|pptx|ppt|pdf)$/i

export function formTemplateRoutes(app: App, services: Services): void {
  const { db } = services
  const querystring = z.object({
    formKey: z.string().regex(/^\w{1,40}$/),
    formNm: z.string().trim().min(1).max(100),
  })
  const answer = z.object({ formTemplateNo: z.number(), versionNo: z.number() })
  app.post(
    `${formTemplateMaster.api}/upload`,
    {
      config: needs(formTemplateMaster.route, 'write'),
      schema: { tags, querystring, consumes: ['multipart/form-data'], response: { 201: answer } },
    },
    async (request, reply) => {
      const file = await fileOf(request)
      return reply.status(201).send(await addVersion(services, request, request.query, file))
    },
  )

  const params = z.object({ key: z.coerce.number().int().positive() })
  app.get(
    `${formTemplateMaster.api}/:key/file`,
    { config: needs(formTemplateMaster.route), schema: { tags, params } },
    async (request, reply) => {
      const [form] = await db.query<{ fileOrgNm: string; contentType: string; content: Buffer }>(
        request.person,
        sql`select file_org_nm as "fileOrgNm", content_type as "contentType", content from com_form_template
        where form_template_no = ${request.params.key} and delete_yn = 'N'`,
      )
      if (!form) throw notFound()
      return sendFile(request, reply, 'attachment', {
        fileNm: form.fileOrgNm,
        contentType: form.contentType,
        sizeBytes: form.content.length,
        content: async () => Readable.from(form.content, { objectMode: false }),
      })
    },
  )
}

interface FormFile {
  fileOrgNm: string
  contentType: string
  content: Buffer
}
async function fileOf(request: FastifyRequest): Promise<FormFile> {
  const part = await request.file({ limits: { fileSize: MAX_BYTES } })
  if (!part) throw new Refusal(400, 'K-53', '파일을 등록해 주세요.')
  const content = await buffer(part.file)
  if (part.file.truncated)
    throw new Refusal(413, 'K-52', '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.')
  if (!EXTENSIONS.test(part.filename))
    throw new Refusal(415, 'SYS_FORM_KIND', '양식으로 쓸 수 없는 파일입니다: {name}', {
      values: { name: part.filename },
    })
  return { fileOrgNm: part.filename.normalize('NFC').slice(-255), contentType: part.mimetype.slice(0, 100), content }
}

/** The new version is the one in use. */
async function addVersion(
  { db, clock }: Services,
  { person, ip }: FastifyRequest,
  { formKey, formNm }: { formKey: string; formNm: string },
  { fileOrgNm, contentType, content }: FormFile,
) {
  const now = clock.now()
  return db.write(person, async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`form ${formKey}`}))`)
    await tx.query(sql`update com_form_template set use_yn = 'N' where form_key = ${formKey} and use_yn = 'Y'`)
    const [added] = await tx.query<{ formTemplateNo: number; versionNo: number }>(sql`
      insert into com_form_template (form_key, form_nm, version_no, file_org_nm, content_type, content, create_user_id,
        create_dt, update_user_id, update_dt)
      select ${formKey}, ${formNm}, coalesce(max(version_no), 0) + 1, ${fileOrgNm}, ${contentType},
        decode(${content.toString('base64')}, 'base64'), ${person.userId}, ${now}, ${person.userId}, ${now}
      from com_form_template where form_key = ${formKey}
      returning form_template_no as "formTemplateNo", version_no as "versionNo"`)
    if (!added) throw notFound()
    await writeAudit(tx, {
      now,
      userId: person.userId,
      ip,
      plantCd: person.plantCd,
      actionCd: 'CREATE',
      bizCd: formTemplateMaster.name,
      bizNo: added.formTemplateNo,
      diff: { formKey: [null, formKey], versionNo: [null, added.versionNo], fileOrgNm: [null, fileOrgNm] },
    })
    return added
  })
}
