/**
 * 사후관리 소견 목록: everybody with a finding, factor by factor, with what is done about it, as the examining organisation
 * words it. Leaves the site by an approved export alone.
 *
 * @law 근로자 건강진단 실시기준 별지 (질병 유소견자 사후관리 소견서; 서식 항목 확인 필요)
 */
import { sql } from '#platform/server/database/sql.ts'
import type { ExportSheet } from '../privacy/export-sheet.ts'
import { checkupResult } from './checkup-result.model.ts'
import { followUp } from './follow-up.model.ts'
import { grades, organs, workFits } from './result-codes.model.ts'

const coded = (codes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(codes).map(([code, name]) => [code, name]))
const stateNames = Object.fromEntries(
  Object.entries(followUp.lifecycle.states).map(([code, { label }]) => [code, label]),
)

export const opinionList: ExportSheet = {
  name: 'hea-opinion-list',
  label: '사후관리 소견 목록',
  model: checkupResult,
  columns: [
    { name: 'processNms', text: '공정', width: 18 },
    { name: 'deptNm', text: '부서', width: 16 },
    { name: 'personNm', text: '성명', width: 10 },
    { name: 'userId', text: '사번', width: 12 },
    { name: 'genderCd', text: '성별', width: 6, items: { M: '남', F: '여' } },
    { name: 'ageCnt', text: '나이', kind: 'count', width: 6 },
    { name: 'serviceYearCnt', text: '근속연수', kind: 'count', width: 8 },
    { name: 'examYmd', text: '검진일', kind: 'day', width: 12 },
    { name: 'factorNm', text: '유해인자', width: 16 },
    { name: 'organCd', text: '계통', width: 12, items: coded(organs) },
    { name: 'gradeCd', text: '건강구분', width: 8 },
    { name: 'gradeNm', text: '판정', width: 20, items: coded(grades) },
    { name: 'opinionDesc', text: '검진 소견', width: 36 },
    { name: 'followUpNms', text: '사후관리 소견', width: 26 },
    { name: 'workFitNm', text: '업무수행 적합여부', width: 20, items: coded(workFits) },
    { name: 'conditionDesc', text: '근무 조건', width: 26 },
    { name: 'measureDesc', text: '조치내용', width: 36 },
    { name: 'dueYmd', text: '조치기한', kind: 'day', width: 12 },
    { name: 'statusNm', text: '상태', width: 12, items: stateNames },
  ],
  // Findings of the days on which the sheets came; who is healthy has no opinion, who took his consent back none here.
  rows: ({ plantCd, withinFromYmd, withinToYmd }, limit) => sql`
    select r.hea_checkup_result_no as "bizNo", r.user_id as "subjectUserId", r.plant_cd as "plantCd",
      (select string_agg(distinct p.process_nm, ', ') from hea_worker_hazard h join process p on p.process_no = h.process_no
        where h.user_id = r.user_id and h.factor_cd = x.factor_cd and h.delete_yn = 'N') as "processNms",
      d.dept_nm as "deptNm", r.person_nm as "personNm", r.user_id as "userId", u.gender_cd as "genderCd",
      date_part('year', age(r.exam_ymd, u.birth_ymd))::int as "ageCnt",
      date_part('year', age(r.exam_ymd, u.entry_ymd))::int as "serviceYearCnt", r.exam_ymd as "examYmd",
      f.factor_nm as "factorNm", x.organ_cd as "organCd", x.grade_cd as "gradeCd", x.grade_cd as "gradeNm",
      coalesce(x.opinion_desc, r.doctor_opinion_desc) as "opinionDesc", r.follow_up_nms as "followUpNms",
      r.work_fit_cd as "workFitNm", r.condition_desc as "conditionDesc", m.measure as "measureDesc", m.due as "dueYmd",
      m.state as "statusNm"
    from hea_checkup_result r join hea_checkup_result_factors x on x.hea_checkup_result_no = r.hea_checkup_result_no
      join sys_user u on u.user_id = r.user_id left join directory_dept d on d.dept_cd = u.dept_cd
      left join hea_hazard_factor f on f.factor_cd = x.factor_cd
      left join lateral (select string_agg(g.measure_desc, ' / ' order by g.hea_follow_up_no) as measure,
          min(g.due_ymd) as due, min(g.status_cd) as state
        from hea_follow_up g where g.hea_checkup_result_no = r.hea_checkup_result_no and g.delete_yn = 'N') m on true
    where r.delete_yn = 'N' and r.status_cd <> 'SEALED' and r.plant_cd = ${plantCd} and x.grade_cd <> 'A'
      and r.receive_ymd between ${withinFromYmd}::date and ${withinToYmd}::date
    order by d.dept_nm, r.person_nm, r.hea_checkup_result_no, x.seq_no limit ${limit}`,
}
