-- A request is called by its kind and its record: the kind stands in its code, so a title keeps what names the record alone.
create temporary table known (appr_biz_cd text, label text) on commit drop;
insert into known values
  ('NEAR_MISS_CLOSE', '아차사고 종결'),
  ('AUTH_CHANGE', '권한 변경'),
  ('NOTICE_SHE', 'SHE 절차 공지'),
  ('HEA_CHECKUP_PLAN', '검진계획'),
  ('HEA_MUSCLE_SURVEY', '유해요인조사 계획'),
  ('HEA_EXPORT', '건강자료 반출'),
  ('HEA_DESTROY', '건강자료 파기'),
  ('EDU_FIX', '교육 정정');
update appr_rqst r set appr_title = substr(r.appr_title, length(k.label) + 4) from known k
where k.appr_biz_cd = r.appr_biz_cd and starts_with(r.appr_title, '[' || k.label || '] ');
-- What people were told about requests names the kind by its code, too.
update com_notification n set values_json = jsonb_set(n.values_json, '{title}', jsonb_build_object('msgCd', 'APPR_TITLE',
  'message', '[{kind}] {title}', 'values', jsonb_build_object(
    'kind', jsonb_build_object('msgCd', 'APPR_KIND_' || k.appr_biz_cd, 'message', k.label),
    'title', substr(n.values_json->>'title', length(k.label) + 4))))
from known k where starts_with(n.event_cd, 'APPR_') and jsonb_typeof(n.values_json->'title') = 'string'
  and starts_with(n.values_json->>'title', '[' || k.label || '] ');
drop table known;
