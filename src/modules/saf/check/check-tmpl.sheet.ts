/** Items of a list by Excel: added to those that are there, or in their place, all or none; and the way out. */
import { translate } from '#platform/model/i18n.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { Refusal, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import { takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { tmplItemSheet, tmplItemsOut } from './check.calls.ts'
import { type CheckTmpl, checkTmpl, MOST_ITEMS, type TmplItem, tmplItemFields } from './check-tmpl.model.ts'
import { itemProblems, itemSums } from './check-tmpl.rules.ts'

export const tmplItemUpload = takesSheet(tmplItemSheet, {
  async save(rows, { tx, person, now, query, record }) {
    const tmpl = (await getRecord(asProgram(tx), checkTmpl, record.checkTmplNo, true)) as unknown as CheckTmpl
    if (tmpl.statusCd !== 'TEMP') throw wrongState(checkTmpl.lifecycle.states[tmpl.statusCd].label)
    const kept = query.modeCd === 'REPLACE' ? [] : (tmpl.items ?? [])
    if (kept.length + rows.length > MOST_ITEMS)
      throw new Refusal(422, 'CHECK_TMPL_MANY', '점검항목은 {max}건까지입니다.', { values: { max: MOST_ITEMS } })
    const items: TmplItem[] = [
      ...kept,
      ...rows.map(({ rowNo: _, ...row }): TmplItem => ({ ...row, inputCd: row.inputCd ?? 'OKNG' })),
    ]
    const problems = itemProblems({ ...tmpl, items })
    if (problems.length > 0) throw ruleRefused(problems)
    await tx.program(checkTmpl, { by: person, now }).note(record.checkTmplNo, 'ITEMS', { items, ...itemSums(items) })
    return { inserted: rows.length, updated: 0, unchanged: 0 }
  },
})

const names = Object.keys(tmplItemFields) as (keyof typeof tmplItemFields)[]

export const tmplItemsSheet = answer(tmplItemsOut, ({ record, request: { language } }) => {
  const say = (text: string) => translate('saf', language, text)
  const { items } = record as unknown as CheckTmpl
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
