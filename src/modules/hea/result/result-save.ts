/** The results of a sheet, saved together: a few statements for any number of people, and what follows from them at once. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { markTargetsDone } from '../checkup/checkup.api.ts'
import { markManyExamined } from '../exposure/exposure.api.ts'
import { checkupResult } from './checkup-result.model.ts'
import { isGeneral, overallGrade } from './result.logic.ts'
import { resultMessages } from './result.messages.ts'
import type { SheetResult } from './result-check.ts'
import { afterSecond, type JudgedBefore, judgedBefore } from './result-first.ts'
import { followUpNamesOf } from './result-names.ts'
import { settleSeconds } from './result-seconds.ts'

export interface SheetPlan {
  heaCheckupPlanNo: number
  plantCd: string
  heaCheckupClassCd: string
}
export interface Saving {
  tx: Transaction
  person: Person
  now: Date
  ip: string | null
}
interface Saved extends SheetResult {
  heaCheckupResultNo: number
  overallGradeCd: string | null
}

export async function saveResults(
  saving: Saving,
  plan: SheetPlan,
  receiveYmd: string,
  results: readonly SheetResult[],
  factorNms: ReadonlyMap<string, string>,
): Promise<void> {
  if (results.length === 0) return
  const saved = await insertResults(saving, plan, receiveYmd, results, factorNms)
  await insertLines(saving.tx, saved)
  await auditResults(saving, saved)
  await tellExamined(saving, plan, saved)
  await replaceUnreleased(saving, saved)
  await followSeconds(saving, saved)
  await tellSealed(saving, plan, saved)
}

/** What the person alone may read the program writes: the one who uploads it could not. */
const asProgram = <Row>(tx: Transaction, statement: Sql) => tx.queryAs<Row>('SYSTEM', statement)

async function insertResults(
  { tx, person, now }: Saving,
  { heaCheckupPlanNo, plantCd, heaCheckupClassCd }: SheetPlan,
  receiveYmd: string,
  results: readonly SheetResult[],
  factorNms: ReadonlyMap<string, string>,
): Promise<Saved[]> {
  const today = dayOf(now)
  const before = await judgedOf(tx, results)
  const graded = results.map((result) => ({ ...result, overallGradeCd: gradeOf(result, before) }))
  const rows = graded.map((result) => ({
    no: result.target.heaCheckupTargetNo,
    personNm: result.target.userNm,
    userId: result.target.userId,
    secondRoundYn: result.secondRoundYn,
    statusCd: result.target.isSealed ? 'SEALED' : 'RECEIVED',
    examYmd: result.examYmd,
    overallGradeCd: result.overallGradeCd,
    workFitCd: result.workFitCd,
    conditionDesc: result.conditionDesc,
    reviewYmd: result.reviewYmd,
    doctorOpinionDesc: result.doctorOpinionDesc,
    judgeDoctorNm: result.judgeDoctorNm,
    prevResultNo: result.prev?.no ?? null,
    reissueDesc: result.reissueDesc,
    factorNms: [
      ...new Set(result.factors.flatMap(({ factorCd }) => (factorCd ? [factorNms.get(factorCd) ?? factorCd] : []))),
    ]
      .join(', ')
      .slice(0, 500),
    followUpNms: followUpNamesOf(result.followUpCds),
  }))
  const from = await takeNumbers(tx, plantCd, today, rows.length)
  const prefix = `HCR-${today.replaceAll('-', '')}-`
  const inserted = await asProgram<{ no: number; targetNo: number }>(
    tx,
    sql`insert into hea_checkup_result (hea_checkup_result_doc_no, status_cd, plant_cd, last_actor_id, person_nm, user_id,
        hea_checkup_plan_no, hea_checkup_target_no, hea_checkup_class_cd, second_round_yn, exam_ymd, receive_ymd,
        overall_grade_cd, factor_nms, follow_up_nms, work_fit_cd, condition_desc, review_ymd, doctor_opinion_desc, judge_doctor_nm,
        prev_result_no, reissue_desc, create_user_id, create_dt, update_user_id, update_dt)
      select ${prefix} || lpad((${from}::int + r.ordinality)::text, greatest(4, length((${from}::int + r.ordinality)::text)), '0'), r."statusCd", ${plantCd}, ${person.userId},
        r."personNm", r."userId", ${heaCheckupPlanNo}, r."no", ${heaCheckupClassCd}, r."secondRoundYn", r."examYmd",
        ${receiveYmd}::date, r."overallGradeCd", r."factorNms", r."followUpNms", r."workFitCd", r."conditionDesc",
        r."reviewYmd", r."doctorOpinionDesc", r."judgeDoctorNm", r."prevResultNo", r."reissueDesc", ${person.userId}, ${now}, ${person.userId}, ${now}
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ("no" bigint, "personNm" text, "userId" text,
        "secondRoundYn" text, "statusCd" text, "examYmd" date, "overallGradeCd" text, "workFitCd" text,
        "conditionDesc" text, "reviewYmd" date, "doctorOpinionDesc" text, "judgeDoctorNm" text, "prevResultNo" bigint, "reissueDesc" text, "factorNms" text, "followUpNms" text))
        with ordinality as r
      returning hea_checkup_result_no as no, hea_checkup_target_no as "targetNo"`,
  )
  const byTarget = new Map(inserted.map(({ no, targetNo }) => [targetNo, no]))
  return graded.map((result) => ({
    ...result,
    heaCheckupResultNo: byTarget.get(result.target.heaCheckupTargetNo) ?? 0,
  }))
}

