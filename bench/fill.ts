/** Near misses by the hundred thousand: made by statements over whole sets, counted and indexed for search afterwards. */
import type pg from 'pg'
import { situations } from '#modules/saf/near-miss/demo/near-miss-situations.ts'
import { spots } from '#modules/saf/near-miss/near-miss.seed.ts'

const DAYS = 730
/** How many rows are made a second time, by the triggers, to see that both ways lead to the same. */
const SAMPLE = 200

/** Adds to the table and to what its triggers keep, then proves that the triggers would have kept the same. */
export async function fillNearMisses(owner: pg.Client, rowCnt: number): Promise<void> {
  const { rows: known } = await owner.query<{ last: number }>(
    'select coalesce(max(near_miss_no), 0)::int as last from near_miss',
  )
  const last = known[0]?.last ?? 0
  await owner.query(PEOPLE)
  await owner.query(
    'create temp table situation as select * from jsonb_to_recordset($1) as s(no int, title text, kind text, severity int, content text, measure text)',
    [JSON.stringify(situations.map((situation, no) => ({ ...situation, no })))],
  )
  await owner.query(
    'create temp table spot as select (no - 1)::int as no, spot from unnest($1::text[]) with ordinality as s(spot, no)',
    [spots],
  )
  await withoutIndexes(owner, ['near_miss', 'near_miss_gram'], async () => {
    await owner.query('alter table near_miss disable trigger user')
    await owner.query(reportsAfter(last), [rowCnt])
    await owner.query('alter table near_miss enable trigger user')
    await owner.query(gramsAfter(last))
  })
  await owner.query(countsAfter(last))
  await owner.query(dayCountsAfter(last))
  await owner.query(
    `select setval(pg_get_serial_sequence('near_miss', 'near_miss_no'), (select max(near_miss_no) from near_miss))`,
  )
  await prove(owner)
  await owner.query('vacuum (freeze, analyze)')
  await owner.query('checkpoint')
}

/** Who reports what about where, numbered from 0 within a plant so that a drawn number finds one. */
const PEOPLE = `
create function pg_temp.draw(i bigint, salt int, n bigint) returns int immutable language sql
  return ((hashint8extended(i, salt) & 2147483647) % n)::int;
create temp table staff as select plant_cd, user_id, row_number() over (partition by plant_cd order by user_id) - 1 as no
  from sys_user where user_status_cd = 'ACTIVE';
create temp table place as select plant_cd, process_no, process_nm, row_number() over (partition by plant_cd order by process_no) - 1 as no
  from process;
create temp table contractor as select plant_cd, vendor_cd, portal_id, row_number() over (partition by plant_cd order by vendor_cd) - 1 as no
  from (select distinct on (vendor_cd) plant_cd, vendor_cd, portal_id from vendor_account order by vendor_cd, portal_id) a;
create temp table site as select p.plant_cd,
    (select count(*) from staff s where s.plant_cd = p.plant_cd) as staff_cnt,
    (select count(*) from place s where s.plant_cd = p.plant_cd) as place_cnt,
    (select count(*) from contractor s where s.plant_cd = p.plant_cd) as contractor_cnt
  from (values ('2000'), ('3000')) as p(plant_cd);
analyze`

/** Display numbers of a day leave room for those that there are. */
const KNOWN_OF_A_DAY = 1000

