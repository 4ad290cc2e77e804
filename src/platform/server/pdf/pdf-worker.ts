/** Reads one PDF in a thread of its own: arithmetic that nobody else has to wait for, and which can be ended at any time. */
import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { linesOf, type Piece } from './pdf-lines.logic.ts'
import { MOST_PDF_PAGES, type PdfLine, type PdfText } from './pdf-text.ts'

/** A page that was written and not scanned has more. */
const LEAST_LETTERS_A_PAGE = 10

async function read(content: Uint8Array): Promise<PdfText> {
  const document = await getDocumentProxy(content, { verbosity: 0 })
  if (document.numPages > MOST_PDF_PAGES) return { problem: 'TOO_MANY_PAGES' }
  const lines: PdfLine[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item)) return []
      const { str, width, height, transform } = item
      return [{ text: str, x: Number(transform[4]), y: Number(transform[5]), width, height }]
    })
    lines.push(...linesOf(pieces).map((cells, at) => ({ page, line: at + 1, cells })))
  }
  const letters = lines.reduce((sum, { cells }) => sum + cells.join('').length, 0)
  return letters < LEAST_LETTERS_A_PAGE * document.numPages ? { problem: 'SCANNED' } : { lines }
}

async function answer(): Promise<PdfText> {
  try {
    return await read(workerData as Uint8Array)
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'LOCKED' : 'DAMAGED' }
  }
}

parentPort?.postMessage(await answer())
