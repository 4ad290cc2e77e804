import { riskGrades } from '#modules/impr/impr/impr.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import {
  attachments,
  code,
  count,
  dateTime,
  day,
  person,
  reference,
  text,
  user,
  vendor,
  yesNo,
} from '#platform/model/field.ts'
import { obsTypes } from './obs-card.logic.ts'

/** Who sorts what was seen. */
export const sorters = ['SHM', 'SUP'] as const

/** Who says whether work that somebody stopped goes on. */
const deciders = [...sorters, 'SHD', 'CSO'] as const

/** What somebody saw, good or bad, said in half a minute: 관찰카드. */
export const obsCard = defineDocument({
  name: 'obs-card',
  label: '관찰카드',
  api: '/api/saf/observe/obscard',
  route: { staff: '/saf/observe/observeList', vendor: '/vendor/coworkSaf/observeCard' },
  title: 'contentDesc',
  number: { format: 'OB-{yyyymmdd}-{0000}' },
  fields: {
    obsTypeCd: code('유형', obsTypes, { required: true }),
    contentDesc: text('내용', { max: 2000, lines: 3, required: true }),
    placeDesc: text('장소', { max: 200, required: true }),
    obsDt: dateTime('일시', { notAfter: 'now', default: 'now' }),
    attachFileId: attachments('사진', { taskClass: 'OBS_PHOTO' }),
    nowActionDesc: text('즉시조치', { max: 1000, lines: 2 }),
    langCd: code('언어', 'LANG'),
    permitNo: count('허가서 키', { max: 2_000_000_000 }),
    permitDocNo: text('허가서', { max: 50 }),
    personNo: person('본 사람', { help: '계정이 없는 작업자 대신 등록할 때 고릅니다.' }),
    anonymousYn: yesNo('익명', { system: true }),
    vendorCd: vendor('업체', { system: true }),

    triageDueYmd: day('분류기한', { system: true }),
    replyDueYmd: day('회신기한', { system: true }),
    riskGradeCd: code('등급', riskGrades),
    acceptYn: yesNo('채택', { system: true }),
    ownerUserId: user('담당'),
    dueYmd: day('조치기한', { notBefore: 'today' }),
    dupCardNo: reference('같은 관찰카드', 'obs-card'),
    imprNo: reference('개선', 'impr', { system: true }),
    nearMissNo: reference('아차사고', 'near-miss', { system: true }),
    replyDesc: text('회신', { max: 2000, lines: 4 }),
    replyDt: dateTime('회신일시', { system: true }),
    creditCnt: count('가점', { unit: '점', system: true, default: 0 }),
    creditYmd: day('가점일', { system: true }),

    stopDueDt: dateTime('결정기한', { system: true }),
    stopYn: yesNo('허가서 중지', { system: true }),
    stopDecisionCd: code('중지 결정', { RESUME: '조건부 재개', KEEP: '중지 유지' }),
    stopDecisionDesc: text('재개 조건·유지 사유', { max: 1000, lines: 3 }),
    stopDecisionDt: dateTime('결정일시', { system: true }),
    stopDecisionUserId: user('결정자', { system: true }),
  },
  access: { create: 'anyone', anonymous: { field: 'anonymousYn', seenBy: [] } },
  lifecycle: {
    start: 'NEW',
    states: {
      NEW: {
        label: '신규',
        tone: 'waiting',
        editableBy: [],
        editable: [
          'obsTypeCd',
          'contentDesc',
          'placeDesc',
          'obsDt',
          'attachFileId',
          'nowActionDesc',
          'langCd',
          'permitNo',
          'permitDocNo',
          'personNo',
        ],
        todo: { action: 'accept', due: 'triageDueYmd', kind: 'REVIEW' },
      },
      TRIAGE: { label: '분류중', tone: 'progress', todo: { action: 'accept', due: 'replyDueYmd', kind: 'REVIEW' } },
      ACTION: { label: '조치중', tone: 'progress', todo: { action: 'reply', due: 'replyDueYmd' } },
      REPLY: { label: '회신', tone: 'progress' },
      CLOSE: { label: '종결', tone: 'done' },
      DUP: { label: '중복', tone: 'suspended' },
    },
    actions: {
      decide: {
        label: '중지 결정',
        from: ['NEW', 'TRIAGE'],
        to: 'TRIAGE',
        by: ({ obsTypeCd, stopDecisionDt }) => (obsTypeCd === 'STOP' && !stopDecisionDt ? [...deciders] : []),
        needs: ['stopDecisionCd', 'stopDecisionDesc'],
        said: '결정을 기록했습니다.',
      },
      release: {
        label: '중지 유지 해제',
        from: ['TRIAGE', 'ACTION', 'REPLY', 'CLOSE', 'DUP'],
        by: ({ stopDecisionCd, stopDecisionDt }) => (stopDecisionDt && stopDecisionCd === 'KEEP' ? [...deciders] : []),
        reason: 'text',
        said: '중지를 해제했습니다. 허가서에서 재개할 수 있습니다.',
      },
      accept: {
        label: '채택',
        from: ['NEW', 'TRIAGE'],
        to: 'ACTION',
        by: ({ obsTypeCd }) => (obsTypeCd === 'GOOD' ? [] : [...sorters]),
        needs: ['riskGradeCd', 'ownerUserId'],
        takes: ['dueYmd'],
        said: '채택했습니다.',
      },
      thank: {
        label: '감사 회신',
        from: ['NEW', 'TRIAGE'],
        to: 'CLOSE',
        by: ({ obsTypeCd }) => (obsTypeCd === 'GOOD' ? [...sorters] : []),
        needs: ['replyDesc'],
        said: '고맙다고 전했습니다.',
      },
      decline: {
        label: '미채택',
        from: ['NEW', 'TRIAGE'],
        to: 'CLOSE',
        by: ({ obsTypeCd }) => (obsTypeCd === 'GOOD' ? [] : [...sorters]),
        needs: ['replyDesc'],
        said: '채택하지 않은 까닭을 회신했습니다.',
      },
      merge: {
        label: '중복',
        from: ['NEW', 'TRIAGE'],
        to: 'DUP',
        by: [...sorters],
        needs: ['dupCardNo'],
        said: '같은 관찰카드에 이었습니다.',
      },
      reply: {
        label: '회신',
        from: 'ACTION',
        to: 'REPLY',
        by: ['ownerUserId', 'SHM'],
        needs: ['replyDesc'],
        said: '회신했습니다.',
      },
    },
  },
  list: {
    columns: [
      'contentDesc',
      'obsTypeCd',
      'obsDt',
      'placeDesc',
      'riskGradeCd',
      'ownerUserId',
      'replyDt',
      'acceptYn',
      'vendorCd',
      'triageDueYmd',
      'permitDocNo',
    ],
    filters: ['obsTypeCd', 'placeDesc', 'acceptYn', 'riskGradeCd', 'ownerUserId', 'vendorCd', 'obsDt'],
    search: ['contentDesc', 'placeDesc'],
    sort: ['obsDt', 'placeDesc', 'personNo'],
  },
})

export type ObsCard = RecordOf<typeof obsCard>
