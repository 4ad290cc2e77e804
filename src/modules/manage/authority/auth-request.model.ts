import { approvalActions, approvalStates, refusedForGood } from '#platform/model/by-approval.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, rows, text, user } from '#platform/model/field.ts'

export const authChanges = { ADD: '추가', REMOVE: '제외|act' } as const

/** A change of somebody's authority groups, asked for by himself or by his head, taken by its approval: 권한 신청. */
export const authRequest = defineDocument({
  area: 'manage',
  name: 'auth-rqst',
  label: '권한 신청',
  api: '/api/manage/authrqst',
  route: { staff: '/manage/authManage/authRqst' },
  title: 'reasonDesc',
  number: { format: 'AR-{yyyymmdd}-{000}', at: 'submit' },
  approvals: ['AUTH_CHANGE'],
  fields: {
    userId: user('대상자', { required: true }),
    authChanges: rows(
      '권한그룹',
      {
        changeCd: code('변경', authChanges),
        authGrpCd: code('권한그룹', 'AUTH_GRP'),
      },
      { required: true, max: 20 },
    ),
    reasonDesc: text('사유', { max: 200, required: true }),
    changeDesc: text('변경 내용', { max: 2000, system: true }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['userId', 'authChanges', 'reasonDesc'],
        todo: { action: 'submit' },
      },
      PROGRESS: approvalStates.PROGRESS,
      RTN: {
        label: '반려',
        tone: 'waiting',
        editableBy: 'author',
        editable: ['authChanges', 'reasonDesc'],
        todo: { action: 'submit' },
      },
      APPR: { label: '완결', tone: 'done' },
      REJ: approvalStates.REJ,
    },
    actions: {
      ...approvalActions({
        bizCd: 'AUTH_CHANGE',
        by: 'author',
        approve: { label: '완결', to: 'APPR' },
        takenBackTo: 'TEMP',
      }),
      reject: refusedForGood,
    },
  },
  list: {
    columns: ['reasonDesc', 'userId', 'changeDesc'],
    filters: ['userId'],
    search: ['reasonDesc', 'changeDesc'],
    sort: [],
  },
})

export type AuthRequest = RecordOf<typeof authRequest>
