/** The text of a PDF, line by line with its place: read in a thread of its own, within limits, whatever the file is. */
import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

export const MOST_PDF_BYTES = 20 * 1024 * 1024
export const MOST_PDF_PAGES = 200
const TIMEOUT_MS = 20_000
/** Of the thread; with what it holds outside, a third of what all of them may take. */
const MOST_MEMORY_MB = 160

/** A line as it stands on its page: what lies apart, as in the columns of a table, is a cell of its own. */
export interface PdfLine {
  /** From 1. */
  page: number
  /** From 1, down the page. */
  line: number
  cells: string[]
}

/**
 * Why there is no text: no PDF at all, larger than {@link MOST_PDF_BYTES}, more than {@link MOST_PDF_PAGES} pages, a password
 * is asked, pictures of pages alone, broken, or no end after 20 s.
 */
export type PdfProblem = 'NOT_PDF' | 'TOO_LARGE' | 'TOO_MANY_PAGES' | 'LOCKED' | 'SCANNED' | 'DAMAGED' | 'ENDLESS'
export type PdfText = { lines: PdfLine[] } | { problem: PdfProblem }

/** Some writers put a few bytes before it. */
const SIGNATURE_WITHIN = 1024

/** Beside this file, from TypeScript or as it was built; what the server was started with does not concern it. */
const WORKER = join(import.meta.dirname, `pdf-worker${extname(import.meta.filename)}`)

/**
 * @param content the bytes of the file; the thread takes them along, so that they are gone afterwards
 * @param timeoutMs how long reading may take
 */
export async function readPdf(content: Uint8Array<ArrayBuffer>, timeoutMs = TIMEOUT_MS): Promise<PdfText> {
  if (content.byteLength > MOST_PDF_BYTES) return { problem: 'TOO_LARGE' }
  if (!Buffer.from(content.subarray(0, SIGNATURE_WITHIN)).includes('%PDF-')) return { problem: 'NOT_PDF' }
  const worker = new Worker(WORKER, {
    workerData: content,
    transferList: content.byteLength === content.buffer.byteLength ? [content.buffer] : [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const [text] = await once(worker, 'message', { signal: timeout })
    return text as PdfText
  } catch (error) {
    if (timeout.aborted || isOutOfMemory(error)) return { problem: 'ENDLESS' }
    return { problem: 'DAMAGED' }
  } finally {
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'
