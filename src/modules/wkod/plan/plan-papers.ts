/** The papers of a plan follow from the matrix: a line for each row of its kinds, answered by the vendor. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ANY_WORK, type PlanPhase, type PlanWork } from './plan-codes.model.ts'
import type { PlanDocLine, WkodPlan } from './wkod-plan.model.ts'

interface MatrixRow {
  planDocNo: number
  planWorkCd: string
  docNm: string
  mustYn: 'Y' | 'N'
  validYn: 'Y' | 'N'
  leadDayCnt: number | null
  urgentDayCnt: number | null
}

const answers = {
  fileNo: null,
  fileNm: null,
  attachFileId: null,
  docYmd: null,
  urgentYn: 'N' as const,
  validToYmd: null,
  noteDesc: null,
} as const

/**
 * The lines of a phase: those of the matrix in its order with what was answered to them, then papers that nobody asked for.
 * A line whose row the matrix has no more stays when there is a file in it.
 */
export function paperLines(matrix: readonly MatrixRow[], given: readonly PlanDocLine[]): PlanDocLine[] {
  const known = new Map(given.map((line) => [line.planDocNo, line]))
  const asked = new Set(matrix.map(({ planDocNo }) => planDocNo))
  const extra = given.filter(({ planDocNo, fileNo, docNm }) =>
    planDocNo === null ? docNm || fileNo !== null : !asked.has(planDocNo) && fileNo !== null,
  )
  return [
    ...matrix.map((row): PlanDocLine => ({ ...answers, ...known.get(row.planDocNo), ...row })),
    ...extra.map((line): PlanDocLine => ({ ...line, ...notAsked })),
  ]
}
const notAsked = { mustYn: 'N', validYn: 'N', leadDayCnt: null, urgentDayCnt: null } as const

export async function papersFor(
  db: Queries,
  phase: PlanPhase,
  kinds: readonly PlanWork[],
  given: readonly PlanDocLine[] | null,
): Promise<PlanDocLine[]> {
  const matrix =
    await db.query<MatrixRow>(sql`select plan_doc_no as "planDocNo", plan_work_cd as "planWorkCd", doc_nm as "docNm",
      must_yn as "mustYn", valid_yn as "validYn", lead_day_cnt as "leadDayCnt", urgent_day_cnt as "urgentDayCnt"
    from wkod_plan_doc_type where phase_cd = ${phase} and plan_work_cd = any(${[ANY_WORK, ...kinds]}::text[]) and use_yn = 'Y' and delete_yn = 'N'
    order by plan_work_cd = ${ANY_WORK}, array_position(${[...kinds]}::text[], plan_work_cd::text), sort_order, plan_doc_no`)
  return paperLines(matrix, given ?? [])
}

interface Filed {
  fileNo: number
  fileNm: string
  attachFileId: number
}
/**
 * Lines with the names of their files: files of this plan's own group, or of a group that an earlier revision holds.
 * Any other number is no file of the plan.
 */
export async function withFiles(
  db: Queries,
  record: Pick<WkodPlan, 'rootPlanNo' | 'beforeFileId' | 'afterFileId'>,
  lines: readonly PlanDocLine[],
): Promise<PlanDocLine[]> {
  const wanted = lines.flatMap(({ fileNo }) => fileNo ?? [])
  if (wanted.length === 0) return lines.map((line) => ({ ...line, fileNm: null, attachFileId: null }))
  const own = [record.beforeFileId, record.afterFileId].flatMap((no) => no ?? [])
  const files =
    await db.query<Filed>(sql`select f.file_no as "fileNo", f.file_org_nm as "fileNm", f.attach_file_id as "attachFileId"
    from attach_file f join attach_group g using (attach_file_id)
    where f.file_no = any(${wanted}::bigint[]) and (g.attach_file_id = any(${own}::bigint[]) or (g.biz_cd = 'wkod-plan'
      and g.biz_no in (select p.wkod_plan_no from wkod_plan p where p.root_plan_no = ${record.rootPlanNo})))`)
  const known = new Map(files.map((file) => [file.fileNo, file]))
  return lines.map((line) => ({
    ...line,
    fileNo: null,
    fileNm: null,
    attachFileId: null,
    ...(line.fileNo !== null && known.get(line.fileNo)),
  }))
}
