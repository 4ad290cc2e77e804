/** A file as it leaves: bytes for who takes any content, base64 in JSON for who asks for JSON (S-258, S-273). */
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileHeaders } from './download-headers.ts'

/** What is larger is never held in memory: it streams, whatever was asked for. */
const MAX_BASE64_BYTES = 5_000_000

export interface SentFile {
  fileNm: string
  contentType: string
  sizeBytes: number | null
  content(): Promise<NodeJS.ReadableStream>
}

export const asksForJson = (request: FastifyRequest): boolean =>
  request.headers.accept?.startsWith('application/json') ?? false

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'attachment' | 'inline',
  file: SentFile,
): Promise<FastifyReply> {
  const { fileNm, contentType, sizeBytes } = file
  const source = await file.content()
  reply.header('vary', 'accept')
  if (asksForJson(request) && (sizeBytes ?? 0) <= MAX_BASE64_BYTES) {
    const content = await buffer(source)
    const answer = { fileOrgNm: fileNm, contentType, fileSize: content.length, content: content.toString('base64') }
    return reply.type('application/json').send(answer)
  }
  reply.headers(fileHeaders(kind, fileNm, contentType))
  if (sizeBytes !== null) reply.header('content-length', String(sizeBytes))
  return reply.send(source)
}