/** Evenly over two years; seven of ten at the larger plant, one of five a vendor's. */
const reportsAfter = (last: number) => `
insert into near_miss (near_miss_no, near_miss_doc_no, status_cd, plant_cd, last_actor_id, row_version, create_user_id, create_dt,
  update_user_id, update_dt, near_miss_title, place_desc, occur_dt, injured_cnt, process_no, content_desc, anonymous_yn, vendor_cd,
  acc_type_cd, pot_sev_cd, hipo_yn, owner_user_id, triage_due_ymd, due_ymd, measure_desc, action_dt)
overriding system value
select i + ${last}, case when status_cd <> 'TEMP' then 'NM-' || to_char(create_dt, 'YYYYMMDD') || '-' || lpad((${last > 0 ? KNOWN_OF_A_DAY : 0} + row_number() over
    (partition by d.plant_cd, to_char(create_dt, 'YYYYMMDD'), status_cd <> 'TEMP' order by i))::text, 4, '0') end,
  status_cd, d.plant_cd, w.user_id, array_position('{TEMP,REPORTED,ACTION,DONE,CLOSE}', status_cd),
  coalesce(v.portal_id, a.user_id), create_dt, coalesce(v.portal_id, a.user_id), create_dt + interval '1 day', title,
  process_nm || ' ' || spot, occur_dt, 0, process_no, content, case when pg_temp.draw(i, 9, 100) < 6 then 'Y' else 'N' end, v.vendor_cd,
  case when sorted then kind end, case when sorted then severity end, case when sorted and severity >= 4 then 'Y' else 'N' end,
  case when sorted then w.user_id end, create_dt::date + 2, case when sorted then create_dt::date + 14 end,
  case when status_cd in ('DONE', 'CLOSE') then measure end, case when status_cd in ('DONE', 'CLOSE') then create_dt + interval '10 days' end
from (
  select i, s.*, now() - make_interval(days => ${DAYS}) + make_interval(secs => ${DAYS * 86_400} * (i - 0.5) / $1) as occur_dt,
    now() - make_interval(days => ${DAYS}) + make_interval(secs => ${DAYS * 86_400} * (i - 0.4) / $1) as create_dt,
    (array['TEMP', 'REPORTED', 'REPORTED', 'ACTION', 'ACTION', 'ACTION', 'DONE', 'DONE', 'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE',
      'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE', 'CLOSE'])[1 + pg_temp.draw(i, 2, 20)] as status_cd
  from generate_series(1, $1::int) as i
    join site s on s.plant_cd = case when pg_temp.draw(i, 1, 10) < 7 then '2000' else '3000' end
) d
cross join lateral (select status_cd in ('ACTION', 'DONE', 'CLOSE') as sorted) z
join staff a on a.plant_cd = d.plant_cd and a.no = pg_temp.draw(i, 3, staff_cnt)
join staff w on w.plant_cd = d.plant_cd and w.no = pg_temp.draw(i, 4, staff_cnt)
join place p on p.plant_cd = d.plant_cd and p.no = pg_temp.draw(i, 5, place_cnt)
join situation t on t.no = pg_temp.draw(i, 6, ${situations.length})
join spot o on o.no = pg_temp.draw(i, 7, ${spots.length})
left join contractor v on v.plant_cd = d.plant_cd and v.no = pg_temp.draw(i, 8, contractor_cnt * 5)
order by i`

const SUBMITTED = `r.delete_yn = 'N' and (r.status_cd <> 'TEMP' or r.near_miss_doc_no is not null)`
const SCOPES = '(select r.plant_cd as scope_cd union all select r.vendor_cd where r.vendor_cd is not null)'
/** Of a vendor only what was told with a name is counted. */
const COUNTED_SCOPES = SCOPES.replace('is not null)', `is not null and r.anonymous_yn = 'N')`)
const TEXT = `concat_ws(E'\\n', r.near_miss_title, r.place_desc)`

/** The grams of a text are worked out once, however many rows have it. */
const gramsAfter = (last: number) => `
with known as materialized (
  select source, g.gram from (select distinct ${TEXT} as source from near_miss r) t cross join lateral jikim_grams(source) as g(gram)
)
insert into near_miss_gram (gram, scope_cd, near_miss_no)
select k.gram, s.scope_cd, r.near_miss_no from near_miss r join known k on k.source = ${TEXT} cross join lateral ${SCOPES} s
where r.near_miss_no > ${last} and ${SUBMITTED}`

