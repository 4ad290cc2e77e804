/** Accidents of a process, for those who look for its hazards: as far as who asks reads them, and nobody who was hurt. */
import { accidentTypes } from '#modules/common/accident-types.model.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { sevClasses } from './accident-codes.model.ts'

interface OfProcess {
  processNo: number
  fromYmd: string
  /** Only this one. */
  no?: string | undefined
}
interface Row {
  no: number
  docNo: string | null
  ymd: string
  titleDesc: string
  detailDesc: string | null
  measureDesc: string | null
}
const MOST = 200

/** Those that stand, the latest first, with the measures that their investigation led to. */
export async function accidentsOfProcess(db: Queries, { processNo, fromYmd, no }: OfProcess) {
  const rows = await db.query<Row & { accTypeCd: string | null; sevClassCd: keyof typeof sevClasses | null }>(
    sql`select a.accident_no::int as no, a.accident_doc_no as "docNo", (a.occur_dt at time zone 'Asia/Seoul')::date::text as ymd,
        a.accident_title as "titleDesc", a.content_desc as "detailDesc", a.acc_type_cd as "accTypeCd", a.sev_class_cd as "sevClassCd",
        (select string_agg(m.measure_desc, ', ' order by m.acc_measure_no) from acc_measure m
          where m.accident_no = a.accident_no and m.delete_yn = 'N' and m.accept_dt is null) as "measureDesc"
      from accident a where a.process_no = ${processNo} and a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')
        and a.occur_dt >= ${fromYmd}::date and ${no === undefined ? raw('true') : sql`a.accident_no::text = ${no}`}
      order by a.occur_dt desc, a.accident_no desc limit ${MOST}`,
  )
  return rows.map(({ accTypeCd, sevClassCd, ...row }) => ({
    ...row,
    accTypeCd: typeOf(accTypeCd),
    wordDesc: sevClassCd && sevClasses[sevClassCd],
  }))
}

/** Assessments know the types of near misses; what accidents know besides is another one there. */
const typeOf = (code: string | null): keyof typeof accidentTypes | null =>
  code === null ? null : isOfAssessments(code) ? code : 'ETC'
const isOfAssessments = (code: string): code is keyof typeof accidentTypes => code in accidentTypes
