/** Plans with seats and people for the tests, by the steps that people take. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { checkedOrg } from './checked-org.model.ts'
import { type CheckupPlan, checkupPlan } from './checkup-plan.model.ts'
import { aCheckedOrg, aCheckupPlan } from './checkup-plan.seed.ts'

const API = '/api/hea/checkup'

export function checkupsOf(site: () => Site) {
  const post = <T>(userId: string, path: string, body: unknown) =>
    site().as(userId).call<T>(`${API}${path}`, { method: 'POST', body })
  const organisation = async (values: DraftOf<typeof checkedOrg> = {}) => {
    const { heaCheckedOrgNo } = await site().as('health').create(checkedOrg, aCheckedOrg(values))
    await site().as('health').act(checkedOrg, heaCheckedOrgNo, 'use')
    return heaCheckedOrgNo
  }
  const plan = (values: DraftOf<typeof checkupPlan> = {}) =>
    site().as('health').create(checkupPlan, aCheckupPlan(values))
  const seats = (no: number, heaCheckedOrgNo: number, more: object = {}) =>
    post<{ count: number }>('health', `/checkupplan/${no}/slots`, {
      heaCheckedOrgNo,
      examYmds: ['2026-12-03'],
      slotCds: ['AM'],
      capacityCnt: 10,
      ...more,
    })
  const add = (no: number, userIds: readonly string[], by = 'health') =>
    post<{ count: number }>(
      by,
      '/users',
      userIds.map((userId) => ({ heaCheckupPlanNo: no, userId })),
    )
  const submit = async (no: number) => {
    const { rowVersion } = await site().as('health').read(checkupPlan, no)
    const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
    const body = { apprBizCd: 'HEA_CHECKUP_PLAN', bizNo: no, rowVersion, lines }
    return site().as('health').call<{ apprRqstNo: number }>('/api/manage/approval', { method: 'POST', body })
  }
  const decide = (apprRqstNo: number, decisionCd: string, opinionDesc = '') =>
    site()
      .as('shd')
      .call(`/api/manage/approval/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd, opinionDesc } })
  /** Open for reservations, with people and one half day. */
  const open = async (userIds: readonly string[], values: DraftOf<typeof checkupPlan> = {}, slot: object = {}) => {
    const { heaCheckupPlanNo: no } = await plan(values)
    await seats(no, await organisation(), slot)
    await add(no, userIds)
    await decide((await submit(no)).apprRqstNo, 'OK')
    await site().as('health').act(checkupPlan, no, 'open')
    return no
  }
  return {
    post,
    organisation,
    plan,
    seats,
    add,
    submit,
    decide,
    open,
    get: <T>(userId: string, path: string) => site().as(userId).call<T>(`${API}${path}`),
    state: async (no: number): Promise<CheckupPlan['statusCd']> =>
      (await site().as('health').read(checkupPlan, no)).statusCd,
    targetOf: async (no: number, userId: string) => {
      const [row] = await site().sql<{ no: string; state: string; examYmd: string | null; noShowCnt: number }>(
        `select hea_checkup_target_no as no, target_status_cd as state, exam_ymd::text as "examYmd", no_show_cnt as "noShowCnt"
          from hea_checkup_target where hea_checkup_plan_no = $1 and user_id = $2 and delete_yn = 'N'`,
        [no, userId],
      )
      return { no: Number(row?.no), state: row?.state, examYmd: row?.examYmd ?? null, noShowCnt: row?.noShowCnt ?? 0 }
    },
    slotsOf: (no: number, by = 'health') =>
      site().as(by).call<{
        rows: { planOrgNo: number; slotCd: string; examYmd: string; reservedCnt: number; capacityCnt: number }[]
      }>(`${API}/checkupplan/${no}/slots`),
  }
}