/** What was judged before of those who came again; of a correction without what it corrects. */
async function judgedOf(tx: Transaction, results: readonly SheetResult[]): Promise<JudgedBefore> {
  const seconds = results.filter(({ secondRoundYn }) => secondRoundYn === 'Y')
  const judged = new Map(
    await judgedBefore(
      tx,
      seconds.filter(({ prev }) => prev === null).map(({ target }) => target.heaCheckupTargetNo),
    ),
  )
  for (const { prev, target } of seconds) {
    if (prev === null) continue
    const judging = { heaCheckupResultNo: Number.MAX_SAFE_INTEGER, prevResultNo: prev.no }
    for (const [no, grades] of await judgedBefore(tx, [target.heaCheckupTargetNo], judging)) judged.set(no, grades)
  }
  return judged
}

function gradeOf({ target, secondRoundYn, factors }: SheetResult, before: JudgedBefore) {
  const first = secondRoundYn === 'Y' ? before.get(target.heaCheckupTargetNo) : []
  return overallGrade(afterSecond(first, factors))
}

/** So many display numbers of the day in one piece. @returns the last one before them */
async function takeNumbers(tx: Transaction, plantCd: string, today: string, count: number): Promise<number> {
  const [row] = await tx.query<{ last: number }>(sql`insert into doc_sequence (biz_cd, plant_cd, ymd, last_no)
    values (${checkupResult.name}, ${plantCd}, ${today.replaceAll('-', '')}, ${count})
    on conflict (biz_cd, plant_cd, ymd) do update set last_no = doc_sequence.last_no + ${count}::int returning last_no as last`)
  return (row?.last ?? count) - count
}

