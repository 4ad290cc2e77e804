-- Papers, licences and machines that a check or a scan names are kept by their codes; the sentence puts the reader's word there.
create function pg_temp.word(code text, label text) returns jsonb language sql immutable as
  $$ select jsonb_build_object('msgCd', code, 'message', label) $$;
create temporary table known (kind text, code text, label text) on commit drop;
insert into known values
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
  ('equip', 'EQUIP_CRANE', '이동식크레인'),
  ('equip', 'EQUIP_CARGO', '카고크레인'),
  ('equip', 'EQUIP_FORK', '지게차'),
  ('equip', 'EQUIP_EXCAV', '굴착기'),
  ('equip', 'EQUIP_AWP', '고소작업대'),
  ('equip', 'EQUIP_WELD', '용접기'),
  ('equip', 'EQUIP_GRIND', '전동공구'),
  ('equip', 'EQUIP_COMP', '공기압축기'),
  ('equip', 'EQUIP_GEN', '발전기'),
  ('equip', 'EQUIP_ETC', '기타');
update entry_check c set values_json = jsonb_set(c.values_json, array[k.kind], pg_temp.word(k.code, k.label))
from known k where k.kind in ('doc', 'qual') and c.values_json->k.kind = to_jsonb(k.label);
-- A scan says it itself, or within the reason for which somebody was not let in.
update entry_scan s set values_json = jsonb_set(s.values_json, array[k.kind], pg_temp.word(k.code, k.label))
from known k where k.kind in ('doc', 'qual') and s.values_json->k.kind = to_jsonb(k.label);
update entry_scan s set values_json = jsonb_set(s.values_json, array['reason', 'values', k.kind], pg_temp.word(k.code, k.label))
from known k where k.kind in ('doc', 'qual') and s.values_json->'reason'->'values'->k.kind = to_jsonb(k.label);
-- A machine is the word of its kind and its model.
create function pg_temp.machine(code text, label text, named text) returns jsonb language sql immutable as
  $$ select jsonb_build_object('msgCd', null, 'message', '{kind} {model}',
    'values', jsonb_build_object('kind', pg_temp.word(code, label), 'model', substr(named, length(label) + 2))) $$;
update entry_scan s set values_json = jsonb_set(s.values_json, '{equip}', pg_temp.machine(k.code, k.label, s.values_json->>'equip'))
from known k where k.kind = 'equip' and jsonb_typeof(s.values_json->'equip') = 'string'
  and starts_with(s.values_json->>'equip', k.label || ' ');
update entry_scan s set values_json = jsonb_set(s.values_json, '{conditions}', (
  select jsonb_agg(case when k.code is null then c.one
    else c.one || jsonb_build_object('name', pg_temp.machine(k.code, k.label, c.one->>'name')) end order by c.rank)
  from jsonb_array_elements(s.values_json->'conditions') with ordinality c (one, rank)
    left join known k on k.kind = 'equip' and c.one->>'kindCd' = 'EQUIP' and jsonb_typeof(c.one->'name') = 'string'
      and starts_with(c.one->>'name', k.label || ' ')))
where s.values_json->'conditions' @> '[{"kindCd": "EQUIP"}]';
drop function pg_temp.machine(text, text, text);
drop function pg_temp.word(text, text);
drop table known;
