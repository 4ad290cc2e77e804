/** Who asks, and the menu rows that the screens of approvals stand under. */
import type { FastifyRequest } from 'fastify'
import { needs } from '../sign-in/menu-right.ts'
import type { ApprovalAsker } from './approval.engine.ts'

export const approvalMenus = {
  box: '/manage/appr/apprBox',
  drafts: '/manage/appr/draftBox',
  absence: '/manage/appr/absence',
  template: '/manage/appr/lineTemplate',
  biz: '/manage/appr/apprBiz',
} as const

/** The `config` of a route under one of them. */
export const needsMenu = (
  menu: keyof typeof approvalMenus,
  kind: 'access' | 'write' = 'access',
  roles?: readonly string[],
) => needs(approvalMenus[menu], kind, roles)

export const approvalAskerOf = ({ person, language, ip }: FastifyRequest): ApprovalAsker => ({
  person,
  language,
  ip: ip || null,
  mayWrite: true,
})
