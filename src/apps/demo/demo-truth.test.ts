/** What the demo tells of its day is one truth in all its records: asked by statements that are nobody else's. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permitDemoDay } from '#modules/wkod/permit/demo/demo-day.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { runJob } from '#platform/server/jobs/job-run.ts'
import { scratchFolder } from '#platform/test/scratch.ts'
import { aFileSite } from '#platform/test/site.ts'
import { fillYears } from '../first-site.ts'
import { demoDirectory } from './demo-directory.ts'

const site = aFileSite()
const dataDir = scratchFolder('truth')
afterAll(() => rmSync(dataDir, { recursive: true }))

/** What a test site lacks of the demo is all that its company has lived through. */
beforeAll(async () => {
  const { db, clock } = site().services
  await fillYears({ databaseUrl: site().url, db, clock, dataDir }, (_, { today }) =>
    Promise.resolve(demoDirectory({ today })),
  )
}, 180_000)

/** Drafted, planned, alive or done, as \`w\`: \`permit_no, status_cd, from_dt, to_dt\`. */
const works = (
  ymd: string,
) => `w as (select p.*, coalesce(p.start_dt, p.work_from_dt) as from_dt, coalesce(p.done_dt, p.work_to_dt) as to_dt
  from wkod_master p where p.wkod_dt = '${ymd}' and p.delete_yn = 'N' and p.status_cd not in ('CANC', 'REJ', 'EXPIRED', 'CLOSE'))`
/** Everybody of them, by whatever he is named: \`permit_no, who\`. */
const named = `n as (
  select w.permit_no, w.from_dt, w.to_dt, x.who from w cross join lateral (values (w.leader_person_no::text), (w.watch_person_no::text),
    (w.fire_watch_person_no::text), (w.signal_person_no::text), (w.cmd_person_no::text), (w.leader_user_id)) x (who) where x.who is not null
  union
  select w.permit_no, w.from_dt, w.to_dt, coalesce(c.person_no::text, c.user_id) from w join wkod_master_permit_crew c on c.permit_no = w.permit_no
    where c.leave_dt is null)`
const rows = <Row extends object>(ymd: string, statement: string) =>
  site().sql<Row>(`with ${works(ymd)}, ${named} ${statement}`)

async function isOneTruth(ymd: string): Promise<void> {
  const [counted] = await rows<{ works: number; led: number; worked: number }>(
    ymd,
    `select count(*)::int as works, count(leader_person_no)::int as led, count(*) filter (where exists (select from wkod_master_permit_crew c
      where c.permit_no = w.permit_no and c.crew_role_cd = 'WORKER'))::int as worked from w where status_cd in ('ISSUED', 'WORK', 'SUSP')`,
  )
  expect(counted?.works, 'who goes to work is led and does not go alone').toBeGreaterThanOrEqual(12)
  expect(counted).toMatchObject({ led: counted?.works, worked: counted?.works })
  expect(
    await rows(
      ymd,
      `select a.who, a.permit_no, b.permit_no as other from n a join n b on b.who = a.who and b.permit_no > a.permit_no
      and a.from_dt < b.to_dt and b.from_dt < a.to_dt`,
    ),
    'nobody is named for two works of the same hours',
  ).toEqual([])

  // Of who is or was at work: the column says what is missing.
  const atWork = `h as (select w.permit_no, w.from_dt, w.issue_dt, p.* from w join wkod_master_permit_crew c on c.permit_no = w.permit_no
      join vendor_person p on p.person_no = c.person_no where w.status_cd in ('ISSUED', 'WORK', 'SUSP', 'DONE'))`
  expect(
    await rows(
      ymd,
      `, ${atWork} select h.permit_no, h.person_no, x.lacks from h cross join lateral (
        select 'card' as lacks where not exists (select from sgc_card s where s.person_no = h.person_no and s.status_cd = 'ISSUED'
          and s.valid_to_ymd >= '${ymd}')
        union all select 'education' where not exists (select from edu_rqst e where e.person_no = h.person_no and e.edu_class_cd = 'ENTRY'
          and e.edu_result_cd = 'PASS' and '${ymd}' between e.valid_from_ymd and e.valid_to_ymd)
        union all select 'request' where not exists (select from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
          where l.person_no = h.person_no and l.line_status_cd in ('OK', 'WARN') and r.status_cd in ('APPR', 'PART')
            and r.vendor_cd = h.vendor_cd and '${ymd}' between r.entry_start_ymd and r.entry_end_ymd)
        union all select 'notice' where exists (select from notice n where n.plant_cd = h.plant_cd and n.status_cd = 'OPEN'
            and n.confirm_yn = 'Y' and n.confirm_level_cd = 'WORKER' and n.delete_yn = 'N' and n.open_dt < h.from_dt - interval '1 day'
            and string_to_array(n.audience_desc, ' ') && jikim_vendor_words(h.vendor_cd)
          and not exists (select from notice_read r where r.notice_no = n.notice_no and r.person_no = h.person_no
            and r.confirm_dt < least(h.from_dt, coalesce(h.issue_dt, h.from_dt))))
        union all select 'gate' where not exists (select from entry_log l join entry_scan s on s.entry_log_no = l.entry_log_no
            and s.direction_cd = 'IN' and s.result_cd = 'OK' and s.scan_dt = l.in_dt
          where l.person_no = h.person_no and l.out_dt is null and l.delete_yn = 'N' and l.entry_rqst_no is not null
            and l.in_dt < least(h.from_dt, coalesce(h.issue_dt, h.from_dt)))) x`,
    ),
    'who is at work has his card, his education, his request, has read what he must, and came in before',
  ).toEqual([])

  const talks = `t as (select distinct on (t.permit_no) t.* from tbm t join w on w.permit_no = t.permit_no where t.delete_yn = 'N'
      order by t.permit_no, t.tbm_dt desc)`
  const [talked] = await rows<{ issued: number; talks: number }>(
    ymd,
    `, ${talks} select (select count(*) from w where issue_dt is not null)::int as issued, (select count(*) from t)::int as talks`,
  )
  expect(talked?.talks).toBe(talked?.issued)
  expect(
    await rows(
      ymd,
      `, ${talks}, signed as (select t.permit_no, coalesce(s.person_no::text, s.user_id) as who, s.sign_dt from t join tbm_signs s using (tbm_no)),
      lined as (select c.permit_no, coalesce(c.person_no::text, c.user_id) as who, c.tbm_sign_dt as sign_dt from t
        join wkod_master_permit_crew c using (permit_no) where c.tbm_sign_dt is not null)
      select * from (select * from signed except select * from lined) a union all select * from (select * from lined except select * from signed) b`,
    ),
    'a talk has the signatures that its permit has',
  ).toEqual([])
  expect(
    await rows(
      ymd,
      `, ${talks} select t.permit_no from t join w using (permit_no)
      where t.leader_person_no is distinct from w.leader_person_no or t.wkod_title <> w.wkod_title or t.place_desc <> w.place_desc
        or t.crew_cnt <> (select count(distinct coalesce(c.person_no::text, c.user_id)) from wkod_master_permit_crew c where c.permit_no = t.permit_no)
        or t.sign_cnt <> (select count(*) from tbm_signs s where s.tbm_no = t.tbm_no) or t.unsigned_yn <> 'N' or t.tbm_dt > w.issue_dt
        or exists (select from tbm_signs s left join vendor_person p using (person_no) left join sys_user u on u.user_id = s.user_id
          where s.tbm_no = t.tbm_no and (s.signer_nm <> coalesce(p.person_nm, u.user_nm) or s.sign_dt < t.tbm_dt))`,
    ),
    'and is of the same people, under their names, at the same place',
  ).toEqual([])
}

