/** 예약현황: the half days of a month with who has them, and what the health team does for others. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { RESERVATION_ROUTE } from './checkup-codes.model.ts'
import { reservation, slot } from './reservation.calls.ts'
import { cancelSeat, changeSeat, reserve, waitForSeat } from './reservation.ts'
import type { Acting } from './target-write.ts'

const API = '/api/hea/checkup/reservation'
const tags = ['검진 예약']
const day = z.string().refine(isDay)
const no = z.number().int().min(1)
const optionalNo = z.coerce.number().int().min(1).optional()

const query = z.strictObject({
  fromYmd: day,
  toYmd: day,
  heaCheckupPlanNo: optionalNo,
  heaCheckedOrgNo: optionalNo,
  deptCd: z.string().max(20).default(''),
})

export function reservationRoutes(app: App, services: Services): void {
  registerCalendar(app, services)
  registerSteps(app, services)
}

const MOST_SHOWN = 5000

function registerCalendar(app: App, { db }: Services): void {
  const answer = z.object({ slots: z.array(slot), rows: z.array(reservation) })
  app.get(
    `${API}s`,
    { config: needs(RESERVATION_ROUTE), schema: { tags, querystring: query, response: { 200: answer } } },
    async (request) => {
      const person = personUnder(request, RESERVATION_ROUTE)
      const { fromYmd, toYmd, heaCheckupPlanNo, heaCheckedOrgNo, deptCd } = request.query
      const within = and([
        sql`s.exam_ymd between ${fromYmd}::date and ${toYmd}::date and s.delete_yn = 'N'`,
        ...(heaCheckupPlanNo ? [sql`s.hea_checkup_plan_no = ${heaCheckupPlanNo}`] : []),
        ...(heaCheckedOrgNo ? [sql`s.hea_checked_org_no = ${heaCheckedOrgNo}`] : []),
      ])
      const [slots, rows] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<z.infer<typeof slot>>(sql`
            select s.plan_org_no as "planOrgNo", s.hea_checkup_plan_no as "heaCheckupPlanNo",
              p.hea_checkup_plan_nm as "heaCheckupPlanNm", p.status_cd as "planStatusCd",
              s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm", s.exam_ymd as "examYmd",
              s.slot_cd as "slotCd", s.capacity_cnt as "capacityCnt", s.reserved_cnt as "reservedCnt", s.mobile_yn as "mobileYn"
            from hea_plan_org s join hea_checkup_plan p on p.hea_checkup_plan_no = s.hea_checkup_plan_no and p.delete_yn = 'N'
              left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
            where ${within} order by s.exam_ymd, s.slot_cd, o.checked_org_nm, s.plan_org_no limit ${MOST_SHOWN}`),
          queries.query<z.infer<typeof reservation>>(sql`
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
        ]),
      )
      return { slots, rows }
    },
  )
}

function registerSteps(app: App, { db, clock }: Services): void {
  const ok = { 204: z.null() }
  const step = <B extends z.ZodType<object>>(
    name: string,
    body: B,
    work: (acting: Acting, sent: z.infer<B>) => Promise<unknown>,
  ) =>
    app.post(
      `${API}${name}`,
      { config: needs(RESERVATION_ROUTE, 'write'), schema: { tags, body, response: ok } },
      async (request, reply) => {
        const person = personUnder(request, RESERVATION_ROUTE, 'write')
        const sent = request.body as z.infer<B>
        await db.write(person, (tx) => work({ tx, person, now: clock.now(), ip: request.ip }, sent))
        return reply.status(204).send(null)
      },
    )
  const seat = z.strictObject({ heaCheckupTargetNo: no, planOrgNo: no })

  // NUR for him: his consent lies on paper.
  step('', seat.extend({ consentTextVerNo: no }), (acting, { heaCheckupTargetNo, planOrgNo, consentTextVerNo }) =>
    reserve(acting, heaCheckupTargetNo, planOrgNo, { consentTextVerNo, agreeWayCd: 'PAPER' }, 'team'),
  )
  step('/change', seat, (acting, { heaCheckupTargetNo, planOrgNo }) =>
    changeSeat(acting, heaCheckupTargetNo, planOrgNo, 'team'),
  )
  step('/wait', seat, (acting, { heaCheckupTargetNo, planOrgNo }) => waitForSeat(acting, heaCheckupTargetNo, planOrgNo))
  const ending = z.strictObject({ heaCheckupTargetNo: no, reasonDesc: z.string().trim().min(1).max(500) })
  step('/cancel', ending, (acting, { heaCheckupTargetNo, reasonDesc }) =>
    cancelSeat(acting, heaCheckupTargetNo, 'team', { reasonDesc }),
  )
}
