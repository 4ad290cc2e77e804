/** Stock and movements of medicine. Nothing here says who was given it: that stands with the visit. */
import { call, menu } from '#platform/model/call.ts'
import { rowsOf, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { medicineMaster } from './medicine.master.ts'

const lotRow = z.object({
  medicineLotNo: z.number(),
  lotNo: z.string(),
  expireYmd: z.string(),
  remainQtyVal: z.number(),
})

const stockRow = z.object({
  medicineNo: z.number(),
  medicineNm: z.string(),
  medTypeCd: z.string(),
  unitCd: z.string(),
  allergenCd: z.string().nullable(),
  safeQtyVal: z.number(),
  useYn: z.enum(['Y', 'N']),
  /** What may still be given. */
  usableQtyVal: z.number(),
  /** The nearest expiry of what is there, expired or not. */
  nearestExpireYmd: z.string().nullable(),
  stateCd: z.enum(['EXPIRED', 'SHORT', 'SOON', 'OK']),
  lots: z.array(lotRow),
})
export type StockRow = z.infer<typeof stockRow>

const txnRow = z.object({
  medicineTxnNo: z.number(),
  txnDt: z.string(),
  medicineNm: z.string(),
  unitCd: z.string(),
  lotNo: z.string(),
  expireYmd: z.string(),
  changeVal: z.number(),
  /** 투약, the box that was filled, the count that found a difference, or what was written. */
  reasonDesc: z.string().nullable(),
  createUserNm: z.string().nullable(),
})
export type TxnRow = z.infer<typeof txnRow>

const ledgerRow = z.object({
  medicineNm: z.string(),
  medTypeCd: z.string(),
  unitCd: z.string(),
  lotNo: z.string(),
  expireYmd: z.string(),
  openingVal: z.number(),
  inVal: z.number(),
  outVal: z.number(),
  disposeVal: z.number(),
  adjVal: z.number(),
  closingVal: z.number(),
})
export type LedgerRow = z.infer<typeof ledgerRow>

const day = writtenDay
const quantity = z.number().positive().max(999_999)

const newTxn = z.discriminatedUnion('txnCd', [
  z.strictObject({
    txnCd: z.literal('IN'),
    medicineNo: z.number().int(),
    lotNo: z.string().trim().min(1).max(50),
    expireYmd: day,
    qtyVal: quantity,
    reasonDesc: z.string().trim().max(500).nullish(),
  }),
  z.strictObject({
    txnCd: z.literal('OUT'),
    medicineNo: z.number().int(),
    qtyVal: quantity,
    reasonDesc: z.string().trim().max(500).nullish(),
    heaFirstAidKitNo: z.number().int().nullish(),
  }),
  z.strictObject({
    txnCd: z.literal('DISPOSE'),
    medicineLotNo: z.number().int(),
    qtyVal: quantity,
    reasonDesc: z.string().trim().min(1).max(500),
  }),
])
export type NewTxn = z.infer<typeof newTxn>
/** A delivery. */
export type Received = Omit<Extract<NewTxn, { txnCd: 'IN' }>, 'txnCd'>

const tag = medicineMaster.label
const MENU = medicineMaster.route
const period = z.object({ from: day, to: day })
export type Period = z.infer<typeof period>

/** A nurse chooses from the stock while she registers a visit. */
export const medicineStock = call.get('/api/hea/infirm/medicinestock', {
  right: menu([MENU, '/hea/infirm/visit']),
  tag,
  answer: rowsOf(stockRow),
})
const txnQuery = period.extend({
  txnCd: z.enum(['IN', 'OUT', 'DISPOSE', 'ADJ']),
  kitYn: z.enum(['Y', 'N']).default('N'),
})
export type TxnQuery = z.infer<typeof txnQuery>
export const medicineTxns = call.get('/api/hea/infirm/medicinetxns', {
  right: menu(MENU),
  tag,
  query: txnQuery,
  answer: rowsOf(txnRow),
})
export const addTxn = call.post('/api/hea/infirm/medicinetxn', { right: menu(MENU, 'write'), tag, body: newTxn })
/** 약품 수불부: what was there, what came, what went, what is left. */
export const medicineLedger = call.get('/api/hea/infirm/medicineledger', {
  right: menu(MENU),
  tag,
  query: period,
  answer: rowsOf(ledgerRow),
})
export const ledgerSheet = call.get('/api/hea/infirm/medicineledger/excel', {
  right: menu(MENU),
  tag,
  query: period,
  answer: 'sheet',
})
