/** 예약현황: the half days of a month with who has them, and what the health team does for others. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import * as calls from './reservation.calls.ts'
import { cancelSeat, changeSeat, reserve, waitForSeat } from './reservation.ts'

const MOST_SHOWN = 5000

const calendar = answer(calls.reservations, async ({ query, db }) => {
  const { fromYmd, toYmd, heaCheckupPlanNo, heaCheckedOrgNo, deptCd } = query
  const within = and([
    sql`s.exam_ymd between ${fromYmd}::date and ${toYmd}::date and s.delete_yn = 'N'`,
    ...(heaCheckupPlanNo ? [sql`s.hea_checkup_plan_no = ${heaCheckupPlanNo}`] : []),
    ...(heaCheckedOrgNo ? [sql`s.hea_checked_org_no = ${heaCheckedOrgNo}`] : []),
  ])
  const [slots, rows] = await Promise.all([
    db.query<calls.CalendarSlot>(sql`
            select s.plan_org_no as "planOrgNo", s.hea_checkup_plan_no as "heaCheckupPlanNo",
              p.hea_checkup_plan_nm as "heaCheckupPlanNm", p.status_cd as "planStatusCd",
              s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm", s.exam_ymd as "examYmd",
              s.slot_cd as "slotCd", s.capacity_cnt as "capacityCnt", s.reserved_cnt as "reservedCnt", s.mobile_yn as "mobileYn"
            from hea_plan_org s join hea_checkup_plan p on p.hea_checkup_plan_no = s.hea_checkup_plan_no and p.delete_yn = 'N'
              left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
            where ${within} order by s.exam_ymd, s.slot_cd, o.checked_org_nm, s.plan_org_no limit ${MOST_SHOWN}`),
    db.query<calls.Reservation>(sql`
            select r.hea_checkup_reservation_no as "heaCheckupReservationNo", r.hea_checkup_target_no as "heaCheckupTargetNo",
              r.plan_org_no as "planOrgNo", s.hea_checkup_plan_no as "heaCheckupPlanNo", r.user_id as "userId",
              u.user_nm as "userNm", d.dept_nm as "deptNm", s.exam_ymd as "examYmd", s.slot_cd as "slotCd",
              o.checked_org_nm as "checkedOrgNm", r.reservation_status_cd as "reservationStatusCd"
            from hea_checkup_reservation r join hea_plan_org s on s.plan_org_no = r.plan_org_no
              join sys_user u on u.user_id = r.user_id
              left join sys_dept d on d.dept_cd = u.dept_cd
              left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
            where ${within} and r.delete_yn = 'N' and r.reservation_status_cd in ('RESERVED', 'DONE', 'MISS')
              and (${deptCd} = '' or u.dept_cd = ${deptCd})
            order by s.exam_ymd, s.slot_cd, u.user_nm, r.hea_checkup_reservation_no limit ${MOST_SHOWN}`),
  ])
  return { slots, rows }
})

const reserved = answer(calls.reserveFor, ({ body: { heaCheckupTargetNo, planOrgNo, consentTextVerNo }, ...acting }) =>
  reserve(acting, heaCheckupTargetNo, planOrgNo, { consentTextVerNo, agreeWayCd: 'PAPER' }, 'team'),
)
const change = answer(calls.changeFor, ({ body: { heaCheckupTargetNo, planOrgNo }, ...acting }) =>
  changeSeat(acting, heaCheckupTargetNo, planOrgNo, 'team'),
)
const wait = answer(calls.waitFor, ({ body: { heaCheckupTargetNo, planOrgNo }, ...acting }) =>
  waitForSeat(acting, heaCheckupTargetNo, planOrgNo),
)
const cancel = answer(calls.cancelFor, ({ body: { heaCheckupTargetNo, reasonDesc }, ...acting }) =>
  cancelSeat(acting, heaCheckupTargetNo, 'team', { reasonDesc }),
)

export const reservationRoutes = routes(calendar, reserved, change, wait, cancel)
