/** What moves medicine. The row of the medicine is locked first, so that two nurses never give the same box. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { Received } from './medicine.calls.ts'
import { type Lot, takeNearest, usableQty } from './medicine.logic.ts'

export interface Mover {
  userId: string
  plantCd: string
  now: Date
  today: string
}
export interface LockedMedicine {
  medicineNo: number
  medicineNm: string
  medTypeCd: string
  allergenCd: string | null
  useYn: 'Y' | 'N'
}

/** @throws Refusal 404 for a medicine of another plant */
export async function lockMedicine(tx: Transaction, { plantCd }: Mover, medicineNo: number): Promise<LockedMedicine> {
  const [found] = await tx.query<LockedMedicine>(
    sql`select medicine_no as "medicineNo", medicine_nm as "medicineNm", med_type_cd as "medTypeCd",
        allergen_cd as "allergenCd", use_yn as "useYn"
      from hea_medicine where medicine_no = ${medicineNo} and plant_cd = ${plantCd} and delete_yn = 'N' for update`,
  )
  if (!found) throw notFound()
  return found
}

export interface Out {
  qtyVal: number
  reasonDesc?: string | null | undefined
  heaFirstAidKitNo?: number | null | undefined
  /** Where what is wrong belongs in the form. */
  field: string
}

/**
 * I1: gives of a locked medicine, the nearest expiry first.
 *
 * @returns the movements, one for each lot
 * @throws Refusal 422 HEA_MED_SHORT, HEA_MED_EXPIRED
 */
export async function giveOut(tx: Transaction, mover: Mover, medicine: LockedMedicine, out: Out): Promise<number[]> {
  const lots = await tx.query<Lot>(
    sql`select medicine_lot_no as "medicineLotNo", expire_ymd::text as "expireYmd", remain_qty_val as "remainQtyVal"
      from hea_medicine_lot where medicine_no = ${medicine.medicineNo} and remain_qty_val > 0`,
  )
  const taken = takeNearest(lots, out.qtyVal, mover.today)
  if (!taken) throw tooFew(lots, out, mover.today, medicine)
  return move(tx, mover, 'OUT', taken, out)
}

function tooFew(lots: readonly Lot[], { field }: Out, today: string, { medicineNm }: LockedMedicine): Refusal {
  const left = usableQty(lots, today)
  const values = { n: left, name: medicineNm }
  const [code, message] =
    left === 0 && lots.length > 0
      ? ['HEA_MED_EXPIRED', '유효기간이 지난 약품은 투약할 수 없습니다.']
      : ['HEA_MED_SHORT', '재고가 부족합니다(현재고 {n}).']
  return new Refusal(422, code, message, { values, problems: [{ field, code, message, values }] })
}

/** Lots that are thrown away, or that a count corrects, are named by who does it. @throws Refusal 404, 422 HEA_MED_SHORT */
export async function dispose(tx: Transaction, mover: Mover, lotNo: number, out: Out): Promise<number[]> {
  const [lot] = await tx.query<{ medicineNo: number; remain: number }>(
    sql`select medicine_no as "medicineNo", remain_qty_val as remain from hea_medicine_lot
      where medicine_lot_no = ${lotNo} and plant_cd = ${mover.plantCd} for update`,
  )
  if (!lot) throw notFound()
  if (lot.remain < out.qtyVal) {
    const short = { code: 'HEA_MED_SHORT', message: '재고가 부족합니다(현재고 {n}).', values: { n: lot.remain } }
    throw new Refusal(422, short.code, short.message, {
      values: short.values,
      problems: [{ field: out.field, ...short }],
    })
  }
  return move(tx, mover, 'DISPOSE', [{ medicineLotNo: lotNo, qtyVal: out.qtyVal }], out)
}

async function move(
  tx: Transaction,
  { userId, now }: Mover,
  txnCd: 'OUT' | 'DISPOSE',
  taken: readonly { medicineLotNo: number; qtyVal: number }[],
  { reasonDesc = null, heaFirstAidKitNo = null }: Out,
): Promise<number[]> {
  const rows = await tx.query<{ no: number }>(sql`with taken as (
      select * from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t("medicineLotNo" bigint, "qtyVal" numeric)
    ), less as (
      update hea_medicine_lot l set remain_qty_val = l.remain_qty_val - t."qtyVal" from taken t
      where l.medicine_lot_no = t."medicineLotNo" returning l.medicine_no, l.medicine_lot_no, l.plant_cd, t."qtyVal" as qty
    )
    insert into hea_medicine_txn (medicine_no, medicine_lot_no, plant_cd, txn_cd, qty_val, change_val, reason_desc,
      hea_first_aid_kit_no, txn_dt, create_user_id)
    select medicine_no, medicine_lot_no, plant_cd, ${txnCd}, qty, -qty, ${reasonDesc}, ${heaFirstAidKitNo}::bigint, ${now}, ${userId}
    from less returning medicine_txn_no as no`)
  return rows.map(({ no }) => no)
}

/** A delivery: a new lot, or more of one that is there. */
export async function receive(tx: Transaction, { userId, plantCd, now }: Mover, received: Received): Promise<void> {
  const { medicineNo, lotNo, expireYmd, qtyVal, reasonDesc = null } = received
  await tx.query(sql`with lot as (
      insert into hea_medicine_lot (medicine_no, plant_cd, lot_no, expire_ymd, remain_qty_val)
      values (${medicineNo}, ${plantCd}, ${lotNo}, ${expireYmd}, ${qtyVal})
      on conflict (medicine_no, lot_no, expire_ymd) do update set remain_qty_val = hea_medicine_lot.remain_qty_val + excluded.remain_qty_val
      returning medicine_lot_no
    )
    insert into hea_medicine_txn (medicine_no, medicine_lot_no, plant_cd, txn_cd, qty_val, change_val, reason_desc, txn_dt, create_user_id)
    select ${medicineNo}, medicine_lot_no, ${plantCd}, 'IN', ${qtyVal}::numeric, ${qtyVal}::numeric, ${reasonDesc}, ${now}, ${userId} from lot`)
}
