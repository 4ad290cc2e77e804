/** What education brings to the server, put together by hand: one line for each part. */
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { ApprovalBiz } from '#platform/server/approvals/approval.biz.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { LinkPurpose } from '#platform/server/links/link.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import type { Ports } from '#platform/server/ports.ts'
import type { Services } from '#platform/server/services.ts'
import { eduCourseRules, eduQuestionRules } from './course/edu-course.rules.ts'
import { eduExternalMessages } from './external/edu-external.messages.ts'
import { eduExternalRules } from './external/edu-external.rules.ts'
import { eduFixApproval } from './fix/edu-fix.approval.ts'
import { eduFixRules } from './fix/edu-fix.rules.ts'
import { educationAsks } from './fix/fix.ports.ts'
import { eduNeedBuild } from './need/edu-need.jobs.ts'
import { eduNeedMessages } from './need/edu-need.messages.ts'
import { eduNeedRules } from './need/edu-need.rules.ts'
import { applyRoutes } from './round/apply.routes.ts'
import { certificateLink } from './round/cert.link.ts'
import { certificateRoutes } from './round/cert.routes.ts'
import { eduRoundMessages } from './round/edu-round.messages.ts'
import { eduRoundRules } from './round/edu-round.rules.ts'
import { seatRoutes } from './round/seat.routes.ts'
import { eduAbsent, eduClose, eduSpecialRest, eduValidity } from './status/status.jobs.ts'
import { statusRoutes } from './status/status.routes.ts'

export const educationDocuments: readonly RuledDocument[] = [eduRoundRules, eduFixRules, eduExternalRules, eduNeedRules]
export const educationApprovals: readonly ApprovalBiz[] = [eduFixApproval]
export const educationMasters: readonly RuledMaster[] = [eduCourseRules, eduQuestionRules]
export const educationJobs: readonly Job[] = [eduClose, eduAbsent, eduValidity, eduSpecialRest, eduNeedBuild]
export const educationMessages: readonly MessageEvent[] = [
  ...Object.values(eduRoundMessages),
  ...Object.values(eduExternalMessages),
  ...Object.values(eduNeedMessages),
]
export const educationLinks: readonly LinkPurpose[] = [certificateLink]
/** What education asks of other areas, answered in `apps/joins.ts`. */
export const educationPorts: readonly Ports[] = [educationAsks]

export function educationRoutes(app: App, services: Services): void {
  seatRoutes(app, services)
  applyRoutes(app, services)
  certificateRoutes(app, services)
  statusRoutes(app, services)
}
