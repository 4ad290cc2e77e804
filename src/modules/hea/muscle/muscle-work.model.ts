import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  day,
  department,
  number,
  process,
  reference,
  text,
  user,
  yesNo,
} from '#platform/model/field.ts'
import { exclusions } from './muscle.logic.ts'
import { surveyors } from './muscle-survey.model.ts'

/** How much a work asks of the body, whatever method found it. */
export const riskLevels = { 1: '양호', 2: '관찰', 3: '개선 필요', 4: '즉시 개선' } as const

const hours = (label: string) => number(label, { unit: '시간/일', min: 0, max: 24, decimals: 1 })
const kg = (label: string) => number(label, { unit: 'kg', min: 0, max: 999, decimals: 1 })
const times = (label: string, unit: string) => count(label, { unit, max: 9999 })

const conditions = [
  'muscleSurveyNo',
  'workNm',
  'deptCd',
  'processNo',
  'workDesc',
  'toolDesc',
  'workerCnt',
  'annualWorkDayCnt',
  'onceYn',
  'durationMonthCnt',
  'photoFileId',
  'keyboardHourVal',
  'repeatHourVal',
  'armUpHourVal',
  'bendHourVal',
  'squatHourVal',
  'pinchHourVal',
  'pinchKgVal',
  'gripKgVal',
  'oneHandHourVal',
  'oneHandKgVal',
  'liftOver25KgCnt',
  'liftOver10KgCnt',
  'liftHourVal',
  'liftKgVal',
  'liftPerMinVal',
  'impactHourVal',
  'impactPerHourVal',
] as const

/** One work of a survey: what it asks of the body, whether it is burden work, how it scores: 단위작업. */
export const muscleWork = defineDocument({
  name: 'muscle-work',
  label: '단위작업',
  api: '/api/hea/muscle/work',
  route: { staff: '/hea/muscle/work' },
  title: 'workNm',
  number: { format: 'MW-{yyyymmdd}-{000}' },
  fields: {
    muscleSurveyNo: reference('유해요인조사', 'muscle-survey', { required: true }),
    workNm: text('작업명', { max: 100, required: true }),
    deptCd: department('부서', { required: true }),
    processNo: process('공정', { required: true }),
    workDesc: text('작업 내용', { max: 2000, lines: 3 }),
    toolDesc: text('공구·중량물', { max: 200 }),
    workerCnt: count('작업 인원', { unit: '명', min: 1, max: 9999, required: true }),
    annualWorkDayCnt: count('연간 작업일수', { unit: '일', max: 366, required: true }),
    onceYn: yesNo('한 번만 하는 작업'),
    durationMonthCnt: number('작업 기간', { unit: '개월', min: 0, max: 120, decimals: 1 }),
    photoFileId: attachments('작업 사진', { taskClass: 'MUSCLE_PHOTO' }),

    keyboardHourVal: hours('키보드·마우스'),
    repeatHourVal: hours('같은 동작 반복'),
    armUpHourVal: hours('팔을 들거나 뒤로 뻗음'),
    bendHourVal: hours('목·허리 굽힘·비틂'),
    squatHourVal: hours('쪼그림·무릎 굽힘'),
    pinchHourVal: hours('손가락으로 집거나 쥠'),
    pinchKgVal: kg('집는 무게'),
    gripKgVal: kg('쥐는 힘'),
    oneHandHourVal: hours('한 손으로 들거나 쥠'),
    oneHandKgVal: kg('한 손 무게'),
    liftOver25KgCnt: times('25 kg 이상 들기', '회/일'),
    liftOver10KgCnt: times('10 kg 이상 들기(무릎 아래·어깨 위·팔 뻗음)', '회/일'),
    liftHourVal: hours('반복해 들기'),
    liftKgVal: kg('반복해 드는 무게'),
    liftPerMinVal: number('반복해 드는 횟수', { unit: '회/분', min: 0, max: 60, decimals: 1 }),
    impactHourVal: hours('손·무릎으로 충격'),
    impactPerHourVal: times('충격 횟수', '회/시간'),

    burdenItemNos: text('해당 호수', { max: 40, system: true }),
    excludedYn: yesNo('제외', { system: true }),
    excludeCd: code('제외 사유', exclusions, { system: true }),
    burdenYn: yesNo('부담작업', { system: true }),
    shortMonthCnt: count('단기간 기준', { unit: '개월', system: true }),
    rareDayCnt: count('간헐적 기준', { unit: '일', system: true }),

    rulaScore: count('RULA', { unit: '점', system: true }),
    rebaScore: count('REBA', { unit: '점', system: true }),
    owasScore: count('OWAS', { unit: '단계', system: true }),
    riskLvlCd: code('위험도', riskLevels, { system: true }),

    improveYn: yesNo('개선 대상', { system: true }),
    improveDesc: text('개선 방향', { max: 2000, lines: 3 }),
    improveOwnerUserId: user('개선 담당자'),
    improveDueYmd: day('개선 기한', { notBefore: 'today' }),
    imprNo: reference('개선', 'impr', { system: true }),
  },
  access: { create: [...surveyors] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '조사중',
        tone: 'draft',
        editableBy: [...surveyors],
        editable: conditions,
        todo: { action: 'score' },
      },
      SCORED: { label: '평가완료', tone: 'done' },
      CANC: { label: '대상 제외', tone: 'suspended' },
    },
    actions: {
      score: { label: '평가 완료', from: 'TEMP', to: 'SCORED', by: [...surveyors], said: '작업을 평가했습니다.' },
      reopen: { label: '다시 평가', from: 'SCORED', to: 'TEMP', by: [...surveyors], said: '다시 평가합니다.' },
      improve: {
        label: '개선 등록',
        from: 'SCORED',
        to: 'SCORED',
        by: ({ improveYn, imprNo }) => (improveYn === 'Y' && !imprNo ? ['HLM', 'HYG'] : []),
        needs: ['improveDesc', 'improveOwnerUserId', 'improveDueYmd'],
        said: '개선으로 등록했습니다.',
      },
      cancel: {
        label: '대상 제외',
        from: 'TEMP',
        to: 'CANC',
        by: [...surveyors],
        reason: 'text',
        danger: true,
        said: '조사 대상에서 뺐습니다.',
      },
    },
  },
  list: {
    columns: [
      'workNm',
      'deptCd',
      'processNo',
      'workerCnt',
      'burdenItemNos',
      'burdenYn',
      'rulaScore',
      'rebaScore',
      'owasScore',
      'riskLvlCd',
      'improveYn',
      'excludeCd',
    ],
    filters: ['muscleSurveyNo', 'deptCd', 'riskLvlCd', 'burdenYn', 'improveYn', 'processNo'],
    search: ['workNm'],
    sort: ['muscleSurveyNo', 'riskLvlCd'],
  },
})
export type MuscleWork = RecordOf<typeof muscleWork>
