/** Permits in figures, in one statement: how they were asked for, refused, stopped and closed; by month, kind and vendor. */
import type { FiguresAnswer, FiguresAsked } from '#platform/model/figures.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { answerFigures } from '#platform/server/figures/figures.routes.ts'
import { permitFigures } from './permit-figures.model.ts'

export const permitStat = answerFigures(permitFigures, {
  count: async (db, asked, { now }) => {
    const [found] = await db.query<FiguresAnswer>(permitStatement(asked, now))
    if (!found) throw new Error('figures without a row')
    return found
  },
})

type Asked = Pick<FiguresAsked, 'from' | 'to'> & { readonly plantCd?: string; readonly vendorCd?: string | null }

/** Whoever leads the work has this long after its end to say that it is done. */
const GRACE_MIN = 30
/** A request is returned at the earliest so long before its day. */
const ASKED_AHEAD_DAYS = 92

const measures = sql`'total', count(*), 'urgent', count(*) filter (where f.urgent), 'refused', count(*) filter (where f.refused),
  'gasOverdue', count(*) filter (where f.gas_cnt > 0), 'stops', coalesce(sum(f.stop_cnt), 0), 'conflict', count(*) filter (where f.conflict),
  'late', count(*) filter (where f.late), 'leadHour', round(percentile_cont(0.5) within group (order by f.lead_hour)::numeric, 1)`

const permitStatement = ({ plantCd, vendorCd = null, from, to }: Asked, now: Date): Sql => sql`
  with p as materialized (
    select permit_no, to_char(wkod_dt, 'YYYY-MM') as month, vendor_cd, permit_urgent_yn = 'Y' as urgent, status_cd, appr_dt,
      string_to_array(trim(coalesce(permit_base_cd, '') || ' ' || coalesce(permit_sub_cds, '')), ' ') as kinds,
      extract(epoch from appr_dt - rqst_dt)::float8 / 3600 as lead_hour,
      status_cd in ('WORK', 'SUSP', 'DONE', 'CLOSE')
        and coalesce(done_dt, ${now}::timestamptz) > work_to_dt + make_interval(mins => ${GRACE_MIN}::int) as late
    from wkod_master where plant_cd = ${plantCd} and delete_yn = 'N' and status_cd <> 'TEMP'
      and wkod_dt between ${from}::date and ${to}::date and (${vendorCd}::text is null or vendor_cd = ${vendorCd})
  ), stop as materialized (
    select s.permit_no, s.reason_cd from wkod_master_permit_susp s join p on p.permit_no = s.permit_no where s.reason_cd <> 'BREAK'
  ), returned as materialized (
    select a.biz_no::bigint as permit_no, a.reason_cd from sys_audit a
    where a.biz_cd = 'permit' and a.reason_cd is not null and a.action_cd in ('sendBack', 'reject') and a.plant_cd = ${plantCd}
      and a.audit_dt >= (${from}::date - ${ASKED_AHEAD_DAYS}::int) and a.audit_dt < (${to}::date + 2)
  ), f as materialized (
    select p.*, coalesce(s.stop_cnt, 0) as stop_cnt, coalesce(s.gas_cnt, 0) as gas_cnt, h.permit_no is not null as conflict,
      p.status_cd = 'REJ' or n.permit_no is not null as refused
    from p left join (select permit_no, count(*) as stop_cnt, count(*) filter (where reason_cd = 'GAS_OVERDUE') as gas_cnt from stop group by 1) s
        on s.permit_no = p.permit_no
      left join (select distinct permit_no from returned) n on n.permit_no = p.permit_no
      left join (select distinct h.permit_no from simops_hit h join p on p.permit_no = h.permit_no
        where h.delete_yn = 'N' and h.open_dt <= coalesce(p.appr_dt, h.open_dt)) h on h.permit_no = p.permit_no
  )
  select (select jsonb_build_object('key', null, 'label', null, ${measures}) from f) as all,
    (select coalesce(jsonb_agg(l.line order by l.month), '[]') from (
      select f.month, jsonb_build_object('key', f.month, 'label', f.month, ${measures}) as line from f group by 1) l) as "byMonth",
    (select coalesce(jsonb_agg(l.line order by l.n desc, l.kind), '[]') from (
      select k.kind, count(*) as n, jsonb_build_object('key', k.kind, 'label', null, ${measures}) as line
      from f cross join unnest(f.kinds) k (kind) where k.kind <> '' group by 1) l) as "byKind",
    (select coalesce(jsonb_agg(l.line order by l.n desc, l.vendor_nm), '[]') from (
      select v.vendor_nm, count(*) as n, jsonb_build_object('key', f.vendor_cd, 'label', v.vendor_nm, ${measures}) as line
      from f left join vendor_info v on v.vendor_cd = f.vendor_cd group by f.vendor_cd, v.vendor_nm) l) as "byVendor",
    (select coalesce(jsonb_agg(jsonb_build_object('key', s.reason_cd, 'count', s.n) order by s.n desc, s.reason_cd), '[]') from (
      select reason_cd, count(*) as n from stop group by 1) s) as "stopReasons",
    (select coalesce(jsonb_agg(jsonb_build_object('key', s.reason_cd, 'count', s.n) order by s.n desc, s.reason_cd), '[]') from (
      select r.reason_cd, count(*) as n from returned r join p on p.permit_no = r.permit_no group by 1) s) as "refuseReasons"`
