/** Rounds close and who did not come is absent; vendors hear what ends soon and which hours are left. */
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { program } from '#platform/server/documents/program.ts'
import { type Ending, tellEndings } from '#platform/server/jobs/endings.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { reached } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { licenceEnding } from '../need/edu-need.messages.ts'
import { eduRoundMessages as m } from '../round/edu-round.messages.ts'
import { eduRound } from '../round/edu-round.model.ts'
import { SCAN_AFTER_MIN } from '../round/pass.logic.ts'
import { auditSeats, recount, vendorPeople } from '../round/seat-write.ts'
import { isExperienced } from './education.api.ts'
import { eduNumberCodes } from './special.logic.ts'

/** OPEN → CLOSED at the cut-off. */
export const eduClose: Job = {
  name: 'edu-round-close',
  label: '교육 신청 마감',
  cron: '*/10 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const closed = await tx.program(eduRound).moveAll('close', sql`r.cutoff_dt <= ${clock.now()}`)
      return closed.length
    }),
}

/** Ten minutes after the start a seat that nobody sits in is absent. */
export const eduAbsent: Job = {
  name: 'edu-absent',
  label: '교육 불참 처리',
  cron: '*/5 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const gone = await tx.query<{ no: number; roundNo: number }>(sql`
        update edu_rqst s set edu_result_cd = 'ABSENT', row_version = s.row_version + 1, update_dt = ${now}
        from edu_round r where r.edu_round_no = s.edu_round_no and r.status_cd in ('CLOSED', 'HELD')
          and r.start_dt + make_interval(mins => ${SCAN_AFTER_MIN}::int) < ${now}
          and s.seat_status_cd = 'CONFIRM' and s.check_in_dt is null and s.edu_result_cd is null and s.delete_yn = 'N'
        returning s.edu_rqst_no as no, s.edu_round_no as "roundNo"`)
      const nos = gone.map(({ no }) => no)
      await auditSeats({ tx, person: program, now, ip: null }, nos, { actionCd: 'absent', fromStatusCd: 'CONFIRM' })
      for (const roundNo of new Set(gone.map((one) => one.roundNo))) await recount(tx, roundNo)
      return gone.length
    }),
}

/** Of one human no other that goes on without a gap; a seat in a course is none yet. */
const entryEnding: Ending = {
  kind: m.EDU_VALID_ENDS,
  n: 'count',
  of: sql`select 'edu-entry:' || s.edu_rqst_no as end_key, 'edu-entry:' || p.vendor_cd as group_key, s.valid_to_ymd as end_ymd,
      p.person_nm as name, a.portal_id as user_id, null::bigint as biz_no
    from edu_rqst s join vendor_person p on p.person_no = s.person_no and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
      join ${vendorPeople} a on a.vendor_cd = p.vendor_cd
    where s.edu_class_cd = 'ENTRY' and s.edu_result_cd = 'PASS' and s.delete_yn = 'N' and not exists (select from edu_rqst o
      where o.plant_cd = s.plant_cd and o.worker_key = s.worker_key and o.edu_class_cd = 'ENTRY' and o.edu_rqst_no <> s.edu_rqst_no
        and o.edu_result_cd = 'PASS' and o.delete_yn = 'N' and o.valid_to_ymd > s.valid_to_ymd
        and o.valid_from_ymd <= s.valid_to_ymd + 1)`,
}

/** What ends of education and of licences that own employees hold. */
export const eduValidity: Job = {
  name: 'edu-validity',
  label: '교육·자격 유효기간 알림',
  cron: '0 * * * *',
  run: (services) => services.db.write('SYSTEM', (tx) => tellEndings(tx, services, [entryEnding, licenceEnding])),
}

/**
 * A month before the last day for the hours that are left: two months after the first work. What somebody has learned is
 * his own, at whichever vendor.
 *
 * @law 산업안전보건법 제29조제3항, 시행규칙 제27조제5항제2호, 별표 4 (수치 확인 필요)
 */
export const eduSpecialRest: Job = {
  name: 'edu-special-rest',
  label: '특별교육 잔여시간 알림',
  cron: '10 8 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const numbers = await legalNumbers(tx, eduNumberCodes, today)
      const { EDU_SPECIAL_H: all = 0, EDU_SPECIAL_REST_M: months = 0, EDU_EXPERIENCED: share = 100 } = numbers
      const whole = sql`(${all}::numeric * case when ${isExperienced(sql`w.special_kind_no`)} then ${share}::numeric else 100 end / 100)`
      return notifyThrough(tx, clock.now()).each(
        sql`select a.portal_id as user_id, null::bigint as biz_no,
            jsonb_build_object('name', p.person_nm, 'k', w.special_kind_no, 'n', trim_scale(${whole} - h.done),
              'due', (w.first_work_ymd + make_interval(months => ${months}::int))::date) as values_json,
            'edu-rest:' || w.edu_special_work_no as once_key
          from edu_special_work w join vendor_person p on p.person_no = w.person_no and p.person_status_cd = 'ACTIVE'
              and p.employ_type_cd <> 'DAY'
            join ${vendorPeople} a on a.vendor_cd = p.vendor_cd
            cross join lateral (select coalesce(sum(t.val), 0) as done from (
              select s.credit_min_val / 60.0 as val from edu_rqst s where s.plant_cd = w.plant_cd and s.worker_key = w.worker_key
                and s.edu_class_cd = 'SPECIAL' and s.special_kind_no = w.special_kind_no and s.edu_result_cd = 'PASS'
              union all select x.hour_val from edu_external x join edu_external_edu_persons l on l.edu_external_no = x.edu_external_no
                  join vendor_person o on o.person_no = l.person_no
                where o.human_key = w.worker_key and x.status_cd = 'CONFIRM' and x.edu_class_cd = 'SPECIAL'
                  and x.special_kind_no = w.special_kind_no) t) h
          where ${reached(sql`(w.first_work_ymd + make_interval(months => ${months}::int - 1))::date`, days)} and w.delete_yn = 'N' and h.done < ${whole}`,
        m.EDU_SPECIAL_REST,
      )
    }),
}
