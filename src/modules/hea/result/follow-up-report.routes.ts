/** 사후관리 조치결과 보고서: everything of one plan that is reported to the labour office. */
import { z } from 'zod'
import { hasLevel } from '#platform/model/access.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { followUp } from './follow-up.model.ts'
import { type FollowUpReport, report } from './follow-up-report.wire.ts'

/** @law 산업안전보건법 제132조제5항, 시행규칙 제210조제4항, 별지 제86호서식 (서식 항목 확인 필요) */
export function followUpReportRoutes(app: App, { db, clock }: Services): void {
  const ROUTE = followUp.route.staff
  app.get(
    `${followUp.api}s/report`,
    {
      config: needs(ROUTE),
      schema: {
        tags: [followUp.label],
        querystring: z.object({ heaCheckupPlanNo: z.coerce.number().int() }),
        response: { 200: report },
      },
    },
    async (request) => {
      const person = personUnder(request, ROUTE)
      const { heaCheckupPlanNo } = request.query
      if (!hasLevel(person, ['F'])) throw forbidden()
      const [[head], rows] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<Omit<FollowUpReport, 'rows'>>(headOf(heaCheckupPlanNo)),
          queries.query<FollowUpReport['rows'][number]>(linesOf(heaCheckupPlanNo, clock.today())),
        ]),
      )
      if (!head) throw notFound()
      await logReads(db, {
        now: clock.now(),
        readUserId: person.userId,
        ip: request.ip,
        bizCd: followUp.name,
        fieldSetCd: 'EXPORT',
        read: rows.map(({ heaFollowUpNo, userId, plantCd }) => ({
          bizNo: heaFollowUpNo,
          subjectUserId: userId,
          plantCd,
        })),
      })
      return { ...head, rows }
    },
  )
}

const headOf = (planNo: number) => sql`
  select p.hea_checkup_plan_no as "heaCheckupPlanNo", p.hea_checkup_plan_nm as "heaCheckupPlanNm",
    p.hea_checkup_plan_doc_no as "heaCheckupPlanDocNo", p.hea_checkup_class_cd as "heaCheckupClassCd",
    p.checkup_start_ymd as "checkupStartYmd", p.checkup_end_ymd as "checkupEndYmd",
    (select s.setting_val from sys_setting s where s.setting_cd = 'siteNm') as "companyNm",
    (select t.plant_nm from plant t where t.plant_cd = p.plant_cd) as "plantNm",
    (select t.addr_desc from plant t where t.plant_cd = p.plant_cd) as "addrDesc",
    (select string_agg(distinct o.checked_org_nm, ', ') from hea_plan_org q
      join hea_checked_org o on o.hea_checked_org_no = q.hea_checked_org_no
      where q.hea_checkup_plan_no = p.hea_checkup_plan_no and q.delete_yn = 'N') as "orgNms",
    (select min(f.report_due_ymd)::text from hea_follow_up f where f.hea_checkup_plan_no = p.hea_checkup_plan_no
      and f.report_yn = 'Y' and f.status_cd <> 'CANC' and f.delete_yn = 'N') as "reportDueYmd",
    (select min(f.legal_last_ymd)::text from hea_follow_up f where f.hea_checkup_plan_no = p.hea_checkup_plan_no
      and f.report_yn = 'Y' and f.status_cd <> 'CANC' and f.delete_yn = 'N') as "legalLastYmd"
  from hea_checkup_plan p where p.hea_checkup_plan_no = ${planNo} and p.delete_yn = 'N'`

const linesOf = (planNo: number, today: string) => sql`
  select f.hea_follow_up_no as "heaFollowUpNo", f.plant_cd as "plantCd", f.user_id as "userId", u.user_nm as "userNm",
    u.gender_cd as "genderCd", date_part('year', age(${today}::date, u.birth_ymd))::int as "ageCnt",
    (select d.dept_nm from directory_dept d where d.dept_cd = u.dept_cd) as "deptNm", r.factor_nms as "factorNms",
    r.overall_grade_cd as "overallGradeCd", (select string_agg(x.opinion_desc, ' / ' order by x.seq_no)
      from hea_checkup_result_factors x where x.hea_checkup_result_no = r.hea_checkup_result_no) as "opinionDesc",
    r.work_fit_cd as "workFitCd", f.follow_up_cd as "followUpCd", f.measure_desc as "measureDesc", f.done_ymd as "doneYmd"
  from hea_follow_up f join hea_checkup_result r on r.hea_checkup_result_no = f.hea_checkup_result_no
    join sys_user u on u.user_id = f.user_id
  where f.hea_checkup_plan_no = ${planNo} and f.report_yn = 'Y' and f.status_cd <> 'CANC' and f.delete_yn = 'N'
  order by u.user_nm, f.user_id, f.follow_up_cd`
