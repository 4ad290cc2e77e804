/** Sample data that the tests share. */
import type { Visitor } from '#platform/test/site.ts'
import type { Received } from './medicine.calls.ts'

export interface Registered {
  heaInfirmVisitNo: number
  rowVersion: number
  statusCd: string
  accidentNo: number | null
  medicines: { lotNo: string; qtyVal: number }[]
  [field: string]: unknown
}

/** Registers a visit as the nurse does: whom, what for, and what he was given. */
export const register = (nurse: Visitor, visit: object = {}, medicines: object[] = []) =>
  nurse.call<Registered>('/api/hea/infirm/visit', {
    method: 'POST',
    body: { visit: { userId: 'emp', symptomCd: 'HEADACHE', treatCd: 'MED', workRelatedYn: 'N', ...visit }, medicines },
  })

type Delivery = Pick<Received, 'lotNo' | 'expireYmd' | 'qtyVal'>

/** A new medicine with lots that are delivered one after the other. @returns its number */
export async function aMedicine(nurse: Visitor, values: object = {}, lots: readonly Delivery[] = []): Promise<number> {
  const body = {
    medicineNm: `해열진통제 ${crypto.randomUUID()}`,
    medTypeCd: 'OTC',
    unitCd: 'TAB',
    safeQtyVal: 5,
    ...values,
  }
  const { medicineNo } = await nurse.call<{ medicineNo: number }>('/api/hea/infirm/medicine', { method: 'POST', body })
  for (const lot of lots) await deliver(nurse, medicineNo, lot)
  return medicineNo
}

export const deliver = (nurse: Visitor, medicineNo: number, lot: Delivery) =>
  nurse.call('/api/hea/infirm/medicinetxn', { method: 'POST', body: { txnCd: 'IN', medicineNo, ...lot } })

/** What is left of a medicine, lot by lot. */
export async function lotsOf(nurse: Visitor, medicineNo: number): Promise<Record<string, number>> {
  interface Stock {
    medicineNo: number
    lots: { lotNo: string; remainQtyVal: number }[]
  }
  const { rows } = await nurse.call<{ rows: Stock[] }>('/api/hea/infirm/medicinestock')
  const lots = rows.find((row) => row.medicineNo === medicineNo)?.lots ?? []
  return Object.fromEntries(lots.map(({ lotNo, remainQtyVal }) => [lotNo, remainQtyVal]))
}
