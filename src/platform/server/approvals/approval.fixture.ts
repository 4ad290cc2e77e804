/** A document that is approved, for the tests of the engine, and the steps that people take with it. */
import { beforeAll } from 'vitest'
import { defineDocument } from '#platform/model/document.ts'
import { text } from '#platform/model/field.ts'
import { aFileSite } from '#platform/test/site.ts'
import { rulesFor } from '../documents/rules.ts'
import { Refusal } from '../refusal.ts'
import { approvalOfAction } from './approval.biz.ts'
import type { WantedLine } from './approval.wire.ts'

export const paper = defineDocument({
  name: 'test-paper',
  label: '시험 문서',
  api: '/api/sample/testpaper',
  route: { staff: '/sample/testPaper' },
  title: 'paperTitle',
  approvals: ['TEST_PAPER'],
  fields: { paperTitle: text('제목', { max: 100, required: true }), noteDesc: text('내용', { max: 200 }) },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'finish' } },
      FINAL: { label: '확정', tone: 'done' },
    },
    actions: { finish: { label: '확정', from: 'TEMP', to: 'FINAL', by: 'author', approval: () => 'TEST_PAPER' } },
  },
  list: { columns: ['paperTitle'], filters: [], search: ['paperTitle'], sort: [] },
})
const rules = rulesFor(paper, {
  refuse: {
    finish: [
      ({ record }) => {
        if (record.noteDesc === '거절') throw new Refusal(422, 'TEST_REFUSED', '이 내용은 확정할 수 없습니다.')
        return undefined
      },
    ],
  },
})

export const review = (seqNo: number, userId: string): WantedLine => ({ seqNo, lineTypeCd: 'REVIEW', userId })
export const agree = (seqNo: number, userId: string): WantedLine => ({ seqNo, lineTypeCd: 'AGREE', userId })
export const approve = (seqNo: number, userId: string): WantedLine => ({ seqNo, lineTypeCd: 'APPROVE', userId })
export const refer = (userId: string): WantedLine => ({ seqNo: 9, lineTypeCd: 'REF', userId })

export interface Detail {
  apprStatusCd: string
  prevApprRqstNo: number | null
  lines: { apprLineNo: number; userId: string; lineStatusCd: string; deputyYn: string; actUserNm: string | null }[]
  snapshot: { label: string; text: string }[]
  differences: { label: string; before: string; after: string }[]
  former: { opinionDesc: string }[]
  can: { decisions: string[]; withdraw: boolean; resubmit: boolean; deputyForUserId: string | null }
}
interface BoxAnswer {
  total: number
  rows: { apprRqstNo: number; currentUserNms: string | null; deputyForNm: string | null }[]
  counts: Record<string, number>
}
const API = '/api/manage/approval'

/** One site with the document for all tests of a file, and what people do on it. */
export function anApprovalSite() {
  const kind = approvalOfAction(rules, 'finish', { apprBizCd: 'TEST_PAPER', label: '시험 문서 확정' })
  const site = aFileSite({ documents: [rules], kinds: [kind] })
  beforeAll(async () => {
    await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('PAPER', '시험 문서', 1, '/sample/testPaper');
      insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'PAPER', 'Y', 'Y' from sys_auth_grp`)
  })
  const call = <T>(userId: string, path: string, body?: unknown, method = 'POST') =>
    site()
      .as(userId)
      .call<T>(`${API}${path}`, body === undefined ? {} : { method, body })
  const draft = (paperTitle = '문서', noteDesc = '내용', by = 'emp') =>
    site().as(by).create(paper, { paperTitle, noteDesc })
  const submit = async (bizNo: number, lines: readonly WantedLine[], by = 'emp', more: object = {}) => {
    const { rowVersion } = await site().as(by).read(paper, bizNo)
    const body = { apprBizCd: 'TEST_PAPER', bizNo, rowVersion, lines, ...more }
    return (await call<{ apprRqstNo: number }>(by, '', body)).apprRqstNo
  }
  return {
    site,
    call,
    draft,
    submit,
    /** A fresh document, submitted by `emp`. */
    submitted: async (lines: readonly WantedLine[], title?: string, note?: string) => {
      const { testPaperNo } = await draft(title, note)
      return { no: await submit(testPaperNo, lines), testPaperNo }
    },
    decide: (userId: string, no: number, decisionCd = 'OK', opinionDesc = '') =>
      call(userId, `/${no}/decide`, { decisionCd, opinionDesc }),
    detail: (userId: string, no: number) => call<Detail>(userId, `/${no}`),
    states: async (no: number) => {
      const { lines } = await call<Detail>('admin', `/${no}`)
      return lines.slice(1).map(({ userId, lineStatusCd }) => `${userId} ${lineStatusCd}`)
    },
    box: (userId: string, tab = 'TODO') => call<BoxAnswer>(userId, `s?tab=${tab}&limit=100`),
    numbersIn: async (userId: string, tab = 'TODO') =>
      (await call<BoxAnswer>(userId, `s?tab=${tab}&limit=100`)).rows.map(({ apprRqstNo }) => apprRqstNo),
    away: (userId: string, deputyUserId: string, from = -1, to = 1) => {
      const at = (days: number) => new Date(site().services.clock.now().getTime() + days * 86_400_000).toISOString()
      const body = { deputyUserId, startDt: at(from), endDt: at(to), reasonDesc: '연차' }
      return call<{ absenceNo: number }>(userId, '/absences', body)
    },
    back: (userId: string, { absenceNo }: { absenceNo: number }) =>
      site().as(userId).call(`${API}/absences/${absenceNo}`, { method: 'DELETE' }),
    biz: (values: string) => site().sql(`update appr_biz set ${values} where appr_biz_cd = 'TEST_PAPER'`),
    lastTold: async (userId: string) => (await site().as(userId).notifications()).rows[0]?.messageDesc ?? '',
  }
}
