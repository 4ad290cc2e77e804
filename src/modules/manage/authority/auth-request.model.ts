import { approvalActions, approvalStates, refusedForGood } from '#platform/model/by-approval.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, rows, text, user } from '#platform/model/field.ts'
import { healthLevels } from './health-level.model.ts'

/** LEVEL is about everybody in the group, PASSWORD about no group. */
export const authChanges = { ADD: '추가', REMOVE: '제외|act', LEVEL: '등급 변경', PASSWORD: '일회용 비밀번호' } as const

/** A change of authority, asked for by the person himself or by his head, taken by its approval: 권한 신청. */
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
        heaReadLvlCd: code('건강정보 등급', healthLevels),
      },
      { required: true, max: 20 },
    ),
    reasonDesc: text('사유', { max: 200, required: true }),
    /** @law 산업안전보건법 제18조제1항, 같은 법 시행규칙 제11조 (확인 필요) */
    appointDocNo: text('선임 문서번호', { max: 100 }),
    appointFileId: attachments('선임 문서', { taskClass: 'AUTH_APPOINT' }),
    /** Whom a change of a group's level was asked for: who joins the group later is not among them. */
    concernedUserIds: text('등급 대상자', { max: 3000, system: true }),
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
        editable: ['userId', 'authChanges', 'reasonDesc', 'appointDocNo', 'appointFileId'],
        todo: { action: 'submit' },
      },
      PROGRESS: approvalStates.PROGRESS,
      RTN: {
        label: '반려',
        tone: 'waiting',
        editableBy: 'author',
        editable: ['authChanges', 'reasonDesc', 'appointDocNo', 'appointFileId'],
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
