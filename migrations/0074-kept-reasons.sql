ALTER TABLE "entry_rqst_persons" ALTER COLUMN "line_reason_desc" SET DATA TYPE varchar(4000);
ALTER TABLE "entry_rqst_vehicles" ALTER COLUMN "line_reason_desc" SET DATA TYPE varchar(4000);
ALTER TABLE "entry_rqst_equips" ALTER COLUMN "line_reason_desc" SET DATA TYPE varchar(4000);
ALTER TABLE "wkod_master_permit_susp" ALTER COLUMN "reason_desc" SET DATA TYPE varchar(4000);
ALTER TABLE "wkod_plan" ALTER COLUMN "susp_desc" SET DATA TYPE varchar(4000);

-- Why a line was left out and why the program stopped work was kept in Korean: what was said is taken over by its code with
-- what stands in its places. What somebody typed stays.
create temporary table known (msg_cd text, sentence text) on commit drop;
insert into known values
  ('ENTRY_NOT_ON_ROSTER', '소속 중인 인원이 아닙니다.'),
  ('ENTRY_VENDOR_SUSP', '업체가 출입정지 중입니다. ({to}까지)'),
  ('ENTRY_VENDOR_NOT_ACTIVE', '업체가 유효 상태가 아닙니다.'),
  ('ENTRY_VENDOR_GRADE_D', '평가등급이 D인 업체입니다.'),
  ('ENTRY_DOC_MISSING', '필수 서류가 유효하지 않습니다. ({doc})'),
  ('ENTRY_DOC_ENDS', '필수 서류가 기간 중에 만료됩니다. ({doc}, {to}까지)'),
  ('ENTRY_MINOR', '18세 미만은 출입할 수 없습니다. (만 {n}세)'),
  ('ENTRY_NO_CONSENT', '개인정보 수집 동의가 없습니다.'),
  ('ENTRY_QUAL_MISSING', '확인된 자격이 없습니다. ({qual})'),
  ('ENTRY_QUAL_ENDS', '자격이 기간 중에 만료됩니다. ({qual})'),
  ('ENTRY_VISA_MISSING', '체류만료일이 없습니다.'),
  ('ENTRY_VISA_ENDS', '체류만료일({to})이 출입종료일보다 빠릅니다. 기간을 줄여 신청하세요.'),
  ('ENTRY_STAY_LONG', '최근 24시간 동안 {n}시간 체류했습니다. (12시간 초과)'),
  ('ENTRY_ELSEWHERE', '다른 업체의 승인된 출입신청과 기간이 겹칩니다.'),
  ('ENTRY_NOTICE_UNREAD', '기한이 지난 필수 공지를 확인하지 않았습니다. ({n}건)'),
  ('CARD_NONE', '안전카드가 없습니다.'),
  ('CARD_RQST', '안전카드가 아직 발급되지 않았습니다.'),
  ('CARD_LOST', '분실 신고된 안전카드입니다. 재발급을 받으십시오.'),
  ('CARD_EXPIRED', '안전카드 유효기간이 지났습니다. ({to}까지)'),
  ('CARD_STOPPED', '벌점으로 출입이 정지되었습니다. ({from} ~ {until})'),
  ('CARD_REEDU', '벌점 재교육을 이수할 때까지 출입이 정지되었습니다. ({from}부터)'),
  ('EDU_NONE', '입문교육을 이수하지 않았습니다.'),
  ('EDU_EXPIRED', '입문교육 유효기간이 지났습니다. ({to}까지)'),
  ('EDU_ABSENT', '마지막 퇴장 뒤 {n}일이 지나 입문교육의 효력이 끝났습니다.'),
  ('EDU_ENDS', '입문교육이 기간 중에 만료됩니다. ({to}까지)'),
  ('EDU_SPECIAL_SHORT', '특별교육({k}호) 이수시간이 부족합니다. (필요 {a}시간, 이수 {b}시간)'),
  ('HEALTH_EXAM_MISSING', '배치전건강진단이 확인되지 않았습니다. ({factors})'),
  ('HEALTH_ANY_EXAM_MISSING', '배치전 건강진단 확인이 없습니다.'),
  ('HEALTH_BARRED', '보건 사유로 작업할 수 없습니다.'),
  ('ENTRY_REASON_OVER', '사유가 없어졌습니다. 변경신청하십시오.'),
  ('WEATHER_REACHED', '{kind}: {measure} {value} {unit} (기준 {limit} {unit} 이상)'),
  ('WEATHER_BEYOND', '{kind}: {measure} {value} {unit} (기준 {limit} {unit} 초과)'),
  ('WEATHER_HEAT_REST', '체감온도 33℃ 이상: 20분 휴식이 필요합니다.'),
  ('HAND_MISSED', '교대 인수인계가 완료되지 않아 작업이 중지되었습니다.'),
  ('PT_BY_QR', '현장 QR: {reason}'),
  ('VENDOR_KEPT_OUT', '업체 출입정지: {reason}'),
  ('PLAN_VENDOR_OUT', '업체 출입정지'),
  ('EVAL_GRADE_D', '수급업체 평가 D 등급 ({no})');
