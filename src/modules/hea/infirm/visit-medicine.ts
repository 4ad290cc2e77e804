/** Medicine that somebody is given in a visit: prescriptions, allergies, stock. */
import { z } from 'zod'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { giveOut, type LockedMedicine, lockMedicine, type Mover } from './medicine-stock.ts'

export const givenMedicine = z.strictObject({
  medicineNo: z.number().int(),
  qtyVal: z.number().positive().max(9999),
  doseDesc: z.string().trim().max(200).nullish(),
  /** Who has prescribed it: obligatory for what only a physician prescribes. */
  prescriberUserId: z.string().max(30).nullish(),
  /** Why it is given in spite of an allergy. */
  allergyReasonDesc: z.string().trim().max(500).nullish(),
})
export type GivenMedicine = z.infer<typeof givenMedicine>

interface Patient {
  heaInfirmVisitNo: number
  userId: string | null
  personNo: number | null
}

/** In the order of their numbers, so that two nurses with the same medicines never wait for each other. */
export async function giveMedicines(tx: Transaction, mover: Mover, patient: Patient, given: readonly GivenMedicine[]) {
  const numbered = given.map((one, index) => ({ one, field: `medicines.${index}` }))
  for (const { one, field } of numbered.toSorted((a, b) => a.one.medicineNo - b.one.medicineNo)) {
    const medicine = await lockMedicine(tx, mover, one.medicineNo)
    await refusePrescription(tx, mover, medicine, one, field)
    await refuseAllergy(tx, patient, medicine, one, field)
    const txnNos = await giveOut(tx, mover, medicine, { qtyVal: one.qtyVal, field: `${field}.qtyVal` })
    await tx.query(sql`insert into hea_visit_medicine (hea_infirm_visit_no, medicine_txn_no, dose_desc, prescriber_user_id, allergy_reason_desc)
      select ${patient.heaInfirmVisitNo}, no, ${one.doseDesc || null}, ${one.prescriberUserId || null}, ${one.allergyReasonDesc || null}
      from unnest(${txnNos}::bigint[]) as no`)
  }
}

const refused = (field: string, code: string, message: string, values: Record<string, unknown> = {}) =>
  new Refusal(422, code, message, { values, problems: [{ field, code, message, values }] })

/** @law 약사법 제23조; 산업안전보건법 시행령 제22조제1항제7호 (확인 필요) */
async function refusePrescription(
  tx: Transaction,
  { plantCd }: Mover,
  { medTypeCd }: LockedMedicine,
  { prescriberUserId }: GivenMedicine,
  field: string,
): Promise<void> {
  if (medTypeCd !== 'RX') return
  const [physician] = await tx.query(
    sql`select 1 from directory_role where auth_grp_cd = 'DOC' and plant_cd = ${plantCd} and user_id = ${prescriberUserId ?? null}`,
  )
  if (!physician)
    throw refused(`${field}.prescriberUserId`, 'HEA_RX_PRESCRIBER', '전문의약품은 의사의 처방이 필요합니다.')
}

async function refuseAllergy(
  tx: Transaction,
  { userId, personNo }: Patient,
  { allergenCd }: LockedMedicine,
  { allergyReasonDesc }: GivenMedicine,
  field: string,
): Promise<void> {
  if (!allergenCd || allergyReasonDesc) return
  const [known] = await tx.query<{ name: string }>(
    sql`select (select code_nm from directory_code c where c.code_grp_cd = 'HEA_ALLERGEN' and c.code = a.allergen_cd) as name
      from hea_allergy a where a.allergen_cd = ${allergenCd} and a.delete_yn = 'N'
        and (a.user_id = ${userId} or a.person_no = ${personNo}::bigint)`,
  )
  if (known)
    throw refused(
      `${field}.allergyReasonDesc`,
      'HEA_MED_ALLERGY',
      '{allergen} 알레르기가 있습니다. 투약 사유를 입력하십시오.',
      { allergen: known.name },
    )
}
