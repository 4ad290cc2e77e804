import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { medicineCount } from './medicine-count.model.ts'

type Context = ActionContext<typeof medicineCount>
type Effect = EffectContext<typeof medicineCount>
type Line = NonNullable<Context['record']['lines']>[number]

export const medicineCountRules = rulesFor(medicineCount, {
  set: { create: [setBook], edit: [keepBook] },
  refuse: { count: [refuseUncounted, refuseNoReason], post: [refuseBelowNothing] },
  follow: { post: [postDifferences] },
})

async function setBook({ db, person }: Context) {
  return { lines: await bookOf(db, person.plantCd) }
}

const bookOf = (db: Queries, plantCd: string) =>
  db.query<Line>(sql`select l.medicine_lot_no as "medicineLotNo", m.medicine_nm as "medicineNm", l.lot_no as "lotNo",
      l.expire_ymd::text as "expireYmd", l.remain_qty_val as "bookQtyVal", null::numeric as "countQtyVal", null::text as "reasonDesc"
    from hea_medicine_lot l join hea_medicine m using (medicine_no)
    where l.plant_cd = ${plantCd} and l.remain_qty_val > 0 order by m.medicine_nm, l.expire_ymd, l.medicine_lot_no limit 2000`)

/** Of what is sent only what was counted and why it differs is taken: the book is the book. */
function keepBook({ record, before }: Context) {
  const counted = new Map((record.lines ?? []).map((line) => [line.medicineLotNo, line]))
  const lines = (before?.lines ?? []).map((line) => {
    const { countQtyVal = null, reasonDesc = null } = counted.get(line.medicineLotNo) ?? {}
    return { ...line, countQtyVal, reasonDesc }
  })
  return { lines }
}

const differenceOf = ({ countQtyVal, bookQtyVal }: Line) => (countQtyVal ?? 0) - (bookQtyVal ?? 0)

function refuseUncounted({ record }: Context) {
  const lines = record.lines ?? []
  const missing = lines.filter(({ countQtyVal }) => countQtyVal === null).length
  if (missing === 0 && lines.length > 0) return undefined
  return problem(medicineCount, 'lines', 'HEA_COUNT_MISSING', '실사 수량을 입력하지 않은 로트가 {n}개 있습니다.', {
    values: { n: missing },
  })
}

function refuseNoReason({ record }: Context) {
  const [first] = (record.lines ?? []).filter((line) => differenceOf(line) !== 0 && !line.reasonDesc?.trim())
  if (!first) return undefined
  return problem(medicineCount, 'lines', 'HEA_COUNT_REASON', '차이 사유를 입력하십시오: {name}', {
    values: { name: `${first.medicineNm} ${first.lotNo}` },
  })
}

/** What was given since the book was read stays given; less than nothing cannot be left. */
async function refuseBelowNothing({ record, db }: Context) {
  const lines = record.lines ?? []
  const lots = await db.query<{ no: number; remain: number }>(
    sql`select medicine_lot_no as no, remain_qty_val as remain from hea_medicine_lot
      where medicine_lot_no = any(${lines.map(({ medicineLotNo }) => medicineLotNo)}::bigint[]) order by 1 for update`,
  )
  const remains = new Map(lots.map(({ no, remain }) => [no, remain]))
  const [short] = lines.filter((line) => (remains.get(line.medicineLotNo) ?? 0) + differenceOf(line) < 0)
  if (!short) return undefined
  return problem(medicineCount, 'lines', 'HEA_COUNT_STALE', '실사한 뒤에 출고되어 반영할 수 없습니다: {name}', {
    values: { name: `${short.medicineNm} ${short.lotNo}` },
  })
}

/** One ADJ for each lot that differs. */
async function postDifferences({ record, db, person, now }: Effect) {
  const differing = (record.lines ?? [])
    .filter((line) => differenceOf(line) !== 0)
    .map((line) => ({ no: line.medicineLotNo, change: differenceOf(line), reason: line.reasonDesc }))
  await db.query(sql`with posted as (
      insert into hea_medicine_txn (medicine_no, medicine_lot_no, plant_cd, txn_cd, qty_val, change_val, reason_desc,
        hea_medicine_count_no, txn_dt, create_user_id)
      select l.medicine_no, l.medicine_lot_no, l.plant_cd, 'ADJ', abs(d.change), d.change, d.reason,
        ${record.heaMedicineCountNo}, ${now}, ${person.userId}
      from jsonb_to_recordset(${JSON.stringify(differing)}::jsonb) as d(no bigint, change numeric, reason text)
        join hea_medicine_lot l on l.medicine_lot_no = d.no
      returning medicine_lot_no, change_val
    ) update hea_medicine_lot l set remain_qty_val = l.remain_qty_val + p.change_val from posted p
      where p.medicine_lot_no = l.medicine_lot_no`)
}
