/** The items of evaluations: made from the sheet, and those of the numbers worked out and locked, for many at once. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Bonus } from './eval.calls.ts'
import { autoScore, bonusOf, type EvalNumbers, type Facts } from './eval.logic.ts'
import { type AutoItem, isAutoItem } from './eval-codes.model.ts'
import { factsOf } from './eval-facts.ts'
import { evalNumbers } from './eval-numbers.ts'

/** What is kept behind a score; the vendor reads it beside the points. */
export interface ItemData {
  naYn: 'Y' | 'N'
  /** Of the facts those that this item rests on. */
  facts: Partial<Facts>
}
export interface EvalItem {
  itemNo: number
  seqNo: number
  itemCd: string
  itemNm: string
  calcTypeCd: 'AUTO' | 'MANUAL'
  weightScore: number
  selfScore: number | null
  selfDesc: string | null
  evidenceFileNo: number | null
  ownScore: number | null
  ownDesc: string | null
  shmScore: number | null
  shmDesc: string | null
  evalScore: number | null
  dataJson: ItemData | null
}

/** The latest fixed sheet of a plant. */
export async function fixedSheet(
  db: Queries,
  plantCd: string,
  evalSheetNo: number | null = null,
): Promise<{ evalSheetNo: number; evalSheetRevNo: number | null } | undefined> {
  const [found] = await db.query<{ evalSheetNo: number; evalSheetRevNo: number | null }>(
    sql`select eval_sheet_no as "evalSheetNo", eval_sheet_rev_no as "evalSheetRevNo" from eval_sheet
      where plant_cd = ${plantCd} and status_cd = 'FIX' and delete_yn = 'N'
        and (${evalSheetNo}::bigint is null or eval_sheet_no = ${evalSheetNo}) order by eval_sheet_rev_no desc limit 1`,
  )
  return found
}

/** Once for each evaluation: what its sheet says at this moment. */
export async function makeItems(db: Transaction, evalNos: readonly number[], now: Date, userId: string): Promise<void> {
  await db.queryAs(
    'SYSTEM',
    sql`insert into subcon_eval_item (eval_no, plant_cd, vendor_cd, seq_no, item_cd, item_nm, calc_type_cd, weight_score,
        create_user_id, create_dt, update_user_id, update_dt)
      select e.eval_no, e.plant_cd, e.vendor_cd, s.seq_no, s.item_cd, s.item_nm, s.calc_type_cd, s.weight_score, ${userId}, ${now}, ${userId}, ${now}
      from subcon_eval e join eval_sheet_items s on s.eval_sheet_no = e.eval_sheet_no
      where e.eval_no = any(${[...evalNos]}::bigint[]) on conflict do nothing`,
  )
}

export async function bonusKept(db: Queries, evalNo: number): Promise<Bonus | undefined> {
  const [row] = await db.query<{ data: Bonus }>(
    sql`select data_json as data from subcon_eval_bonus where eval_no = ${evalNo}`,
  )
  return row?.data
}

export const itemsOf = (db: Queries, evalNo: number): Promise<EvalItem[]> =>
  db.query<EvalItem>(sql`select item_no as "itemNo", seq_no as "seqNo", item_cd as "itemCd", item_nm as "itemNm",
      calc_type_cd as "calcTypeCd", weight_score::float8 as "weightScore", self_score::float8 as "selfScore", self_desc as "selfDesc",
      evidence_file_no as "evidenceFileNo", own_score::float8 as "ownScore", own_desc as "ownDesc", shm_score::float8 as "shmScore",
      shm_desc as "shmDesc", eval_score::float8 as "evalScore", data_json as "dataJson"
    from subcon_eval_item where eval_no = ${evalNo} and delete_yn = 'N' order by seq_no`)

