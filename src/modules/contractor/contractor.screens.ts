/** Which page stands below which menu row of contractors, on both sides; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import { msdsScreens } from './msds/msds-pages.ts'

const masters = () => import('./master/vendor-master.screens.tsx')
const docs = () => import('./document/vendor-doc.screens.tsx')
const contracts = () => import('./contract/vendor-contract.screens.tsx')
const people = () => import('./person/people.tsx')
const quals = () => import('./person/person-qual.screens.tsx')
const changes = () => import('./change/vendor-change.screens.tsx')
const cards = () => import('./card/card.screens.tsx')
const demerits = () => import('./demerit/demerit.screens.tsx')
const sanctions = () => import('./demerit/sanction.screens.tsx')
const entries = () => import('./entry/entry-rqst.screens.tsx')
const passes = () => import('./entry/entry-pass.print.tsx')
const requests = () => import('./dept-rqst/dept-rqst.screens.tsx')

const checks = () => import('./check/check-result.screens.tsx')
const checkParts = () => import('./check/masters.screens.tsx')
const councils = () => import('./council/council.screens.tsx')
const evals = () => import('./eval/eval.screens.tsx')
const evalPlans = () => import('./eval/eval-plan.screens.tsx')
const evalSheets = () => import('./eval/eval-sheet.screens.tsx')
const warnPoints = () => import('./warn/warn-point.screens.tsx')

/** One record: the same page on both sides. */
const record = (importer: Parameters<typeof load>[0], name: string) =>
  ({ new: load(importer, name, { head: 'own' }), ':no': load(importer, name, { head: 'own' }) }) as const

const masterPages = {
  ':no': load(masters, 'VendorMasterDetail', { head: 'own' }),
  ':no/print': load(masters, 'VendorMasterPaper', { standalone: true }),
} as const
const docPages = { pages: { '': load(docs, 'VendorDocList'), ...record(docs, 'VendorDocDetail') } }
const contractPages = {
  pages: { '': load(contracts, 'VendorContractList'), ...record(contracts, 'VendorContractDetail') },
}
const peoplePages = { pages: { '': load(people, 'PeoplePage'), ':no': load(people, 'PeoplePage') } }
const qualPages = { pages: { '': load(quals, 'PersonQualList'), ...record(quals, 'PersonQualDetail') } }
const changePages = { pages: { '': load(changes, 'VendorChangeList'), ...record(changes, 'VendorChangeDetail') } }
const entryPages = {
  pages: {
    '': load(entries, 'EntryRqstList'),
    ...record(entries, 'EntryRqstDetail'),
    ':no/print': load(passes, 'EntryPasses', { standalone: true }),
  },
}
const readyPages = { pages: { '': load(() => import('./ready/ready.screens.tsx'), 'ReadyPeople') } }
const requestPages = { pages: { '': load(requests, 'DeptRqstList'), ...record(requests, 'DeptRqstDetail') } }

const cardPages = { '': load(cards, 'SgcCardList'), ':no': load(cards, 'SgcCardDetail', { head: 'own' }) } as const
const demeritPages = {
  '': load(demerits, 'SgcDemeritList'),
  persons: load(() => import('./demerit/persons.screens.tsx'), 'SanctionedPeople'),
  ':no': load(demerits, 'SgcDemeritDetail', { head: 'own' }),
  ':no/print': load(() => import('./demerit/demerit.print.tsx'), 'SgcDemeritNotice', { standalone: true }),
} as const
const sanctionPages = {
  pages: {
    '': load(sanctions, 'SgcSanctionList'),
    ':no': load(sanctions, 'SgcSanctionDetail', { head: 'own' }),
    ':no/print': load(sanctions, 'SgcSanctionPaper', { standalone: true }),
  },
}
const warnPointRecord = {
  ':no': load(warnPoints, 'WarnPointDetail', { head: 'own' }),
  ':no/print': load(() => import('./warn/warn-point.print.tsx'), 'WarnPointPaper', { standalone: true }),
  trend: load(() => import('./warn/warn-point-trend.tsx'), 'WarnPointTrend'),
} as const

const startCheck = load(() => import('./check/start-check.tsx'), 'StartCheck')
const fillCheck = load(() => import('./check/fill-check.screens.tsx'), 'FillCheck')
const checkPages = {
  pages: {
    '': load(checks, 'CheckResultList'),
    new: startCheck,
    status: load(() => import('./check/check-status.screens.tsx'), 'CheckStatusPage'),
    improvements: load(() => import('./check/check-improvements.screens.tsx'), 'CheckImprovements'),
    ':no': load(checks, 'CheckResultDetail', { head: 'own' }),
    ':no/fill': fillCheck,
    ':no/print': load(() => import('./check/check-result.print.tsx'), 'CheckResultPaper', { standalone: true }),
  },
  quickActions: [{ label: '점검 시작', path: 'new' }],
}
const checkPlanPages = {
  pages: { '': load(checkParts, 'SelfCheckPlanList'), ...record(checkParts, 'SelfCheckPlanDetail') },
}
const inspectorPages = {
  pages: { '': load(checkParts, 'InspectorList'), ...record(checkParts, 'InspectorDetail') },
}
const councilPages = {
  ':no': load(councils, 'CouncilDetail', { head: 'own' }),
  ':no/print': load(() => import('./council/council.print.tsx'), 'CouncilPaper', { standalone: true }),
} as const
const evalPages = {
  ':no/print': load(() => import('./eval/eval.print.tsx'), 'EvalPaper', { standalone: true }),
  trend: load(() => import('./eval/eval-trend.tsx'), 'EvalTrend'),
} as const

