/** The items of a check: taken from the list when it begins, answered by the inspector, judged when it is done. */
import { askedItems, itemOfFile } from '#modules/common/check-items.logic.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CheckItem, CheckResult, checkResult } from './check-result.model.ts'

/** As the released list has them now: a later revision changes nothing in a check that has begun. */
export async function itemsOfPlan(db: Transaction, selfCheckPlanNo: number): Promise<CheckItem[]> {
  const rows = await asProgram(db).query<
    Pick<CheckItem, 'itemNo' | 'itemNm' | 'criterionDesc' | 'criticalYn' | 'askedByNo' | 'askedByCd'>
  >(
    sql`select i.seq_no as "itemNo", i.item_nm as "itemNm", i.criterion_desc as "criterionDesc", i.critical_yn as "criticalYn",
        i.asked_by_no as "askedByNo", i.asked_by_cd as "askedByCd"
      from self_check_plan p join self_check_tmpl_items i on i.self_check_tmpl_no = p.check_tmpl_no
      where p.self_check_plan_no = ${selfCheckPlanNo} order by i.seq_no`,
  )
  return rows.map((row) => ({
    ...row,
    answerCd: null,
    ngDesc: null,
    imprDesc: null,
    imprDueYmd: null,
    fileNo: null,
    imprNo: null,
  }))
}

/** What was answered, on the items as they were given out: nobody adds, drops or softens one, nor answers what is not asked. */
export function answered(before: readonly CheckItem[], given: readonly CheckItem[]): CheckItem[] {
  const byNo = new Map(given.map((item) => [item.itemNo, item]))
  const all = before.map((item) => {
    const said = byNo.get(item.itemNo)
    if (!said) return item
    const { answerCd } = said
    if (answerCd !== 'NG') return { ...item, answerCd, ngDesc: null, imprDesc: null, imprDueYmd: null }
    return { ...item, answerCd, ngDesc: said.ngDesc, imprDesc: said.imprDesc, imprDueYmd: said.imprDueYmd }
  })
  const asked = new Set(askedItems(all))
  return all.map((item) => (asked.has(item) ? item : { ...item, ...unanswered }))
}
const unanswered = { answerCd: null, ngDesc: null, imprDesc: null, imprDueYmd: null } as const

/** Each photo to the item by whose number it is called. */
export async function withPhotos(
  db: Transaction,
  items: readonly CheckItem[],
  photoFileId: number | null,
): Promise<CheckItem[]> {
  if (!photoFileId) return items.map((item) => ({ ...item, fileNo: null }))
  // Rows of a group are its record's, and the group is bound to this one only after the rules: the program looks.
  const files = await asProgram(db).query<{ fileNo: number; fileNm: string }>(
    sql`select file_no as "fileNo", file_org_nm as "fileNm" from attach_file where attach_file_id = ${photoFileId} order by file_no`,
  )
  const byItem = new Map(files.map(({ fileNo, fileNm }) => [itemOfFile(fileNm), fileNo]))
  return items.map((item) => ({ ...item, fileNo: item.answerCd === 'NG' ? (byItem.get(item.itemNo) ?? null) : null }))
}

export const bad = ({ items }: Pick<CheckResult, 'items'>): CheckItem[] =>
  (items ?? []).filter(({ answerCd }) => answerCd === 'NG')

export type ResultDraft = DraftOf<typeof checkResult>
