import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, day, number, process, rows, text, yesNo } from '#platform/model/field.ts'
import { cycleReasons, cycles } from './measure.logic.ts'

/** Who measures and answers for it. */
export const hygienists = ['HYG', 'HLM'] as const

/**
 * A place of work that is measured as one: 단위작업장소.
 *
 * @law 산업안전보건법 제125조, 시행규칙 제186조·제190조
 */
export const measureUnit = defineDocument({
  area: 'hea',
  name: 'measure-unit',
  label: '단위작업장소',
  api: '/api/hea/env/measureunit',
  route: { staff: '/hea/env/unitWork' },
  title: 'unitNm',
  number: { format: 'WU-{yyyymmdd}-{000}', at: 'open' },
  stories: { EVALUATE: '평가' },
  fields: {
    unitNm: text('단위작업장소명', { max: 100, required: true }),
    processNo: process('공정', { required: true }),
    placeDesc: text('장소', { max: 200 }),
    workerCnt: count('근로자수', { unit: '명', max: 9999, required: true }),
    areaVal: number('넓이', { unit: '㎡', min: 0, max: 999_999, decimals: 1 }),
    factors: rows('측정 인자', { factorCd: code('유해인자', 'HAZARD_FACTOR', { required: true }) }, { max: 40 }),
    separateYn: yesNo('서로 다른 장기', { help: '혼합물의 인자가 서로 다른 장기에 작용하면 따로따로 평가합니다.' }),
    startYmd: day('측정 대상이 된 날', { required: true, notAfter: 'today' }),
    changeYmd: day('공정변경일', {
      help: '공정·설비·작업방법·물질이 바뀐 날. 1년간 바뀌지 않아야 연 1회로 늘어납니다.',
    }),

    tempWorkYn: yesNo('임시작업', { help: '월 24시간 미만인 작업' }),
    monthHourVal: number('월 작업시간', { unit: '시간', min: 0, max: 744, decimals: 1 }),
    everyMonthYn: yesNo('매월 작업'),
    shortWorkYn: yesNo('단시간작업', { help: '1일 1시간 미만인 작업' }),
    dayHourVal: number('1일 작업시간', { unit: '시간', min: 0, max: 24, decimals: 1 }),
    dailyYn: yesNo('매일 작업'),
    useGramVal: number('시간당 소비량', { unit: 'g/h', min: 0, max: 999_999, decimals: 2 }),
    roomVal: number('작업장 공기 부피', { unit: '㎥', min: 0, max: 999_999, decimals: 1 }),

    lastMeasureYmd: day('최근 측정일', { system: true }),
    cycleCd: code('측정 주기', cycles, { system: true }),
    cycleReasonCd: code('주기 사유', cycleReasons, { system: true }),
    cycleFactorCd: code('주기를 정한 인자', 'HAZARD_FACTOR', { system: true }),
    nextDueYmd: day('다음 측정기한', { system: true }),
    exceedYn: yesNo('최근 초과', { system: true }),
  },
  access: { create: hygienists },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'open' } },
      ACTIVE: { label: '사용', tone: 'progress', editableBy: hygienists },
      RETIRED: { label: '폐기|unit', tone: 'suspended' },
    },
    actions: {
      open: { label: '사용 시작', from: 'TEMP', to: 'ACTIVE', by: 'author', said: '단위작업장소를 등록했습니다.' },
      retire: {
        label: '폐기|unit',
        from: 'ACTIVE',
        to: 'RETIRED',
        by: hygienists,
        reason: 'text',
        danger: true,
        said: '폐기했습니다.',
      },
      reopen: { label: '다시 사용', from: 'RETIRED', to: 'ACTIVE', by: hygienists, said: '다시 사용합니다.' },
    },
  },
  list: {
    columns: [
      'unitNm',
      'processNo',
      'placeDesc',
      'workerCnt',
      'lastMeasureYmd',
      'cycleCd',
      'cycleReasonCd',
      'nextDueYmd',
      'exceedYn',
    ],
    filters: ['processNo', 'cycleCd', 'nextDueYmd', 'exceedYn'],
    search: ['unitNm', 'placeDesc'],
    sort: ['nextDueYmd', 'processNo'],
    views: false,
  },
})

export type MeasureUnit = RecordOf<typeof measureUnit>
