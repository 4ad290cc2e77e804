ALTER TABLE "impr" ALTER COLUMN "impr_title" SET DATA TYPE text;
ALTER TABLE "impr" ALTER COLUMN "impr_desc" SET DATA TYPE text;
ALTER TABLE "impr" ALTER COLUMN "place_desc" SET DATA TYPE text;
ALTER TABLE "edu_need" ALTER COLUMN "need_title" SET DATA TYPE text;
ALTER TABLE "notice" ALTER COLUMN "notice_title" SET DATA TYPE text;
ALTER TABLE "notice" ALTER COLUMN "notice_desc" SET DATA TYPE text;
ALTER TABLE "vendor_master" ALTER COLUMN "suspend_reason_desc" SET DATA TYPE text;
ALTER TABLE "vendor_doc" ALTER COLUMN "doc_nm" SET DATA TYPE text;
ALTER TABLE "person_qual" ALTER COLUMN "qual_nm" SET DATA TYPE text;
ALTER TABLE "dept_rqst" ALTER COLUMN "rqst_title" SET DATA TYPE text;
ALTER TABLE "entry_rqst_persons" ALTER COLUMN "line_reason_desc" SET DATA TYPE text;
ALTER TABLE "entry_rqst_vehicles" ALTER COLUMN "line_reason_desc" SET DATA TYPE text;
ALTER TABLE "entry_rqst_equips" ALTER COLUMN "line_reason_desc" SET DATA TYPE text;
ALTER TABLE "sgc_card" ALTER COLUMN "susp_desc" SET DATA TYPE text;
ALTER TABLE "sgc_sanction" ALTER COLUMN "sanction_title" SET DATA TYPE text;
ALTER TABLE "warn_point" ALTER COLUMN "content_desc" SET DATA TYPE text;
ALTER TABLE "self_check_plan" ALTER COLUMN "plan_nm" SET DATA TYPE text;
ALTER TABLE "subcon_check_result" ALTER COLUMN "check_title" SET DATA TYPE text;
ALTER TABLE "subcon_check_result" ALTER COLUMN "limits_desc" SET DATA TYPE text;
ALTER TABLE "council" ALTER COLUMN "meet_title" SET DATA TYPE text;
ALTER TABLE "wkod_plan" ALTER COLUMN "susp_desc" SET DATA TYPE text;
ALTER TABLE "wkod_master" ALTER COLUMN "facts_changed_desc" SET DATA TYPE text;
ALTER TABLE "wkod_master_permit_susp" ALTER COLUMN "reason_desc" SET DATA TYPE text;

