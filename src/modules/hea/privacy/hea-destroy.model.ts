import { defineDocument } from '#platform/model/document.ts'
import { count, dateTime, text } from '#platform/model/field.ts'

/** Health records that have been kept as long as the law asks: proposed by the program, approved, destroyed. 파기 */
export const heaDestroy = defineDocument({
  area: 'hea',
  name: 'hea-destroy',
  label: '건강자료 파기',
  api: '/api/hea/privacy/destroy',
  route: { staff: '/hea/privacy/destroy' },
  title: 'destroyTitle',
  number: { format: 'HD-{yyyymmdd}-{000}' },
  approvals: ['HEA_DESTROY'],
  fields: {
    destroyTitle: text('제목', { max: 100, system: true }),
    lawDesc: text('근거', { max: 200, system: true }),
    targetCnt: count('대상 건수', { unit: '건', system: true }),
    destroyedCnt: count('파기 건수', { unit: '건', system: true }),
    destroyedDt: dateTime('파기일시', { system: true }),
  },
  access: { create: [] },
  lifecycle: {
    start: 'PLAN',
    states: {
      PLAN: { label: '파기 제안', tone: 'waiting', todo: { action: 'approve' } },
      APPR: { label: '승인', tone: 'progress', todo: { action: 'execute' } },
      DONE: { label: '파기완료', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      approve: {
        label: '파기 승인',
        from: 'PLAN',
        to: 'APPR',
        by: 'HLM',
        approval: () => 'HEA_DESTROY',
        said: '파기를 승인했습니다.',
      },
      execute: {
        label: '파기',
        from: 'APPR',
        to: 'DONE',
        by: 'HLM',
        danger: true,
        said: '파기하고 파기대장에 남겼습니다.',
      },
      cancel: {
        label: '취소',
        from: 'PLAN',
        to: 'CANC',
        by: 'HLM',
        reason: 'text',
        said: '파기 제안을 취소했습니다.',
      },
    },
  },
  list: {
    columns: ['destroyTitle', 'targetCnt', 'destroyedCnt', 'destroyedDt'],
    filters: ['destroyedDt'],
    search: ['destroyTitle'],
    sort: ['destroyedDt'],
  },
})