create temporary table words (place text, code text, label text) on commit drop;
insert into words values
  ('doc', 'VENDOR_DOC_INS', '산재보험가입증명'),
  ('doc', 'VENDOR_DOC_LIA', '배상책임보험'),
  ('doc', 'VENDOR_DOC_LIC', '면허·등록증'),
  ('doc', 'VENDOR_DOC_SHP', '안전보건관리규정'),
  ('doc', 'VENDOR_DOC_RA', '위험성평가'),
  ('doc', 'VENDOR_DOC_ORG', '안전조직도'),
  ('doc', 'VENDOR_DOC_TAX', '납세증명'),
  ('qual', 'QUAL_WELD', '용접'),
  ('qual', 'QUAL_CRANE', '크레인 조종'),
  ('qual', 'QUAL_FORK', '지게차 운전'),
  ('qual', 'QUAL_EXCAV', '굴착기 운전'),
  ('qual', 'QUAL_AWP', '고소작업대 운전'),
  ('qual', 'QUAL_RIG', '신호·줄걸이'),
  ('qual', 'QUAL_ELEC', '전기기능사'),
  ('qual', 'QUAL_GAS', '가스기능사'),
  ('qual', 'QUAL_SCAF', '비계기능사'),
  ('qual', 'QUAL_NDT', '비파괴검사'),
  ('qual', 'QUAL_CSE', '밀폐공간 관리감독자'),
  ('qual', 'QUAL_SAFETY', '산업안전기사'),
  ('qual', 'QUAL_HAZMAT', '위험물기능사'),
  ('qual', 'QUAL_ETC', '기타'),
  ('kind', 'WEATHER_KIND_STEEL', '철골 조립'),
  ('kind', 'WEATHER_KIND_TOWER_SET', '타워크레인 설치·수리·해체'),
  ('kind', 'WEATHER_KIND_TOWER_RUN', '타워크레인 운전'),
  ('kind', 'WEATHER_KIND_CRANE', '이동식 크레인'),
  ('kind', 'WEATHER_KIND_AWP', '고소작업대'),
  ('measure', 'WEATHER_MEASURE_windVal', '풍속'),
  ('measure', 'WEATHER_MEASURE_gustVal', '순간풍속'),
  ('measure', 'WEATHER_MEASURE_rainVal', '강우'),
  ('measure', 'WEATHER_MEASURE_snowVal', '강설'),
  ('measure', 'WEATHER_MEASURE_feelTempVal', '체감온도'),
  ('reason', 'PT_STOP_QR_STOPWORK', '급박한 위험'),
  ('reason', 'PT_STOP_QR_GAS_HIGH', '가스 냄새·경보'),
  ('reason', 'PT_STOP_QR_EMERGENCY', '화재·누출·부상'),
  ('reason', 'PT_STOP_QR_WEATHER', '강풍·비·번개'),
  ('reason', 'PT_STOP_QR_PERSON', '감시인·책임자 없음'),
  ('reason', 'PT_STOP_QR_SIMOPS', '옆 작업과 충돌');
create function pg_temp.taken(said text, codes text) returns jsonb language plpgsql as $$
declare
  one record;
  places text[];
  found text[];
  filled jsonb := '{}';
begin
  for one in select * from known where msg_cd ~ codes loop
    found := regexp_match(said, '^' || regexp_replace(regexp_replace(one.sentence, '([.()?+*|\\^$\[\]])', '\\\1', 'g'),
      '\{\w+\}', '(.+)', 'g') || '$');
    continue when found is null;
    places := array(select m[1] from regexp_matches(one.sentence, '\{(\w+)\}', 'g') m);
    for i in 1..cardinality(places) loop
      filled := filled || jsonb_build_object(places[i], coalesce((select jsonb_build_object('msgCd', w.code, 'message', w.label)
        from words w where w.place = places[i] and w.label = found[i]), to_jsonb(found[i])));
    end loop;
    return jsonb_build_object('msgCd', one.msg_cd, 'message', one.sentence, 'values', filled);
  end loop;
  return null;
