import { describe, expect, test } from 'vitest'
import { aPdf } from './pdf.fixture.ts'
import { linesOf } from './pdf-lines.logic.ts'
import { MOST_PDF_BYTES, MOST_PDF_PAGES, readPdf } from './pdf-text.ts'

const page = ['3. Composition', 'Water|7732-18-5|95 - 99']

test('the lines of each page come from the top down, with the columns of a table as cells', async () => {
  expect(await readPdf(aPdf({ pages: [page, ['Page two says more']] }))).toEqual({
    lines: [
      { page: 1, line: 1, cells: ['3. Composition'] },
      { page: 1, line: 2, cells: ['Water', '7732-18-5', '95 - 99'] },
      { page: 2, line: 1, cells: ['Page two says more'] },
    ],
  })
})

describe('a file without text says why', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
  test.for([
    ['NOT_PDF', 'a picture by another name', bytes('\x89PNG and so on')],
    ['NOT_PDF', 'an empty file', bytes('')],
    ['DAMAGED', 'a start without an end', bytes('%PDF-1.7\n1 0 obj\n<< /Type /Catalog')],
    ['DAMAGED', 'a file cut in the middle of its pages', aPdf({ pages: [page] }).slice(0, 150)],
    ['LOCKED', 'a password that nobody gave', aPdf({ pages: [page], isLocked: true })],
    ['SCANNED', 'pages without a letter', aPdf({ pages: [[], []] })],
    ['TOO_MANY_PAGES', 'a book', aPdf({ pages: Array.from({ length: MOST_PDF_PAGES + 1 }, () => page) })],
    ['TOO_LARGE', 'more bytes than are taken', new Uint8Array(MOST_PDF_BYTES + 1)],
  ] as const)('%s: %s', async ([problem, , content]) => {
    expect(await readPdf(content)).toEqual({ problem })
  })

  test('ENDLESS: what is not read in time is given up, and its thread with it', async () => {
    expect(await readPdf(aPdf({ pages: [page] }), 1)).toEqual({ problem: 'ENDLESS' })
  })
})

test('pieces of one line need not stand in order nor at the same height', () => {
  const piece = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 6, height: 12 })
  const found = linesOf([
    piece('끝', 200, 700),
    piece('가', 10, 702),
    piece('나', 17, 700),
    piece(' ', 30, 700),
    piece('위', 10, 740),
  ])
  expect(found).toEqual([['위'], ['가나', '끝']])
})
