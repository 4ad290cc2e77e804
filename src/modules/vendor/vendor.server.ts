/** What contractors bring to the server, put together by hand: one line for each part. */
import { type ImprSource, openImprovements } from '#modules/impr/impr/impr.api.ts'
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { accountRoutes } from './account/account.routes.ts'
import { vendorChangeRules } from './change/vendor-change.rules.ts'
import { vendorContractEnd } from './contract/vendor-contract.jobs.ts'
import { vendorContractRules } from './contract/vendor-contract.rules.ts'
import { deptRqstLate } from './dept-rqst/dept-rqst.jobs.ts'
import { deptRqstRules } from './dept-rqst/dept-rqst.rules.ts'
import type { TargetTaker } from './dept-rqst/dept-rqst.seams.ts'
import { vendorDocDue } from './document/vendor-doc.jobs.ts'
import { vendorDocRules } from './document/vendor-doc.rules.ts'
import type { Qualification, VendorTie } from './master/vendor.seams.ts'
import { vendorMasterRoutes } from './master/vendor-master.routes.ts'
import { vendorMasterRules } from './master/vendor-master.rules.ts'
import { personJobs } from './person/person.jobs.ts'
import { personRoutes } from './person/person.routes.ts'
import { personUploadRoutes } from './person/person.upload.ts'
import { personQualRules } from './person/person-qual.rules.ts'
import { events } from './vendor.events.ts'
import type { PermitsAtWork } from './warn/warn.seams.ts'
import { warnPointEvents } from './warn/warn-point.events.ts'
import { warnPointSource } from './warn/warn-point.impr.ts'
import { warnPointDue } from './warn/warn-point.jobs.ts'
import { warnPointRoutes } from './warn/warn-point.routes.ts'
import { warnPointRules } from './warn/warn-point.rules.ts'

/** What is still open with a vendor when business with it is to end; permits and entries come with their areas. */
const ties: readonly VendorTie[] = [openImprovements]

/** Where the score of a qualification comes from; there are no evaluations yet. */
const qualification: Qualification | undefined = undefined

/** Who makes something of people that a vendor applied for; there is nobody yet. */
const takers: readonly TargetTaker[] = []

/** Who suspends the permits of a vendor that must stop; there are no permits yet. */
const permits: readonly PermitsAtWork[] = []

export const vendorDocuments: readonly RuledDocument[] = [
  vendorMasterRules(ties, qualification),
  vendorDocRules,
  vendorContractRules,
  personQualRules,
  vendorChangeRules,
  deptRqstRules(takers),
  warnPointRules(permits),
]

export const vendorJobs: readonly Job[] = [vendorDocDue, vendorContractEnd, deptRqstLate, ...personJobs, warnPointDue]

export const vendorEvents: readonly MessageEvent[] = [...events, ...warnPointEvents]

export const vendorImprovements: readonly ImprSource[] = [warnPointSource]

export function vendorRoutes(app: App, services: Services): void {
  vendorMasterRoutes(app, services)
  personRoutes(app, services)
  personUploadRoutes(app, services)
  accountRoutes(app, services)
  warnPointRoutes(app, services, permits)
}