const countedAfter = (last: number) =>
  `select s.scope_cd, r.status_cd, count(*) as row_cnt from near_miss r cross join lateral ${COUNTED_SCOPES} s where r.near_miss_no > ${last} and ${SUBMITTED} group by 1, 2`
const COUNTED = countedAfter(0)
const countsAfter = (last: number) => `insert into doc_count (biz_cd, scope_cd, status_cd, slot_no, row_cnt)
select 'near-miss', scope_cd, status_cd, 0, row_cnt from (${countedAfter(last)}) c
on conflict (biz_cd, scope_cd, status_cd, slot_no) do update set row_cnt = doc_count.row_cnt + excluded.row_cnt`

const dayCountsAfter = (
  last: number,
) => `insert into doc_day_count (biz_cd, scope_cd, count_ymd, status_cd, slot_no, row_cnt)
select 'near-miss', s.scope_cd, (r.occur_dt at time zone 'Asia/Seoul')::date, r.status_cd, 0, count(*) from near_miss r cross join lateral ${COUNTED_SCOPES} s
where r.near_miss_no > ${last} and ${SUBMITTED} group by 2, 3, 4
on conflict (biz_cd, scope_cd, count_ymd, status_cd, slot_no) do update set row_cnt = doc_day_count.row_cnt + excluded.row_cnt`

/** Loads into bare tables; indexes and keys are made once, from rows in their order. */
async function withoutIndexes(owner: pg.Client, tables: string[], load: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ drop: string; make: string }>(
    `select case when c.oid is null then format('drop index %I', i.relname) else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(x.indexrelid) else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as make
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      left join pg_constraint c on c.conindid = x.indexrelid and c.contype in ('p', 'u')
    where t.relname = any($1) and t.relnamespace = 'public'::regnamespace`,
    [tables],
  )
  for (const { drop } of rows) await owner.query(drop)
  await load()
  for (const { make } of rows) await owner.query(make)
}

/** Inserts rows of the sample once more, deletes half of them, and compares with what was loaded. Nothing of it stays. */
async function prove(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  try {
    await owner.query(`create temp table sample on commit drop as select near_miss_no as no, near_miss_no + 1000000000 as copy_no
      from near_miss order by hashint8(near_miss_no) limit ${SAMPLE}`)
    await owner.query(
      `create temp table copied on commit drop as select n.* from near_miss n join sample s on s.no = n.near_miss_no`,
    )
    await owner.query(
      'update copied c set near_miss_no = s.copy_no, near_miss_doc_no = near_miss_doc_no || $$x$$ from sample s where s.no = c.near_miss_no',
    )
    await owner.query('insert into near_miss overriding system value select * from copied')
    await expectNone(
      owner,
      'grams',
      `(${gramsOf('no')} except all ${gramsOf('copy_no')}) union all (${gramsOf('copy_no')} except all ${gramsOf('no')})`,
    )
    await owner.query('delete from near_miss r using sample s where s.copy_no = r.near_miss_no and s.copy_no % 2 = 0')
    const kept = `select scope_cd, status_cd, sum(row_cnt)::bigint as row_cnt from doc_count where biz_cd = 'near-miss' group by 1, 2 having sum(row_cnt) <> 0`
    await expectNone(owner, 'counters', `(${kept} except ${COUNTED}) union all (${COUNTED} except ${kept})`)
  } finally {
    await owner.query('rollback')
  }
}

const gramsOf = (column: string) =>
  `select g.gram, g.scope_cd, s.no from near_miss_gram g join sample s on s.${column} = g.near_miss_no`

async function expectNone(owner: pg.Client, what: string, differing: string): Promise<void> {
  const { rows } = await owner.query(differing)
  if (rows.length > 0)
    throw new Error(`The loaded ${what} differ from those of the triggers: ${JSON.stringify(rows.slice(0, 3))}`)
}
