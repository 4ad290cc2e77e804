/** What is read about visits: the list with masked names, the record with what was given. */
import { z } from 'zod'
import { asked, askedDay, pageQuery } from '#platform/model/call-words.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { masked } from './masked.ts'
import type { HistoryLine, VisitLine } from './visit-read.wire.ts'

const yn = z.enum(['Y', 'N'])

export const visitQuery = pageQuery.extend({
  from: askedDay,
  to: askedDay,
  symptomCd: asked(20),
  treatCd: asked(20),
  statusCd: asked(20),
  workRelatedYn: yn.optional(),
})
export type VisitQuery = z.infer<typeof visitQuery>
type VisitConditions = Partial<Omit<VisitQuery, 'page' | 'limit'>>

const name = sql`coalesce((select d.user_nm from directory_person d where d.user_id = r.user_id),
  (select p.person_nm from vendor_person p where p.person_no = r.person_no))`
const orgName = sql`coalesce((select d.dept_nm from directory_dept d where d.dept_cd = r.dept_cd),
  (select v.vendor_nm from vendor_info v where v.vendor_cd = r.visit_vendor_cd))`

const seoulDay = (ymd: string): Sql => sql`${ymd}::date::timestamp at time zone 'Asia/Seoul'`

/** The total of the list, so narrowed. */
export const visitTotal = (query: VisitConditions, plantCd: string): Sql =>
  sql`select count(*)::int as total from hea_infirm_visit r where ${conditions(query, plantCd)}`

const conditions = ({ from, to, symptomCd, treatCd, statusCd, workRelatedYn }: VisitConditions, plantCd: string): Sql =>
  and([
    sql`r.delete_yn = 'N' and r.plant_cd = ${plantCd}`,
    ...(from ? [sql`r.visit_dt >= ${seoulDay(from)}`] : []),
    ...(to ? [sql`r.visit_dt < ${seoulDay(to)} + interval '1 day'`] : []),
    ...(symptomCd ? [sql`r.symptom_cd = ${symptomCd}`] : []),
    ...(treatCd ? [sql`r.treat_cd = ${treatCd}`] : []),
    ...(statusCd ? [sql`r.status_cd = ${statusCd}`] : []),
    ...(workRelatedYn ? [sql`r.work_related_yn = ${workRelatedYn}`] : []),
  ])

/** A page and the exact total; of the persons only what is masked leaves the database. */
export async function visitList(db: Queries, query: VisitQuery, plantCd: string) {
  const where = conditions(query, plantCd)
  const [rows, [count]] = await Promise.all([
    db.query<VisitLine>(sql`select r.hea_infirm_visit_no as "heaInfirmVisitNo", r.hea_infirm_visit_doc_no as "heaInfirmVisitDocNo",
        r.visit_dt as "visitDt", ${masked(sql`n.nm`)} as "maskedNm", ${orgName} as "orgNm", r.symptom_cd as "symptomCd",
        r.treat_cd as "treatCd", r.work_related_yn as "workRelatedYn", r.accident_no as "accidentNo",
        r.refer_hospital_nm as "referHospitalNm", r.rest_start_dt as "restStartDt", r.rest_end_dt as "restEndDt",
        r.status_cd as "statusCd"
      from (select * from hea_infirm_visit r where ${where} order by r.visit_dt desc, r.hea_infirm_visit_no desc
          limit ${query.limit} offset ${(query.page - 1) * query.limit}) r
        cross join lateral (select ${name} as nm) n
      order by r.visit_dt desc, r.hea_infirm_visit_no desc`),
    db.query<{ total: number }>(visitTotal(query, plantCd)),
  ])
  return { total: count?.total ?? 0, page: query.page, limit: query.limit, rows }
}

export const medicineLine = z.object({
  medicineNm: z.string(),
  lotNo: z.string(),
  qtyVal: z.number(),
  unitCd: z.string(),
  doseDesc: z.string().nullable(),
  prescriberUserNm: z.string().nullable(),
  allergyReasonDesc: z.string().nullable(),
})
export type MedicineLine = z.infer<typeof medicineLine>

export const medicinesOf = (db: Queries, visitNo: number) =>
  db.query<MedicineLine>(sql`select m.medicine_nm as "medicineNm", l.lot_no as "lotNo", t.qty_val as "qtyVal", m.unit_cd as "unitCd",
      v.dose_desc as "doseDesc", (select d.user_nm from directory_person d where d.user_id = v.prescriber_user_id) as "prescriberUserNm",
      v.allergy_reason_desc as "allergyReasonDesc"
    from hea_visit_medicine v join hea_medicine_txn t using (medicine_txn_no) join hea_medicine m using (medicine_no)
      join hea_medicine_lot l on l.medicine_lot_no = t.medicine_lot_no
    where v.hea_infirm_visit_no = ${visitNo} order by t.txn_dt, m.medicine_nm, l.expire_ymd, l.medicine_lot_no`)

/** Somebody's visits, the newest first; the policy of the table says who may. */
export const historyOf = (db: Queries, whom: { userId: string } | { personNo: number }, limit: number) =>
  db.query<HistoryLine>(sql`select r.hea_infirm_visit_no as "heaInfirmVisitNo", r.user_id as "userId", r.person_no as "personNo", r.plant_cd as "plantCd",
      r.visit_dt as "visitDt", r.symptom_cd as "symptomCd", r.symptom_desc as "symptomDesc", r.treat_cd as "treatCd", r.accident_no::int as "accidentNo",
      r.work_related_yn as "workRelatedYn", r.result_cd as "resultCd",
      (select string_agg(m.medicine_nm || ' ' || trim_scale(t.qty_val), ', ' order by t.medicine_txn_no)
        from hea_visit_medicine v join hea_medicine_txn t using (medicine_txn_no) join hea_medicine m using (medicine_no)
        where v.hea_infirm_visit_no = r.hea_infirm_visit_no) as "medicineDesc"
    from hea_infirm_visit r
    where r.delete_yn = 'N' and ${'userId' in whom ? sql`r.user_id = ${whom.userId}` : sql`r.person_no = ${whom.personNo}`}
    order by r.visit_dt desc, r.hea_infirm_visit_no desc limit ${limit}`)