const factNames: Readonly<Record<AutoItem, readonly (keyof Facts)[]>> = {
  S1: ['rateVal', 'pointCnt', 'headcountVal'],
  S2: ['actionCnt', 'actionOnTimeCnt'],
  S3: ['suspCnt', 'noPermitCnt'],
  S4: ['ltiCnt', 'treatCnt'],
  S5: ['eduCnt', 'eduValidCnt'],
  S6: ['checkPlanCnt', 'checkDoneCnt'],
  S7: ['jsaCnt', 'jsaFirstCnt'],
}
const dataOf = (itemCd: AutoItem, facts: Facts, naYn: 'Y' | 'N'): ItemData => ({
  naYn,
  facts: Object.fromEntries(factNames[itemCd].map((name) => [name, facts[name]])),
})

interface Locking {
  evalNo: number
  plantCd: string
  vendorCd: string
  fromYmd: string
  toYmd: string
}

/** Works out the automatic items and the bonus of evaluations that go on to be judged, and locks them. */
export async function lockAutoItems(
  db: Transaction,
  evalNos: readonly number[],
  now: Date,
  today: string,
): Promise<void> {
  const program = asProgram(db)
  const asked =
    await program.query<Locking>(sql`select eval_no as "evalNo", plant_cd as "plantCd", vendor_cd as "vendorCd",
      period_from_ymd::text as "fromYmd", period_to_ymd::text as "toYmd"
    from subcon_eval where eval_no = any(${[...evalNos]}::bigint[])
      and not exists (select from subcon_eval_item i where i.eval_no = subcon_eval.eval_no and i.data_json is not null)`)
  const numbers = await evalNumbers(db, today)
  for (const group of Map.groupBy(asked, ({ plantCd, fromYmd, toYmd }) => [plantCd, fromYmd, toYmd].join()).values()) {
    const [{ plantCd, fromYmd, toYmd } = { plantCd: '', fromYmd: '', toYmd: '' }] = group
    const vendorCds = group.map(({ vendorCd }) => vendorCd)
    const facts = await factsOf(db, { plantCd, vendorCds, fromYmd, toYmd, today })
    const items = await program.query<{ itemNo: number; itemCd: string; vendorCd: string; weightScore: number }>(
      sql`select item_no as "itemNo", item_cd as "itemCd", vendor_cd as "vendorCd", weight_score::float8 as "weightScore"
        from subcon_eval_item where eval_no = any(${group.map(({ evalNo }) => evalNo)}::bigint[]) and calc_type_cd = 'AUTO'`,
    )
    const scored = items.flatMap(({ itemNo, itemCd, vendorCd, weightScore }) => {
      const known = facts.get(vendorCd)
      if (!known || !isAutoItem(itemCd)) return []
      const { score, naYn } = autoScore(itemCd, weightScore, known, numbers)
      return [{ itemNo, score, data: dataOf(itemCd, known, naYn) }]
    })
    await keepBonus(program, group, facts, numbers)
    await program.query(sql`update subcon_eval_item i set eval_score = x.score, data_json = x.data, update_user_id = 'SYSTEM',
        update_dt = ${now}, row_version = i.row_version + 1
      from jsonb_to_recordset(${JSON.stringify(scored.map(({ itemNo, ...rest }) => ({ item_no: itemNo, ...rest })))}::jsonb)
        as x(item_no bigint, score numeric, data jsonb) where x.item_no = i.item_no`)
  }
}

/** The bonus and its numbers are locked with the items. */
async function keepBonus(
  db: Queries,
  group: readonly Locking[],
  facts: ReadonlyMap<string, Facts>,
  numbers: EvalNumbers,
) {
  const given = group.map(({ evalNo, vendorCd }) => {
    const { cardCnt = 0, workerCnt = 0 } = facts.get(vendorCd) ?? {}
    return { eval_no: evalNo, data: { cardCnt, workerCnt, bonusScore: bonusOf(cardCnt, workerCnt, numbers) } }
  })
  await db.query(sql`insert into subcon_eval_bonus (eval_no, plant_cd, vendor_cd, data_json)
    select e.eval_no, e.plant_cd, e.vendor_cd, x.data from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as x(eval_no bigint, data jsonb)
      join subcon_eval e on e.eval_no = x.eval_no
    on conflict (eval_no) do update set data_json = excluded.data_json`)
}
