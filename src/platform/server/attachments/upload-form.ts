/** The form of an upload: the fields of the group, then its files. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Incoming, UploadInput } from './attachments.ts'

export const tags = ['첨부파일']
/** More files in one request than any setting takes. */
export const MAX_FILES = 1_000
export const MAX_TASK_CLASS = 60

export const no = z.coerce.number().int().positive()
/** What a screen tells of itself beyond the group's number and purpose decides nothing: the setting does. */
const told = z.string().max(1_000).optional()
const uploadFields = z.strictObject({
  taskClassNm: z.string().min(1).max(MAX_TASK_CLASS),
  attachFileId: no.optional(),
  taskFlag: told,
  acceptExt: told,
  encryptYn: told,
  preview: told,
  isPictureExplain: told,
  manualSetting: told,
})

/** The fields of the form stand before its files: what is not known of the group by the first file is missing. */
export async function uploadOf(request: FastifyRequest): Promise<UploadInput> {
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
  const { taskClassNm, attachFileId } = parsed.data
  return { taskClassNm, attachFileId, files: files() }
}
