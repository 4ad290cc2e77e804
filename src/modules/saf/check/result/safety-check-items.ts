/** Where the items of a check come from: the list of the day, what was found there last, what is still open. As the program. */
import { itemOfFile } from '#modules/common/check-items.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { CheckPlan } from '../plan/check-plan.model.ts'
import { unsaid } from './safety-check.logic.ts'
import type { CheckItem } from './safety-check.model.ts'

/** Items as a list has them, nothing answered. */
export async function itemsOfTmpls(db: Queries, tmplNos: readonly number[]): Promise<Map<number, CheckItem[]>> {
  const rows = await db.query<CheckItem & { tmplNo: number }>(sql`
    select i.check_tmpl_no::float8 as "tmplNo", i.seq_no as "itemNo", i.item_nm as "itemNm", i.criterion_desc as "criterionDesc",
      i.law_ref_desc as "lawRefDesc", coalesce(i.input_cd, 'OKNG') as "inputCd", i.min_val::float8 as "minVal", i.max_val::float8 as "maxVal",
      i.unit_nm as "unitNm", i.critical_yn as "criticalYn", i.photo_yn as "photoYn", i.point_no as "pointNo",
      i.parent_item_no as "askedByNo", i.open_answer_cd as "askedByCd"
    from check_tmpl_items i where i.check_tmpl_no = any(${[...tmplNos]}::bigint[]) order by 1, 2`)
  const found = new Map<number, CheckItem[]>()
  for (const { tmplNo, ...row } of rows)
    found.set(tmplNo, [...(found.get(tmplNo) ?? []), { ...row, ...unsaid, fileNo: null, imprNo: null }])
  return found
}

export interface TmplFacts {
  checkTmplNo: number
  rootTmplNo: number
  revNo: number
}
/**
 * By which revision a check is made: the one that the device had, where it is one of the list of the plan; else the one in
 * force.
 */
export async function tmplFor(
  db: Queries,
  plan: Pick<CheckPlan, 'checkTmplNo'>,
  asked: number | null,
): Promise<TmplFacts | undefined> {
  const [found] = await db.query<TmplFacts>(sql`
    select t.check_tmpl_no::float8 as "checkTmplNo", coalesce(t.root_tmpl_no, t.check_tmpl_no)::float8 as "rootTmplNo", t.rev_no as "revNo"
    from check_tmpl p join check_tmpl t on coalesce(t.root_tmpl_no, t.check_tmpl_no) = coalesce(p.root_tmpl_no, p.check_tmpl_no)
    where p.check_tmpl_no = ${plan.checkTmplNo} and t.status_cd in ('FIX', 'OLD') and t.delete_yn = 'N'
      and t.check_tmpl_no = any(${[asked, plan.checkTmplNo].filter((no) => no !== null)}::bigint[])
    order by t.check_tmpl_no = ${asked}::bigint desc nulls last limit 1`)
  return found
}

/** Each photo to the item by whose number it is called. */
export async function withPhotos(
  db: Queries,
  items: readonly CheckItem[],
  photoFileId: number | null,
): Promise<CheckItem[]> {
  if (!photoFileId) return items.map((item) => ({ ...item, fileNo: null }))
  const files = await db.query<{ fileNo: number; fileNm: string }>(
    sql`select file_no as "fileNo", file_org_nm as "fileNm" from attach_file where attach_file_id = ${photoFileId} order by file_no`,
  )
  const byItem = new Map(files.map(({ fileNo, fileNm }) => [itemOfFile(fileNm), fileNo]))
  return items.map((item) => ({ ...item, fileNo: byItem.get(item.itemNo) ?? null }))
}

/** So bad that the equipment may not be used as it is (R5). */
export const isCritical = (items: readonly CheckItem[] | null): boolean =>
  bad(items).some(({ riskGradeCd }) => riskGradeCd === 'CRIT')

export const bad = (items: readonly CheckItem[] | null): CheckItem[] =>
  (items ?? []).filter(({ answerCd }) => answerCd === 'NG')
