/** Stock and movements of medicine. Nothing here says who was given it: that stands with the visit. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import {
  addTxn,
  type LedgerRow,
  ledgerSheet,
  medicineLedger,
  medicineStock,
  medicineTxns,
  type NewTxn,
  type Period,
  type StockRow,
  type TxnQuery,
  type TxnRow,
} from './medicine.calls.ts'
import { stockState, usableQty } from './medicine.logic.ts'
import { medicineMaster } from './medicine.master.ts'
import { dispose, giveOut, lockMedicine, type Mover, receive } from './medicine-stock.ts'
import { healthTeam } from './visit.model.ts'

const MOST_TXNS = 2000

const stock = answer(medicineStock, async ({ db, person, today }) => ({
  rows: await stockOf(db, person.plantCd, today),
}))

async function stockOf(db: Queries, plantCd: string, today: string): Promise<StockRow[]> {
  const rows = await db.query<Omit<StockRow, 'usableQtyVal' | 'nearestExpireYmd' | 'stateCd'>>(sql`
    select m.medicine_no as "medicineNo", m.medicine_nm as "medicineNm", m.med_type_cd as "medTypeCd", m.unit_cd as "unitCd",
      m.allergen_cd as "allergenCd", m.safe_qty_val as "safeQtyVal", m.use_yn as "useYn",
      coalesce((select jsonb_agg(jsonb_build_object('medicineLotNo', l.medicine_lot_no, 'lotNo', l.lot_no,
          'expireYmd', l.expire_ymd::text, 'remainQtyVal', l.remain_qty_val) order by l.expire_ymd, l.medicine_lot_no)
        from hea_medicine_lot l where l.medicine_no = m.medicine_no and l.remain_qty_val > 0), '[]') as lots
    from hea_medicine m where m.plant_cd = ${plantCd} and m.delete_yn = 'N' order by m.medicine_nm`)
  return rows.map((row) => ({
    ...row,
    usableQtyVal: usableQty(row.lots, today),
    nearestExpireYmd: row.lots[0]?.expireYmd ?? null,
    stateCd: stockState(row.lots, row.safeQtyVal, today),
  }))
}

const txns = answer(medicineTxns, async ({ db, person, query }) => ({
  rows: await db.query<TxnRow>(txnStatement(person, query)),
}))

const add = answer(addTxn, async ({ body, person, tx, now, today }) => {
  if (!hasRole(person, ...healthTeam)) throw forbidden()
  const mover = { userId: person.userId, plantCd: person.plantCd, now, today }
  if (body.txnCd === 'DISPOSE') return dispose(tx, mover, body.medicineLotNo, { ...body, field: 'qtyVal' })
  const medicine = await lockMedicine(tx, mover, body.medicineNo)
  if (body.txnCd === 'OUT') {
    await requireKit(tx, mover, body)
    return giveOut(tx, mover, medicine, { ...body, field: 'qtyVal' })
  }
  refuseExpiredDelivery(mover, body)
  return receive(tx, mover, body)
})

function txnStatement({ plantCd }: Person, { from, to, txnCd, kitYn }: TxnQuery) {
  return sql`select t.medicine_txn_no as "medicineTxnNo", t.txn_dt as "txnDt", m.medicine_nm as "medicineNm", m.unit_cd as "unitCd",
      l.lot_no as "lotNo", l.expire_ymd::text as "expireYmd", t.change_val as "changeVal",
      coalesce((select k.kit_nm from hea_first_aid_kit k where k.hea_first_aid_kit_no = t.hea_first_aid_kit_no), t.reason_desc) as "reasonDesc",
      (select d.user_nm from directory_person d where d.user_id = t.create_user_id) as "createUserNm"
    from hea_medicine_txn t join hea_medicine m using (medicine_no) join hea_medicine_lot l on l.medicine_lot_no = t.medicine_lot_no
    where t.plant_cd = ${plantCd} and t.txn_cd = ${txnCd} and (${kitYn} = 'N' or t.hea_first_aid_kit_no is not null)
      and t.txn_dt >= ${from}::date::timestamp at time zone 'Asia/Seoul'
      and t.txn_dt < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'
    order by t.txn_dt desc, t.medicine_txn_no desc limit ${MOST_TXNS}`
}

async function requireKit(tx: Queries, { plantCd }: Mover, { heaFirstAidKitNo }: Extract<NewTxn, { txnCd: 'OUT' }>) {
  if (!heaFirstAidKitNo) return
  const [kit] = await tx.query(
    sql`select 1 from hea_first_aid_kit where hea_first_aid_kit_no = ${heaFirstAidKitNo} and plant_cd = ${plantCd} and delete_yn = 'N'`,
  )
  if (!kit) throw notFound()
}

function refuseExpiredDelivery({ today }: Mover, { expireYmd }: { expireYmd: string }): void {
  if (expireYmd >= today) return
  const wrong = { code: 'HEA_MED_IN_EXPIRED', message: '유효기간이 지난 약품은 입고할 수 없습니다.' }
  throw new Refusal(422, wrong.code, wrong.message, { problems: [{ field: 'expireYmd', ...wrong }] })
}

/** The last follows from the others (I1). */
const ledger = answer(medicineLedger, async ({ db, person, query }) => ({
  rows: await db.query<LedgerRow>(ledgerStatement(person, query)),
}))

