/** What Excel itself checks while somebody fills in a sheet: choices from a list; and the hints it shows. */
import { columnLetters, MAX_TEXT, textCellXml } from './cell-xml.ts'
import { escapeXml, worksheetStart } from './workbook-xml.ts'

interface ChoiceColumn {
  text: string
  choices?: readonly string[]
  hint?: string
}

/**
 * What is none of the choices is asked about, not refused: a code or a name in another language is taken as well.
 * Choices stand in a hidden sheet: a list inside the rule itself ends at 255 characters and knows no comma.
 */
const SHEET_NAME = '_choices'
/** What Excel shows of a title and of a hint. */
const MAX_TITLE = 32
const MAX_HINT = 255

/** The hidden sheet with one column of texts for each column with choices. */
export function choiceSheet(columns: readonly ChoiceColumn[]): { sheetNm: string; xml: string } | undefined {
  const lists = columns.flatMap(({ choices }) => (choices?.length ? [choices] : []))
  if (lists.length === 0) return undefined
  const height = Math.max(...lists.map((list) => list.length))
  let rows = ''
  for (let row = 0; row < height; row++) {
    const cells = lists.map((list, column) => {
      const text = list[row]
      return text === undefined ? '' : textCellXml(`${columnLetters(column)}${row + 1}`, text.slice(0, MAX_TEXT))
    })
    rows += `<row r="${row + 1}">${cells.join('')}</row>`
  }
  return { sheetNm: SHEET_NAME, xml: `${worksheetStart()}<sheetData>${rows}</sheetData></worksheet>` }
}

export function validationsXml(columns: readonly ChoiceColumn[], firstRowNo: number, lastRowNo: number): string {
  if (lastRowNo < firstRowNo) return ''
  let lists = 0
  const rules = columns.flatMap((column, index) => {
    const { choices, hint } = column
    if (!choices?.length && !hint) return []
    const letter = columnLetters(index)
    const prompt = hint
      ? ` showInputMessage="1" promptTitle="${escapeXml(column.text.slice(0, MAX_TITLE))}" prompt="${escapeXml(hint.slice(0, MAX_HINT))}"`
      : ''
    const range = `${letter}${firstRowNo}:${letter}${lastRowNo}`
    if (!choices?.length) return [`<dataValidation allowBlank="1"${prompt} sqref="${range}"/>`]
    const list = columnLetters(lists++)
    return [
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"${prompt} sqref="${range}">\
<formula1>${SHEET_NAME}!$${list}$1:$${list}$${choices.length}</formula1></dataValidation>`,
    ]
  })
  return rules.length ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : ''
}
