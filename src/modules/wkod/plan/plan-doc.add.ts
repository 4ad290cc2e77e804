import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { planDocs } from './plan-doc.seed.ts'

/** For every site that has no matrix yet; what somebody keeps there is left alone. */
export async function addPlanDocs(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into wkod_plan_doc_type (plan_work_cd, phase_cd, doc_nm, must_yn, valid_yn, lead_day_cnt, urgent_day_cnt, law_desc, sort_order)
      select d."planWorkCd", d."phaseCd", d."docNm", d."mustYn", d."validYn", d."leadDayCnt", d."urgentDayCnt", d."lawDesc", d."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(planDocs)}::jsonb) as d("planWorkCd" text, "phaseCd" text, "docNm" text, "mustYn" text,
        "validYn" text, "leadDayCnt" int, "urgentDayCnt" int, "lawDesc" text, "sortOrder" int)
      where not exists (select from wkod_plan_doc_type) order by d."sortOrder"`,
  )
}
