/** Which page stands below which menu row of risk assessment; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const scales = () => import('./scale/rsa-scale.screens.tsx')
const assessments = () => import('./assess/rsa.screens.tsx')
const meetings = () => import('./continuous/rsa-meeting.screens.tsx')
const records = () => import('./assess/rsa-record.screens.tsx')
const studies = () => import('./hazop/hazop.screens.tsx')
const studyRecords = () => import('./hazop/hazop-record.screens.tsx')

const checklists = () => import('./checklist/rsa-checklist.screens.tsx')

export const rsaScreens: Screens = {
  'rsa/plan/rsaPlanList': {
    pages: {
      '': load(() => import('./year/rsa-year.screens.tsx'), 'RsaPlanList'),
      half: load(() => import('./year/rsa-half.screens.tsx'), 'RsaHalfList'),
    },
  },
  'rsa/std/rsaScale': {
    pages: {
      '': load(scales, 'RsaScaleList'),
      new: load(scales, 'RsaScaleDetail', { head: 'own' }),
      ':no': load(scales, 'RsaScaleDetail', { head: 'own' }),
    },
  },
  'rsa/std/rsaHazardLib': {
    pages: { '': load(() => import('./library/hazard-lib.screens.tsx'), 'HazardLibList') },
  },
  'rsa/assess/rsaContinuous': {
    pages: {
      '': load(() => import('./continuous/rsa-continuous.screens.tsx'), 'RsaContinuous'),
      print: load(() => import('./continuous/rsa-continuous.print.tsx'), 'RsaContinuousPaper', { standalone: true }),
    },
  },
  'rsa/assess/rsaMeetingList': {
    pages: {
      '': load(meetings, 'RsaMeetingList'),
      new: load(meetings, 'RsaMeetingDetail', { head: 'own' }),
      ':no': load(meetings, 'RsaMeetingDetail', { head: 'own' }),
      ':no/print': load(() => import('./continuous/rsa-meeting.print.tsx'), 'RsaMeetingPaper', { standalone: true }),
    },
  },
  'rsa/assess/rsaAssessList': {
    pages: {
      '': load(assessments, 'RsaList'),
      new: load(records, 'RsaDetail', { head: 'own' }),
      ':no': load(records, 'RsaDetail', { head: 'own' }),
      ':no/print': load(() => import('./assess/rsa.print.tsx'), 'RsaPaper', { standalone: true }),
      ':no/poster': load(() => import('./share/posting.print.tsx'), 'RsaPosting', { standalone: true }),
    },
  },
  'rsa/psm/checklistList': {
    pages: {
      '': load(checklists, 'RsaChecklistList'),
      new: load(checklists, 'RsaChecklistDetail', { head: 'own' }),
      ':no': load(checklists, 'RsaChecklistDetail', { head: 'own' }),
      ':no/print': load(() => import('./checklist/rsa-checklist.print.tsx'), 'RsaChecklistPaper', { standalone: true }),
    },
  },
  'rsa/psm/hazopList': {
    pages: {
      '': load(studies, 'HazopList'),
      new: load(studyRecords, 'HazopDetail', { head: 'own' }),
      ':no': load(studyRecords, 'HazopDetail', { head: 'own' }),
      ':no/print': load(() => import('./hazop/hazop.print.tsx'), 'HazopPaper', { standalone: true }),
    },
  },
}
