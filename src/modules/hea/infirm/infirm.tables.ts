/** Tables of the infirmary that no model declares: medicine by lot and what became of it, allergies, clusters that were told. */
import { sql } from 'drizzle-orm'
import { check, date, index, numeric, pgPolicy, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import {
  appRole,
  confidentialPolicy,
  emergencyPolicy,
  scopedPolicy,
  systemPolicy,
} from '#platform/server/database/scope.ts'

const quantity = () => numeric({ precision: 12, scale: 3, mode: 'number' })
/** Nothing of it is about a person: whoever has the menu sees what his plant keeps. */
const ofPlant = () => scopedPolicy({ plant: 'plant_cd', withRecord: true })

export const medicine = pgTable(
  'hea_medicine',
  {
    medicineNo: key(),
    medicineNm: nm().notNull(),
    medTypeCd: cd().notNull(),
    unitCd: cd().notNull(),
    safeQtyVal: quantity().notNull(),
    allergenCd: cd(),
    plantCd: cd().notNull(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.plantCd, t.medicineNm).where(sql`delete_yn = 'N'`), ofPlant()],
)

/** What is left of a lot is the sum of its movements, kept beside them so that it can be locked and never fall below 0. */
export const medicineLot = pgTable(
  'hea_medicine_lot',
  {
    medicineLotNo: key(),
    medicineNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    lotNo: varchar({ length: 50 }).notNull(),
    expireYmd: date({ mode: 'string' }).notNull(),
    remainQtyVal: quantity().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.medicineNo, t.lotNo, t.expireYmd),
    index().on(t.plantCd, t.expireYmd),
    check('hea_medicine_lot_remain', sql.raw('remain_qty_val >= 0')),
    ofPlant(),
  ],
)

/** Append-only: a mistake is corrected by a count. */
export const medicineTxn = pgTable(
  'hea_medicine_txn',
  {
    medicineTxnNo: key(),
    medicineNo: keyRef().notNull(),
    medicineLotNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    /** IN, OUT, DISPOSE, ADJ */
    txnCd: cd().notNull(),
    qtyVal: quantity().notNull(),
    /** The quantity with its sign: what it did to the stock. */
    changeVal: quantity().notNull(),
    reasonDesc: desc(),
    /** The first-aid box that was filled, or the count that found a difference. */
    heaFirstAidKitNo: keyRef(),
    heaMedicineCountNo: keyRef(),
    txnDt: instant().notNull(),
    createUserId: userKey().notNull(),
  },
  (t) => [
    index().on(t.plantCd, t.txnDt),
    index().on(t.medicineLotNo, t.txnDt),
    check(
      'hea_medicine_txn_sign',
      sql.raw(`qty_val > 0 and case txn_cd when 'IN' then change_val = qty_val when 'ADJ' then abs(change_val) = qty_val
        when 'OUT' then change_val = -qty_val when 'DISPOSE' then change_val = -qty_val else false end`),
    ),
    check('hea_medicine_txn_reason', sql.raw(`txn_cd in ('IN', 'OUT') or reason_desc is not null`)),
    ofPlant(),
  ],
)

const withVisit = sql.raw(
  'exists (select from hea_infirm_visit p where p.hea_infirm_visit_no = hea_visit_medicine.hea_infirm_visit_no)',
)
/** To whom a medicine went: read with the visit. */
export const visitMedicine = pgTable(
  'hea_visit_medicine',
  {
    heaInfirmVisitNo: keyRef().notNull(),
    medicineTxnNo: keyRef().notNull(),
    doseDesc: varchar({ length: 200 }),
    prescriberUserId: userKey(),
    /** Why it was given in spite of an allergy. */
    allergyReasonDesc: varchar({ length: 500 }),
  },
  (t) => [
    primaryKey({ columns: [t.heaInfirmVisitNo, t.medicineTxnNo] }),
    pgPolicy('scope', { for: 'all', to: appRole, using: withVisit, withCheck: withVisit }),
  ],
)

const ofPatient = { subject: 'user_id', named: [], levels: ['F'], deptLevels: [], privateWhen: 'false' } as const

export const allergy = pgTable(
  'hea_allergy',
  {
    allergyNo: key(),
    plantCd: cd().notNull(),
    userId: userKey(),
    personNo: keyRef(),
    allergenCd: cd().notNull(),
    reactionDesc: varchar({ length: 200 }),
    ...common(),
  },
  (t) => [
    uniqueIndex('hea_allergy_user').on(t.userId, t.allergenCd).where(sql`user_id is not null`),
    uniqueIndex('hea_allergy_person').on(t.personNo, t.allergenCd).where(sql`person_no is not null`),
    check('hea_allergy_one', sql.raw('(user_id is null) <> (person_no is null)')),
    confidentialPolicy(ofPatient),
    emergencyPolicy(ofPatient),
  ],
)

/** I5: what was told, so that it is told once; it goes on for as long as visits follow within the week. */
export const symptomCluster = pgTable(
  'hea_symptom_cluster',
  {
    symptomClusterNo: key(),
    plantCd: cd().notNull(),
    processNo: keyRef().notNull(),
    symptomCd: cd().notNull(),
    startDt: instant().notNull(),
    lastDt: instant().notNull(),
    alertDt: instant().notNull(),
  },
  (t) => [index().on(t.processNo, t.symptomCd, t.lastDt), systemPolicy()],
)
