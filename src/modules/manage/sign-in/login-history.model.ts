/** 접속 이력: who tried to sign in, and what came of it. */
import { code, count, dateTime, text } from '#platform/model/field.ts'
import { report } from '#platform/model/report.ts'

const kinds = { staff: '임직원', vendor: '협력업체' } as const
const results = {
  OK: '로그인',
  CONFIRM: '비밀번호 확인',
  WRONG: '비밀번호 틀림',
  UNKNOWN: '없는 아이디',
  LOCKED: '잠긴 계정',
  ENDED: '임시 비밀번호 기한 지남',
  REUSE: '토큰 재사용',
  LOGOUT: '로그아웃',
} as const

export const loginHistory = report('manage/log/loginHistory', {
  area: 'manage',
  label: '접속 이력',
  api: '/api/manage/log/loginhistorys',
  right: '/manage/log/loginHistory',
  key: 'loginLogNo',
  columns: {
    loginDt: dateTime('일시', { required: true }),
    userId: text('아이디', { max: 30, required: true }),
    userNm: text('이름', { max: 50 }),
    kindCd: code('계정 구분', kinds, { required: true }),
    resultCd: code('결과', results, { required: true }),
    ipAddr: text('IP', { max: 50 }),
    userAgentDesc: text('브라우저', { max: 500 }),
  },
  beside: { loginLogNo: count('', { required: true }) },
  search: ['userId'],
  filters: ['resultCd', 'loginDt'],
  order: '-loginDt',
  tones: {
    resultCd: {
      OK: 'done',
      CONFIRM: 'done',
      WRONG: 'waiting',
      UNKNOWN: 'waiting',
      LOCKED: 'danger',
      ENDED: 'danger',
      REUSE: 'danger',
      LOGOUT: 'draft',
    },
  },
})
