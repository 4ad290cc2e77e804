/** What the audit and the logs of health tell of beside its documents. */
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import { targetStates } from './checkup/checkup-codes.model.ts'

const area = 'hea'
export const heaAudit: readonly AuditWords[] = [
  {
    area,
    bizCd: 'hea-checkup-target',
    label: '검진대상자',
    fields: { userId: '대상자', examYmd: '검진일' },
    actions: {
      reserve: '예약',
      change: '예약 변경',
      cancel: '예약 취소',
      withdrawConsent: '동의 철회',
      refuse: '동의 안 함',
      miss: '미수검 처리',
      examine: '수검 확인',
      done: '결과 등록',
      recognize: '타기관 인정',
      exclude: '제외',
    },
    states: targetStates,
  },
  { area, bizCd: 'hea-consent-text', label: '건강검진 동의서', fields: { textHash: '동의서 해시' } },
  { area, bizCd: 'hea-allergy', label: '알레르기' },
  { area, bizCd: 'muscle-symptom-result', label: '증상조사 결과' },
  { area, bizCd: 'worker-hazard', label: '노출 근로자' },
  { area, bizCd: 'hea-due', label: '법정 대상 명단' },
  {
    area,
    bizCd: 'work-measure',
    label: '근무상 조치',
    actions: { confirm: '조치 확인', end: '조치 종료' },
  },
  { area, bizCd: 'muscle-survey', fields: { workerVendorCd: '업체', untilYmd: '링크 기한' } },
]