async function insertLines(tx: Transaction, saved: readonly Saved[]): Promise<void> {
  const lines = <T extends object>(of: (result: Saved) => readonly T[]) =>
    JSON.stringify(
      saved.flatMap((result) =>
        of(result).map((line, index) => ({ no: result.heaCheckupResultNo, seqNo: index + 1, ...line })),
      ),
    )
  await asProgram(
    tx,
    sql`insert into hea_checkup_result_factors (hea_checkup_result_no, seq_no, factor_cd, organ_cd, grade_cd, opinion_desc, shorten_cd)
      select r."no", r."seqNo", r."factorCd", r."organCd", r."gradeCd", r."opinionDesc", r."shortenCd"
      from jsonb_to_recordset(${lines(({ factors }) => factors)}::jsonb) as r("no" bigint, "seqNo" int, "factorCd" text,
        "organCd" text, "gradeCd" text, "opinionDesc" text, "shortenCd" text)`,
  )
  await asProgram(
    tx,
    sql`insert into hea_checkup_result_items (hea_checkup_result_no, seq_no, exam_item_cd, result_val, unit_cd, ref_min_val,
        ref_max_val, abnormal_yn)
      select r."no", r."seqNo", r."examItemCd", r."resultVal", r."unitCd", r."refMinVal", r."refMaxVal", r."abnormalYn"
      from jsonb_to_recordset(${lines(({ items }) => items)}::jsonb) as r("no" bigint, "seqNo" int, "examItemCd" text,
        "resultVal" numeric, "unitCd" text, "refMinVal" numeric, "refMaxVal" numeric, "abnormalYn" text)`,
  )
  await asProgram(
    tx,
    sql`insert into hea_checkup_result_follow_ups (hea_checkup_result_no, seq_no, follow_up_cd)
      select r."no", r."seqNo", r."followUpCd" from jsonb_to_recordset(
        ${lines(({ followUpCds }) => followUpCds.map((followUpCd) => ({ followUpCd })))}::jsonb)
        as r("no" bigint, "seqNo" int, "followUpCd" text)`,
  )
}

/** That they came, by whom and when; what they say stands in the rows themselves and nowhere else. */
async function auditResults({ tx, person, now, ip }: Saving, saved: readonly Saved[]): Promise<void> {
  await asProgram(
    tx,
    sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, to_status_cd, diff_json)
      select ${now}, ${person.userId}, ${ip}::inet, ${checkupResult.name}, r.hea_checkup_result_no::text, r.plant_cd, 'UPLOAD',
        r.status_cd, '{}'::jsonb
      from hea_checkup_result r where r.hea_checkup_result_no = any(${saved.map((one) => one.heaCheckupResultNo)}::bigint[])`,
  )
}

/** That somebody was examined is no finding: it is told of those as well whose results the site does not see. */
async function tellExamined(saving: Saving, { heaCheckupClassCd }: SheetPlan, saved: readonly Saved[]): Promise<void> {
  const { tx, person, now } = saving
  const examined = saved.map(({ target, examYmd }) => ({ heaCheckupTargetNo: target.heaCheckupTargetNo, examYmd }))
  await markTargetsDone(saving, examined)
  const told = { userId: person.userId, now }
  // When the next general checkup is due follows from the targets themselves.
  if (isGeneral(heaCheckupClassCd)) return
  for (const [examYmd, ofDay] of Map.groupBy(saved, (one) => one.examYmd)) {
    const pairs = ofDay.flatMap(({ target, factors }) =>
      factors.flatMap(({ factorCd }) => (factorCd ? [{ userId: target.userId, factorCd }] : [])),
    )
    await markManyExamined(tx, { examined: pairs, examYmd }, told)
  }
}

/** What the site does not see asks for nothing there. */
const followSeconds = (saving: Saving, saved: readonly Saved[]): Promise<void> =>
  settleSeconds(
    saving,
    saved.filter(({ target }) => !target.isSealed).map(({ target }) => target.heaCheckupTargetNo),
  )

/** What was not released yet gives way to its correction at once; what was, when the correction is. */
async function replaceUnreleased({ tx, person, now }: Saving, saved: readonly Saved[]): Promise<void> {
  const results = tx.program(checkupResult, { by: person, now })
  for (const { prev, reissueDesc } of saved)
    if (prev?.statusCd === 'RECEIVED' || prev?.statusCd === 'CHECKED')
      await results.act(prev.no, 'replace', {}, { reasonDesc: reissueDesc })
}

/** Nobody will release to him what nobody else sees. */
async function tellSealed({ tx, now }: Saving, plan: SheetPlan, saved: readonly Saved[]): Promise<void> {
  const people = saved.filter(({ target }) => target.isSealed).map(({ target }) => target.userId)
  await notifyThrough(tx, now).people(people, messageOf(resultMessages.HEA_RESULT_READY, plan))
}
