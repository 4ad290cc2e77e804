/** 나의 건강검진: an employee reserves, changes, cancels and withdraws, as himself; the database gives him what is his. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { MY_CHECKUP_ROUTE } from './checkup-codes.model.ts'
import { reservableStates } from './checkup-plan.model.ts'
import { type Checkup, checkup, consentAnswer, freeSlot } from './my-checkup.calls.ts'
import { beginsAfter } from './plan-slot.sql.ts'
import { cancelSeat, changeSeat, refuseConsent, reserve, waitForSeat } from './reservation.ts'
import type { Acting } from './target-write.ts'

const API = '/api/hea/checkup/my'
const tags = ['나의 건강검진']
const no = z.number().int().min(1)
const ok = { 204: z.null() }

/** Everything about one's own checkups of a year, the newest first. */
const mine = (person: SignedInPerson, year: number | undefined, now: Date, today: string) => sql`
  select t.hea_checkup_target_no as "heaCheckupTargetNo", t.hea_checkup_plan_no as "heaCheckupPlanNo",
    p.hea_checkup_plan_nm as "heaCheckupPlanNm", p.hea_checkup_class_cd as "heaCheckupClassCd",
    t.hea_checkup_type_nm as "heaCheckupTypeNm", p.checkup_start_ymd as "checkupStartYmd", p.checkup_end_ymd as "checkupEndYmd",
    p.reserve_start_ymd as "reserveStartYmd", p.reserve_end_ymd as "reserveEndYmd", p.guide_desc as "guideDesc",
    p.status_cd as "planStatusCd", t.due_ymd as "dueYmd",
    case when e.hea_checkup_target_no is not null then 'R2' else t.target_status_cd end as "targetStatusCd",
    t.exam_ymd as "examYmd", e.second_due_ymd as "secondDueYmd", s.plan_org_no as "planOrgNo",
    s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm", o.contact_tel as "contactTel",
    o.addr_desc as "addrDesc", s.exam_ymd as "reservedYmd", s.slot_cd as "slotCd",
    l.agree_yn as "agreeYn", l.agree_dt as "agreeDt", l.withdraw_dt as "withdrawDt",
    x.status_cd as "extStatusCd", x.exam_ymd as "extExamYmd", x.return_cd as "extReturnCd", x.return_desc as "extReturnDesc",
    case when p.status_cd = any(${[...reservableStates]}::text[]) and coalesce(p.reserve_start_ymd, ${today}::date) <= ${today}::date
      and coalesce(p.reserve_end_ymd, ${today}::date) >= ${today}::date and t.target_status_cd in ('TARGET', 'RESERVED')
      and exists (select from hea_plan_org s where s.hea_checkup_plan_no = p.hea_checkup_plan_no and s.delete_yn = 'N' and ${beginsAfter(now)})
      then 'Y' else 'N' end as "openYn"
  from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no and p.delete_yn = 'N'
    left join hea_second_exam e on e.hea_checkup_target_no = t.hea_checkup_target_no and e.done_ymd is null and e.delete_yn = 'N'
    left join lateral (select r.* from hea_checkup_reservation r where r.hea_checkup_target_no = t.hea_checkup_target_no
      and r.delete_yn = 'N' order by r.hea_checkup_reservation_no desc limit 1) l on true
    left join lateral (select e.* from hea_ext_result e where e.user_id = t.user_id
      and e.hea_checkup_target_no = t.hea_checkup_target_no and e.delete_yn = 'N' and e.status_cd <> 'CANC'
      order by e.hea_ext_result_no desc limit 1) x on true
    left join hea_plan_org s on s.plan_org_no = l.plan_org_no and l.reservation_status_cd in ('RESERVED', 'DONE')
    left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
  where t.user_id = ${person.userId} and t.delete_yn = 'N' and t.target_status_cd <> 'EXCLUDED'
    and p.status_cd in ('OPEN', 'DOING', 'CLOSED') and (${year ?? null}::int is null or p.hea_checkup_year = ${year ?? null}::int)
  order by p.checkup_start_ymd desc, t.hea_checkup_target_no desc limit 100`

export function myCheckupRoutes(app: App, services: Services): void {
  registerReading(app, services)
  registerSteps(app, services)
}

