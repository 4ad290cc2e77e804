/**
 * What entry and permits ask about people of vendors: E10, examined before working with what is harmful, and E11, no
 * restriction of work for reasons of health. It follows from the law and not from the rights of who asks; of E11 nobody
 * learns more than that there is one.
 */
import type { Check } from '#platform/model/check.ts'
import { kept, keptText, sentences } from '#platform/model/sentences.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isPreExamined } from '../exposure/due.logic.ts'
import { dueNumbers } from '../exposure/due-numbers.ts'
import type { WorkKind } from '../result/fitness.api.ts'

/** By their codes, as rows keep them. */
const says = sentences('HEALTH', {
  EXAM_NOT_ASKED: '배치전건강진단 대상 유해인자가 없습니다.',
  EXAM_OK: '배치전건강진단 확인 ({factors})',
  EXAM_MISSING: '배치전건강진단이 확인되지 않았습니다. ({factors})',
  ANY_EXAM_OK: '배치전 건강진단을 확인했습니다.',
  ANY_EXAM_MISSING: '배치전 건강진단 확인이 없습니다.',
  BARRED: '보건 사유로 작업할 수 없습니다.',
  NOT_BARRED: '보건 사유의 작업 제한이 없습니다.',
  REASON: '보건 사유',
})
const reason = keptText(kept(says.REASON))

/** A check about one of the people who were asked about. */
export interface HealthCheck extends Check {
  personNo: number
  ruleCd: 'E10' | 'E11'
}

/** With what people are to work: named, or by the processes in which it is. */
export interface Harmful {
  readonly factorCds?: readonly string[] | undefined
  readonly processNos?: readonly number[] | undefined
}

type Asking = Pick<Transaction, 'queryAs' | 'joins'>

/** One factor of one person; without any where the work asks for no examination. */
interface ExamRow {
  personNo: number
  factorNm: string | null
  cycleGroupNo: number | null
  examYmd: string | null
}

/** Somebody else's row may be the same human: what he was examined for is his. */
const SAME_HUMAN = sql`(q.person_no = p.person_no or q.worker_key = p.worker_key)`

/** What is measured or worked with in a process, of those factors that ask for an examination before placement. */
const asked = ({ factorCds = [], processNos = [] }: Harmful) => sql`
  select f.factor_cd, f.factor_nm, f.cycle_group_no, f.sort_order from hea_hazard_factor f
  where f.cycle_group_no is not null and coalesce(f.special_check_yn, 'Y') <> 'N' and f.delete_yn = 'N'
    and (f.factor_cd = any(${[...factorCds]}::text[])
      or f.factor_cd in (select h.factor_cd from hea_worker_hazard h where h.process_no = any(${[...processNos]}::bigint[])
        and h.end_ymd is null and h.delete_yn = 'N')
      or f.factor_cd in (select x.factor_cd from measure_unit u join measure_unit_factors x using (measure_unit_no)
        where u.process_no = any(${[...processNos]}::bigint[]) and u.status_cd = 'ACTIVE' and u.delete_yn = 'N'))`

/**
 * E10, of each of the people on the day on which he begins the work: for every harmful factor of it an examination that is
 * confirmed and young enough. Entry takes a BLOCK as a warning. Unknown people are not in the answer.
 *
 * @law 산업안전보건법 제130조제2항, 시행규칙 제203조
 */
export async function placementExamOf(
  db: Asking,
  personNos: readonly number[],
  { ymd, ...harmful }: Harmful & { ymd: string },
): Promise<HealthCheck[]> {
  const query = {
    joins: db.joins,
    query: <Row>(statement: ReturnType<typeof sql>) => db.queryAs<Row>('SYSTEM', statement),
  }
  const rows = await query.query<ExamRow>(sql`
    select p.person_no as "personNo", f.factor_nm as "factorNm", f.cycle_group_no as "cycleGroupNo", (
        select max(e.exam_ymd) from hea_vendor_exam e join hea_vendor_exam_factors x using (hea_vendor_exam_no)
          join vendor_person q on q.person_no = e.person_no and q.plant_cd = e.plant_cd
        where ${SAME_HUMAN} and x.factor_cd = f.factor_cd and e.status_cd = 'CONFIRM' and e.exam_ymd <= ${ymd}::date
          and e.delete_yn = 'N') as "examYmd"
    from vendor_person p left join (${asked(harmful)}) f on true
    where p.person_no = any(${[...personNos]}::bigint[]) order by p.person_no, f.sort_order, f.factor_nm`)
  const numbers = await dueNumbers(query, ymd)
  return [...Map.groupBy(rows, ({ personNo }) => personNo)].map(([personNo, own]) => {
    const wanted = own.filter(({ factorNm }) => factorNm !== null)
    const missing = wanted.filter(
      ({ examYmd, ...factor }) => !isPreExamined({ placementYmd: ymd }, examYmd, factor, numbers),
    )
    return {
      personNo,
      ruleCd: 'E10' as const,
      law: '산업안전보건법 제130조제2항',
      resultCd: missing.length === 0 ? 'OK' : 'BLOCK',
      message: wanted.length === 0 ? says.EXAM_NOT_ASKED : missing.length === 0 ? says.EXAM_OK : says.EXAM_MISSING,
      values: { factors: (missing.length === 0 ? wanted : missing).map(({ factorNm }) => factorNm).join(', ') },
      evidenceDesc: wanted.flatMap(({ factorNm, examYmd }) => (examYmd ? [`${factorNm} ${examYmd}`] : [])).join(' · '),
    }
  })
}

