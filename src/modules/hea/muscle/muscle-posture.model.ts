import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, marks, reference, text } from '#platform/model/field.ts'
import { surveyors } from './muscle-survey.model.ts'
import { riskLevels } from './muscle-work.model.ts'
import { tools } from './posture.logic.ts'

const score = (label: string) => count(label, { unit: '점', max: 99 })
const found = (label: string) => count(label, { unit: '점', system: true })

const judged = [
  'muscleWorkNo',
  'postureTitle',
  'toolCd',
  'stepDesc',
  'photoFileId',
  'photoMarks',
  'upperArmScore',
  'lowerArmScore',
  'wristScore',
  'wristTwistScore',
  'neckScore',
  'trunkScore',
  'legsScore',
  'muscleAScore',
  'forceAScore',
  'muscleBScore',
  'forceBScore',
  'loadScore',
  'couplingScore',
  'activityScore',
  'backScore',
  'armsScore',
] as const

/** One posture of a work, judged by one of the published methods: 자세평가. */
export const musclePosture = defineDocument({
  area: 'hea',
  name: 'muscle-posture',
  label: '자세평가',
  api: '/api/hea/muscle/posture',
  route: { staff: '/hea/muscle/posture' },
  title: 'postureTitle',
  number: { format: 'MP-{yyyymmdd}-{000}' },
  fields: {
    muscleWorkNo: reference('단위작업', 'muscle-work', { required: true }),
    postureTitle: text('자세', { max: 100, required: true }),
    toolCd: code('평가 도구', tools, { required: true, default: 'RULA' }),
    photoFileId: attachments('자세 사진', { taskClass: 'MUSCLE_PHOTO' }),
    photoMarks: marks('사진 표시'),
    stepDesc: text('고른 단계', { max: 600, lines: 2 }),

    upperArmScore: score('상완'),
    lowerArmScore: score('전완'),
    wristScore: score('손목'),
    wristTwistScore: score('손목 비틀림'),
    neckScore: score('목'),
    trunkScore: score('몸통'),
    legsScore: score('다리'),
    muscleAScore: score('팔 근육 사용'),
    forceAScore: score('팔 힘·무게'),
    muscleBScore: score('몸통 근육 사용'),
    forceBScore: score('몸통 힘·무게'),
    loadScore: score('무게'),
    couplingScore: score('손잡이'),
    activityScore: score('동작'),
    backScore: score('허리'),
    armsScore: score('팔'),

    tableAScore: found('표 A'),
    sumAScore: found('점수 A'),
    tableBScore: found('표 B'),
    sumBScore: found('점수 B'),
    tableCScore: found('표 C'),
    finalScore: found('최종 점수'),
    actionLvlCd: code('조치 수준', riskLevels, { system: true }),
  },
  access: { create: [...surveyors] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '평가중',
        tone: 'draft',
        editableBy: [...surveyors],
        editable: judged,
        todo: { action: 'confirm' },
      },
      CONFIRM: { label: '확정', tone: 'done' },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      confirm: { label: '확정', from: 'TEMP', to: 'CONFIRM', by: [...surveyors], said: '점수를 확정했습니다.' },
      reopen: { label: '다시 평가', from: 'CONFIRM', to: 'TEMP', by: [...surveyors], said: '다시 평가합니다.' },
      cancel: {
        label: '취소',
        from: 'TEMP',
        to: 'CANC',
        by: [...surveyors],
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: ['postureTitle', 'muscleWorkNo', 'toolCd', 'sumAScore', 'sumBScore', 'finalScore', 'actionLvlCd'],
    filters: ['toolCd', 'actionLvlCd', 'muscleWorkNo'],
    search: ['postureTitle'],
    sort: ['muscleWorkNo', 'finalScore'],
  },
})
export type MusclePosture = RecordOf<typeof musclePosture>
