import { defineDocument } from '#platform/model/document.ts'
import { day, text, user, yesNo } from '#platform/model/field.ts'

/**
 * What is to change in somebody's work for the sake of his health, without a word about why: 근무조치. His department
 * reads it; it names no examination, no finding and no document that does.
 *
 * Not one list with 업무적합성·작업 조치 (`hea_work_measure`): those rows are part of a checkup's result, written and ended with
 * it by the program, and a head only confirms that he has read them. This one is a proposal with steps of its own, which
 * a head accepts and carries out, which comes up again on a day, and which no checkup stands behind.
 */
export const workCare = defineDocument({
  area: 'hea',
  name: 'work-care',
  label: '근무조치',
  api: '/api/hea/care/workcare',
  route: { staff: '/hea/care/workCare' },
  title: 'personNm',
  number: { format: 'WC-{yyyymmdd}-{000}', at: 'propose' },
  fields: {
    userId: user('대상자', { required: true }),
    personNm: text('성명', { max: 100, system: true }),
    overtimeYn: yesNo('연장근로 제한'),
    nightYn: yesNo('야간작업 제한'),
    hotYn: yesNo('고열작업 제한'),
    fromYmd: day('시작일', { required: true, default: 'today' }),
    reviewYmd: day('재평가일'),
    managerUserId: user('조치담당자', { required: true }),
    resultDesc: text('이행 내용', { max: 1000, lines: 3 }),
  },
  access: {
    create: ['HLM', 'NUR', 'DOC'],
    confidential: { subject: 'userId', levels: ['F'], deptLevels: ['M'], named: ['managerUserId'] },
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'propose' } },
      RQST: { label: '제안', tone: 'waiting', todo: { action: 'accept', kind: 'CHECK' } },
      DOING: {
        label: '이행중',
        tone: 'progress',
        editableBy: ['managerUserId', 'MGR', 'SUP'],
        editable: ['resultDesc'],
        todo: { action: 'finish', due: 'reviewYmd' },
      },
      DONE: { label: '종료', tone: 'done' },
    },
    actions: {
      propose: { label: '제안', from: 'TEMP', to: 'RQST', by: 'author', said: '근무조치를 제안했습니다.' },
      accept: {
        label: '이행',
        from: 'RQST',
        to: 'DOING',
        by: ['managerUserId', 'MGR', 'SUP'],
        takes: ['resultDesc'],
        said: '근무조치를 이행합니다.',
      },
      finish: {
        label: '종료',
        from: ['RQST', 'DOING'],
        to: 'DONE',
        by: ['HLM', 'NUR', 'DOC'],
        said: '근무조치를 종료했습니다.',
      },
    },
  },
  list: {
    columns: ['personNm', 'overtimeYn', 'nightYn', 'hotYn', 'fromYmd', 'reviewYmd', 'managerUserId'],
    filters: ['userId', 'managerUserId', 'reviewYmd', 'fromYmd'],
    search: ['personNm'],
    sort: ['fromYmd', 'reviewYmd'],
  },
})
