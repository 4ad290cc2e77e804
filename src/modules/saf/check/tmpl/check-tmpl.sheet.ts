/** Items of a list by Excel: added to those that are there, or in their place, all or none; and the way out. */
import { translate } from '#platform/model/i18n.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { Refusal, wrongState } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { tmplItemSheet, tmplItemsOut } from '../check.calls.ts'
import { checkTmpl, MOST_ITEMS, type TmplItem, tmplItemFields } from './check-tmpl.model.ts'
import { itemProblems, itemSums } from './check-tmpl.rules.ts'

type Row = TmplItem & { readonly rowNo: number }
interface Adding {
  tx: Transaction
  query: { modeCd: 'ADD' | 'REPLACE' }
  record: { checkTmplNo: number }
}

/** The list with what a file adds, locked. */
async function withRows(rows: readonly Row[], { tx, query, record }: Adding) {
  const tmpl = await getRecord(asProgram(tx), checkTmpl, record.checkTmplNo, true)
  if (tmpl.statusCd !== 'TEMP') throw wrongState(checkTmpl.lifecycle.states[tmpl.statusCd].label)
  const kept = query.modeCd === 'REPLACE' ? [] : (tmpl.items ?? [])
  if (kept.length + rows.length > MOST_ITEMS)
    throw new Refusal(422, 'CHECK_TMPL_MANY', '점검항목은 {max}건까지입니다.', { values: { max: MOST_ITEMS } })
  const added = rows.map(({ rowNo: _, ...row }): TmplItem => ({ ...row, inputCd: row.inputCd ?? 'OKNG' }))
  return { ...tmpl, keptCnt: kept.length, items: [...kept, ...added] }
}

export const tmplItemUpload = takesSheet(tmplItemSheet, {
  /** Items name each other by their places, which are known once each row can be read. */
  async check(rows, context) {
    if (rows.length < context.rowNos.length) return []
    const { keptCnt, ...tmpl } = await withRows(rows, context)
    return itemProblems(tmpl).map(({ field, ...problem }) => {
      const [, at, name] = field.split('.')
      return { ...problem, rowNo: rows[Number(at) - keptCnt]?.rowNo ?? 0, field: name as keyof typeof tmplItemFields }
    })
  },
  async save(rows, context) {
    const { tx, person, now, record } = context
    const { items } = await withRows(rows, context)
    await tx.program(checkTmpl, { by: person, now }).note(record.checkTmplNo, 'ITEMS', { items, ...itemSums(items) })
    return { inserted: rows.length, updated: 0, unchanged: 0 }
  },
})

const names = Object.keys(tmplItemFields) as (keyof typeof tmplItemFields)[]

export const tmplItemsSheet = answer(tmplItemsOut, ({ record, request: { language } }) => {
  const say = (text: string) => translate('saf', language, text)
  const { items } = record
  const cellOf = (item: TmplItem, name: keyof typeof tmplItemFields) => {
    const field = tmplItemFields[name]
    const value = item[name]
    return 'codes' in field && typeof value === 'string'
      ? say((field.codes as Record<string, string>)[value] ?? value)
      : (value ?? null)
  }
  return {
    label: '점검항목',
    columns: names.map((name) => ({
      text: say(tmplItemFields[name].label),
      width: name === 'itemNm' || name === 'criterionDesc' ? 40 : 14,
    })),
    rows: (items ?? []).map((item) => names.map((name) => cellOf(item, name))),
  }
})
