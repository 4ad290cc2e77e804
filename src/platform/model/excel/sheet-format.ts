/** The forms in which lists go out. */
export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** In the address of a list: a workbook unless something else is asked for. */
export const formatAsked = (format: SheetFormat): { format?: SheetFormat } => (format === 'xlsx' ? {} : { format })
