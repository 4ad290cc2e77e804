import { textRows } from '#modules/common/site-langs.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  department,
  person,
  reference,
  rows,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { deviceKinds, signLanguages, signWays } from '#platform/model/sign-proof.ts'

export const tbmTopics = {
  RISK: '주요 위험',
  RSA: '위험성평가',
  GAS: '가스',
  ISO: '격리',
  NOTICE: '공지',
  WEATHER: '기상',
  ETC: '그 밖의 내용',
} as const
export type TbmTopic = keyof typeof tbmTopics

const topicFields = {
  topicCd: code('구분', tbmTopics, { required: true, default: 'ETC' }),
  topicDesc: text('내용', { max: 500, required: true }),
  measureDesc: text('대책', { max: 500 }),
}
/** Strokes as they are written down; a long one is thinned out. */
export const MOST_DRAWN = 8000
const signFields = {
  personNo: person('작업자'),
  userId: user('작업자(사내)'),
  signerNm: text('성명', { max: 200 }),
  signDt: dateTime('서명'),
  signWayCd: code('서명 방법', signWays),
  deviceCd: code('기기', deviceKinds),
  langCd: code('언어', signLanguages),
  /** Of what was talked about as he signed it. */
  textVer: text('글 판', { max: 16 }),
  /** On whose device, where it was not his own. */
  witnessNm: text('입회', { max: 200 }),
  drawnDesc: text('그린 서명', { max: MOST_DRAWN }),
  /** He came when the work had begun. */
  lateYn: yesNo('합류'),
}

/**
 * What the crew talks about before the work, and who has heard it: the evidence of each day for the risk assessment that
 * never ends.
 *
 * @law 사업장 위험성평가에 관한 지침 제15조제4항 (상시평가: 매 작업일 TBM)
 */
export const tbm = defineDocument({
  area: 'wkod',
  name: 'tbm',
  label: 'TBM 일지',
  api: '/api/saf/wkod/tbm',
  route: { staff: '/constSafe/wkod/tbmList', vendor: '/vendor/constSafe/tbmList' },
  title: 'wkodTitle',
  number: { format: 'TBM-{yyyymmdd}-{0000}' },
  fields: {
    permitNo: reference('허가서', 'permit', { required: true }),
    permitDocNo: text('허가번호', { max: 40, system: true }),
    wkodTitle: text('작업명', { max: 200, system: true }),
    placeDesc: text('작업장소', { max: 200, system: true }),
    tbmDt: dateTime('일시', { system: true }),
    leaderPersonNo: person('진행자', { system: true }),
    leaderUserId: user('진행자(사내)', { system: true }),
    topics: rows('내용', topicFields, { max: 30 }),
    /** What was said of each text in each language as the talk began. */
    texts: textRows(),
    /** Changes with the topics: whoever signed another one has not heard this. */
    textVer: text('글 판', { max: 16, system: true }),
    alcoholOkYn: yesNo('음주확인', { help: '작업자 모두 음주하지 않았음을 확인했습니다.' }),
    healthDesc: text('건강확인', { max: 500, lines: 2, help: '개인별로 적지 않습니다.' }),
    langDesc: text('통역 언어', { max: 100 }),
    photoFileId: attachments('사진', { taskClass: 'TBM_PHOTO' }),
    signs: rows('서명', signFields, { system: true, max: 200 }),
    crewCnt: count('작업인원', { unit: '명', system: true, default: 0 }),
    signCnt: count('서명인원', { unit: '명', system: true, default: 0 }),
    unsignedYn: yesNo('미서명', { system: true, default: 'Y' }),
    vendorCd: vendor('업체', { system: true }),
    areaDeptCd: department('운전부서', { system: true }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: {
        label: '서명 중',
        tone: 'progress',
        editableBy: ['author', 'VSP', 'VSM', 'leaderUserId'],
        editable: ['permitNo', 'topics', 'alcoholOkYn', 'healthDesc', 'langDesc', 'photoFileId'],
        todo: { action: 'finish' },
      },
      DONE: { label: '완료', tone: 'done' },
    },
    actions: {
      finish: {
        label: 'TBM 완료',
        from: 'OPEN',
        to: 'DONE',
        by: ['author', 'VSP', 'VSM', 'leaderUserId'],
        said: 'TBM을 마쳤습니다.',
      },
    },
  },
  list: {
    columns: [
      'permitDocNo',
      'wkodTitle',
      'tbmDt',
      'placeDesc',
      'vendorCd',
      'areaDeptCd',
      'leaderPersonNo',
      'leaderUserId',
      'crewCnt',
      'signCnt',
      'unsignedYn',
      'alcoholOkYn',
    ],
    filters: ['tbmDt', 'areaDeptCd', 'unsignedYn', 'vendorCd', 'permitNo'],
    search: ['permitDocNo', 'wkodTitle', 'placeDesc'],
    sort: ['tbmDt', 'permitNo', 'areaDeptCd'],
  },
})

export type Tbm = RecordOf<typeof tbm>
export type TbmSign = NonNullable<Tbm['signs']>[number]
export type TbmTopicLine = NonNullable<Tbm['topics']>[number]
