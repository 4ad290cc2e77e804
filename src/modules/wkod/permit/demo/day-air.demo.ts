/** Air of the demo's running day: measured before the work and again before it is due. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const AHEAD_MIN = 20

/** Works under way without any set get the one of their start. */
export const measureScenes = (tx: Transaction, permitNos: readonly number[], now: Date) =>
  measured(
    tx,
    permitNos,
    now,
    sql`p.status_cd in ('WORK', 'ISSUED', 'APPR') and not exists (select from gas_set s where s.permit_no = p.permit_no)`,
  )

/** @returns how many were measured again */
export const keepAir = (tx: Transaction, permitNos: readonly number[], now: Date) =>
  measured(tx, permitNos, now, sql`p.gas_next_due_dt < ${new Date(now.getTime() + AHEAD_MIN * 60_000)}`)

async function measured(
  tx: Transaction,
  permitNos: readonly number[],
  now: Date,
  due: ReturnType<typeof sql>,
): Promise<number> {
  const sets = await tx.query<{ no: number }>(sql`
    with due as (select p.*, p.permit_sub_cds ~ '\\yCSE\\y' as is_space, case when p.permit_sub_cds ~ '\\yCSE\\y' then 60 else 120 end as gap,
        concat_ws(' ', case when p.permit_sub_cds ~ '\\yCSE\\y' then 'CSE' end, case when p.permit_base_cd = 'HOT' then 'HOT' end,
          case when p.permit_sub_cds ~ '\\yLNB\\y' then 'LNB' end) as kinds
      from wkod_master p where p.permit_no = any(${[...permitNos]}::bigint[]) and ${due}
        and (p.permit_base_cd = 'HOT' or p.permit_sub_cds ~ '\\y(CSE|LNB)\\y')),
    taken as (insert into doc_sequence as s (biz_cd, plant_cd, ymd, last_no)
      select 'gas-set', plant_cd, to_char(${now}::timestamptz at time zone 'Asia/Seoul', 'YYYYMMDD'), count(*) from due group by plant_cd
      on conflict (biz_cd, plant_cd, ymd) do update set last_no = s.last_no + excluded.last_no returning s.plant_cd, s.ymd, s.last_no)
    insert into gas_set (gas_set_doc_no, status_cd, plant_cd, permit_no, permit_doc_no, wkod_title, place_desc, purpose_cd,
        measure_dt, tester_user_id, meter_no, bump_ok_yn, air_mover_yn, result_desc, judge_cd, kind_cds, evacuate_yn, next_due_dt, late_yn,
        retain_to_ymd, vendor_cd, area_dept_cd, create_user_id, create_dt, update_user_id, update_dt)
      select 'GAS-' || ymd || '-' || lpad((last_no - row_number() over (partition by plant_cd order by permit_no desc) + 1)::text, 4, '0'), 'PASS', plant_cd, permit_no, permit_doc_no, wkod_title,
        place_desc, 'PERIODIC', ${now}, 'gas', 'GM-01', 'Y', case when is_space then 'Y' else 'N' end, 'O2 20.9% · LEL 0%', 'PASS', kinds, 'N',
        ${now}::timestamptz + make_interval(mins => gap), 'N', (${now}::date + interval '36 months')::date, vendor_cd, area_dept_cd, 'gas', ${now}, 'gas', ${now}
      from due join taken using (plant_cd) returning gas_set_no as no`)
  const nos = sets.map(({ no }) => no)
  await tx.query(sql`insert into gas_set_lines (gas_set_no, seq_no, point_cd, gas_cd, gas_nm, read_val, unit_cd, gas_limit_min_val, gas_limit_max_val, judge_cd)
      select m.gas_set_no, row_number() over (partition by m.gas_set_no order by pt.ord, gs.ord), pt.cd, gs.cd, gs.nm, gs.val, gs.unit, gs.low, gs.high, 'PASS'
      from gas_set m cross join (values ('TOP', 1), ('MID', 2), ('BOT', 3), ('P1', 4)) pt(cd, ord)
        cross join (values ('O2', 1, '산소', '%', 20.9, 18, 23.5), ('LEL', 2, '폭발하한(LEL)', '%', 0, null, 1), ('CO2', 3, '이산화탄소', '%', 0.05, null, 1.5),
          ('CO', 4, '일산화탄소', 'ppm', 1, null, 30), ('H2S', 5, '황화수소', 'ppm', 0, null, 10)) gs(cd, ord, nm, unit, val, low, high)
      where m.gas_set_no = any(${nos}::bigint[]) and (m.kind_cds ~ 'CSE') = (pt.ord < 4) and (m.kind_cds ~ 'CSE' or gs.ord <= 2)`)
  await tx.query(sql`update wkod_master p set gas_next_due_dt = case when p.status_cd = 'WORK' then m.next_due_dt else p.gas_next_due_dt end
    from gas_set m where m.gas_set_no = any(${nos}::bigint[]) and m.permit_no = p.permit_no`)
  return nos.length
}