function registerReading(app: App, { db, clock }: Services): void {
  const year = z.strictObject({ heaCheckupYear: z.coerce.number().int().min(2000).max(2100).optional() })
  app.get(
    `${API}/checkups`,
    {
      config: needs(MY_CHECKUP_ROUTE),
      schema: { tags, querystring: year, response: { 200: z.object({ rows: z.array(checkup) }) } },
    },
    async ({ person, query }) => ({
      rows: await db.query<Checkup>(person, mine(person, query.heaCheckupYear, clock.now(), clock.today())),
    }),
  )

  const params = z.object({ no: z.coerce.number().int().min(1) })
  app.get(
    `${API}/checkups/:no/slots`,
    {
      config: needs(MY_CHECKUP_ROUTE),
      schema: { tags, params, response: { 200: z.object({ rows: z.array(freeSlot) }) } },
    },
    async ({ person, params }) => {
      const rows = await db.query<z.infer<typeof freeSlot>>(
        person,
        sql`select s.plan_org_no as "planOrgNo", s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm",
            s.mobile_yn as "mobileYn", s.exam_ymd as "examYmd", s.slot_cd as "slotCd",
            s.capacity_cnt - s.reserved_cnt as "freeCnt",
            case when w.slot_wait_no is not null then 'Y' else 'N' end as "waitYn"
          from hea_checkup_target t join hea_plan_org s on s.hea_checkup_plan_no = t.hea_checkup_plan_no and s.delete_yn = 'N'
            left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
            left join hea_slot_wait w on w.plan_org_no = s.plan_org_no and w.hea_checkup_target_no = t.hea_checkup_target_no
              and w.told_dt is null
          where t.hea_checkup_target_no = ${params.no} and t.user_id = ${person.userId} and t.delete_yn = 'N' and ${beginsAfter(clock.now())}
          order by s.exam_ymd, s.slot_cd, o.checked_org_nm, s.plan_org_no`,
      )
      return { rows }
    },
  )
}

function registerSteps(app: App, { db, clock }: Services): void {
  const config = needs(MY_CHECKUP_ROUTE)
  /** Acts as himself, on what is his own. */
  const asHimself = (
    person: SignedInPerson,
    ip: string,
    targetNo: number,
    work: (acting: Acting) => Promise<unknown>,
  ) =>
    db.write(person, async (tx) => {
      const [own] = await tx.query(sql`select from hea_checkup_target
        where hea_checkup_target_no = ${targetNo} and user_id = ${person.userId} and delete_yn = 'N'`)
      if (!own) throw notFound()
      await work({ tx, person, now: clock.now(), ip })
    })

  app.post(
    `${API}/reservation`,
    { config, schema: { tags, body: consentAnswer, response: ok } },
    async (request, reply) => {
      const { heaCheckupTargetNo, planOrgNo, agreeYn, consentTextVerNo } = request.body
      const consent = { consentTextVerNo, agreeWayCd: 'SELF' } as const
      await asHimself(request.person, request.ip, heaCheckupTargetNo, (acting) => {
        if (agreeYn === 'N') return refuseConsent(acting, heaCheckupTargetNo, consent)
        if (planOrgNo === null) throw notFound()
        return reserve(acting, heaCheckupTargetNo, planOrgNo, consent, 'self')
      })
      return reply.status(204).send(null)
    },
  )

  const step = <B extends z.ZodType<{ heaCheckupTargetNo: number }>>(
    name: string,
    body: B,
    work: (acting: Acting, sent: z.infer<B>) => Promise<unknown>,
  ) =>
    app.post(`${API}/reservation/${name}`, { config, schema: { tags, body, response: ok } }, async (request, reply) => {
      const sent = request.body as z.infer<B>
      await asHimself(request.person, request.ip, sent.heaCheckupTargetNo, (acting) => work(acting, sent))
      return reply.status(204).send(null)
    })
  const seat = z.strictObject({ heaCheckupTargetNo: no, planOrgNo: no })
  const ending = z.strictObject({ heaCheckupTargetNo: no, reasonDesc: z.string().max(500).nullable().default(null) })
  step('change', seat, (acting, { heaCheckupTargetNo, planOrgNo }) =>
    changeSeat(acting, heaCheckupTargetNo, planOrgNo, 'self'),
  )
  step('wait', seat, (acting, { heaCheckupTargetNo, planOrgNo }) => waitForSeat(acting, heaCheckupTargetNo, planOrgNo))
  step('cancel', ending, (acting, { heaCheckupTargetNo, reasonDesc }) =>
    cancelSeat(acting, heaCheckupTargetNo, 'self', { reasonDesc }),
  )
  step('withdraw', ending, (acting, { heaCheckupTargetNo, reasonDesc }) =>
    cancelSeat(acting, heaCheckupTargetNo, 'self', { reasonDesc, isWithdrawal: true }),
  )
}