-- Titles and other sentences that the program wrote into rows in Korean are taken over by their codes with what stands in
-- their places. What somebody typed stays, and so does what was cut to the length of its column.
create temporary table known (msg_cd text, sentence text) on commit drop;
insert into known values
  ('COUNCIL_TITLE', '{month} 도급 협의체'),
  ('COUNCIL_MINUTES', '도급 협의체 회의록 ({month})'),
  ('COUNCIL_DECISIONS', '결정사항'),
  ('COUNCIL_PLACE', '도급 협의체'),
  ('COUNCIL_MISSED', '준수평가 부적합: {month} 도급 협의체 미개최'),
  ('COUNCIL_MISSED_BY_LAW', '{month}에 도급 협의체를 열지 않았습니다. 산업안전보건법 시행규칙 제79조제3항(매월 1회 이상)'),
  ('CHECK_LIMITS', '적합 {pass}점 이상, 조건부 {cond}점 이상'),
  ('SGC_PLAN', '벌점율 {rate} 개선계획'),
  ('SGC_PLAN_WHY', '6개월 벌점 {points}점, 하루 평균 {n}명. 개선계획을 세워 이행하십시오.'),
  ('EVAL_PLAN', '평가 C 등급 개선계획 ({score}점)'),
  ('EVAL_PLAN_HOW', '{title}: 낮은 항목의 원인과 대책을 세워 제출하고 {due}까지 재평가를 받으십시오.'),
  ('EVAL_KEPT_OUT', '평가 D 등급: {title}'),
  ('WARN_WARNED_AGAIN', '12개월 안에 경고 {n}회 ({title})'),
  ('WARN_NOT_FOLLOWED', '긴급출입({no}) 뒤 24시간 안에 정규 출입신청이 없습니다.'),
  ('DEPT_RQST_TITLE', '{kind} {n}명'),
  ('EDU_NEED_SPECIAL', '특별교육 {k}호'),
  ('CARD_POINTS', '{n}점'),
  ('EDU_CARRIED', '이수 승계'),
  ('EDU_REST', '잔여 기한 {to}'),
  ('HEALTH_REASON', '보건 사유'),
  ('ISO_FORCED', '격리 강제해제 경위 조사: {no}'),
  ('ISO_CHECKED', '현장확인: {check}'),
  ('MSD_RELIEF', '{work} 작업 부담 개선'),
  ('MSD_RESULT', '근골격계 유해요인조사 결과: {title}'),
  ('MSD_TOLD', '{title}의 결과를 알려 드립니다.'),
  ('MSD_COUNTED', '조사한 단위작업은 {n}건이고, 그 가운데 위험도가 높아 개선한 작업은 {high}건입니다.'),
  ('MSD_TAKEN_PART', '조사에는 근로자대표 {name} 님이 참여했습니다. 궁금한 점은 보건관리자에게 문의하십시오.'),
  ('HEA_EXPOSURE_LESS', '{process} {factor} 노출 관리 개선'),
  ('HEA_EXPOSURE_LESS_HOW', '{factor}에 대한 노출을 줄이십시오. 추가 작업환경측정과 보호구 점검이 필요한지 함께 검토합니다.'),
  ('WEM_OVER', '노출기준 초과: {unit} {factor}'),
  ('WEM_OVER_AT', '{title}에서 {unit}의 {factor} 노출지수가 {index}입니다.'),
  ('WEM_FACILITY_FIRST', '시설·설비의 설치나 개선을 먼저 검토하십시오.'),
  ('WEM_EARS', '청력보호구의 지급과 착용을 확인하십시오.'),
  ('WEM_LUNGS', '호흡용 보호구의 지급과 착용, 정화통의 종류를 확인하십시오.'),
  ('WEM_PROOF_BY', '개선 증명서류나 개선 계획은 {due}까지 제출합니다.'),
  ('WEM_RESULT_AGAIN', '[정정] {title} 결과'),
  ('WEM_RESULT', '{title} 결과'),
  ('WEM_COUNTED', '단위작업장소 {units}곳에서 시료 {n}건을 평가했습니다.'),
  ('WEM_SOME_OVER', '노출기준을 초과한 곳이 있습니다. 개선할 때까지 보호구를 반드시 착용하십시오.'),
  ('WEM_ALL_BELOW', '모두 노출기준 이하입니다.'),
  ('WEM_LINE', '- {unit}: {factor} 노출지수 {index}');
create temporary table words (kind text, code text, label text) on commit drop;
insert into words values
  ('VENDOR_DOC', 'INS', '산재보험가입증명'), ('VENDOR_DOC', 'LIA', '배상책임보험'), ('VENDOR_DOC', 'LIC', '면허·등록증'),
  ('VENDOR_DOC', 'SHP', '안전보건관리규정'), ('VENDOR_DOC', 'RA', '위험성평가'), ('VENDOR_DOC', 'ORG', '안전조직도'),
  ('VENDOR_DOC', 'TAX', '납세증명'),
  ('QUAL', 'WELD', '용접'), ('QUAL', 'CRANE', '크레인 조종'), ('QUAL', 'FORK', '지게차 운전'), ('QUAL', 'EXCAV', '굴착기 운전'),
  ('QUAL', 'AWP', '고소작업대 운전'), ('QUAL', 'RIG', '신호·줄걸이'), ('QUAL', 'ELEC', '전기기능사'), ('QUAL', 'GAS', '가스기능사'),
  ('QUAL', 'SCAF', '비계기능사'), ('QUAL', 'NDT', '비파괴검사'), ('QUAL', 'CSE', '밀폐공간 관리감독자'),
  ('QUAL', 'SAFETY', '산업안전기사'), ('QUAL', 'HAZMAT', '위험물기능사'), ('QUAL', 'ETC', '기타'),
  ('CHECK_TYPE', 'DAILY', '일일'), ('CHECK_TYPE', 'WEEKLY', '주간'), ('CHECK_TYPE', 'EQUIP', '장비'),
  ('CHECK_TYPE', 'JOINT', '합동'), ('CHECK_TYPE', 'PATROL', '순회'),
  ('ZONE', 'G', '일반'), ('ZONE', 'P', '공정'), ('ZONE', 'X', '폭발위험장소'), ('ZONE', 'C', '통제'),
  ('DEPT_TARGET', 'ENTRY_EDU', '입문교육'), ('DEPT_TARGET', 'SPECIAL_EDU', '특별교육'),
  ('DEPT_TARGET', 'CCA_EDU', '유해화학물질교육'), ('DEPT_TARGET', 'HEALTH_CHK', '배치전검진 확인'),
  ('DEPT_TARGET', 'CARD', '안전카드'), ('DEPT_TARGET', 'PPE', '대여보호구'),
  ('RATE_LEVEL', 'CAUTION', '주의'), ('RATE_LEVEL', 'IMPROVE', '개선계획'), ('RATE_LEVEL', 'STOP', '신규허가 정지'),
  ('VENDOR_STATE', 'TEMP', '작성중'), ('VENDOR_STATE', 'RQST', '신청'), ('VENDOR_STATE', 'RTN', '보완요청'),
  ('VENDOR_STATE', 'REVIEW', '검토완료'), ('VENDOR_STATE', 'REJ', '반려'), ('VENDOR_STATE', 'ACTIVE', '유효'),
  ('VENDOR_STATE', 'SUSP', '출입정지'), ('VENDOR_STATE', 'TERM', '거래종료'),
  ('PERSON_STATE', 'ACTIVE', '재직'), ('PERSON_STATE', 'WAIT', '이적대기'), ('PERSON_STATE', 'LEAVE', '퇴사');
