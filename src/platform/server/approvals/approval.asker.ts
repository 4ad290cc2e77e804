/** Who asks, and the menu rows that the screens of approvals stand under. */
import type { FastifyRequest } from 'fastify'
import { forbidden, notFound } from '../refusal.ts'
import type { ApprovalAsker } from './approval.engine.ts'

export const approvalMenus = {
  box: '/manage/appr/apprBox',
  drafts: '/manage/appr/draftBox',
  absence: '/manage/appr/absence',
  template: '/manage/appr/lineTemplate',
  biz: '/manage/appr/apprBiz',
} as const

/** Asked before anything of the body is looked at. */
export const needsMenu =
  (menu: keyof typeof approvalMenus, write: 'write' | 'read' = 'read') =>
  async ({ person }: FastifyRequest): Promise<void> => {
    const right = person.rights.get(approvalMenus[menu])
    if (right?.restricted) throw notFound()
    if (!right?.access || (write === 'write' && !right.write)) throw forbidden()
  }

export const approvalAskerOf = ({ person, language, ip }: FastifyRequest): ApprovalAsker => ({
  person,
  language,
  ip: ip || null,
  mayWrite: true,
})