const sheet = answer(ledgerSheet, async ({ db, person, query, now, ip, request, services }) => {
  const rows = await db.query<LedgerRow>(ledgerStatement(person, query))
  await logAccess(services.db, {
    now,
    userId: person.userId,
    ip: ip ?? '',
    accessCd: 'EXPORT',
    bizCd: medicineMaster.name,
    detailDesc: `${query.from}~${query.to}`,
    rowCnt: rows.length,
  })
  return listSheet(request, { area: 'hea', label: '약품 수불부', columns: ledgerColumns, rows })
})

const ledgerColumns: readonly ListColumn<LedgerRow>[] = [
  { text: '약품명', kind: 'text', width: 28, value: (row) => row.medicineNm },
  { text: '로트번호', kind: 'text', width: 18, value: (row) => row.lotNo },
  { text: '유효기간', kind: 'day', value: (row) => row.expireYmd },
  { text: '이월', kind: 'number', value: (row) => row.openingVal },
  { text: '입고', kind: 'number', value: (row) => row.inVal },
  { text: '출고', kind: 'number', value: (row) => row.outVal },
  { text: '폐기', kind: 'number', value: (row) => row.disposeVal },
  { text: '실사 조정', kind: 'number', value: (row) => row.adjVal },
  { text: '재고', kind: 'number', value: (row) => row.closingVal },
]

function ledgerStatement({ plantCd }: Person, { from, to }: Period) {
  const since = sql`t.txn_dt >= ${from}::date::timestamp at time zone 'Asia/Seoul'`
  const sum = (txnCd: string, sign: 1 | -1) =>
    sql`coalesce(sum(t.change_val * ${sign}::int) filter (where ${since} and t.txn_cd = ${txnCd}), 0)`
  return sql`select m.medicine_nm as "medicineNm", m.med_type_cd as "medTypeCd", m.unit_cd as "unitCd", l.lot_no as "lotNo",
      l.expire_ymd::text as "expireYmd", coalesce(sum(t.change_val) filter (where not (${since})), 0) as "openingVal",
      ${sum('IN', 1)} as "inVal", ${sum('OUT', -1)} as "outVal", ${sum('DISPOSE', -1)} as "disposeVal", ${sum('ADJ', 1)} as "adjVal",
      coalesce(sum(t.change_val), 0) as "closingVal"
    from hea_medicine m join hea_medicine_lot l using (medicine_no) join hea_medicine_txn t on t.medicine_lot_no = l.medicine_lot_no
    where m.plant_cd = ${plantCd} and t.txn_dt < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'
    group by m.medicine_no, l.medicine_lot_no
    having coalesce(sum(t.change_val), 0) <> 0 or count(*) filter (where ${since}) > 0
    order by m.medicine_nm, l.expire_ymd, l.medicine_lot_no`
}

export const medicineRoutes = routes(stock, txns, add, ledger, sheet)