create function pg_temp.word(of_kind text, said text) returns jsonb language sql stable as
  $$ select jsonb_build_object('msgCd', kind || '_' || code, 'message', label) from words where kind = of_kind and label = said limit 1 $$;
create function pg_temp.taken(said text, codes text) returns jsonb language plpgsql stable as $$
declare
  one record;
  places text[];
  found text[];
  filled jsonb;
begin
  for one in select * from known where msg_cd ~ ('^(' || codes || ')$') order by length(sentence) desc loop
    found := regexp_match(said, '^' || regexp_replace(regexp_replace(one.sentence, '([.()?+*|\\^$\[\]])', '\\\1', 'g'),
      '\{\w+\}', '(.+)', 'g') || '$');
    continue when found is null;
    places := array(select m[1] from regexp_matches(one.sentence, '\{(\w+)\}', 'g') m);
    filled := '{}';
    for i in 1..cardinality(places) loop
      filled := filled || jsonb_build_object(places[i], found[i]);
    end loop;
    return jsonb_build_object('msgCd', one.msg_cd, 'message', one.sentence, 'values', filled);
  end loop;
  return null;
end $$;
-- Several after one another, as one; null where none of them is ours.
create function pg_temp.several(parts jsonb, glue text) returns jsonb language sql immutable as
  $$ select case when bool_or(jsonb_typeof(part) = 'object') then jsonb_build_object('msgCd', null,
      'message', string_agg('{' || rank - 1 || '}', glue order by rank), 'values', jsonb_object_agg((rank - 1)::text, part)) end
    from jsonb_array_elements(parts) with ordinality p (part, rank) $$;
create function pg_temp.lines(said text, codes text) returns jsonb language sql stable as
  $$ select pg_temp.several(jsonb_agg(coalesce(pg_temp.taken(line, codes), to_jsonb(line)) order by rank), E'\n')
    from string_to_table(said, E'\n') with ordinality l (line, rank) $$;