const working = async (ymd: string) =>
  (await site().sql(`select 1 from wkod_master where wkod_dt = '${ymd}' and status_cd = 'WORK'`)).length
/** By the rules of the product as well: the clock finds nothing for which it would have to stop a work. */
async function goesOn(ymd: string): Promise<void> {
  const before = await working(ymd)
  expect(before).toBe(8)
  await site().runJob('permit-clock')
  expect(await working(ymd)).toBe(before)
}

test('on the first day crews, gate, cards, education and talks say the same', async () => {
  const today = dayOf(site().services.clock.now())
  await isOneTruth(today)
  await goesOn(today)
})

test('most people of a contractor whose account is shown stand on its request, some are still to be applied for', async () => {
  const [count] = await site().sql<{ people: number; allowed: number }>(
    `select count(*)::int as people, count(*) filter (where exists (select from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
        where l.person_no = p.person_no and l.line_status_cd in ('OK', 'WARN') and r.status_cd in ('APPR', 'PART')
          and now()::date between r.entry_start_ymd and r.entry_end_ymd))::int as allowed
      from vendor_person p where p.vendor_cd = 'V100001' and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'`,
  )
  const { people = 0, allowed = 0 } = count ?? {}
  expect(allowed).toBeGreaterThan(people * 0.6)
  expect(allowed).toBeLessThan(people)
})

test('what a contractor’s people must read is said in the language of each of them, title and text', async () => {
  const asked = `notice n join vendor_person p on p.plant_cd = n.plant_cd and p.delete_yn = 'N' and p.person_status_cd = 'ACTIVE'
      and string_to_array(n.audience_desc, ' ') && jikim_vendor_words(p.vendor_cd)
    where n.status_cd = 'OPEN' and n.confirm_yn = 'Y' and n.delete_yn = 'N' and p.lang_cd <> 'kr'`
  const [count] = await site().sql<{ notices: number; langs: number }>(
    `select count(distinct n.notice_no)::int as notices, count(distinct p.lang_cd)::int as langs from ${asked}`,
  )
  expect(count?.notices).toBeGreaterThan(5)
  expect(count?.langs).toBe(6)
  expect(
    await site().sql(
      `select distinct n.notice_title, p.lang_cd from ${asked} and not exists (select from notice_texts t
        where t.notice_no = n.notice_no and t.lang_cd = p.lang_cd and t.title_desc <> '' and t.body_desc <> '')`,
    ),
  ).toEqual([])
})

test('so do those of the next morning', async () => {
  site().setClock('2026-11-25T04:00:00+09:00')
  await site().runJob('entry-no-exit')
  site().setClock('2026-11-25T06:05:00+09:00')
  const { services } = site()
  await runJob({ ...services, settings: { ...services.settings, demo: true } }, permitDemoDay)
  await isOneTruth('2026-11-25')
})
