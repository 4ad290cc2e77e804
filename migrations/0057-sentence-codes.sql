ALTER TABLE "entry_check" ADD COLUMN "msg_cd" varchar(60);
ALTER TABLE "entry_scan" ADD COLUMN "msg_cd" varchar(60);

-- What was kept by its sentence is taken over by its code; what stands in a condition at the gate as well.
create temporary table known (msg_cd text, sentence text) on commit drop;
insert into known values
  ('ENTRY_NOT_ON_ROSTER', '소속 중인 인원이 아닙니다.'),
  ('ENTRY_VENDOR_SUSP', '업체가 출입정지 중입니다. ({to}까지)'),
  ('ENTRY_VENDOR_NOT_ACTIVE', '업체가 유효 상태가 아닙니다.'),
  ('ENTRY_VENDOR_GRADE_D', '평가등급이 D인 업체입니다.'),
  ('ENTRY_VENDOR_OK', '업체가 유효합니다.'),
  ('ENTRY_DOC_MISSING', '필수 서류가 유효하지 않습니다. ({doc})'),
  ('ENTRY_DOC_OK', '필수 서류가 유효합니다.'),
  ('ENTRY_DOC_ENDS', '필수 서류가 기간 중에 만료됩니다. ({doc}, {to}까지)'),
  ('ENTRY_ADULT', '18세 이상입니다.'),
  ('ENTRY_MINOR', '18세 미만은 출입할 수 없습니다. (만 {n}세)'),
  ('ENTRY_CONSENT', '개인정보 수집에 동의했습니다.'),
  ('ENTRY_NO_CONSENT', '개인정보 수집 동의가 없습니다.'),
  ('ENTRY_QUAL_NOT_ASKED', '자격이 필요한 역할이 아닙니다.'),
  ('ENTRY_QUAL_MISSING', '확인된 자격이 없습니다. ({qual})'),
  ('ENTRY_QUAL_ENDS', '자격이 기간 중에 만료됩니다. ({qual})'),
  ('ENTRY_QUAL_OK', '자격이 유효합니다.'),
  ('ENTRY_NATIONAL', '내국인입니다.'),
  ('ENTRY_PERMANENT', '영주자격입니다.'),
  ('ENTRY_VISA_MISSING', '체류만료일이 없습니다.'),
  ('ENTRY_VISA_OK', '체류기간이 유효합니다. ({to}까지)'),
  ('ENTRY_VISA_ENDS', '체류만료일({to})이 출입종료일보다 빠릅니다. 기간을 줄여 신청하세요.'),
  ('ENTRY_STAY', '최근 24시간 체류 {n}시간'),
  ('ENTRY_STAY_LONG', '최근 24시간 동안 {n}시간 체류했습니다. (12시간 초과)'),
  ('ENTRY_ELSEWHERE', '다른 업체의 승인된 출입신청과 기간이 겹칩니다.'),
  ('ENTRY_NOT_ELSEWHERE', '다른 업체의 출입신청과 겹치지 않습니다.'),
  ('ENTRY_NOTICE_UNREAD', '기한이 지난 필수 공지를 확인하지 않았습니다. ({n}건)'),
  ('ENTRY_NOTICE_OK', '필수 공지를 모두 확인했습니다.'),
  ('ENTRY_EXAM_NOT_ASKED', '특수건강진단 대상 유해인자를 취급하지 않습니다.'),
  ('GATE_UNKNOWN', '등록되지 않은 코드입니다.'),
  ('GATE_NO_REQUEST', '오늘 출입이 승인된 신청이 없습니다.'),
  ('GATE_REQUEST_SUSP', '출입이 정지된 신청입니다.'),
  ('GATE_EMG_OVER', '긴급출입 24시간이 지났습니다.'),
  ('GATE_REFUSED', '출입 불가: {rule} {reason}'),
  ('GATE_CONDITIONS', '조건을 확인한 후 들여보내십시오.'),
  ('GATE_EQUIP', '장비 반입 불가: {equip} — 7일 안의 반입점검이 없습니다.'),
  ('GATE_OTHER_GATE', '신청한 게이트가 아닙니다.'),
  ('GATE_OK', '출입할 수 있습니다.'),
  ('GATE_IS_IN', '이미 입장한 인원입니다.'),
  ('GATE_OUT', '퇴장했습니다. (체류근로 {h}시간 {m}분)'),
  ('GATE_OUT_HOURS', '퇴장했습니다. (체류근로 {h}시간)'),
  ('GATE_OUT_MINUTES', '퇴장했습니다. (체류근로 {m}분)'),
  ('GATE_NOT_IN', '입장 기록이 없습니다.'),
  ('GATE_LATE_OUT', '미퇴장으로 마감된 기록에 퇴장 시각을 적었습니다.'),
  ('GATE_FLAME_ARRESTER', '불꽃방지기 장착을 확인합니다.'),
  ('GATE_EXPLOSION_PROOF', '방폭형인지 확인합니다.'),
  ('GATE_LEFT_OUT', '반입할 수 없습니다. {reason}'),
  ('GATE_CARE', '주의: {reason}'),
  ('GATE_MATERIAL', '경고표지와 반입량을 확인합니다. ({qty} {unit} 이하)'),
  ('GATE_MATERIAL_CONDITION', '승인 조건: {text}'),
  ('CARD_OK', '안전카드 발급 ({to}까지)'),
  ('CARD_NONE', '안전카드가 없습니다.'),
  ('CARD_RQST', '안전카드가 아직 발급되지 않았습니다.'),
  ('CARD_LOST', '분실 신고된 안전카드입니다. 재발급을 받으십시오.'),
  ('CARD_EXPIRED', '안전카드 유효기간이 지났습니다. ({to}까지)'),
  ('CARD_STOPPED', '벌점으로 출입이 정지되었습니다. ({from} ~ {until})'),
  ('CARD_REEDU', '벌점 재교육을 이수할 때까지 출입이 정지되었습니다. ({from}부터)'),
  ('EDU_OK', '입문교육 유효 ({to}까지)'),
  ('EDU_NONE', '입문교육을 이수하지 않았습니다.'),
  ('EDU_EXPIRED', '입문교육 유효기간이 지났습니다. ({to}까지)'),
  ('EDU_ABSENT', '마지막 퇴장 뒤 {n}일이 지나 입문교육의 효력이 끝났습니다.'),
  ('EDU_ENDS', '입문교육이 기간 중에 만료됩니다. ({to}까지)'),
  ('EDU_SPECIAL_OK', '특별교육({k}호) 이수 (이수 {b}시간)'),
  ('EDU_SPECIAL_SHORT', '특별교육({k}호) 이수시간이 부족합니다. (필요 {a}시간, 이수 {b}시간)'),
  ('HEALTH_EXAM_NOT_ASKED', '배치전건강진단 대상 유해인자가 없습니다.'),
  ('HEALTH_EXAM_OK', '배치전건강진단 확인 ({factors})'),
  ('HEALTH_EXAM_MISSING', '배치전건강진단이 확인되지 않았습니다. ({factors})'),
  ('HEALTH_ANY_EXAM_OK', '배치전 건강진단을 확인했습니다.'),
  ('HEALTH_ANY_EXAM_MISSING', '배치전 건강진단 확인이 없습니다.'),
  ('HEALTH_BARRED', '보건 사유로 작업할 수 없습니다.'),
  ('HEALTH_NOT_BARRED', '보건 사유의 작업 제한이 없습니다.');
