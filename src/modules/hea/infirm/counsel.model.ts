import { defineDocument } from '#platform/model/document.ts'
import { code, day, number, text, user, yesNo } from '#platform/model/field.ts'
import { findings } from './counsel.logic.ts'
import { healthTeam } from './visit.model.ts'

const spoken = ['bpSysVal', 'bpDiaVal', 'glucoseVal', 'weightVal', 'smokeYn', 'contentDesc', 'nextYmd'] as const

/** Counselling of somebody with a finding, until it is closed: 건강상담. */
export const counsel = defineDocument({
  area: 'hea',
  name: 'hea-counsel',
  label: '건강상담',
  api: '/api/hea/infirm/counsel',
  route: { staff: '/hea/infirm/counsel' },
  title: 'counselTitle',
  number: { format: 'HC-{yyyymmdd}-{000}', at: 'plan' },
  fields: {
    counselTitle: text('상담', { max: 100, system: true }),
    userId: user('대상자', { required: true }),
    riskCd: code('판정|finding', findings, { required: true }),
    counselYmd: day('상담일', { required: true, default: 'today' }),
    /** The result of a checkup that it follows from. */
    heaCheckupResultNo: number('검진결과', { decimals: 0, system: true }),
    bpSysVal: number('수축기 혈압', { unit: 'mmHg', decimals: 0 }),
    bpDiaVal: number('이완기 혈압', { unit: 'mmHg', decimals: 0 }),
    glucoseVal: number('혈당', { unit: 'mg/dL', decimals: 0, min: 10, max: 1000 }),
    weightVal: number('체중', { unit: 'kg', decimals: 1, min: 20, max: 300 }),
    smokeYn: yesNo('흡연'),
    contentDesc: text('상담내용', { max: 2000, lines: 6 }),
    nextYmd: day('다음 상담일', { help: '비우면 판정에 따라 정합니다.' }),
    closeYn: yesNo('종결', { system: true }),
    closeReasonCd: code('종결 사유', 'HEA_COUNSEL_CLOSE'),
    counselorUserId: user('상담자', { system: true }),
    /** The counselling that this one was planned by. */
    prevCounselNo: number('이전 상담', { decimals: 0, system: true }),
  },
  access: { create: healthTeam, confidential: { subject: 'userId', levels: ['F'] } },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['userId', 'riskCd', 'counselYmd'],
        todo: { action: 'plan' },
      },
      PLAN: {
        label: '계획',
        tone: 'waiting',
        editableBy: healthTeam,
        editable: ['riskCd', 'counselYmd', ...spoken],
      },
      DONE: { label: '완료', tone: 'done' },
      CLOSE: { label: '종결', tone: 'done' },
    },
    actions: {
      plan: { label: '등록', from: 'TEMP', to: 'PLAN', by: 'author', said: '상담을 계획했습니다.' },
      record: {
        label: '상담완료',
        from: 'PLAN',
        to: 'DONE',
        by: healthTeam,
        needs: ['contentDesc'],
        takes: ['nextYmd'],
        said: '상담을 기록했습니다.',
      },
      close: {
        label: '종결',
        from: ['PLAN', 'DONE'],
        to: 'CLOSE',
        by: healthTeam,
        needs: ['closeReasonCd'],
        danger: true,
        said: '상담을 종결했습니다.',
      },
    },
  },
  list: {
    columns: ['userId', 'riskCd', 'counselYmd', 'nextYmd', 'counselorUserId'],
    filters: ['riskCd', 'userId', 'counselYmd', 'nextYmd'],
    search: ['counselTitle'],
    sort: ['counselYmd', 'nextYmd'],
    views: { own: ['counselorUserId'] },
  },
})
