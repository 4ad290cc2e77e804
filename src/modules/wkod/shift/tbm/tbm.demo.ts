/** Talks of the demo site: signed by whom the crews of their permits have as signed, and by nobody else. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { TbmTopicLine } from './tbm.model.ts'
import { versionOf } from './tbm-store.ts'
import { loadTalkTexts } from './tbm-texts.demo.ts'

/** Of these permits, or of all. */
const ours = (permitNo: string) => `($1::bigint[] is null or ${permitNo} = any($1::bigint[]))`

const TALKS = `insert into tbm (tbm_doc_no, status_cd, plant_cd, permit_no, permit_doc_no, wkod_title, place_desc, tbm_dt, leader_person_no,
    leader_user_id, alcohol_ok_yn, crew_cnt, sign_cnt, unsigned_yn, vendor_cd, area_dept_cd, last_actor_id, create_user_id, create_dt, update_user_id, update_dt)
  select 'TBM-' || to_char(r.wkod_dt, 'YYYYMMDD') || '-' || lpad(((select count(*) from tbm o where o.plant_cd = r.plant_cd
      and o.tbm_doc_no like 'TBM-' || to_char(r.wkod_dt, 'YYYYMMDD') || '-%')
      + row_number() over (partition by r.plant_cd, r.wkod_dt order by r.permit_no))::text, 4, '0'),
    case when r.status_cd in ('ISSUED', 'WORK', 'SUSP') then 'OPEN' else 'DONE' end, r.plant_cd, r.permit_no, r.permit_doc_no, r.wkod_title, r.place_desc,
    r.issue_dt - interval '2 minutes', r.leader_person_no, r.leader_user_id, 'Y', 0, 0, 'Y', r.vendor_cd, r.area_dept_cd, r.create_user_id,
    r.create_user_id, r.issue_dt - interval '2 minutes', r.create_user_id, r.issue_dt
  from wkod_master r where r.issue_dt is not null and r.wkod_dt >= $2::date - 180 and ${ours('r.permit_no')}
    and exists (select from wkod_master_permit_crew c where c.permit_no = r.permit_no)
    and not exists (select from tbm t where t.permit_no = r.permit_no) order by r.permit_no`
const RISKS = `insert into tbm_topics (tbm_no, seq_no, topic_cd, topic_desc, measure_desc)
  select t.tbm_no, row_number() over (partition by t.tbm_no order by j.risk_before_val desc nulls last, j.seq_no), 'RISK',
    left(concat_ws(': ', j.step_nm, j.hazard_desc), 500), left(coalesce(j.add_measure_desc, j.cur_measure_desc), 500)
  from tbm t join wkod_master r on r.permit_no = t.permit_no
    join lateral (select * from jsa_rows x where x.jsa_no = r.jsa_no and x.hazard_desc is not null
      order by x.risk_before_val desc nulls last, x.seq_no limit 3) j on true
  where ${ours('t.permit_no')} and not exists (select from tbm_topics o where o.tbm_no = t.tbm_no)`
const MORE = `with bare as (select * from tbm t where ${ours('t.permit_no')}
    and not exists (select from tbm_topics o where o.tbm_no = t.tbm_no and o.seq_no >= 10))
  insert into tbm_topics (tbm_no, seq_no, topic_cd, topic_desc)
  select t.tbm_no, 10, 'WEATHER', format('풍속 %s m/s · 순간풍속 %s m/s · 체감온도 %s ℃', 2 + t.tbm_no % 4, 4 + t.tbm_no % 5, 6 + t.tbm_no % 14) from bare t
  union all
  select t.tbm_no, 11, 'ISO', concat_ws(' · ', i.equip_no, i.iso_plan_doc_no) from tbm t
    join lateral (select min(l.iso_plan_no) as no from iso_plan_permit l where l.permit_no = t.permit_no) l on l.no is not null
    join iso_plan i on i.iso_plan_no = l.no
  where ${ours('t.permit_no')} and not exists (select from tbm_topics o where o.tbm_no = t.tbm_no and o.topic_cd = 'ISO')
  union all
  select t.tbm_no, 12, 'ETC', '비상대피로와 집결지를 확인하고, 이상이 보이면 누구나 작업을 멈춥니다.' from bare t where t.tbm_no % 2 = 0`

