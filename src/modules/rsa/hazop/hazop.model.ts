import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  code,
  count,
  day,
  department,
  process,
  reference,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { MOST_STEPS } from '../scale/scale.logic.ts'
import { deviations, nodeTypes } from './hazop-codes.model.ts'
import { sils } from './lopa.logic.ts'

export const MOST_LINES = 500
const MOST_NODES = 60
const MOST_LOPAS = 100

const step = (label: string) => count(label, { min: 1, max: MOST_STEPS })
/** As it is written, `0.1` or `1e-5`: a binary number would not hold it. */
const written = (label: string) => text(label, { max: 20 })

const nodeFields = {
  nodeNm: text('노드', { max: 100 }),
  nodeTypeCd: code('노드 종류', nodeTypes),
  intentDesc: text('설계의도', { max: 1000, lines: 2 }),
  drawingNo: text('도면번호', { max: 50 }),
  drawingRevNo: text('도면개정', { max: 20 }),
  reviewYn: yesNo('재검토'),
  nodeNo: count('노드번호'),
}

/** A cause of a deviation at a node, or that there is none. Order: as it is read and pasted. */
export const hazopLineFields = {
  nodeNo: count('노드번호', { min: 1, max: 9999 }),
  deviationCd: code('이탈', deviations),
  causeDesc: text('원인', { max: 1000, lines: 2 }),
  noCauseDesc: text('원인 없음 사유', { max: 500, lines: 2 }),
  consequenceDesc: text('결과', { max: 1000, lines: 2 }),
  safeguardDesc: text('현재조치', { max: 1000, lines: 2 }),
  freqVal: step('빈도'),
  sevVal: step('강도'),
  recommendDesc: text('권고', { max: 1000, lines: 2 }),
  ownerUserId: user('담당자'),
  vendorCd: vendor('담당업체'),
  dueYmd: day('기한'),
  verifyUserId: user('확인자'),
  riskVal: count('위험성'),
  gradeCd: code('등급', grades),
  acceptYn: yesNo('허용'),
  hazopRowNo: count('행번호'),
  imprNo: count('개선번호'),
  doneYmd: day('완료일'),
}

const lopaFields = {
  hazopRowNo: count('행번호', { min: 1, max: 9999 }),
  iefVal: written('개시사건 빈도'),
  targetVal: written('목표빈도'),
  freqVal: text('완화 후 빈도', { max: 400 }),
  rrfVal: text('RRF', { max: 400 }),
  silCd: code('요구 SIL', sils),
}
const iplFields = {
  hazopRowNo: count('행번호', { min: 1, max: 9999 }),
  iplDesc: text('독립방호계층', { max: 200 }),
  pfdVal: written('PFD'),
}

const leaders = ['leaderUserId', 'SHM'] as const
const head = [
  'hazopTitle',
  'processNo',
  'deptCd',
  'drawingNo',
  'drawingRevNo',
  'scaleNo',
  'leaderUserId',
  'studyYmd',
  'team',
] as const

/** How a process may leave what it was designed for, node by node, and what stands against it: HAZOP. */
export const hazop = defineDocument({
  area: 'rsa',
  name: 'hazop',
  label: 'HAZOP',
  api: '/api/rsa/hazop',
  route: { staff: '/rsa/psm/hazopList' },
  title: 'hazopTitle',
  number: { format: 'HZ-{yyyymmdd}-{000}', at: 'start' },
  fields: {
    hazopTitle: text('제목', { max: 100, required: true }),
    processNo: process('공정', { required: true }),
    deptCd: department('부서', { required: true }),
    drawingNo: text('도면번호', { max: 50, required: true }),
    drawingRevNo: text('도면개정', { max: 20, required: true, help: '바꾸면 이 도면의 노드가 재검토로 표시됩니다.' }),
    scaleNo: reference('척도', 'rsa-scale', { required: true }),
    leaderUserId: user('리더', { required: true }),
    studyYmd: day('검토일', { required: true, default: 'today' }),
    team: rows('팀', { userId: user('팀원'), partDesc: text('전문분야', { max: 100 }) }, { max: 30 }),
    nodes: rows('노드', nodeFields, { max: MOST_NODES }),
    lines: rows('이탈', hazopLineFields, { max: MOST_LINES }),
    lopas: rows('LOPA', lopaFields, { max: MOST_LOPAS }),
    ipls: rows('독립방호계층', iplFields, { max: 500 }),

    nodeCnt: count('노드수', { system: true, default: 0 }),
    reviewCnt: count('재검토 노드', { system: true, default: 0 }),
    openCnt: count('허용불가', { unit: '건', system: true, default: 0 }),
    revalidYn: yesNo('재검증중', { system: true }),
    doneYmd: day('완료일', { system: true }),
    apprUserId: user('승인자', { system: true }),
    revalidYmd: day('재검증 기한', { system: true }),
  },
  access: { create: ['SUP', 'SHM', 'SHD'] },
  stories: { ROWS: '이탈 올리기', RECOMMEND: '권고' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: ['author', ...leaders],
        editable: head,
        todo: { action: 'start' },
      },
      DOING: {
        label: '검토중',
        tone: 'progress',
        editableBy: leaders,
        editable: [...head, 'nodes', 'lines', 'lopas', 'ipls'],
        todo: { action: 'submit' },
      },
      RQST: { label: '승인대기', tone: 'waiting', todo: { action: 'approve', kind: 'REVIEW' } },
      DONE: { label: '완료', tone: 'done', editableBy: leaders, editable: ['drawingRevNo'] },
    },
    actions: {
      start: {
        label: '검토 시작',
        from: 'TEMP',
        to: 'DOING',
        by: leaders,
        needs: ['team'],
        said: '검토를 시작했습니다.',
      },
      submit: { label: '승인요청', from: 'DOING', to: 'RQST', by: leaders, said: '승인을 요청했습니다.' },
      approve: {
        label: '승인|act',
        from: 'RQST',
        to: 'DONE',
        by: 'SHD',
        fourEyes: true,
        said: '승인했습니다. 권고가 개선으로 등록되었습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'DOING',
        returns: true,
        by: 'SHD',
        reason: 'text',
        said: '보완을 요청했습니다.',
      },
      review: {
        label: '재검토',
        from: 'DONE',
        to: 'DOING',
        by: leaders,
        reason: 'text',
        said: '재검토를 시작했습니다.',
      },
      revalidate: {
        label: '재검증',
        from: 'DONE',
        to: 'DOING',
        by: leaders,
        said: '모든 노드의 재검증을 시작했습니다.',
      },
    },
  },
  list: {
    columns: [
      'hazopTitle',
      'processNo',
      'drawingNo',
      'drawingRevNo',
      'leaderUserId',
      'nodeCnt',
      'openCnt',
      'reviewCnt',
      'studyYmd',
      'revalidYmd',
    ],
    filters: ['processNo', 'deptCd', 'leaderUserId', 'studyYmd', 'revalidYmd'],
    search: ['hazopTitle', 'drawingNo'],
    sort: ['studyYmd', 'revalidYmd'],
    views: { own: ['leaderUserId'] },
  },
})

export type Hazop = RecordOf<typeof hazop>
export type HazopNode = NonNullable<Hazop['nodes']>[number]
export type HazopLine = NonNullable<Hazop['lines']>[number]
export type HazopLopa = NonNullable<Hazop['lopas']>[number]
export type HazopIpl = NonNullable<Hazop['ipls']>[number]
