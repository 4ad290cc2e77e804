/** A plan under way with its people, and the sheet of their results: for tests of what results lead to. */

import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { Site, Visitor } from '#platform/test/site.ts'
import { resultColumns, type SheetField, sheetFields } from './result.sheet.ts'
import type { Answer as Uploaded } from './result-upload.wire.ts'

export interface SamplePlan {
  heaCheckupPlanNo: number
  processNo: number
}
interface SampleTarget {
  userId: string
  factorCds?: readonly string[]
}

/** Without the way that leads there: plans and reservations have tests of their own. */
export async function aRunningPlan(
  site: Site,
  targets: readonly SampleTarget[],
  { classCd = 'SPC', year = 2026, statusCd = 'DOING' }: { classCd?: string; year?: number; statusCd?: string } = {},
): Promise<SamplePlan> {
  const [plan] = await site.sql<{ no: number }>(
    `insert into hea_checkup_plan (hea_checkup_plan_doc_no, status_cd, plant_cd, hea_checkup_plan_nm, hea_checkup_class_cd,
       hea_checkup_year, checkup_start_ymd, checkup_end_ymd, create_user_id)
     values ('HCP-' || nextval('hea_checkup_plan_hea_checkup_plan_no_seq'), $1, '2000', '${year}년 건강진단', $2, $3,
       make_date($3, 9, 1), make_date($3, 11, 30), 'health') returning hea_checkup_plan_no::int as no`,
    [statusCd, classCd, year],
  )
  const planNo = plan?.no ?? 0
  const [process] = await site.sql<{ no: number }>(
    `insert into process (process_cd, process_nm, plant_cd, dept_cd) values ('RS${planNo}', '도장 ${planNo}', '2000', 'D2110')
     returning process_no::int as no`,
  )
  await site.sql(
    `insert into hea_checkup_target (hea_checkup_plan_no, user_id, plant_cd, hea_checkup_type_nm, factor_cds)
     select $1, t."userId", '2000', '특수', coalesce(t."factorCds", '{}')
     from jsonb_to_recordset($2::jsonb) as t("userId" text, "factorCds" text[])`,
    [planNo, JSON.stringify(targets)],
  )
  await site.sql(
    `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd)
     select '2000', t."userId", f.factor_cd, $1, date '2020-01-01', date '2026-01-31'
     from jsonb_to_recordset($2::jsonb) as t("userId" text, "factorCds" text[]) cross join lateral unnest(t."factorCds") as f(factor_cd)`,
    [process?.no, JSON.stringify(targets)],
  )
  return { heaCheckupPlanNo: planNo, processNo: process?.no ?? 0 }
}

export type SheetRow = Partial<Record<SheetField, unknown>>

/** The sheet as an organisation sends it back. */
export async function aSheet(rows: readonly SheetRow[]): Promise<Blob> {
  const names = Object.keys(sheetFields) as SheetField[]
  const parts: Buffer[] = []
  const stream = writeWorkbook({
    sheetNm: '검진결과',
    columns: resultColumns('kr'),
    rows: rows.map((row) => names.map((name) => row[name] ?? null)),
  })
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array))
  return new Blob([Buffer.concat(parts)])
}

export async function uploadSheet(
  person: Visitor,
  { heaCheckupPlanNo }: SamplePlan,
  rows: readonly SheetRow[],
  {
    receiveYmd = '2026-10-01',
    dryRun = 'N',
    headers = {},
    reissueDesc,
  }: { receiveYmd?: string; dryRun?: 'Y' | 'N'; headers?: Record<string, string>; reissueDesc?: string } = {},
): Promise<Uploaded> {
  const body = new FormData()
  body.append('file', await aSheet(rows), '결과.xlsx')
  const again = reissueDesc === undefined ? '' : `&reissueDesc=${encodeURIComponent(reissueDesc)}`
  return person.call<Uploaded>(
    `/api/hea/checkup/checkupresults/sheet?heaCheckupPlanNo=${heaCheckupPlanNo}&receiveYmd=${receiveYmd}&dryRun=${dryRun}${again}`,
    { method: 'POST', body, headers },
  )
}
