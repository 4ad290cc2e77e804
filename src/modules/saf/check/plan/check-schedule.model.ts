import { defineDocument } from '#platform/model/document.ts'
import { code, count, day, reference, rows, text, user, yesNo } from '#platform/model/field.ts'
import { checkCycles, checkMakers, targetKinds } from '../check-codes.model.ts'

const people = ['ownerUserId', 'inspectorUserId', 'inspectors'] as const
const entered = [
  'checkTmplNo',
  'targetKeys',
  'cycleCd',
  'legalYn',
  'graceDayCnt',
  'restDayYn',
  ...people,
  'startYmd',
  'endYmd',
] as const

/** By which list what is looked at how often, by whom: 점검주기. Its plans are made a month ahead. */
export const checkSchedule = defineDocument({
  area: 'saf',
  name: 'check-schedule',
  label: '점검주기',
  api: '/api/saf/check/schedule',
  route: { staff: '/saf/check/checkSchedule' },
  title: 'scheduleNm',
  number: { format: 'SCS-{yyyymmdd}-{000}', at: 'begin' },
  fields: {
    scheduleNm: text('주기명', { max: 200, system: true }),
    checkTmplNo: reference('점검표', 'check-tmpl', { required: true }),
    areaTypeCd: code('대상종류', targetKinds, { system: true }),
    /** Keys of the targets, a space between them; a route and a plant are their own. */
    targetKeys: text('대상', { max: 2000 }),
    targetDesc: text('대상 이름', { max: 2000, system: true }),
    targetCnt: count('대상', { unit: '곳', system: true, default: 0 }),
    cycleCd: code('주기', checkCycles, { required: true, default: 'M' }),
    legalYn: yesNo('법정', { help: '법으로 정한 점검은 유예일이 없습니다.' }),
    graceDayCnt: count('유예일', { unit: '일', max: 30, default: 0 }),
    restDayYn: yesNo('휴무일 포함', { help: '매일·2일마다 점검을 토·일요일과 휴일에도 합니다.' }),
    ownerUserId: user('담당', {
      required: true,
      help: '부적합을 조치하는 사람입니다. 점검할 때 다른 사람으로 바꿀 수 있습니다.',
    }),
    inspectorUserId: user('점검자', { required: true }),
    /** Each of them may look in his place, and signs where he has looked along. */
    inspectors: rows('함께 점검하는 사람', { userId: user('함께 점검하는 사람', { required: true }) }, { max: 10 }),
    startYmd: day('시작일', { required: true, default: 'today' }),
    endYmd: day('종료일', { required: true }),
  },
  access: { create: checkMakers },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: ['author', ...checkMakers],
        editable: entered,
        todo: { action: 'begin' },
      },
      ACTIVE: {
        label: '유효',
        tone: 'progress',
        editableBy: checkMakers,
        editable: ['targetKeys', 'cycleCd', 'graceDayCnt', 'restDayYn', ...people, 'endYmd'],
      },
      END: { label: '종료', tone: 'done' },
    },
    actions: {
      begin: {
        label: '확정',
        from: 'TEMP',
        to: 'ACTIVE',
        by: 'SHM',
        said: '점검주기를 확정했습니다. 30일 앞까지 계획을 만들었습니다.',
      },
      end: {
        label: '종료',
        from: 'ACTIVE',
        to: 'END',
        by: checkMakers,
        reason: 'text',
        said: '점검주기를 종료했습니다. 아직 시작하지 않은 앞날의 계획은 없앴습니다.',
      },
    },
  },
  list: {
    columns: [
      'scheduleNm',
      'areaTypeCd',
      'targetCnt',
      'cycleCd',
      'legalYn',
      'inspectorUserId',
      'ownerUserId',
      'startYmd',
      'endYmd',
    ],
    filters: ['areaTypeCd', 'cycleCd', 'legalYn', 'inspectorUserId', 'endYmd'],
    search: ['scheduleNm', 'targetDesc'],
    sort: ['startYmd', 'cycleCd'],
    views: { day: ['startYmd', 'endYmd'] },
  },
})
