/** What contractors bring to the server, put together by hand: one line for each part. */
import { openImprovements } from '#modules/impr/impr/impr.api.ts'
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
import { entryEvents } from './entry/entry.events.ts'
import { entryJobs } from './entry/entry.jobs.ts'
import { entryLogRoutes } from './entry/entry-log.routes.ts'
import { entryRqstRoutes } from './entry/entry-rqst.routes.ts'
import { entryRqstRules } from './entry/entry-rqst.rules.ts'
import { gateRoutes } from './entry/gate.routes.ts'
import { onSiteRoutes } from './entry/onsite.routes.ts'
import type { Qualification, VendorTie } from './master/vendor.seams.ts'
import { vendorMasterRoutes } from './master/vendor-master.routes.ts'
import { vendorMasterRules } from './master/vendor-master.rules.ts'
import { personJobs } from './person/person.jobs.ts'
import { personRoutes } from './person/person.routes.ts'
import { personUploadRoutes } from './person/person.upload.ts'
import { personQualRules } from './person/person-qual.rules.ts'
import { events } from './vendor.events.ts'

/** What is still open with a vendor when business with it is to end; permits and entries come with their areas. */
const ties: readonly VendorTie[] = [openImprovements]

/** Where the score of a qualification comes from; there are no evaluations yet. */
const qualification: Qualification | undefined = undefined

/** Who makes something of people that a vendor applied for; there is nobody yet. */
const takers: readonly TargetTaker[] = []

export const vendorDocuments: readonly RuledDocument[] = [
  vendorMasterRules(ties, qualification),
  vendorDocRules,
  vendorContractRules,
  personQualRules,
  vendorChangeRules,
  deptRqstRules(takers),
  entryRqstRules,
]

export const vendorJobs: readonly Job[] = [vendorDocDue, vendorContractEnd, deptRqstLate, ...personJobs, ...entryJobs]

export const vendorEvents: readonly MessageEvent[] = [...events, ...entryEvents]

export function vendorRoutes(app: App, services: Services): void {
  vendorMasterRoutes(app, services)
  personRoutes(app, services)
  personUploadRoutes(app, services)
  accountRoutes(app, services)
  entryRqstRoutes(app, services)
  gateRoutes(app, services)
  onSiteRoutes(app, services)
  entryLogRoutes(app, services)
}
