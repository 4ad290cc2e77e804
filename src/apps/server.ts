/** The server of the product: which documents, routes and jobs there are, put together by hand. */

import { join } from 'node:path'
import { baseinfoMasters } from '#modules/baseinfo/baseinfo-masters.ts'
import { baseinfoRoutes } from '#modules/baseinfo/system.routes.ts'
import {
  chmAudit,
  chmDocuments,
  chmEvents,
  chmFiles,
  chmJobs,
  chmMasters,
  chmReports,
  chmRoutes,
} from '#modules/chm/chm.server.ts'
import {
  contractorEvents,
  contractorJobs,
  contractorReports,
  contractorRoutes,
  vendorDocuments,
  vendorLinks,
  vendorMasters,
  vendorPosters,
} from '#modules/contractor/contractor.server.ts'
import { contractorAudit } from '#modules/contractor/contractor-audit.ts'
import {
  educationDocuments,
  educationJobs,
  educationLinks,
  educationMasters,
  educationMessages,
  educationRoutes,
} from '#modules/education/education.server.ts'
import { educationAudit } from '#modules/education/education-audit.ts'
import {
  heaDocuments,
  heaEvents,
  heaExports,
  heaFigures,
  heaJobs,
  heaLinks,
  heaMasters,
  heaPortlets,
  heaReports,
  heaRoutes,
} from '#modules/hea/hea.server.ts'
import { heaAudit } from '#modules/hea/hea-audit.ts'
import { imprMonthly, imprWeekly } from '#modules/impr/impr/impr.jobs.ts'
import { imprEscalation, imprInterim, imprMessages } from '#modules/impr/impr/impr.messages.ts'
import { imprAge } from '#modules/impr/impr/impr.portlet.ts'
import { imprRoutes } from '#modules/impr/impr/impr.routes.ts'
import { imprRules } from '#modules/impr/impr/impr.rules.ts'
import { authRequestMessages } from '#modules/manage/authority/auth-request.messages.ts'
import { authRequestRules } from '#modules/manage/authority/auth-request.rules.ts'
import { manageMasters, manageReports, manageRoutes } from '#modules/manage/manage.server.ts'
import { noticeReminders, noticeTurns } from '#modules/manage/notice/notice.jobs.ts'
import { noticeMessages } from '#modules/manage/notice/notice.messages.ts'
import { noticePortlet } from '#modules/manage/notice/notice.portlet.ts'
import { noticeRoutes } from '#modules/manage/notice/notice.routes.ts'
import { noticeRules } from '#modules/manage/notice/notice.rules.ts'
import { noticeWork } from '#modules/manage/notice/notice-work.ts'
import { deptMoveMessages } from '#modules/manage/organisation/move/dept-move.messages.ts'
import {
  rsaAudit,
  rsaDocuments,
  rsaEvents,
  rsaJobs,
  rsaLinks,
  rsaMasters,
  rsaPortlets,
  rsaReports,
  rsaRoutes,
} from '#modules/rsa/rsa.server.ts'
import { stopUseWork } from '#modules/saf/check/result/stop-use-work.ts'
import {
  safDocuments,
  safEvents,
  safFigures,
  safFiles,
  safJobs,
  safMasters,
  safPortlets,
  safPosters,
  safReports,
  safRoutes,
} from '#modules/saf/saf.server.ts'
import { safAudit } from '#modules/saf/saf-audit.ts'
import { sampleRowsExport } from '#modules/sample/lists/rows-export.ts'
import { sampleRoutes } from '#modules/sample/sample.routes.ts'
import { removeWork } from '#modules/wkod/isolation/iso-remove-work.ts'
import { morningLink } from '#modules/wkod/morning/morning.link.ts'
import { paperWork } from '#modules/wkod/permit/paper/paper-work.ts'
import { permitStepWork } from '#modules/wkod/permit/stop/permit-step-work.ts'
import {
  wkodDocuments,
  wkodEvents,
  wkodFigures,
  wkodJobs,
  wkodLinks,
  wkodMasters,
  wkodPages,
  wkodPortlets,
  wkodRoutes,
} from '#modules/wkod/wkod.server.ts'
import { wkodAudit } from '#modules/wkod/wkod-audit.ts'
import { addAreaTexts } from '#platform/model/i18n.ts'
import { addMessageEvents } from '#platform/model/message-event.ts'
import { viewsOf } from '#platform/model/views.ts'
import type { ApprovalBiz } from '#platform/server/approvals/approval.biz.ts'
import { approvalReminders } from '#platform/server/approvals/approval.jobs.ts'
import { approvalTodo, apprStatus } from '#platform/server/approvals/approval.portlet.ts'
import { registerApprovals } from '#platform/server/approvals/approval.routes.ts'
import { approvalWork } from '#platform/server/approvals/approval.work.ts'
import { cleanUpAttachments } from '#platform/server/attachments/attachment.jobs.ts'
import { registerAttachments } from '#platform/server/attachments/attachment.routes.ts'
import { requireAttachmentKey } from '#platform/server/attachments/attachment-key.ts'
import { Attachments } from '#platform/server/attachments/attachments.ts'
import { documentAccess } from '#platform/server/attachments/document-access.ts'
import { heldFiles } from '#platform/server/attachments/held-files.ts'
import { storageIn } from '#platform/server/attachments/storage.ts'
import type { AuditWords } from '#platform/server/audit/audit-kinds.ts'
import { registerAuditLog } from '#platform/server/audit/audit-log.routes.ts'
import { forgetLogs } from '#platform/server/audit/forget-logs.ts'
import { type Clock, SystemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { Database } from '#platform/server/database/database.ts'
import { Listener } from '#platform/server/database/listen.ts'
import { registerDirectory } from '#platform/server/directory/directory.routes.ts'
import { documentExport } from '#platform/server/documents/export.ts'
import { myTaskPortlet } from '#platform/server/documents/my-task.portlet.ts'
import { registerMyWork } from '#platform/server/documents/my-work.routes.ts'
import { registerProposals } from '#platform/server/documents/proposal/proposal.routes.ts'
import { cleanUpProposals } from '#platform/server/documents/proposal/proposal-rows.ts'
import { registerDocument } from '#platform/server/documents/routes.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { registerErrorLog } from '#platform/server/error-log/error-log.routes.ts'
import { forgetErrors } from '#platform/server/error-log/error-log.ts'
import { registerExports } from '#platform/server/exports/export.routes.ts'
import type { ExportSource } from '#platform/server/exports/exports.ts'
import { cleanUpExports, WRITE_EXPORTS, writeExports } from '#platform/server/exports/write-exports.ts'
import { type CountedFigures, registerFigures } from '#platform/server/figures/figures.routes.ts'
import { registerForms } from '#platform/server/forms/form.routes.ts'
import { type App, createApp } from '#platform/server/http/app.ts'
import { inArea } from '#platform/server/http/area.ts'
import { carriedBy } from '#platform/server/http/carried.ts'
import { openDoors } from '#platform/server/http/doors.ts'
import { registerHealth } from '#platform/server/http/health.ts'
import { pageAsks } from '#platform/server/http/page-asks.ts'
import { serveWeb } from '#platform/server/http/web-app.ts'
import { registerJobs } from '#platform/server/jobs/job.routes.ts'
import { forgetJobRuns } from '#platform/server/jobs/job-run.ts'
import { forgetIdempotency, type Job, Jobs, jobsOf, prepareAuditMonths } from '#platform/server/jobs/jobs.ts'
import { JOB_CHANNEL } from '#platform/server/jobs/wake.ts'
import { registerLinks } from '#platform/server/links/link.routes.ts'
import type { LinkPurpose, OpenPurpose } from '#platform/server/links/link.ts'
import { faultFields, logTo } from '#platform/server/log.ts'
import { masterAccess } from '#platform/server/masters/files.ts'
import { registerPickers } from '#platform/server/masters/picker.routes.ts'
import { registerMaster } from '#platform/server/masters/routes.ts'
import type { RuledMaster } from '#platform/server/masters/rules.ts'
import { registerEvents } from '#platform/server/notifications/events.routes.ts'
import { mailNotifications } from '#platform/server/notifications/mail-notifications.ts'
import { newsPortlet } from '#platform/server/notifications/news.portlet.ts'
import { registerNotifications } from '#platform/server/notifications/notification.routes.ts'
import { registerNotifySettings } from '#platform/server/notifications/notify-setting.routes.ts'
import { platformMessages } from '#platform/server/notifications/platform.messages.ts'
import { sendOutbox } from '#platform/server/outbox/send-outbox.ts'
import { registerPalette } from '#platform/server/palette/palette.routes.ts'
import { registerPortlets } from '#platform/server/portlets/portlet.routes.ts'
import type { Portlet } from '#platform/server/portlets/portlet.ts'
import { registerPrivacy } from '#platform/server/privacy/privacy.routes.ts'
import { registerReport } from '#platform/server/reports/report.routes.ts'
import { reportExport } from '#platform/server/reports/report.sheet.ts'
import type { ReportAnswer } from '#platform/server/reports/report.ts'
import { ROOT } from '#platform/server/root.ts'
import { registerSavedSearches } from '#platform/server/saved-searches/saved-search.routes.ts'
import type { Services } from '#platform/server/services.ts'
import { registerSignIn } from '#platform/server/sign-in/register.ts'
import { forgetNonces, forgetSessions } from '#platform/server/sign-in/sign-in.jobs.ts'
import { lockUnused } from '#platform/server/sign-in/unused.ts'
import { countRequests, forgetRequestStats } from '#platform/server/status/request-stats.ts'
import { registerStatus } from '#platform/server/status/status.routes.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { approvals } from './approvals.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts'
import { registerMock } from './demo/mock.routes.ts'
import { loadSite } from './first-start.ts'
import { joins, ports } from './joins.ts'
import { models } from './modules.ts'
import { portletDefaults } from './portlet-defaults.ts'
import { texts } from './texts.ts'

addMessageEvents('platform', Object.values(platformMessages))
addMessageEvents('saf', safEvents)
addMessageEvents('rsa', rsaEvents)
addMessageEvents('impr', Object.values(imprMessages))
addMessageEvents('manage', [
  ...Object.values(noticeMessages),
  ...Object.values(authRequestMessages),
  ...Object.values(deptMoveMessages),
])
addMessageEvents('hea', heaEvents)
addMessageEvents('education', educationMessages)
addMessageEvents('chm', chmEvents)
addMessageEvents('contractor', contractorEvents)
addMessageEvents('wkod', wkodEvents)
addAreaTexts(texts)

const documents: readonly RuledDocument[] = [
  ...safDocuments,
  ...rsaDocuments,
  imprRules,
  noticeRules,
  authRequestRules,
  ...heaDocuments,
  ...vendorDocuments,
  ...educationDocuments,
  ...chmDocuments,
  ...wkodDocuments,
]
/** What the audit tells of beside documents and masters. */
export const auditWords: readonly AuditWords[] = [
  ...safAudit,
  ...rsaAudit,
  ...heaAudit,
  ...educationAudit,
  ...chmAudit,
  ...contractorAudit,
  ...wkodAudit,
]

/** Read lists over SQL of their own. */
export const reports: readonly ReportAnswer[] = [
  ...contractorReports,
  ...heaReports,
  ...safReports,
  ...rsaReports,
  ...chmReports,
  ...manageReports(
    () => masters.map(({ master }) => master),
    () => jobs,
    auditWords,
  ),
]
/** Pages of figures. */
const figures: readonly CountedFigures[] = [...safFigures, ...heaFigures, ...wkodFigures]
const exportSources: readonly ExportSource[] = [
  ...documents.filter(({ model }) => !model.access.confidential).map(documentExport),
  ...reports.filter(({ report }) => report.sheet !== false).map(reportExport),
  sampleRowsExport,
  ...heaExports,
]
const moreWork = [approvalWork(approvals), noticeWork, ...permitStepWork, paperWork, removeWork, stopUseWork]
/** What people without an account do by a link. */
const linkPurposes: readonly LinkPurpose[] = [...heaLinks, ...vendorLinks, ...wkodLinks, ...educationLinks, ...rsaLinks]
/** What whoever passes a poster may tell. */
const openPurposes: readonly OpenPurpose[] = [...safPosters, ...vendorPosters]
/** The parts of the dashboard, in the order in which it begins. */
const portlets: readonly Portlet[] = [
  myTaskPortlet(moreWork, [approvalTodo]),
  apprStatus,
  imprAge,
  ...safPortlets,
  ...rsaPortlets,
  ...heaPortlets,
  ...wkodPortlets,
  noticePortlet,
  newsPortlet,
]
export const masters: readonly RuledMaster[] = [
  ...manageMasters,
  ...baseinfoMasters,
  ...safMasters,
  ...rsaMasters,
  ...heaMasters,
  ...educationMasters,
  ...chmMasters,
  ...vendorMasters,
  ...wkodMasters,
]
export const jobs: readonly Job[] = [
  // The platform's own are named where their page stands.
  ...jobsOf('manage', [
    forgetIdempotency,
    forgetSessions,
    lockUnused,
    forgetNonces,
    forgetErrors,
    forgetJobRuns,
    forgetRequestStats,
    prepareAuditMonths,
    forgetLogs,
    mailNotifications,
    sendOutbox,
    cleanUpAttachments,
    writeExports(exportSources),
    cleanUpExports,
    cleanUpProposals,
    approvalReminders,
    noticeTurns,
    noticeReminders,
  ]),
  ...jobsOf('saf', safJobs),
  ...jobsOf('rsa', rsaJobs),
  ...jobsOf('impr', [imprEscalation, imprInterim, imprWeekly, imprMonthly]),
  ...jobsOf('hea', heaJobs),
  ...jobsOf('contractor', contractorJobs),
  ...jobsOf('education', educationJobs),
  ...jobsOf('wkod', wkodJobs),
  ...jobsOf('chm', chmJobs),
]

const WEB = join(ROOT, 'dist/web')

/**
 * The HTTP application over one database, not yet listening: the program and the tests share it.
 *
 * @throws Error that names the ports which nobody answers on this database
 */
export async function buildServer(
  services: Services,
  listener: Listener,
  migration: string,
  kinds: readonly ApprovalBiz[] = approvals,
): Promise<App> {
  services.db.joins.require(ports)
  services.db.memory.hear(listener)
  const app = await createApp(services)
  const stats = countRequests(app, services)
  const sessions = registerSignIn(app, services, listener)
  registerHealth(app, services, migration)
  registerErrorLog(app, services)
  registerDirectory(app, services, listener, { accounts: demoAccounts, password: DEMO_PASSWORD })
  const attachments = attachmentsOf(services)
  await registerAttachments(app, attachments)
  registerForms(app, services)
  registerLinks(app, services, linkPurposes, openPurposes, [morningLink], attachments)
  registerApprovals(app, services, kinds)
  registerNotifications(app, services)
  registerNotifySettings(app, services)
  registerPrivacy(app, services)
  registerEvents(app, services, listener, sessions)
  registerMyWork(app, services, moreWork)
  registerPortlets(app, services, portlets, portletDefaults)
  registerExports(app, services, exportSources)
  registerProposals(app, services)
  registerPalette(
    app,
    services,
    masters.map(({ master }) => master),
  )
  registerSavedSearches(app, services)
  const declared = masters.map(({ master }) => master)
  registerAuditLog(app, services, declared, auditWords)
  registerJobs(app, services, jobs)
  registerStatus(app, services, stats)
  for (const document of documents) inArea(document.model.area, () => registerDocument(app, services, document))
  for (const ruled of masters) inArea(ruled.master.area, () => registerMaster(app, services, ruled))
  for (const report of reports) inArea(report.report.area, () => registerReport(app, services, report))
  for (const counted of figures) inArea(counted.figures.model.area, () => registerFigures(app, services, counted))
  registerPickers(
    app,
    services,
    masters.map(({ master }) => master),
  )
  inArea('saf', () => safRoutes(app, services, attachments))
  inArea('rsa', () => rsaRoutes(app, services))
  inArea('manage', () => manageRoutes(app, services))
  inArea('baseinfo', () => baseinfoRoutes(app, services))
  inArea('manage', () => noticeRoutes(app, services))
  inArea('impr', () => imprRoutes(app, services))
  inArea('hea', () => heaRoutes(app, services))
  inArea('chm', () => chmRoutes(app, services))
  inArea('contractor', () => contractorRoutes(app, services))
  inArea('education', () => educationRoutes(app, services))
  inArea('wkod', () => wkodRoutes(app, services))
  inArea('sample', () => sampleRoutes(app, services))
  registerMock(app, services)
  return app
}

const attachmentsOf = (services: Services): Attachments =>
  new Attachments({
    db: services.db,
    storage: storageIn(services.settings.dataDir),
    access: heldFiles(
      services,
      [...safFiles, ...chmFiles],
      masterAccess(
        services,
        masters.map(({ master }) => master),
        documentAccess(services),
      ),
    ),
    now: () => services.clock.now(),
  })

const firstViewOf = (name: string) => {
  const model = models.find((one) => one.name === name)
  return model && viewsOf(model)?.first
}

/**
 * The web app beside the interface.
 *
 * @param mostMs how long a page waits for what it brings with it; as long as people would, where nothing is said
 */
export const servePages = (app: App, folder: string, { offline }: Pick<Config, 'offline'>, mostMs?: () => number) =>
  serveWeb(app, folder, { asks: pageAsks(models, wkodPages, firstViewOf), carry: carriedBy(app, mostMs), offline })

export interface StartOptions {
  config: Config
  databaseUrl: string
  migration: string
  /** Begin without the demo site. */
  empty: boolean
  onProgress: (text: string) => void
  /** Told of each thing as it is begun, how it is ended: in reverse order, also of a start that is not over yet. */
  onBegun: (end: () => Promise<void>) => void
}

export async function startServer({ config, databaseUrl, migration, empty, onProgress, onBegun }: StartOptions) {
  const log = logTo(config.logLevel, (line) => void process.stderr.write(line))
  const onFault: Services['onFault'] = (error, where, of) => log.write('error', { where, ...of, ...faultFields(error) })
  const clock: Clock = new SystemClock()
  const db = new Database(config.databaseAppUrl ?? databaseUrl, {
    onFault: (error) => onFault(error, 'database'),
    joins,
  })
  onBegun(() => db.close())
  const { dataDir } = config
  const { demo, accounts } = await loadSite({
    databaseUrl,
    db,
    clock,
    demo: config.demo && !empty,
    dataDir,
    onProgress,
  })
  await requireAttachmentKey(db, dataDir)
  const { version } = packageJson
  const settings = {
    version,
    demo,
    dataDir,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    trustProxy: config.trustProxy,
    tokenSecret: config.tokenSecret,
    strict: config.environment === 'development',
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    smsUrl: config.smsUrl,
    portalSecret: config.portalSecret,
    oidc: config.oidc,
    enforceSignature: config.enforceSignature,
  }
  const services: Services = { db, clock, models, settings, onFault, log }
  const listener = new Listener((error) => onFault(error, 'listener'))
  onBegun(() => listener.stop())
  await listener.start(databaseUrl)
  const app = await buildServer(services, listener, migration)
  await servePages(app, WEB, config)
  const working = new Jobs(databaseUrl, services, jobs)
  // The jobs end behind the requests, which may still ask for one.
  onBegun(() => working.stop())
  onBegun(() => app.close())
  listener.on(JOB_CHANNEL, (said) => void working.runSoon(said).catch((error) => onFault(error, 'jobs')))
  await openDoors(app, { host: config.host, port: config.port })
  await working.start()
  await working.runSoon(WRITE_EXPORTS)
  return { address: config.publicUrl ?? `http://localhost:${config.port}`, accounts }
}