-- What records are called; what people were told of them follows.
create temporary table named (biz_cd text, no bigint, old text, new jsonb) on commit drop;
insert into named
  select 'impr', impr_no, impr_title, pg_temp.taken(impr_title, case src_cd when 'COU' then 'COUNCIL_MISSED' when 'VPO' then 'SGC_PLAN|WARN_NOT_FOLLOWED'
      when 'EVAL' then 'EVAL_PLAN' when 'CHK' then 'ISO_FORCED' else 'WEM_OVER|MSD_RELIEF|HEA_EXPOSURE_LESS' end)
    from impr where src_cd in ('COU', 'VPO', 'EVAL', 'HEA') or src_cd = 'CHK' and src_no like 'ISO-%'
  union all select 'council', council_no, meet_title, pg_temp.taken(meet_title, 'COUNCIL_TITLE') from council
  union all select 'notice', n.notice_no, n.notice_title, pg_temp.taken(n.notice_title, s.codes)
    from notice n join (select notice_no, 'COUNCIL_MINUTES' as codes from council union all select notice_no, 'WEM_RESULT|WEM_RESULT_AGAIN' from measure
      union all select notice_no, 'MSD_RESULT' from muscle_survey) s on s.notice_no = n.notice_no
  union all select 'self-check-plan', self_check_plan_no, plan_nm, pg_temp.several(jsonb_build_array(pg_temp.word('CHECK_TYPE', split_part(plan_nm, ' · ', 1)),
      substr(plan_nm, strpos(plan_nm, ' · ') + 3)), ' · ') from self_check_plan where strpos(plan_nm, ' · ') > 0
  union all select 'check-result', check_result_no, check_title, case when strpos(check_title, ' · ') = 0 then pg_temp.word('CHECK_TYPE', check_title)
      else pg_temp.several(jsonb_build_array(pg_temp.word('CHECK_TYPE', split_part(check_title, ' · ', 1)),
        substr(check_title, strpos(check_title, ' · ') + 3)), ' · ') end from subcon_check_result
  union all select 'vendor-doc', vendor_doc_no, doc_nm, pg_temp.word('VENDOR_DOC', doc_nm) from vendor_doc
  union all select 'person-qual', q.person_qual_no, q.qual_nm, case when q.qual_nm = w.label then pg_temp.word('QUAL', w.label)
      else pg_temp.several(jsonb_build_array(left(q.qual_nm, -length(' · ' || w.label)), pg_temp.word('QUAL', w.label)), ' · ') end
    from person_qual q join words w on w.kind = 'QUAL' and w.code = q.qual_type_cd and (q.qual_nm = w.label or q.qual_nm like '% · ' || w.label)
  union all select 'dept-rqst', r.dept_rqst_no, r.rqst_title, jsonb_set(t.title, '{values,kind}', pg_temp.word('DEPT_TARGET', t.title->'values'->>'kind'))
    from dept_rqst r cross join lateral (select pg_temp.taken(r.rqst_title, 'DEPT_RQST_TITLE') as title) t
  union all select 'sgc-sanction', s.sgc_sanction_no, s.sanction_title, pg_temp.several(jsonb_build_array(m.part[1], jsonb_build_object('msgCd', null,
      'message', '{level} ({rate})', 'values', jsonb_build_object('level', pg_temp.word('RATE_LEVEL', m.part[2]), 'rate', m.part[3]))), ' · ')
    from sgc_sanction s cross join lateral (select regexp_match(s.sanction_title, '^(.+) · (.+) \(([\d.]+)\)$') as part) m
    where pg_temp.word('RATE_LEVEL', m.part[2]) is not null
  union all select 'warn-point', warn_point_no, content_desc, pg_temp.taken(content_desc, 'WARN_NOT_FOLLOWED') from warn_point
  union all select 'edu-need', edu_need_no, need_title, pg_temp.several(jsonb_build_array(split_part(need_title, ' · ', 1),
      pg_temp.taken(split_part(need_title, ' · ', 2), 'EDU_NEED_SPECIAL')), ' · ') from edu_need;
delete from named where new is null or old like '{"msgCd":%';
update impr r set impr_title = n.new::text from named n where n.biz_cd = 'impr' and n.no = r.impr_no;
update council r set meet_title = n.new::text from named n where n.biz_cd = 'council' and n.no = r.council_no;
update notice r set notice_title = n.new::text from named n where n.biz_cd = 'notice' and n.no = r.notice_no;
update self_check_plan r set plan_nm = n.new::text from named n where n.biz_cd = 'self-check-plan' and n.no = r.self_check_plan_no;
update subcon_check_result r set check_title = n.new::text from named n where n.biz_cd = 'check-result' and n.no = r.check_result_no;
update vendor_doc r set doc_nm = n.new::text from named n where n.biz_cd = 'vendor-doc' and n.no = r.vendor_doc_no;
update person_qual r set qual_nm = n.new::text from named n where n.biz_cd = 'person-qual' and n.no = r.person_qual_no;
update dept_rqst r set rqst_title = n.new::text from named n where n.biz_cd = 'dept-rqst' and n.no = r.dept_rqst_no;
update sgc_sanction r set sanction_title = n.new::text from named n where n.biz_cd = 'sgc-sanction' and n.no = r.sgc_sanction_no;
update warn_point r set content_desc = n.new::text from named n where n.biz_cd = 'warn-point' and n.no = r.warn_point_no;
update edu_need r set need_title = n.new::text from named n where n.biz_cd = 'edu-need' and n.no = r.edu_need_no;
update com_notification m set values_json = jsonb_set(m.values_json, '{title}', n.new)
from named n where m.biz_cd = n.biz_cd and m.biz_no = n.no and m.values_json->'title' = to_jsonb(n.old);

