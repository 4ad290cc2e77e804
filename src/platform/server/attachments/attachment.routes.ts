/** The endpoints of the attachment uploader and viewer (S-250 … S-259). */
import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Attachments, Incoming, UploadInput } from './attachments.ts'
import './attachment.i18n.ts'
import { fileHeaders } from './download-headers.ts'
import { PREVIEW_SIZES } from './picture.ts'
import { noFile } from './refusals.ts'

const tags = ['첨부파일']
const MAX_EXPLAIN = 150
const MAX_TASK_CLASS = 60
/** More files in one request than any setting takes. */
const MAX_FILES = 1_000
/** Of one file, whatever the setting says; the setting's own limit is answered in words, this one ends the connection. */
const MAX_FILE_BYTES = 2_000_000_000

const no = z.coerce.number().int().positive()
const yn = z.enum(['Y', 'N'])
const fileSchema = z.object({
  fileNo: z.number(),
  attachFileId: z.number(),
  fileOrgNm: z.string(),
  fileSize: z.number(),
  fileExt: z.string(),
  contentType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  previewYn: yn,
  pictureExplain: z.string().nullable(),
  downloadId: z.string(),
})
const groupSchema = z.object({ attachFileId: z.number(), files: z.array(fileSchema) })
const settingSchema = z.object({
  taskClassNm: z.string(),
  taskClassDesc: z.string().nullable(),
  acceptExt: z.string(),
  limitCnt: z.number(),
  limitSize: z.number(),
  multipleSelYn: yn,
  previewYn: yn,
  pictureExplainYn: yn,
  encryptYn: yn,
  useYn: yn,
})
const applyBody = z.strictObject({
  attachFileId: z.number().int().positive().nullable(),
  files: z
    .array(
      z.strictObject({
        fileNo: z.number().int().positive(),
        pictureExplain: z.string().max(MAX_EXPLAIN).nullish(),
        rotate: z.literal([90, 180, 270]).optional(),
      }),
    )
    .max(MAX_FILES),
})
const imageQuery = z.object({ fileNo: no, size: z.enum(['320', '960', 'full']).optional() })
const uploadFields = z.strictObject({ taskClassNm: z.string().min(1).max(MAX_TASK_CLASS), attachFileId: no.optional() })

export async function registerAttachments(app: App, attachments: Attachments): Promise<void> {
  await app.register(multipart, {
    limits: { files: MAX_FILES, fileSize: MAX_FILE_BYTES, fields: 20, fieldSize: 1_000, headerPairs: 100 },
    throwFileSizeLimit: true,
  })
  registerGroups(app, attachments)
  registerContent(app, attachments)
}

function registerGroups(app: App, attachments: Attachments): void {
  app.get(
    '/api/attachfile/setting/:taskClassNm',
    {
      schema: {
        tags,
        params: z.object({ taskClassNm: z.string().max(MAX_TASK_CLASS) }),
        response: { 200: settingSchema },
      },
    },
    async (request) => {
      const { acceptExts, limitBytes, ...setting } = await attachments.setting(request.params.taskClassNm)
      return settingSchema.parse(setting)
    },
  )
  app.get(
    '/api/attachfile/list',
    { schema: { tags, querystring: z.object({ attachFileId: no }), response: { 200: groupSchema } } },
    async (request) => {
      const { attachFileId } = request.query
      return groupSchema.parse({ attachFileId, files: await attachments.list(request.person, attachFileId) })
    },
  )
  app.post('/api/attachfile/uploadfiles', { schema: { tags, response: { 200: groupSchema } } }, async (request) => {
    try {
      return groupSchema.parse(await attachments.upload(request.person, await uploadOf(request)))
    } catch (error) {
      // Who is still sending hears the answer only if what he sends is read.
      request.raw.unpipe().resume()
      throw error
    }
  })
  app.post(
    '/api/attachfile/applyuploadfiles',
    { schema: { tags, body: applyBody, response: { 200: groupSchema } } },
    async (request) => {
      const { attachFileId, files: changes } = request.body
      if (attachFileId === null) throw noFile()
      const files = await attachments.apply(request.person, attachFileId, changes)
      if (files.length === 0) throw noFile()
      return groupSchema.parse({ attachFileId, files })
    },
  )
  app.delete(
    '/api/attachfile/deletefile/:fileNo',
    { schema: { tags, params: z.object({ fileNo: no }), response: { 204: z.null() } } },
    async (request, reply) => {
      await attachments.remove(request.person, request.params.fileNo)
      return reply.status(204).send(null)
    },
  )
}

function registerContent(app: App, attachments: Attachments): void {
  app.get('/api/attachfile/image', { schema: { tags, querystring: imageQuery } }, async (request, reply) => {
    const { fileNo, size } = request.query
    const wanted =
      size === undefined || size === 'full' ? undefined : PREVIEW_SIZES.find((edge) => String(edge) === size)
    const picture = await attachments.openPicture(request.person, fileNo, wanted)
    const etag = `"${picture.storedNm}"`
    // Asked again each time: the picture may have been turned, or the right to see it be gone.
    reply.headers({ 'cache-control': 'private, no-cache', etag })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return send(reply, await picture.content(), fileHeaders('inline', picture.fileNm, picture.contentType))
  })
  app.get(
    '/api/file/down/:downloadId',
    { schema: { tags, params: z.object({ downloadId: z.string().regex(/^[0-9a-f]{32}$/) }) } },
    async (request, reply) => {
      const { content, fileNm, contentType, sizeBytes } = await attachments.open(
        request.person,
        request.params.downloadId,
      )
      return send(reply, content, {
        ...fileHeaders('attachment', fileNm, contentType),
        'content-length': String(sizeBytes),
      })
    },
  )
}

const send = (reply: FastifyReply, content: NodeJS.ReadableStream, headers: Record<string, string>) =>
  reply.headers(headers).send(content)

/** The fields of the form stand before its files: what is not known of the group by the first file is missing. */
async function uploadOf(request: FastifyRequest): Promise<UploadInput> {
  if (!request.isMultipart()) throw new Refusal(415, 'NOT_MULTIPART', '지원하지 않는 형식입니다.')
  const fields: Record<string, unknown> = {}
  const parts = request.parts()
  let part = await parts.next()
  for (; !part.done && part.value.type === 'field'; part = await parts.next())
    if (part.value.value !== '') fields[part.value.fieldname] = part.value.value
  const parsed = uploadFields.safeParse(fields)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    const problem = { field, code: 'INVALID', message: '{label}의 형식이 올바르지 않습니다.', values: { label: field } }
    throw new Refusal(400, 'INVALID_INPUT', '[400 에러] 필수 입력값이 입력되지 않았습니다.', { problems: [problem] })
  }
  if (part.done) throw new Refusal(400, 'K-53', '파일을 등록해 주세요.')
  const first = part.value
  async function* files(): AsyncGenerator<Incoming> {
    if (first.type === 'file') yield { fileOrgNm: first.filename, source: first.file }
    for await (const next of { [Symbol.asyncIterator]: () => parts })
      if (next.type === 'file') yield { fileOrgNm: next.filename, source: next.file }
  }
  return { ...parsed.data, files: files() }
}
