/** The targets of a plan: the list as far as the reader may see it, and what the health team does with many at once. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { and, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { checkupReservations } from './checkup.tables.ts'
import { problemOf } from './checkup-refusal.ts'
import * as calls from './target.calls.ts'
import { type Acting, moveTargets } from './target-write.ts'

const sorts: Readonly<Record<(typeof calls.sortedBy)[number], Sql>> = {
  userNm: sql`u.user_nm`,
  deptNm: sql`d.dept_nm`,
  dueYmd: sql`t.due_ymd`,
  examYmd: sql`coalesce(t.exam_ymd, s.exam_ymd)`,
  targetStatusCd: sql`t.target_status_cd`,
}

/** R2 is a finding: who may not know it sees that somebody was examined. The database shows the row to nobody else. */
const shownState = sql`case when t.target_status_cd = 'DONE' and e.hea_checkup_target_no is not null then 'R2' else t.target_status_cd end`
const secondExams = raw(`left join hea_second_exam e on e.hea_checkup_target_no = t.hea_checkup_target_no
  and e.done_ymd is null and e.delete_yn = 'N'`)

function conditions({ heaCheckupPlanNo, q, deptCd }: calls.TargetsQuery): Sql {
  const word = q.trim()
  return and([
    sql`t.hea_checkup_plan_no = ${heaCheckupPlanNo} and t.delete_yn = 'N'`,
    ...(word
      ? [sql`(strpos(u.user_nm, ${word}) > 0 or u.user_id = ${word} or starts_with(u.user_nm_initials, ${word}))`]
      : []),
    ...(deptCd
      ? [
          sql`u.dept_cd in (with recursive below as (select ${deptCd}::varchar as dept_cd union
            select c.dept_cd from sys_dept c join below b on c.pdept_cd = b.dept_cd) select dept_cd from below)`,
        ]
      : []),
  ])
}

function orderOf(sort: string): Sql {
  const by = new Map(Object.entries(sorts)).get(sort.replace(/^-/, ''))
  return by
    ? sql`${by} ${raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last, t.hea_checkup_target_no`
    : sql`t.hea_checkup_target_no`
}

const list = answer(calls.planTargets, async ({ query, db }) => {
  const { page, limit, sort, targetStatusCd } = query
  const isSeen = conditions(query)
  const inState = targetStatusCd ? sql`and ${shownState} = ${targetStatusCd}` : sql``
  const from = sql`from hea_checkup_target t join sys_user u on u.user_id = t.user_id ${secondExams}`
  const [rows, states] = await Promise.all([
    db.query<calls.Target>(sql`
            select t.hea_checkup_target_no as "heaCheckupTargetNo", t.hea_checkup_plan_no as "heaCheckupPlanNo",
              t.user_id as "userId", u.user_nm as "userNm", d.dept_nm as "deptNm", t.hea_checkup_type_nm as "heaCheckupTypeNm",
              t.due_ymd as "dueYmd", ${shownState} as "targetStatusCd", coalesce(t.exam_ymd, s.exam_ymd) as "examYmd",
              s.slot_cd as "slotCd", o.checked_org_nm as "checkedOrgNm", t.no_show_cnt as "noShowCnt",
              t.exclude_reason_cd as "excludeReasonCd", t.exclude_desc as "excludeDesc"
            ${from}
              left join sys_dept d on d.dept_cd = u.dept_cd
              left join hea_checkup_reservation r on r.hea_checkup_target_no = t.hea_checkup_target_no
                and r.reservation_status_cd = 'RESERVED' and r.delete_yn = 'N'
              left join hea_plan_org s on s.plan_org_no = r.plan_org_no
              left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
            where ${isSeen} ${inState} order by ${orderOf(sort)} limit ${limit} offset ${(page - 1) * limit}`),
    db.query<calls.StateCount>(sql`select ${shownState} as code, count(*)::int as count ${from}
            where ${isSeen} group by 1`),
  ])
  const total = states.reduce(
    (sum, { code, count }) => (!targetStatusCd || code === targetStatusCd ? sum + count : sum),
    0,
  )
  return { total, page, limit, rows, states }
})

const exclude = answer(calls.excludeTargets, async ({ body, ...acting }) => {
  const { heaCheckupTargetNos, excludeReasonCd, excludeDesc } = body
  if (excludeReasonCd === 'ETC' && !excludeDesc)
    throw problemOf('excludeDesc', 'HEA_EXCLUDE_REASON', '제외 사유를 적어 주십시오.')
  await moveTargets(acting, heaCheckupTargetNos, 'exclude', {
    reasonDesc: excludeDesc || excludeReasonCd,
    set: { excludeReasonCd, excludeDesc: excludeDesc || null },
  })
  return { count: heaCheckupTargetNos.length }
})

const examined = answer(calls.examineTargets, async ({ body: { heaCheckupTargetNos, examYmd }, today, ...acting }) => {
  await examine(acting, heaCheckupTargetNos, examYmd, today)
  return { count: heaCheckupTargetNos.length }
})

const remove = answer(calls.removeTargets, async ({ body: { heaCheckupTargetNos }, ...acting }) => {
  await moveTargets(acting, heaCheckupTargetNos, 'remove', { set: { deleteYn: 'Y' } })
  return { count: heaCheckupTargetNos.length }
})

export const targetRoutes = routes(list, exclude, examined, remove)

/** RESERVED → DONE. The day of the examination is no day to come. */
async function examine(acting: Acting, nos: readonly number[], examYmd: string | undefined, today: string) {
  if (examYmd !== undefined && examYmd > today)
    throw problemOf('examYmd', 'HEA_EXAM_IN_FUTURE', '아직 오지 않은 날입니다.')
  const reserved = sql`(select s.exam_ymd from hea_checkup_reservation v join hea_plan_org s on s.plan_org_no = v.plan_org_no
    where v.hea_checkup_target_no = r.hea_checkup_target_no and v.reservation_status_cd = 'RESERVED' and v.delete_yn = 'N')`
  const set = { examYmd: sql`coalesce(${examYmd ?? null}::date, least(${reserved}, ${today}::date))` }
  await moveTargets(acting, nos, 'examine', { set })
  const { tx, person, now } = acting
  const which = sql`r.hea_checkup_target_no = any(${nos}::bigint[])`
  await checkupReservations.move(tx, 'examine', { which, by: person.userId, now })
}