update entry_check c set msg_cd = k.msg_cd from known k where c.msg_cd is null and c.msg_desc = k.sentence;
update entry_scan s set msg_cd = k.msg_cd from known k where s.msg_cd is null and s.msg_desc = k.sentence;
update entry_scan s set values_json = jsonb_set(s.values_json, '{conditions}', (
  select jsonb_agg(c.one || jsonb_build_object('msgCd', k.msg_cd) order by c.rank)
  from jsonb_array_elements(s.values_json->'conditions') with ordinality c (one, rank) left join known k on k.sentence = c.one->>'message'))
where jsonb_typeof(s.values_json->'conditions') = 'array' and jsonb_array_length(s.values_json->'conditions') > 0;
drop table known;

-- Messages about permits that had no code until now.
update com_notification n set event_cd = k.event_cd from (values
  ('PT_ISO', '작업허가의 격리를 준비하십시오: {title}'),
  ('PT_GAS', '작업허가의 가스를 측정하십시오: {title}'),
  ('PT_ISSUE', '승인된 작업허가를 발급하십시오: {title}'),
  ('PT_EXTEND', '작업허가 연장 신청을 확인하십시오: {title}'),
  ('PT_EXTENDED', '작업허가가 연장되었습니다: {title}'),
  ('PT_NOT_EXTENDED', '작업허가가 연장되지 않았습니다: {title}'),
  ('PT_FINISH', '작업완료를 확인하십시오: {title}')
) k (event_cd, sentence) where n.event_cd is null and n.message_desc = k.sentence;

-- A demand's sentence was told under the code of the register of improvements, which has the same.
update com_notification set event_cd = 'WARN_REDO' where event_cd = 'IMPR_REDO' and biz_cd = 'warn-point';
