/** A sheet is of a hundred points, and knows every item that the system works out exactly once. */
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { roundScore } from './eval.logic.ts'
import { AUTO_POINTS, autoItems, isAutoItem, MANUAL_POINTS, standardItems } from './eval-codes.model.ts'
import { evalSheet } from './eval-sheet.model.ts'

type Context = ActionContext<typeof evalSheet>

export const evalSheetRules = rulesFor(evalSheet, {
  set: {
    create: [({ record }) => (record.items?.length ? {} : { items: [...standardItems] })],
    fix: [numbered],
  },
  refuse: { ask: [refuseWrongSums, refuseWrongItems], fix: [refuseWrongSums, refuseWrongItems] },
  follow: { fix: [retireOlder], revise: [copy] },
})

async function numbered({ record, db, today }: Context) {
  const [row] = await db.query<{ last: number }>(
    sql`select coalesce(max(eval_sheet_rev_no), 0)::int as last from eval_sheet where plant_cd = ${record.plantCd} and delete_yn = 'N'`,
  )
  return { evalSheetRevNo: (row?.last ?? 0) + 1, fixYmd: today }
}

function refuseWrongSums({ record }: Context) {
  const sum = (type: string) =>
    roundScore(
      record.items
        .filter(({ calcTypeCd }) => calcTypeCd === type)
        .reduce((all, { weightScore }) => all + weightScore, 0),
    )
  const [auto, manual] = [sum('AUTO'), sum('MANUAL')]
  if (auto === AUTO_POINTS && manual === MANUAL_POINTS) return undefined
  return problem(
    evalSheet,
    'items',
    'EVAL_SHEET_SUM',
    '배점은 자동 {a}점, 정성 {m}점이어야 합니다. (지금 자동 {x}점, 정성 {y}점)',
    {
      values: { a: AUTO_POINTS, m: MANUAL_POINTS, x: auto, y: manual },
    },
  )
}

function refuseWrongItems({ record }: Context) {
  const codes = record.items.map(({ itemCd }) => itemCd)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  const wrong = record.items.find(({ itemCd, calcTypeCd }) => (calcTypeCd === 'AUTO') !== isAutoItem(itemCd))
  const missing = Object.keys(autoItems).find((code) => !codes.includes(code))
  const code = twice ?? wrong?.itemCd ?? missing
  if (!code) return undefined
  return problem(
    evalSheet,
    'items',
    'EVAL_SHEET_ITEM',
    '자동 항목 S1~S7은 한 번씩, 정성 항목은 다른 코드로 적습니다. ({code})',
    {
      values: { code },
    },
  )
}

async function retireOlder({ record, db, now, person }: EffectContext<typeof evalSheet>) {
  const older = sql`r.plant_cd = ${record.plantCd} and r.eval_sheet_no <> ${record.evalSheetNo}`
  await db.program(evalSheet, { by: person, now }).moveAll('replace', older)
}

/** The next revision begins with the items of this one. */
async function copy({ record, db, now, person }: EffectContext<typeof evalSheet>) {
  const { sheetNm, items, plantCd } = record
  await db.program(evalSheet, { by: person, now }).create({ sheetNm, items, plantCd })
}
