import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, dateTime, reference, rows, text, user } from '#platform/model/field.ts'
import { combines, MOST_STEPS, methods } from './scale.logic.ts'

const step = (label: string) => count(label, { min: 1, max: MOST_STEPS })
const content = [
  'scaleTitle',
  'methodCd',
  'freqMaxVal',
  'sevMaxVal',
  'combineCd',
  'bands',
  'cells',
  'acceptMaxVal',
  'acceptReasonDesc',
  'levels',
] as const

/** How a site judges risks, and up to where it accepts them: 위험성 척도. What is approved never changes; its successor makes it the old one. */
export const rsaScale = defineDocument({
  area: 'rsa',
  name: 'rsa-scale',
  label: '위험성 척도',
  api: '/api/rsa/scale',
  route: { staff: '/rsa/std/rsaScale' },
  title: 'scaleTitle',
  number: { format: 'RSC-{yyyymmdd}-{000}', at: 'submit' },
  fields: {
    scaleTitle: text('척도 이름', { max: 100, required: true }),
    methodCd: code('기법', methods, { required: true, default: 'FS' }),
    freqMaxVal: step('빈도 단계수'),
    sevMaxVal: step('강도 단계수'),
    combineCd: code('조합', combines),
    bands: rows(
      '등급구간',
      { gradeCd: code('등급', grades), maxVal: count('이 값까지', { min: 1, max: 999 }) },
      { max: Object.keys(grades).length },
    ),
    cells: rows(
      '위험성 행렬',
      { freqVal: step('빈도'), sevVal: step('강도'), riskVal: count('위험성', { min: 1, max: 999 }) },
      { max: MOST_STEPS * MOST_STEPS },
    ),
    acceptMaxVal: count('허용한계', { min: 1, max: 999, help: '이 값까지 허용합니다. 등급 단위로 판단합니다.' }),
    acceptReasonDesc: text('설정근거', { max: 2000, lines: 3, required: true }),
    levels: rows(
      '단계 정의',
      {
        axisCd: code('축', { F: '빈도', S: '강도' }),
        levelVal: step('단계'),
        levelNm: text('이름', { max: 50 }),
        levelDesc: text('기준', { max: 300 }),
      },
      { max: 2 * MOST_STEPS },
    ),
    scaleRevNo: count('개정', { system: true, default: 1 }),
    rootScaleNo: reference('최초 개정', 'rsa-scale', { system: true }),
    apprUserId: user('승인자', { system: true }),
    apprDt: dateTime('승인일시', { system: true }),
  },
  access: { create: 'SHM' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: content, todo: { action: 'submit' } },
      RQST: { label: '승인대기', tone: 'waiting', todo: { action: 'approve', kind: 'REVIEW' } },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: ['author', 'SHM'],
        editable: content,
        todo: { action: 'submit' },
      },
      APPR: { label: '승인', tone: 'done' },
      OLD: { label: '구본', tone: 'suspended' },
    },
    actions: {
      submit: {
        label: '승인요청',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['author', 'SHM'],
        said: '승인을 요청했습니다.',
      },
      approve: { label: '승인|act', from: 'RQST', to: 'APPR', by: 'SHD', fourEyes: true, said: '척도를 승인했습니다.' },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: 'SHD',
        reason: 'text',
        said: '보완을 요청했습니다.',
      },
      revise: { label: '개정', from: 'APPR', to: 'APPR', by: 'SHM', said: '개정을 시작했습니다.' },
      supersede: { label: '새 개정으로 대체', from: 'APPR', to: 'OLD', by: 'program' },
    },
  },
  list: {
    columns: [
      'scaleTitle',
      'methodCd',
      'freqMaxVal',
      'sevMaxVal',
      'combineCd',
      'acceptMaxVal',
      'scaleRevNo',
      'apprUserId',
      'apprDt',
    ],
    filters: ['methodCd', 'apprDt', 'rootScaleNo'],
    search: ['scaleTitle'],
    sort: ['apprDt', 'rootScaleNo'],
    views: false,
  },
})

export type RsaScale = RecordOf<typeof rsaScale>
