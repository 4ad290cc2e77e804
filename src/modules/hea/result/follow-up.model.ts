import { defineDocument } from '#platform/model/document.ts'
import { code, dateTime, day, reference, text, user, yesNo } from '#platform/model/field.ts'
import { followUps } from './result-codes.model.ts'

const team = ['HLM', 'NUR', 'DOC'] as const

/**
 * One measure that follows from a result: 사후관리. It names no grade and no finding; what the department has to know of it
 * stands in a row of its own (`hea_work_measure`).
 */
export const followUp = defineDocument({
  area: 'hea',
  name: 'hea-follow-up',
  label: '사후관리',
  api: '/api/hea/checkup/followup',
  route: { staff: '/hea/checkup/checkupFollowUp' },
  title: 'personNm',
  number: { format: 'HFU-{yyyymmdd}-{0000}' },
  fields: {
    personNm: text('성명', { max: 100, required: true, system: true }),
    userId: user('검진자', { required: true, system: true }),
    heaCheckupResultNo: reference('검진결과', 'hea-checkup-result', { required: true, system: true }),
    heaCheckupPlanNo: reference('검진계획', 'hea-checkup-plan', { required: true, system: true }),
    followUpCd: code('조치', followUps, { required: true, system: true }),
    measureDesc: text('조치내용', {
      max: 1000,
      lines: 3,
      help: '작업 조치는 부서장에게도 보입니다. 병명을 적지 마십시오.',
    }),
    managerUserId: user('담당'),
    dueYmd: day('조치기한'),
    doneYmd: day('조치일', { notAfter: 'today' }),
    workerNoticeDt: dateTime('근로자 설명일시', { notAfter: 'now' }),
    reportYn: yesNo('보고대상', { system: true }),
    correctionYn: yesNo('정정보고', { system: true }),
    reportDueYmd: day('보고기한', { system: true }),
    legalLastYmd: day('민법상 마지막 날', {
      system: true,
      help: '보고기한이 쉬는 날이면 다음 근무일입니다. 기한은 보고기한으로 관리합니다.',
    }),
    reportedYmd: day('보고일', { notAfter: 'today' }),
  },
  access: {
    create: [],
    // The person hears of it when it is explained to him; before that it is being worked out.
    confidential: {
      subject: 'userId',
      shownIn: ['EXPLAINED', 'REPORTED', 'DONE'],
      levels: ['F'],
      named: ['managerUserId'],
    },
  },
  lifecycle: {
    start: 'PLAN',
    states: {
      PLAN: {
        label: '계획',
        tone: 'waiting',
        editableBy: team,
        editable: ['measureDesc', 'managerUserId', 'dueYmd'],
        todo: { action: 'begin', due: 'dueYmd' },
      },
      DOING: {
        label: '조치중',
        tone: 'progress',
        editableBy: [...team, 'managerUserId'],
        editable: ['measureDesc', 'doneYmd'],
        todo: { action: 'explain', due: 'dueYmd' },
      },
      EXPLAINED: { label: '근로자설명', tone: 'progress', todo: { action: 'finish', due: 'reportDueYmd' } },
      REPORTED: { label: '보고', tone: 'progress', todo: { action: 'finish', due: 'reportDueYmd' } },
      DONE: { label: '완료', tone: 'done' },
      CANC: { label: '철회', tone: 'suspended' },
    },
    actions: {
      begin: {
        label: '조치시작',
        from: 'PLAN',
        to: 'DOING',
        by: team,
        needs: ['measureDesc', 'managerUserId', 'dueYmd'],
        said: '조치를 시작했습니다.',
      },
      explain: {
        label: '근로자설명',
        from: 'DOING',
        to: 'EXPLAINED',
        by: team,
        needs: ['doneYmd', 'workerNoticeDt'],
        said: '근로자 설명을 기록했습니다.',
      },
      report: {
        label: '보고',
        from: 'EXPLAINED',
        to: 'REPORTED',
        by: 'HLM',
        needs: ['reportedYmd'],
        said: '보고를 기록했습니다.',
      },
      withdraw: { label: '철회', from: ['PLAN', 'DOING', 'EXPLAINED'], to: 'CANC', by: 'program' },
      finish: { label: '완료', from: ['EXPLAINED', 'REPORTED'], to: 'DONE', by: 'HLM', said: '사후관리를 마쳤습니다.' },
    },
  },
  list: {
    columns: ['followUpCd', 'managerUserId', 'dueYmd', 'reportYn', 'reportDueYmd'],
    filters: ['followUpCd', 'managerUserId', 'dueYmd', 'reportYn', 'reportDueYmd', 'heaCheckupPlanNo', 'userId'],
    search: ['personNm'],
    sort: ['dueYmd', 'reportDueYmd', 'heaCheckupPlanNo', 'heaCheckupResultNo'],
  },
})
