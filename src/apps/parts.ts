/** What the modules bring to every site, the one that began with an older version included. What is there already stays. */
import { randomBytes } from 'node:crypto'
import { addGhsTables } from '#modules/chm/ghs/ghs.add.ts'
import { addRegLists } from '#modules/chm/reg/reg-list.add.ts'
import { addSubstances } from '#modules/chm/substance/substance.add.ts'
import { addViolItems } from '#modules/contractor/demerit/viol-item.add.ts'
import { addMsdsRules } from '#modules/contractor/msds/msds-rule.add.ts'
import { addEduCourses } from '#modules/education/course/edu-course.add.ts'
import { addHazardFactors } from '#modules/hea/hazard/hazard-factor.add.ts'
import { addHazardLib } from '#modules/rsa/library/hazard-lib.add.ts'
import { nearMissForm } from '#modules/saf/near-miss/near-miss-form.ts'
import { addSeenWords } from '#modules/saf/seen/seen-word.add.ts'
import { addSiteTerms } from '#modules/saf/term/site-term.add.ts'
import { addSampleApprovals } from '#modules/sample/files/approvals.demo.ts'
import { sampleTaskClasses } from '#modules/sample/files/task-classes.ts'
import { addCheckItems } from '#modules/wkod/permit/check/check-item.add.ts'
import { addPlanDocs } from '#modules/wkod/plan/plan-doc.add.ts'
import { addSimopsRules } from '#modules/wkod/simops/simops-rule.add.ts'
import type { TaskClass } from '#platform/model/module.ts'
import { addApprovalBizs } from '#platform/server/approvals/approval.biz.ts'
import { keepConfidential } from '#platform/server/audit/confidential.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { addForms, type FormSeed } from '#platform/server/forms/add-forms.ts'
import { approvals } from './approvals.ts'
import { DEMO_WORKER_KEY } from './demo/demo-directory.ts'
import { codeRows } from './directory/codes.ts'
import { legalParams } from './directory/legal-params.ts'
import { models, modules } from './modules.ts'

const forms: readonly FormSeed[] = [nearMissForm]

export async function addParts(db: Database, now: Date, site: { demo: boolean }): Promise<void> {
  const taskClasses = modules.flatMap((module) => module.taskClasses)
  await keepConfidential(db, models)
  await addTaskClasses(db, site.demo ? [...taskClasses, ...sampleTaskClasses] : taskClasses, now)
  await addForms(db, forms, now)
  await addApprovalBizs(db, approvals, now)
  await addUsualLines(db, now)
  await addHazardFactors(db)
  await addGhsTables(db)
  await addSubstances(db)
  await addRegLists(db, now)
  await addViolItems(db)
  await addWorkerKeySecret(db, site)
  await addEduCourses(db)
  await addSimopsRules(db)
  await addPlanDocs(db)
  await addCheckItems(db)
  await addSiteTerms(db)
  await addSeenWords(db)
  await addHazardLib(db)
  await addMsdsRules(db)
  if (site.demo) await addSampleApprovals(db, now)
}

const usualLines = [
  {
    apprBizCd: 'AUTH_CHANGE',
    templateNm: '권한 변경',
    lines: [
      { seqNo: 1, lineTypeCd: 'REVIEW', roleCd: 'DEPT_HEAD' },
      { seqNo: 2, lineTypeCd: 'APPROVE', roleCd: 'SYS' },
    ],
  },
  {
    apprBizCd: 'NOTICE_SHE',
    templateNm: 'SHE 절차 공지',
    lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', roleCd: 'SHD' }],
  },
]

/** The usual line of a kind; a company that has one of its own keeps that. */
async function addUsualLines(db: Database, now: Date): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into appr_template (template_nm, owner_cd, appr_biz_cd, lines_json, create_dt, update_dt)
      select u."templateNm", 'COMPANY', u."apprBizCd", u.lines, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(usualLines)}::jsonb) as u("templateNm" text, "apprBizCd" text, lines jsonb)
      where not exists (select from appr_template t where t.appr_biz_cd = u."apprBizCd")`,
  )
}

/** The key of `workerKey`: the demo's people were given theirs with its own. */
async function addWorkerKeySecret(db: Database, { demo }: { demo: boolean }): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into sys_setting (setting_cd, setting_val)
      values ('workerKeySecret', ${demo ? DEMO_WORKER_KEY : randomBytes(32).toString('base64url')}) on conflict do nothing`,
  )
}

/** Legal numbers that came with a later version; one that the site has keeps its values. */
export async function addLegalParams(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into com_legal_param (legal_param_cd, legal_param_val, unit_cd, law_ref_desc, effective_from_ymd, verified_yn)
      select p."legalParamCd", p."legalParamVal", p."unitCd", p."lawRefDesc", p."effectiveFromYmd", p."verifiedYn"
      from jsonb_to_recordset(${JSON.stringify(legalParams)}::jsonb) as p("legalParamCd" text, "legalParamVal" text,
        "unitCd" text, "lawRefDesc" text, "effectiveFromYmd" date, "verifiedYn" text)
      where not exists (select from com_legal_param c where c.legal_param_cd = p."legalParamCd")`,
  )
}

/** The attachment settings that modules bring; those that are there already stay as an administrator left them. */
async function addTaskClasses(db: Database, taskClasses: readonly TaskClass[], now: Date): Promise<void> {
  const rows = taskClasses.map((one) => ({ encryptYn: 'N', useYn: 'Y', ...one }))
  await db.query(
    'SYSTEM',
    sql`insert into attach_setting (task_class_nm, task_class_desc, accept_ext, limit_cnt, limit_size, multiple_sel_yn,
        preview_yn, picture_explain_yn, encrypt_yn, use_yn, create_dt, update_dt)
      select t."taskClassNm", t."taskClassDesc", t."acceptExt", t."limitCnt", t."limitSize", t."multipleSelYn",
        t."previewYn", t."pictureExplainYn", t."encryptYn", t."useYn", ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("taskClassNm" text, "taskClassDesc" text,
        "acceptExt" text, "limitCnt" int, "limitSize" int, "multipleSelYn" text, "previewYn" text, "pictureExplainYn" text,
        "encryptYn" text, "useYn" text)
      on conflict do nothing`,
  )
}

/** Code groups that came with a later version; names that an administrator gave stay. */
export async function addNewCodes(db: Database): Promise<void> {
  const { codeGrps, codes } = codeRows([])
  await db.query(
    'SYSTEM',
    sql`insert into sys_code_grp (code_grp_cd, code_grp_nm, system_yn)
      select g."codeGrpCd", g."codeGrpNm", g."systemYn"
      from jsonb_to_recordset(${JSON.stringify(codeGrps)}::jsonb) as g("codeGrpCd" text, "codeGrpNm" text, "systemYn" text)
      on conflict do nothing`,
  )
  await db.query(
    'SYSTEM',
    sql`insert into sys_code (code_grp_cd, code, code_nm, code_nm_en, code_nm_zh, code_nm_es, sort_order)
      select c."codeGrpCd", c.code, c."codeNm", c."codeNmEn", c."codeNmZh", c."codeNmEs", c."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c("codeGrpCd" text, code text, "codeNm" text,
        "codeNmEn" text, "codeNmZh" text, "codeNmEs" text, "sortOrder" int)
      on conflict do nothing`,
  )
}
