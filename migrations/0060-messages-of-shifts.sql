-- Messages of shifts and of works beside each other that had no code until now.
update com_notification n set event_cd = k.event_cd from (values
  ('HAND_MISSED', '교대 인수인계가 완료되지 않아 작업 {n}건이 중지되었습니다: {title}'),
  ('EMERGENCY_STOP', '비상 작업중지: {reason} (작업 {n}건 중지)'),
  ('EMERGENCY_OVER', '비상상황이 해제되었습니다. 작업을 한 건씩 확인하고 해제하십시오.'),
  ('HEAT_REST', '체감온도 33℃ 이상: 20분 휴식이 필요합니다. ({title})'),
  ('SIMOPS_FOUND', '동시작업 충돌: {title} – {other}와(과) {gap} m')
) k (event_cd, sentence) where n.event_cd is null and n.message_desc = k.sentence;