-- What else stands in them.
update impr r set impr_desc = t.new::text
from (select impr_no, case src_cd when 'CHK' then pg_temp.lines(impr_desc, 'ISO_CHECKED') when 'HEA' then coalesce(
      pg_temp.taken(impr_desc, 'HEA_EXPOSURE_LESS_HOW'), pg_temp.lines(impr_desc, 'WEM_(OVER_AT|FACILITY_FIRST|EARS|LUNGS|PROOF_BY)'))
    else pg_temp.taken(impr_desc, 'COUNCIL_MISSED_BY_LAW|SGC_PLAN_WHY|EVAL_PLAN_HOW|WARN_NOT_FOLLOWED') end as new
  from impr where src_cd in ('COU', 'VPO', 'EVAL', 'HEA') or src_cd = 'CHK' and src_no like 'ISO-%') t
where t.impr_no = r.impr_no and t.new is not null;
update impr r set place_desc = (case r.src_cd when 'COU' then pg_temp.taken(r.place_desc, 'COUNCIL_PLACE') else pg_temp.word('ZONE', r.place_desc) end)::text
where r.src_cd = 'COU' and r.place_desc = '도급 협의체' and r.src_no like '%-%'
  or r.src_cd = 'SELF' and r.place_desc in (select label from words where kind = 'ZONE');
update notice r set notice_desc = t.new::text
from (select r.notice_no, pg_temp.lines(r.notice_desc, case n.new->>'msgCd' when 'COUNCIL_MINUTES' then 'COUNCIL_DECISIONS'
      when 'MSD_RESULT' then 'MSD_(TOLD|COUNTED|TAKEN_PART)' else 'WEM_(COUNTED|SOME_OVER|ALL_BELOW|LINE)' end) as new
  from notice r join named n on n.biz_cd = 'notice' and n.no = r.notice_no) t
where t.notice_no = r.notice_no and t.new is not null;
update subcon_check_result r set limits_desc = pg_temp.taken(limits_desc, 'CHECK_LIMITS')::text
where pg_temp.taken(limits_desc, 'CHECK_LIMITS') is not null;
update sgc_card set susp_desc = pg_temp.taken(susp_desc, 'CARD_POINTS')::text where susp_desc ~ '^\d+점$';
update sgc_issue_hist set reason_desc = pg_temp.taken(reason_desc, 'CARD_POINTS')::text
where issue_act_cd in ('SUSP', 'RELEASE') and reason_desc ~ '^\d+점$';
update vendor_master r set suspend_reason_desc = pg_temp.taken(suspend_reason_desc, 'EVAL_KEPT_OUT|WARN_WARNED_AGAIN')::text
where pg_temp.taken(suspend_reason_desc, 'EVAL_KEPT_OUT|WARN_WARNED_AGAIN') is not null;

-- What shows the result of a rule at the gate: states, papers and licences with their days, points, education of before.
create function pg_temp.shown(rule text, said text) returns jsonb language sql stable as $$
  select case rule when 'E01' then coalesce(pg_temp.word('VENDOR_STATE', said), pg_temp.word('PERSON_STATE', said))
    when 'E06' then pg_temp.taken(said, 'CARD_POINTS') when 'E11' then pg_temp.taken(said, 'HEALTH_REASON')
    when 'E05' then pg_temp.taken(said, 'EDU_CARRIED') when 'E07' then pg_temp.taken(said, 'EDU_CARRIED|EDU_REST')
    else (select case when said = w.label then pg_temp.word(w.kind, w.label)
        else pg_temp.several(jsonb_build_array(pg_temp.word(w.kind, w.label), substr(said, length(w.label) + 2)), ' ') end
      from words w where w.kind = case rule when 'E02' then 'VENDOR_DOC' when 'E08' then 'QUAL' end
        and (said = w.label or starts_with(said, w.label || ' ')) order by length(w.label) desc limit 1) end $$;
update entry_check c set evidence_desc = t.new::text
from (select rule_cd, said, (select pg_temp.several(jsonb_agg(coalesce(pg_temp.shown(rule_cd, part), to_jsonb(part)) order by rank), ' · ')
    from string_to_table(said, ' · ') with ordinality p (part, rank)) as new
  from (select distinct rule_cd, evidence_desc as said from entry_check
    where rule_cd in ('E01', 'E02', 'E05', 'E06', 'E07', 'E08', 'E11') and evidence_desc is not null) e) t
where c.rule_cd = t.rule_cd and c.evidence_desc = t.said and t.new is not null;
drop function pg_temp.shown(text, text);
drop function pg_temp.lines(text, text);
drop function pg_temp.several(jsonb, text);
drop function pg_temp.taken(text, text);
drop function pg_temp.word(text, text);
drop table named;
drop table words;
drop table known;