/**
 * E10 of people who are to work with what is harmful: by the factors of the processes where these are known, else by any
 * examination that is confirmed. Unknown people are not in the answer.
 *
 * @law 산업안전보건법 제130조제2항
 */
export async function examinedBeforeWork(
  db: Asking,
  personNos: readonly number[],
  { ymd, processNos }: { ymd: string; processNos: readonly number[] },
): Promise<HealthCheck[]> {
  const byFactor = processNos.length > 0 ? await placementExamOf(db, personNos, { ymd, processNos }) : []
  if (byFactor.some(({ message }) => message !== says.EXAM_NOT_ASKED)) return byFactor
  const rows = await db.queryAs<{ personNo: number; evidenceDesc: string | null }>(
    'SYSTEM',
    sql`select p.person_no as "personNo", (select concat_ws(' ', e.hea_vendor_exam_doc_no, e.exam_ymd)
        from hea_vendor_exam e join vendor_person q on q.person_no = e.person_no and q.plant_cd = e.plant_cd
        where ${SAME_HUMAN} and e.status_cd = 'CONFIRM' and e.exam_ymd <= ${ymd}::date and e.delete_yn = 'N'
        order by e.exam_ymd desc limit 1) as "evidenceDesc"
      from vendor_person p where p.person_no = any(${[...personNos]}::bigint[]) order by 1`,
  )
  return rows.map(({ personNo, evidenceDesc }) => ({
    personNo,
    ruleCd: 'E10' as const,
    law: '산업안전보건법 제130조제2항',
    values: {},
    resultCd: evidenceDesc ? 'OK' : 'BLOCK',
    message: evidenceDesc ? says.ANY_EXAM_OK : says.ANY_EXAM_MISSING,
    evidenceDesc: evidenceDesc ?? '',
  }))
}

export interface VendorWork extends Harmful {
  readonly fromYmd: string
  readonly toYmd?: string | undefined
  readonly kindCd?: WorkKind | undefined
}

/**
 * E11, of each of the people for a period: fitness 라 and 다: the day of a review asks for a new
 * judgement and lifts nothing. Asked about certain factors or
 * processes it is the opinion on those that counts, asked without them any. The newest opinion holds.
 *
 * @law 산업안전보건법 제138조, 시행규칙 제220조제2항
 */
export async function workRestrictionOf(
  db: Asking,
  personNos: readonly number[],
  { fromYmd, toYmd = fromYmd, kindCd, ...harmful }: VendorWork,
): Promise<HealthCheck[]> {
  const isAboutAll = !harmful.factorCds?.length && !harmful.processNos?.length && !kindCd
  const rows = await db.queryAs<{ personNo: number; isBarred: boolean }>(
    'SYSTEM',
    sql`select p.person_no as "personNo", exists (
        select from (
          select distinct on (x.factor_cd) x.factor_cd, e.work_fit_cd
          from hea_vendor_exam e join hea_vendor_exam_factors x using (hea_vendor_exam_no)
            join vendor_person q on q.person_no = e.person_no and q.plant_cd = e.plant_cd
          where ${SAME_HUMAN} and e.status_cd = 'CONFIRM' and e.exam_ymd <= ${toYmd}::date and e.delete_yn = 'N'
          order by x.factor_cd, e.exam_ymd desc, e.hea_vendor_exam_no desc) o
        where o.work_fit_cd in ('다', '라')
          and (${isAboutAll} or o.factor_cd in (select factor_cd from (${asked(harmful)}) f)
            or o.factor_cd = 'NIGHT' and ${kindCd ?? ''} = 'NIGHT')) as "isBarred"
      from vendor_person p where p.person_no = any(${[...personNos]}::bigint[]) order by 1`,
  )
  return rows.map(({ personNo, isBarred }) => ({
    personNo,
    ruleCd: 'E11' as const,
    law: '산업안전보건법 제138조',
    values: {},
    resultCd: isBarred ? 'BLOCK' : 'OK',
    message: isBarred ? says.BARRED : says.NOT_BARRED,
    evidenceDesc: isBarred ? reason : '',
  }))
}
