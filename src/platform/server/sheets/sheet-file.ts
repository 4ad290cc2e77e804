/** The files of uploads: the one that is sent in, the form, and the one that goes back with what is wrong in it. */
import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ExcelError, type ExcelErrorCode } from '#platform/model/excel/excel-error.ts'
import { contentTypeOf, excelFileName } from '#platform/model/excel/file-name.ts'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { type OfArea, translate } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import { fileHeaders } from '../attachments/download-headers.ts'
import { cellText } from '../excel/cell-text.ts'
import { readCsv } from '../excel/read-csv.ts'
import { bytesOf, isWorkbook, type ReadLimits, type ReadRow, readWorkbook } from '../excel/read-workbook.ts'
import { writeErrorReport } from '../excel/template.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isExample } from './form.ts'

const MAX_BYTES = 10_000_000
const MOST_ROWS = 2_000
const HEAD_AND_EXAMPLE = 2

export const excelFaults: Record<ExcelErrorCode, string> = {
  NOT_XLSX: '엑셀 파일(.xlsx)이 아니거나 손상되었습니다.',
  NOT_CSV: 'CSV 파일을 읽을 수 없습니다. 따옴표가 닫히지 않았거나, UTF-8이나 한국어 Windows의 글자가 아닙니다.',
  ENCRYPTED: '암호가 걸린 엑셀 파일은 올릴 수 없습니다.',
  TOO_LARGE: '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.',
  TOO_MANY_ROWS: '한 번에 올릴 수 있는 행은 {max}개까지입니다.',
  NO_SHEET: '엑셀 파일에 시트가 없습니다.',
}

/**
 * The head and the rows of the file of a request, without the example that came with its form.
 *
 * @throws Refusal 400 without a file or a row, 413, 415 where it is no workbook that can be read
 */
export async function sheetOf(
  request: FastifyRequest,
  { most = MOST_ROWS, tooManyCd }: { most?: number; tooManyCd?: string | undefined } = {},
): Promise<ReadRow[]> {
  const upload = await request.file({ limits: { fileSize: MAX_BYTES + 1 } })
  if (!upload) throw new Refusal(400, 'K-53', '파일을 등록해 주세요.')
  try {
    const rows = await rowsOf(upload, { maxBytes: MAX_BYTES, maxRows: most + HEAD_AND_EXAMPLE })
    const [head, ...lines] = rows
    const entered = lines.filter((line) => !isExample(line))
    if (!head || entered.length === 0) throw new Refusal(400, 'EMPTY_SHEET', '엑셀 파일에 입력된 행이 없습니다.')
    if (entered.length > most) throw new ExcelError('TOO_MANY_ROWS', `More than ${most} rows`)
    return [head, ...entered]
  } catch (error) {
    if (!(error instanceof ExcelError)) throw error
    const message = excelFaults[error.code]
    const values = { max: most }
    if (error.code === 'TOO_MANY_ROWS' && tooManyCd) throw new Refusal(422, tooManyCd, message, { values })
    throw new Refusal(error.code === 'TOO_LARGE' ? 413 : 415, error.code, message, { values })
  }
}

/** CSV goes by its name, for nothing in it says so. */
async function rowsOf({ file, filename }: MultipartFile, limits: ReadLimits): Promise<ReadRow[]> {
  const bytes = await bytesOf(file, limits.maxBytes)
  if (/\.csv$/i.test(filename) && !isWorkbook(bytes)) return readCsv(bytes, limits)
  return (await readWorkbook(bytes, limits)).rows
}

/** @param label Korean, in the words of the area; `kind` in those of the platform: `소속인원 양식` */
export function sendSheet(
  reply: FastifyReply,
  { language }: Pick<FastifyRequest, 'language'>,
  { clock }: Pick<Services, 'clock'>,
  { area, label, kind, format = 'xlsx' }: OfArea & { label: string; kind?: string; format?: SheetFormat | undefined },
  content: Readable,
) {
  const words = [translate(area, language, label), kind && translate('platform', language, kind)]
  const fileNm = excelFileName(words.filter(Boolean).join(' '), clock.now(), format)
  return reply.headers(fileHeaders('attachment', fileNm, contentTypeOf(format))).send(content)
}

/** What was uploaded, with what is wrong in a first column. */
export function errorReport(
  sheet: readonly ReadRow[],
  problems: readonly Problem[],
  { language }: Pick<FastifyRequest, 'language'>,
  sheetNm: string,
): Readable {
  const [head, ...rows] = sheet
  const byRow = Map.groupBy(problems, ({ field }) => Number(field.split('.')[1]))
  return writeErrorReport({
    sheetNm,
    columns: (head?.cells ?? []).map((cell) => ({ text: cellText(cell) })),
    rows,
    problems: new Map([...byRow].map(([rowNo, found]) => [rowNo, found.map(({ message }) => message)])),
    errorText: translate('platform', language, '오류'),
  })
}
