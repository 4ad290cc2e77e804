/** Which page stands below which menu row of education; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const courses = () => import('./course/edu-course.screens.tsx')
const rounds = () => import('./round/edu-round.screens.tsx')
const papers = () => import('./round/edu-round.print.tsx')
const fixes = () => import('./fix/edu-fix.screens.tsx')
const externals = () => import('./external/edu-external.screens.tsx')
const needs = () => import('./need/edu-need.screens.tsx')
const statuses = () => import('./status/status.screens.tsx')
const applications = () => import('./round/apply.screens.tsx')

const externalPages = {
  '': load(externals, 'EduExternalList'),
  ':no': load(externals, 'EduExternalDetail', { head: 'own' }),
} as const

export const educationScreens: Screens = {
  'education/course/courseList': { pages: { '': load(courses, 'EduCourseList') } },
  'education/course/questionList': { pages: { '': load(courses, 'EduQuestionList') } },
  'education/round/eduRound': {
    pages: {
      '': load(rounds, 'EduRoundList'),
      new: load(rounds, 'EduRoundDetail', { head: 'own' }),
      ':no': load(rounds, 'EduRoundDetail', { head: 'own' }),
      ':no/print': load(papers, 'AttendanceSheet', { standalone: true }),
      ':no/certs': load(papers, 'Certificates', { standalone: true }),
    },
  },
  'education/round/eduFix': {
    pages: {
      '': load(fixes, 'EduFixList'),
      new: load(fixes, 'EduFixDetail', { head: 'own' }),
      ':no': load(fixes, 'EduFixDetail', { head: 'own' }),
    },
  },
  'education/external/eduExternal': { pages: externalPages },
  'education/need/eduNeed': {
    pages: { '': load(needs, 'EduNeedList'), ':no': load(needs, 'EduNeedDetail', { head: 'own' }) },
  },
  'education/status/vendorEdu': { pages: { '': load(statuses, 'VendorEduStatus') } },
  'vendor/portal/educationStatus': { pages: { '': load(statuses, 'VendorEduStatus') } },
  'vendor/subconEducation/educationApply': {
    pages: {
      '': load(applications, 'ApplyList'),
      ':no': load(applications, 'ApplyDetail'),
      ':no/certs': load(papers, 'Certificates', { standalone: true }),
      ':no/tickets': load(() => import('./round/apply.print.tsx'), 'Tickets', { standalone: true }),
    },
  },
  'vendor/subconEducation/eduExternal': {
    pages: { ...externalPages, new: load(externals, 'EduExternalDetail', { head: 'own' }) },
  },
}
