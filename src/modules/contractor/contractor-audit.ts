/** What the audit keeps of contractors beside their documents. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import { stops } from './card/card.model.ts'
import { dueStates } from './check/check-codes.model.ts'
import { roster } from './person/person.model.ts'

const area = 'contractor'
export const contractorAudit: readonly AuditWords[] = [
  {
    area,
    bizCd: roster.name,
    label: roster.label,
    declared: roster.fields,
    fields: { personStatusCd: '재직 상태' },
    actions: { BEGIN: '소속 시작', LEAVE: '퇴사' },
    states: { ACTIVE: '재직', WAIT: '이적대기', LEAVE: '퇴사' },
  },
  {
    area,
    bizCd: 'person-move',
    label: '인원 이적',
    fields: { fromPersonNo: '이전 소속 인원', toPersonNo: '새 소속 인원' },
    actions: { release: '이적 승인', lapse: '기한 경과 이적', cancel: '이적 취소' },
    states: { RQST: '이적 요청', CONFIRM: '이적 승인', AUTO: '기한 경과 이적', CANC: '이적 취소' },
  },
  {
    area,
    bizCd: 'sgc-stop',
    label: '인원 출입정지',
    fields: { personNo: '대상자', causeDemeritNo: '원인 벌점' },
    actions: { cancel: '출입정지 취소' },
    states: { [stops.is.ACTIVE]: '정지', [stops.is.CANC]: '출입정지 취소' },
  },
  {
    area,
    bizCd: 'self-check-due',
    label: '자율점검 기한',
    fields: { toYmd: '점검 기한' },
    actions: { miss: '미실시', done: '완료' },
    states: dueStates,
  },
  {
    area,
    bizCd: 'vendor-account',
    label: '포털 계정',
    actions: { STOP: '사용 중지', START: '사용 재개' },
    states: { ACTIVE: '사용', STOP: '사용 중지' },
  },
  {
    area,
    bizCd: 'entry-muster',
    label: '대피 점호',
    actions: { DRILL: '훈련 시작', BREAK: '훈련 중단' },
  },
  {
    area,
    bizCd: 'entry-log',
    label: '게이트 출입기록',
    fields: { outDt: '퇴장', workHourVal: '체류근로시간 (시간)' },
    actions: { CORRECT: '퇴장 정정' },
  },
  {
    area,
    bizCd: 'subcon-eval-item',
    label: '평가 항목',
    fields: {
      self_score: '자체평가 점수',
      self_desc: '자체평가 내용',
      evidence_file_no: '증빙',
      own_score: '공사감독 점수',
      own_desc: '공사감독 의견',
      shm_score: '안전관리자 점수',
      shm_desc: '안전관리자 의견',
      eval_score: '평가 점수',
    },
    actions: { edit: '수정' },
  },
  { area, bizCd: 'entry-rqst', fields: { personNo: '대상자' }, actions: { REPASS: '출입증 재발급' } },
  { area, bizCd: 'sgc-card', fields: { personNo: '대상자' } },
]