export const contractorScreens: Screens = {
  ...msdsScreens,
  'vendor/baseInfo/vendorInfo': {
    pages: {
      '': load(masters, 'VendorMasterList'),
      new: load(masters, 'VendorMasterDetail', { head: 'own' }),
      ...masterPages,
    },
  },
  'vendor/portal/vendorInfo': { pages: { '': load(masters, 'MyVendor'), ...masterPages } },
  'vendor/baseInfo/vendorDoc': docPages,
  'vendor/portal/vendorDoc': docPages,
  'vendor/baseInfo/vendorContract': contractPages,
  'vendor/portal/vendorContract': contractPages,
  'vendor/baseInfo/vendorPerson': peoplePages,
  'vendor/portal/vendorPerson': peoplePages,
  'vendor/baseInfo/personQual': qualPages,
  'vendor/portal/personQual': qualPages,
  'vendor/baseInfo/vendorChange': changePages,
  'vendor/portal/vendorChange': changePages,
  'vendor/baseInfo/deptRqst': requestPages,
  'vendor/portal/deptRqst': requestPages,
  'vendor/demerit/cardIssue': {
    pages: {
      ...cardPages,
      new: load(cards, 'SgcCardDetail', { head: 'own' }),
      ':no/print': load(() => import('./card/card.print.tsx'), 'SgcCardPaper', { standalone: true }),
    },
  },
  'vendor/sgc/sgcIssueCard': { pages: cardPages },
  'vendor/demerit/demeritIssue': {
    pages: { ...demeritPages, new: load(demerits, 'SgcDemeritDetail', { head: 'own' }) },
    quickActions: [{ label: '벌점 발부', path: 'new' }],
  },
  'vendor/sgc/sgcDemeritCard': { pages: demeritPages },
  'vendor/demerit/demeritCommittee': {
    pages: {
      '': load(demerits, 'DemeritCommittee'),
      ':no': load(demerits, 'SgcDemeritDetail', { head: 'own' }),
      ':no/print': load(() => import('./demerit/demerit.print.tsx'), 'SgcDemeritNotice', { standalone: true }),
    },
  },
  'vendor/demerit/sanctionList': sanctionPages,
  'vendor/sgc/sanctionList': sanctionPages,
  'vendor/demerit/violItem': { pages: { '': load(() => import('./demerit/viol-item.screens.tsx'), 'ViolItemList') } },
  'vendor/entry/entryApprList': entryPages,
  'vendor/entry/readyPeople': readyPages,
  'vendor/portal/readyPeople': readyPages,
  'vendor/subconEntry/requestEntry': entryPages,
  'vendor/entry/onSiteNow': {
    pages: { '': load(() => import('./entry/onsite.screens.tsx'), 'OnSiteNow', { offline: '비상 인원 확인' }) },
  },
  'vendor/entry/gateCheck': {
    pages: { '': load(() => import('./entry/gate.screens.tsx'), 'GateCheck', { offline: '게이트' }) },
  },
  'vendor/warnPoint/warnPointIssue': {
    pages: {
      '': load(warnPoints, 'WarnPointList'),
      new: load(warnPoints, 'WarnPointDetail', { head: 'own' }),
      ...warnPointRecord,
    },
    quickActions: [{ label: '경고·지적 발부', path: 'new' }],
  },
  'vendor/portal/warnAndPointOutStatus': { pages: { '': load(warnPoints, 'VendorWarnPointList'), ...warnPointRecord } },
  'saf/subconEval/evalPlan': {
    pages: {
      '': load(evalPlans, 'EvalPlanList'),
      ...record(evalPlans, 'EvalPlanDetail'),
      ':no/print': load(evalPlans, 'HalfYearReport', { standalone: true }),
    },
  },
  'saf/subconEval/evalSheet': {
    pages: { '': load(evalSheets, 'EvalSheetList'), ...record(evalSheets, 'EvalSheetDetail') },
  },
  'saf/subconEval/evalScore': { pages: { '': load(evals, 'EvalList'), ...record(evals, 'EvalDetail'), ...evalPages } },
  'vendor/subconEval/subconEvalResult': {
    pages: { '': load(evals, 'VendorEvalList'), ':no': load(evals, 'EvalDetail', { head: 'own' }), ...evalPages },
  },
  'vendor/portal/vendorAccount': { pages: { '': load(() => import('./account/accounts.tsx'), 'VendorAccounts') } },
  'vendor/checkPatrol/checkResult': checkPages,
  'vendor/subconCheckPatrol/subconCheckPatrol': checkPages,
  'vendor/subconCheckPatrol/selfCheckItemResult': { pages: { '': startCheck, ':no': fillCheck } },
  'vendor/subconCheckPatrol/selfCheckimprActTab': {
    pages: { '': load(() => import('./check/check-improvements.screens.tsx'), 'CheckImprovements') },
  },
  'vendor/checkPatrol/checkPlan': checkPlanPages,
  'vendor/subconCheckPatrol/selfCheckPlan': checkPlanPages,
  'vendor/checkPatrol/checkInspector': inspectorPages,
  'vendor/subconCheckPatrol/selfCheckInspector': inspectorPages,
  'vendor/checkPatrol/checkTmpl': {
    pages: { '': load(checkParts, 'SelfCheckTmplList'), ...record(checkParts, 'SelfCheckTmplDetail') },
  },
  'vendor/council/councilMeeting': {
    pages: {
      '': load(councils, 'CouncilList'),
      new: load(councils, 'CouncilDetail', { head: 'own' }),
      ...councilPages,
    },
  },
  'vendor/coworkSaf/councilMeeting': { pages: { '': load(councils, 'CouncilList'), ...councilPages } },
}
