/** Special education that new work with harmful factors asks for: published with the exposure, handed over once. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'

/**
 * 허가 또는 관리 대상 유해물질의 제조 또는 취급작업, among the works of 특별교육.
 *
 * @law 산업안전보건법 제29조제3항, 시행규칙 제26조제1항, 별표 5 제1호라목35
 */
const HARMFUL_SUBSTANCES = 35

export interface EducationNeed {
  educationNeedNo: number
  plantCd: string
  userId: string
  /** He begins to work with the factor, or goes on with it in another process. */
  causeCd: 'FACTOR' | 'PLACE'
  workerHazardNo: number
  factorCd: string
  processNo: number
  specialKindNo: number
  /** Calendar day in Asia/Seoul: what is to be learnt before the work is learnt before it. */
  startYmd: string
}

interface Published {
  causeCd: EducationNeed['causeCd']
  startYmd: Sql
  /** A condition on `hea_worker_hazard h`. */
  where: Sql
  /** Null for the program. */
  userId: string | null
  now: Date
}

/**
 * Says of these exposures who has to be taught. Nobody is left out by doubt: a factor of which it is not known whether
 * it is permitted or controlled counts as if it were.
 */
export async function publishEducationNeeds(
  db: Queries,
  { causeCd, startYmd, where, userId, now }: Published,
): Promise<void> {
  await db.query(sql`
    insert into hea_education_need (plant_cd, user_id, cause_cd, worker_hazard_no, factor_cd, process_no, special_kind_no,
      start_ymd, create_user_id, create_dt)
    select h.plant_cd, h.user_id, ${causeCd}, h.worker_hazard_no, h.factor_cd, h.process_no, ${HARMFUL_SUBSTANCES}::int,
      ${startYmd}, ${userId}, ${now}
    from hea_worker_hazard h join hea_hazard_factor f on f.factor_cd = h.factor_cd
    where ${where} and (coalesce(f.permit_yn, 'Y') <> 'N' or coalesce(f.control_yn, 'Y') <> 'N')
    order by h.worker_hazard_no`)
}

/**
 * Hands over what nobody has taken yet, the oldest first, each once: whoever takes it does so in the transaction in which
 * he makes something of it, and leaves it to the next where that fails. Two who take at once get different ones.
 *
 * @returns at most `most`; none when all are taken
 */
export async function takeEducationNeeds(tx: Transaction, now: Date, most = 1000): Promise<EducationNeed[]> {
  const taken = await tx.queryAs<EducationNeed>(
    'SYSTEM',
    sql`update hea_education_need n set taken_dt = ${now}
    from (select education_need_no from hea_education_need where taken_dt is null
      order by education_need_no limit ${most} for update skip locked) w
    where n.education_need_no = w.education_need_no
    returning n.education_need_no as "educationNeedNo", n.plant_cd as "plantCd", n.user_id as "userId",
      n.cause_cd as "causeCd", n.worker_hazard_no as "workerHazardNo", n.factor_cd as "factorCd",
      n.process_no as "processNo", n.special_kind_no as "specialKindNo", n.start_ymd as "startYmd"`,
  )
  return taken.toSorted((one, other) => one.educationNeedNo - other.educationNeedNo)
}
