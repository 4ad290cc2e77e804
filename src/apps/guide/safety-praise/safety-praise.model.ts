import { defineDocument } from '#platform/model/document.ts'
import { code, day, text, user } from '#platform/model/field.ts'

/** A colleague did the safe thing when it cost him something, and somebody says so: 안전 칭찬. */
export const safetyPraise = defineDocument({
  area: 'saf',
  name: 'safety-praise',
  label: '안전 칭찬',
  api: '/api/saf/praise/safetypraise',
  route: { staff: '/saf/praise/safetyPraiseList' },
  title: 'praiseTitle',
  number: { format: 'SP-{yyyymmdd}-{000}', at: 'send' },
  fields: {
    praiseTitle: text('무엇을 했는가', { max: 100, required: true }),
    praisedUserId: user('칭찬받는 사람', { required: true }),
    actCd: code(
      '행동',
      { STOP: '작업을 멈춤', HELP: '동료를 도움', FIX: '위험을 없앰', TELL: '위험을 알림' },
      { required: true },
    ),
    seenYmd: day('본 날', { required: true, notAfter: 'today', default: 'today' }),
    placeDesc: text('장소', { max: 200 }),
    praiseDesc: text('칭찬하는 말', { max: 2000, lines: 5 }),
    answerDueYmd: day('전달 기한', { system: true }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'send' } },
      SENT: { label: '보냄', tone: 'waiting', todo: { action: 'pass', due: 'answerDueYmd' } },
      PASSED: { label: '전달됨', tone: 'done' },
    },
    actions: {
      send: {
        label: '보내기',
        from: 'TEMP',
        to: 'SENT',
        by: 'author',
        needs: ['praiseDesc'],
        said: '칭찬을 안전관리자에게 보냈습니다.',
      },
      pass: { label: '전달', from: 'SENT', to: 'PASSED', by: 'SHM', fourEyes: true, said: '칭찬을 전했습니다.' },
    },
  },
  list: {
    columns: ['praiseTitle', 'praisedUserId', 'actCd', 'seenYmd'],
    filters: ['praisedUserId', 'actCd', 'seenYmd'],
    search: ['praiseTitle', 'placeDesc'],
    sort: ['seenYmd'],
  },
})