/** For so many days before, it is written down how a signature was given. */
const KNOWN_DAYS = 20
const RECENT = `select t.tbm_no as "tbmNo", coalesce(json_agg(json_build_object('topicCd', l.topic_cd, 'topicDesc', l.topic_desc,
      'measureDesc', l.measure_desc) order by l.seq_no) filter (where l.tbm_no is not null), '[]') as topics
  from tbm t left join tbm_topics l on l.tbm_no = t.tbm_no
  where t.tbm_dt >= $2::date - ${KNOWN_DAYS} and ${ours('t.permit_no')} group by t.tbm_no`
const VERSIONS = `update tbm t set text_ver = v.ver from unnest($1::bigint[], $2::text[]) as v (no, ver) where t.tbm_no = v.no`

const STROKES =
  '[[150,600,220,320,290,640,360,360,430,620],[520,420,600,380,680,460,620,600,540,560],[740,360,760,640]]'
const OLD_SIGNS = `delete from tbm_signs s using tbm t where t.tbm_no = s.tbm_no and ${ours('t.permit_no')}`
const SIGNS = `insert into tbm_signs (tbm_no, seq_no, person_no, user_id, signer_nm, sign_dt, late_yn, sign_way_cd, device_cd, lang_cd,
    text_ver, witness_nm, drawn_desc)
  select x.tbm_no, row_number() over (partition by x.tbm_no order by x.sign_dt, x.person_no, x.user_id), x.person_no, x.user_id, x.nm, x.sign_dt,
    x.late, x.way, case when x.text_ver is not null then 'PHONE' end, case when x.text_ver is not null then case when x.way in ('CODE', 'NAME') then x.lang else 'kr' end end,
    x.text_ver, case when x.way in ('CARD', 'DRAWN') and x.text_ver is not null then x.leader end, case when x.way = 'DRAWN' then '${STROKES}' end
  from (
    select distinct on (t.tbm_no, c.person_no, c.user_id) t.tbm_no, t.text_ver, c.person_no, c.user_id, coalesce(p.person_nm, u.user_nm, '') as nm,
      c.tbm_sign_dt as sign_dt, coalesce(p.lang_cd, 'kr') as lang, coalesce(a.user_nm, '') as leader,
      case when c.tbm_sign_dt > r.start_dt then 'Y' else 'N' end as late,
      case when t.text_ver is null then 'LINK' when c.user_id is not null then 'ACCOUNT'
        else (array['CODE', 'CARD', 'CODE', 'NAME', 'DRAWN'])[1 + c.seq_no % 5] end as way
    from tbm t join wkod_master r on r.permit_no = t.permit_no join wkod_master_permit_crew c on c.permit_no = t.permit_no
      left join vendor_person p on p.person_no = c.person_no left join sys_user u on u.user_id = c.user_id
      left join lateral (select user_nm from vendor_account o where o.vendor_cd = r.vendor_cd
        order by o.vendor_role_cd = 'VAD', o.portal_id limit 1) a on true
    where c.tbm_sign_dt is not null and ${ours('t.permit_no')}
    order by t.tbm_no, c.person_no, c.user_id, c.tbm_sign_dt) x`
const COUNTS = `update tbm t set leader_person_no = n.leader_person_no, leader_user_id = n.leader_user_id, crew_cnt = n.crew, sign_cnt = n.signed,
    unsigned_yn = case when n.signed < n.crew then 'Y' else 'N' end
  from (select r.permit_no, r.leader_person_no, r.leader_user_id, count(distinct coalesce(c.person_no::text, c.user_id))::int as crew,
      count(distinct coalesce(c.person_no::text, c.user_id)) filter (where c.tbm_sign_dt is not null)::int as signed
    from wkod_master r join wkod_master_permit_crew c on c.permit_no = r.permit_no group by 1, 2, 3) n
  where n.permit_no = t.permit_no and ${ours('t.permit_no')}`

/** @param permitNos of which the crews were filled in anew; null: all of them */
export async function tellTalks(
  connection: OwnerConnection,
  today: string,
  permitNos: readonly number[] | null,
): Promise<void> {
  const of = permitNos && [...permitNos]
  await connection.query(TALKS, [of, today])
  await connection.query(RISKS, [of])
  await connection.query(MORE, [of])
  await loadTalkTexts(connection)
  const { rows } = await connection.query(RECENT, [of, today])
  const versions = rows.map(({ topics }) => versionOf(topics as TbmTopicLine[]))
  await connection.query(VERSIONS, [rows.map(({ tbmNo }) => tbmNo), versions])
  await connection.query(OLD_SIGNS, [of])
  await connection.query(SIGNS, [of])
  await connection.query(COUNTS, [of])
}
