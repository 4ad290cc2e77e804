import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, day, reference, text, user } from '#platform/model/field.ts'
import { checkupClasses } from './checkup-codes.model.ts'

const told = ['extOrgNm', 'designationNo', 'examYmd', 'attachFileId'] as const

/**
 * A checkup that somebody had elsewhere: what he hands in, or brings to the health team, and whether it counts in place of
 * the one here: 타기관 검진결과. Begun on his own page or at the list of targets, never as a draft.
 *
 * @law 산업안전보건법 제133조 단서
 */
export const extResult = defineDocument({
  area: 'hea',
  name: 'hea-ext-result',
  label: '타기관 검진결과',
  api: '/api/hea/checkup/extresult',
  route: { staff: '/hea/checkup/checkupExt' },
  title: 'personNm',
  number: { format: 'HEX-{yyyymmdd}-{000}' },
  fields: {
    personNm: text('성명', { max: 100, system: true }),
    userId: user('검진자', { system: true }),
    heaCheckupPlanNo: reference('검진계획', 'hea-checkup-plan', { system: true }),
    heaCheckupTargetNo: count('대상자 번호', { required: true, system: true }),
    heaCheckupClassCd: code('검진구분', checkupClasses, { system: true }),
    extOrgNm: text('검진한 기관', { max: 100, required: true }),
    designationNo: text('지정번호', {
      max: 50,
      help: '특수·배치전·수시 건강진단은 특수건강진단기관의 지정번호를 적습니다.',
    }),
    examYmd: day('검진일', { required: true, notAfter: 'today' }),
    attachFileId: attachments('결과 파일', { taskClass: 'HEA_EXT', required: true }),
    /** Why it counts. */
    recognizeDesc: text('인정 사유', { max: 500, lines: 2, system: true }),
    returnCd: code('보완 사유', 'RTN_REASON', { system: true }),
    returnDesc: text('보완 요청', { max: 500, system: true }),
  },
  access: { create: [], confidential: { subject: 'userId', levels: ['F'] } },
  lifecycle: {
    start: 'RQST',
    states: {
      RQST: {
        label: '제출',
        tone: 'waiting',
        editableBy: ['HLM', 'NUR'],
        editable: told,
        todo: { action: 'recognize', kind: 'CHECK' },
      },
      RTN: { label: '보완요청', tone: 'waiting' },
      CONFIRM: { label: '인정', tone: 'done' },
      CANC: { label: '제출 취소', tone: 'suspended' },
    },
    actions: {
      recognize: {
        label: '타기관 인정',
        from: 'RQST',
        to: 'CONFIRM',
        by: 'HLM',
        neverBy: 'userId',
        needs: ['attachFileId'],
        reason: 'text',
        said: '타기관 수검으로 인정했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: ['HLM', 'NUR'],
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
      // By the person on his own page.
      resubmit: { label: '다시 제출', from: 'RTN', to: 'RQST', by: 'author', takes: told, said: '제출했습니다.' },
      cancel: { label: '제출 취소', from: ['RQST', 'RTN'], to: 'CANC', by: 'author', said: '제출을 취소했습니다.' },
    },
  },
  list: {
    columns: ['heaCheckupClassCd', 'extOrgNm', 'examYmd'],
    filters: ['heaCheckupClassCd', 'heaCheckupPlanNo', 'examYmd', 'userId'],
    search: ['personNm', 'extOrgNm'],
    sort: ['examYmd', 'heaCheckupTargetNo'],
  },
})
export type ExtResult = RecordOf<typeof extResult>
