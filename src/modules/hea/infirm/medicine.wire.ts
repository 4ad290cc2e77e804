/** What medicine.routes.ts tells, and what screens read. */
import { writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'

const lotRow = z.object({
  medicineLotNo: z.number(),
  lotNo: z.string(),
  expireYmd: z.string(),
  remainQtyVal: z.number(),
})

export const stockRow = z.object({
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

export const txnRow = z.object({
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

export const ledgerRow = z.object({
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

export const newTxn = z.discriminatedUnion('txnCd', [
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
