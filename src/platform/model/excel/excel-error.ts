export type ExcelErrorCode = 'NOT_XLSX' | 'NOT_CSV' | 'ENCRYPTED' | 'TOO_LARGE' | 'TOO_MANY_ROWS' | 'NO_SHEET'

/** Why a workbook cannot be read or written; the code tells the caller what to say to the person. */
export class ExcelError extends Error {
  readonly code: ExcelErrorCode

  constructor(code: ExcelErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
