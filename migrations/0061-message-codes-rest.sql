-- Messages that had no code until now.
update com_notification n set event_cd = k.event_cd from (values
  ('AUTH_CHANGED', '권한이 바뀌었습니다: {change}'),
  ('HEA_RESULT_READY', '건강진단 결과가 도착했습니다. 나의 건강검진에서 확인하십시오.'),
  ('HEA_RESULT_DELAY', '검진결과가 기한 안에 오지 않았습니다. 기관에 독촉하십시오: {title} ({ymd} 검진, {n}명)'),
  ('HEA_SECOND_OWN', '받지 않은 검진이 있습니다. 의무실에 문의하십시오.'),
  ('HEA_SECOND_WAITS', '통보한 검진을 아직 받지 않았습니다({due}): {no}'),
  ('HEA_SECOND_END', '판정불가(U)로 바꿀지 검토하십시오: {no}'),
  ('HEA_DISEASE', '직업병 유소견이 있습니다. 산업재해 발생보고 대상인지 확인하십시오: {docNo}'),
  ('HEA_REPORT_SOON', '사후관리 조치결과 보고기한이 다가옵니다({due}): {no}'),
  ('HEA_REPORT_LATE', '사후관리 조치결과 보고기한이 지났습니다({due}): {no}'),
  ('HEA_WORK_MEASURE', '작업 조치를 확인해 주십시오. (기한 {due})'),
  ('HEA_MEASURE_MORE', '추가 작업환경측정이 필요한지 검토하십시오: {process} {factor}'),
  ('APPR_LATE_HEAD', '부서원의 결재가 지연되고 있습니다: {title}'),
  ('APPR_REFERENCE', '참조할 문서가 있습니다: {title}'),
  ('APPR_WITHDRAWN', '기안자가 회수했습니다: {title}'),
  ('APPR_ABSENCE_ALL', '{name} 님의 부재 중 결재와 할 일을 맡으셨습니다({from} ~ {to}).'),
  ('ACTED_BY_DEPUTY', '{name} 님이 대신 처리했습니다: {title}'),
  ('JOB_FAILED', '배치 작업 {label}이(가) 두 번 연속 실패했습니다. 배치 현황에서 확인하십시오.')
) k (event_cd, sentence) where n.event_cd is null and n.message_desc = k.sentence;

-- What became of files and jobs is kept by the code of its sentence.
update com_export_file f set message_desc = k.msg_cd from (values
  ('EXPORT_FAILED', '파일을 만들지 못했습니다. 다시 시도하세요.'),
  ('EXPORT_TOO_MANY', '한 시트에 담을 수 있는 행 수를 넘었습니다. 검색조건을 좁히세요.'),
  ('EXPORT_NO_RIGHT', '권한이 없습니다.')
) k (msg_cd, sentence) where f.message_desc = k.sentence;
update sys_job_run set message_desc = 'JOB_CUT_OFF' where message_desc = '끝나기 전에 중단되었습니다.';