end $$;
-- Several people of one stop, each with his rule and what it says; null where part of it is none of ours.
create function pg_temp.stopped(said text) returns jsonb language sql as $$
  select case when bool_and(r.reason is not null) then jsonb_build_object('msgCd', null,
      'message', string_agg('{' || r.place || '}', ' · ' order by r.place),
      'values', jsonb_object_agg(r.place, jsonb_build_object('msgCd', null, 'message', '{name}: {rule} {reason}',
        'values', jsonb_build_object('name', r.part[1], 'rule', r.part[2], 'reason', r.reason)))) end
  from (select p.rank - 1 as place, p.part, pg_temp.taken(p.part[3], '^(ENTRY|CARD|EDU|HEALTH)_') as reason
    from (select rank, regexp_match(one, '^(.*?): ([A-Z]\d+) (.+)$') as part
      from string_to_table(said, ' · ') with ordinality s (one, rank)) p) r
$$;
update entry_rqst_persons l set line_reason_desc = t.reason::text
from (select said, pg_temp.taken(said, '^(ENTRY|CARD|EDU|HEALTH)_') as reason from (select distinct line_reason_desc as said from entry_rqst_persons
  where line_rule_cd <> 'MAN' and line_reason_desc is not null) s) t
where l.line_rule_cd <> 'MAN' and l.line_reason_desc = t.said and t.reason is not null;
update wkod_master_permit_susp s set reason_desc = t.reason::text
from (select said, pg_temp.stopped(said) as reason from (select distinct reason_desc as said from wkod_master_permit_susp
  where reason_cd = 'PERSON' and reason_desc is not null) p) t
where s.reason_cd = 'PERSON' and s.reason_desc = t.said and t.reason is not null;
-- What the program stopped for other reasons; weather may be beyond several limits.
create function pg_temp.weather(said text) returns jsonb language sql as $$
  select case when bool_and(r.reason is not null) then jsonb_build_object('msgCd', null,
      'message', string_agg('{' || r.place || '}', ', ' order by r.place), 'values', jsonb_object_agg(r.place, r.reason)) end
  from (select rank - 1 as place, pg_temp.taken(one, '^WEATHER_(REACHED|BEYOND)$') as reason
    from string_to_table(said, ', ') with ordinality s (one, rank)) r
$$;
update wkod_master_permit_susp s set reason_desc = t.reason::text
from (select reason_cd, said, case reason_cd when 'WEATHER' then coalesce(pg_temp.weather(said), pg_temp.taken(said, '^PT_BY_QR$'))
    else pg_temp.taken(said, case reason_cd when 'HEAT' then '^WEATHER_HEAT_REST$' when 'SHIFT' then '^HAND_MISSED$'
      when 'VENDOR' then '^(VENDOR_KEPT_OUT|EVAL_GRADE_D)$' else '^PT_BY_QR$' end) end as reason
  from (select distinct reason_cd, reason_desc as said from wkod_master_permit_susp
    where by_user_id = 'SYSTEM' and reason_desc is not null) p) t
where s.by_user_id = 'SYSTEM' and s.reason_cd = t.reason_cd and s.reason_desc = t.said and t.reason is not null;
update wkod_plan p set susp_desc = t.reason::text
from (select said, pg_temp.taken(said, '^(VENDOR_KEPT_OUT|PLAN_VENDOR_OUT|EVAL_GRADE_D)$') as reason
  from (select distinct susp_desc as said from wkod_plan where susp_desc is not null) d) t
where p.susp_desc = t.said and t.reason is not null;
-- What people were told of such a stop: the word for it, and who and why.
update com_notification n set values_json = jsonb_set(n.values_json, '{reason}', jsonb_build_object('msgCd', null,
  'message', '{0} · {1}', 'values', jsonb_build_object('0', jsonb_build_object('msgCd', 'SUSP_PERSON', 'message', '인원 이탈·자격'),
    '1', t.reason)))
from (select notification_no, pg_temp.stopped(substr(values_json->>'reason', length('인원 이탈·자격 · ') + 1)) as reason
  from com_notification where event_cd = 'PT_STOP' and jsonb_typeof(values_json->'reason') = 'string'
    and starts_with(values_json->>'reason', '인원 이탈·자격 · ')) t
where n.notification_no = t.notification_no and t.reason is not null;
drop function pg_temp.weather(text);
drop function pg_temp.stopped(text);
drop function pg_temp.taken(text, text);
drop table words;
drop table known;
