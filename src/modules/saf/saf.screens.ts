/** Which page stands below which menu row of safety; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'
import { jsaScreens } from './jsa/jsa-pages.ts'

const accidentLists = () => import('./accident/accident.screens.tsx')
const accidentRecord = () => import('./accident/accident-record.screens.tsx')
const accidentForm = () => import('./accident/form/form.print.tsx')
const accidentLesson = () => import('./accident/lesson/lesson.print.tsx')
const accidentStat = () => import('./accident/figures/accident-stat.screens.tsx')
const accidentReport = () => import('./accident/accident-report.screens.tsx')
const accidentPosters = () => import('./accident/poster/accident-poster.screens.tsx')
const accidentRegister = () => import('./accident/register/accident-register.screens.tsx')
const untoldVisits = () => import('./accident/untold/untold-visit.screens.tsx')
const accidentFixes = () => import('./accident/fix/accident-fix.screens.tsx')
const accidentPages = {
  new: load(accidentReport, 'AccidentReport', { offline: '사고 보고' }),
  ':no': load(accidentRecord, 'AccidentDetail', { head: 'own' }),
  ':no/print': load(() => import('./accident/paper/accident.print.tsx'), 'AccidentPaper', { standalone: true }),
  ':no/inquiry': load(() => import('./accident/paper/inquiry.print.tsx'), 'InquiryPaper', { standalone: true }),
  ':no/lessons/:lesson': load(accidentLesson, 'AccidentLessonPaper', { standalone: true }),
  ':no/forms/:form': load(accidentForm, 'AccidentFormPaper', { standalone: true }),
}
const accidentActions = [{ label: '사고 보고', path: 'new' }]

const nearMissScreens = () => import('./near-miss/near-miss.screens.tsx')
const nearMissRecords = () => import('./near-miss/near-miss-record.screens.tsx')
const nearMissPrint = () => import('./near-miss/near-miss.print.tsx')
const nearMissStat = () => import('./near-miss/figures/near-miss-stat.tsx')

/** One report looks the same to staff and to vendors. */
const nearMissRecord = {
  new: load(nearMissRecords, 'NearMissDetail', { head: 'own' }),
  ':no': load(nearMissRecords, 'NearMissDetail', { head: 'own' }),
  ':no/print': load(nearMissPrint, 'NearMissPaper', { standalone: true }),
}
const quickActions = [{ label: '아차사고 보고', path: 'new' }]

const checkTmpls = () => import('./check/tmpl/check-tmpl.screens.tsx')
const checkSchedules = () => import('./check/plan/check-schedule.screens.tsx')
const checkPlans = () => import('./check/plan/check-plan.screens.tsx')
const safetyChecks = () => import('./check/result/safety-check.screens.tsx')

const obsCards = () => import('./observe/obs-card.screens.tsx')
const obsEntry = () => import('./observe/obs-card-entry.tsx')
const obsPages = {
  new: load(obsEntry, 'ObsCardEntry', { offline: '관찰카드 쓰기' }),
  stats: load(() => import('./observe/obs-card-stats.tsx'), 'ObsCardStats'),
  follow: load(() => import('./observe/obs-card-follow.tsx'), 'ObsCardFollow'),
  ':no': load(obsCards, 'ObsCardDetail', { head: 'own' }),
}
const obsActions = [{ label: '관찰카드 쓰기', path: 'new' }]

const placeLabels = () => import('./place-label/place-label.screens.tsx')

