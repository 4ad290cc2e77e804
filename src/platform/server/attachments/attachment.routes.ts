/** The endpoints of the attachment uploader and viewer (S-250 … S-259). */
import multipart from '@fastify/multipart'
import { z } from 'zod'
import type { App } from '../http/app.ts'
import './attachment.i18n.ts'
import type { Attachments } from './attachments.ts'
import { PREVIEW_SIZES } from './picture.ts'
import { noFile } from './refusals.ts'
import { asksForJson, sendFile } from './sent-file.ts'
import { MAX_FILES, no, tags, uploadOf } from './upload-form.ts'
import { applyBody, groupSchema, settingSchema, taskClassNm } from './wire.ts'

/** Of one file, whatever the setting says; the setting's own limit is answered in words, this one ends the connection. */
const MAX_FILE_BYTES = 2_000_000_000

const imageQuery = z.object({ fileNo: no, size: z.enum(['320', '960', 'full']).optional() })
const fileNos = z.array(z.number().int().positive()).min(1).max(MAX_FILES)
const nothing = { 204: z.null() }

export async function registerAttachments(app: App, attachments: Attachments): Promise<void> {
  await app.register(multipart, {
    limits: { files: MAX_FILES, fileSize: MAX_FILE_BYTES, fields: 20, fieldSize: 1_000, headerPairs: 100 },
    throwFileSizeLimit: true,
  })
  registerGroups(app, attachments)
  registerUploads(app, attachments)
  registerDeletions(app, attachments)
  registerContent(app, attachments)
}

function registerGroups(app: App, attachments: Attachments): void {
  app.get(
    '/api/attachfile/setting/:taskClassNm',
    { schema: { tags, params: z.object({ taskClassNm }), response: { 200: settingSchema } } },
    async (request) => {
      const { acceptExts, limitBytes, ...setting } = await attachments.setting(request.params.taskClassNm)
      return settingSchema.parse(setting)
    },
  )
  // S-370: the group as query; of it only its number finds something, and `preview` asks for the small pictures.
  const querystring = z.object({ attachFileId: no, preview: z.enum(['Y', 'N']).default('N') })
  app.get(
    '/api/attachfile/list',
    { schema: { tags, querystring, response: { 200: groupSchema } } },
    async ({ person, query: { attachFileId, preview } }) => {
      const files = await attachments.list(person, attachFileId, preview === 'Y')
      return groupSchema.parse({ attachFileId, files })
    },
  )
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
}

/** S-371: the same for every area, but that a drawing to be marked is a picture. */
const uploadPaths = [
  { path: '/api/attachfile/uploadfiles', picturesOnly: false },
  { path: '/api/attachfile/safUploadfiles', picturesOnly: false },
  { path: '/api/attachfile/diagramuploadfiles', picturesOnly: true },
]
function registerUploads(app: App, attachments: Attachments): void {
  for (const { path, picturesOnly } of uploadPaths)
    app.post(path, { schema: { tags, response: { 200: groupSchema } } }, async (request) => {
      try {
        const input = { ...(await uploadOf(request)), picturesOnly }
        return groupSchema.parse(await attachments.upload(request.person, input))
      } catch (error) {
        // Who is still sending hears the answer only if what he sends is read.
        request.raw.unpipe().resume()
        throw error
      }
    })
}

function registerDeletions(app: App, attachments: Attachments): void {
  app.delete(
    '/api/attachfile/deletefile/:fileNo',
    { schema: { tags, params: z.object({ fileNo: no }), response: nothing } },
    async (request, reply) => {
      await attachments.remove(request.person, [request.params.fileNo])
      return reply.status(204).send(null)
    },
  )
  app.delete(
    '/api/attachfile/deletemultifile',
    { schema: { tags, body: z.strictObject({ fileNos }), response: nothing } },
    async (request, reply) => {
      await attachments.remove(request.person, request.body.fileNos)
      return reply.status(204).send(null)
    },
  )
  // The safety area deletes by group (S-255): the files named, or all of them.
  const groupFiles = z.strictObject({ attachFileId: z.number().int().positive(), fileNos: fileNos.optional() })
  app.delete(
    '/api/attachfile/deletefiles',
    { schema: { tags, body: groupFiles, response: nothing } },
    async (request, reply) => {
      const { attachFileId, fileNos } = request.body
      if (fileNos) await attachments.remove(request.person, fileNos, attachFileId)
      else await attachments.removeAll(request.person, attachFileId)
      return reply.status(204).send(null)
    },
  )
}

function registerContent(app: App, attachments: Attachments): void {
  app.get('/api/attachfile/image', { schema: { tags, querystring: imageQuery } }, async (request, reply) => {
    const { fileNo, size } = request.query
    const wanted = PREVIEW_SIZES.find((edge) => String(edge) === size)
    const picture = await attachments.openPicture(request.person, fileNo, wanted)
    const etag = `"${picture.storedNm}${asksForJson(request) ? '-json' : ''}"`
    // Asked again each time: the picture may have been turned, or the right to see it be gone.
    reply.headers({ 'cache-control': 'private, no-cache', etag })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return sendFile(request, reply, 'inline', picture)
  })
  app.get(
    '/api/file/down/:downloadId',
    { schema: { tags, params: z.object({ downloadId: z.string().regex(/^[0-9a-f]{32}$/) }) } },
    async (request, reply) => {
      const file = await attachments.open(request.person, request.params.downloadId, request.ip)
      return sendFile(request, reply, 'attachment', file)
    },
  )
}