export const safScreens: Screens = {
  ...jsaScreens,
  'saf/check/patrolLog': { pages: { '': load(() => import('./patrol/patrol.screens.tsx'), 'PatrolLogPage') } },
  'saf/check/placeLabel': {
    pages: {
      '': load(placeLabels, 'PlaceLabelPage'),
      print: load(placeLabels, 'PlaceLabelPaper', { standalone: true }),
    },
  },
  'saf/check/blindSpots': { pages: { '': load(() => import('./blind/blind.screens.tsx'), 'BlindSpotsPage') } },
  'saf/check/checkLegal': {
    pages: { '': load(() => import('./check-legal/legal-duty.screens.tsx'), 'CheckLegalPage') },
  },
  'saf/jsa/siteTerm': { pages: { '': load(() => import('./term/site-term.screens.tsx'), 'SiteTermList') } },
  'saf/jsa/seenWord': { pages: { '': load(() => import('./seen/seen-word.screens.tsx'), 'SeenWordList') } },
  'saf/check/checkTmpl': {
    pages: {
      '': load(checkTmpls, 'CheckTmplList'),
      new: load(checkTmpls, 'CheckTmplDetail', { head: 'own' }),
      ':no': load(checkTmpls, 'CheckTmplDetail', { head: 'own' }),
      ':no/print': load(() => import('./check/tmpl/check-tmpl.print.tsx'), 'CheckTmplPaper', { standalone: true }),
    },
  },
  'saf/check/checkSchedule': {
    pages: {
      '': load(checkSchedules, 'CheckScheduleList'),
      new: load(checkSchedules, 'CheckScheduleDetail', { head: 'own' }),
      ':no': load(checkSchedules, 'CheckScheduleDetail', { head: 'own' }),
    },
  },
  'saf/check/checkPlan': {
    pages: {
      '': load(checkPlans, 'CheckPlanList'),
      today: load(() => import('./check/fill/check-today.screens.tsx'), 'CheckToday', { offline: '오늘 점검' }),
      month: load(() => import('./check/plan/check-month.screens.tsx'), 'CheckMonth'),
      ':no': load(checkPlans, 'CheckPlanDetail', { head: 'own' }),
    },
    quickActions: [{ label: '오늘 점검', path: 'today' }],
  },
  'saf/check/checkResult': {
    pages: {
      '': load(safetyChecks, 'SafetyCheckList'),
      ':no': load(safetyChecks, 'SafetyCheckDetail', { head: 'own' }),
      ':no/print': load(() => import('./check/result/safety-check.print.tsx'), 'SafetyCheckPaper', {
        standalone: true,
      }),
      ':no/tag': load(() => import('./check/result/stop-use.print.tsx'), 'StopUseTag', { standalone: true }),
    },
  },
  'saf/accident/accidentList': {
    pages: {
      '': load(accidentLists, 'AccidentList'),
      ...accidentPages,
      untold: load(untoldVisits, 'UntoldVisits'),
      register: load(accidentRegister, 'AccidentRegister'),
      posters: load(accidentPosters, 'AccidentPosters'),
      'posters/:no': load(accidentPosters, 'AccidentPosterPaper', { standalone: true }),
    },
    quickActions: accidentActions,
  },
  'saf/accident/accidentFix': {
    pages: {
      '': load(accidentFixes, 'AccidentFixList'),
      new: load(accidentFixes, 'AccidentFixDetail', { head: 'own' }),
      ':no': load(accidentFixes, 'AccidentFixDetail', { head: 'own' }),
    },
  },
  'vendor/coworkSaf/accidentList': {
    pages: { '': load(accidentLists, 'VendorAccidentList'), ...accidentPages },
    quickActions: accidentActions,
  },
  'saf/accident/nearMissList': {
    pages: { '': load(nearMissScreens, 'NearMissList'), ...nearMissRecord },
    quickActions,
  },
  'saf/accident/accidentStat': { pages: { '': load(accidentStat, 'AccidentStat') } },
  'saf/accident/nearMissStat': { pages: { '': load(nearMissStat, 'NearMissStat') } },
  'vendor/coworkSaf/nearMissList': {
    pages: { '': load(nearMissScreens, 'VendorNearMissList'), ...nearMissRecord },
    quickActions,
  },
  'saf/observe/observeList': {
    pages: {
      '': load(obsCards, 'ObsCardList'),
      ...obsPages,
      posters: load(() => import('./observe/obs-poster.tsx'), 'ObsPosters'),
      'posters/:no': load(() => import('./observe/obs-poster.tsx'), 'ObsPosterPaper', { standalone: true }),
    },
    quickActions: obsActions,
  },
  'vendor/coworkSaf/observeCard': {
    pages: { '': load(obsCards, 'VendorObsCardList'), ...obsPages },
    quickActions: obsActions,
  },
}
