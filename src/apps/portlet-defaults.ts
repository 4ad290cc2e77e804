/** How the dashboard of a role begins, until an administrator arranges it for the group or a person for himself. */
import type { RoleCd } from '#modules/roles.model.ts'
import type { Layout } from '#platform/model/portlet.ts'

const work = { portletId: 'myTask', size: 'L' } as const
const notices = { portletId: 'notice', size: 'M' } as const
const approvals = { portletId: 'apprStatus', size: 'M' } as const
const improvements = { portletId: 'imprAge', size: 'M' } as const
const accidents = { portletId: 'accidentMonth', size: 'M' } as const
const free = { portletId: 'accidentFree', size: 'M' } as const
const clocks = { portletId: 'accidentDue', size: 'M' } as const
const checkups = { portletId: 'checkupRate', size: 'M' } as const
const care = { portletId: 'healthCare', size: 'M' } as const
const measuring = { portletId: 'measureDue', size: 'M' } as const
const infirmary = { portletId: 'infirmToday', size: 'M' } as const
const assessments = { portletId: 'rsaDue', size: 'M' } as const
const news = { portletId: 'news', size: 'M' } as const

/** Whoever answers for the plant sees how it stands before what he has to sign. */
const leading: Layout = [{ ...accidents, size: 'L' }, work, improvements, approvals, notices, news, assessments]
/** The SHE team works off what others have reported. */
const safety: Layout = [work, improvements, accidents, free, clocks, assessments, approvals, notices, news]
/** Heads of departments decide and see that their people act. */
const heading: Layout = [work, approvals, improvements, checkups, notices, accidents, news]
/** The health team works off what is due of people; whoever treats begins with who is at the door. */
const health: Layout = [work, checkups, care, measuring, infirmary, approvals, improvements, notices, accidents, news]
const treating: Layout = [infirmary, work, care, checkups, approvals, notices, news]
const advising: Layout = [work, care, checkups, infirmary, approvals, notices, news]
const measurement: Layout = [work, measuring, checkups, improvements, approvals, notices, news]
const keeping: Layout = [work, approvals, notices, news]
/** CP-A35: what came back and what is due before notices, those before everything else. */
const vendor: Layout = [work, notices, improvements, accidents, news]

export const portletDefaults: Readonly<Partial<Record<RoleCd, Layout>>> = {
  CSO: leading,
  CEO: leading,
  AUD: leading,
  SHD: safety,
  SHM: safety,
  EVM: safety,
  HLM: health,
  NUR: treating,
  DOC: advising,
  HYG: measurement,
  MGR: heading,
  SUP: heading,
  OWN: heading,
  SYS: keeping,
  APM: keeping,
  VAD: vendor,
  VSM: vendor,
  VSP: vendor,
}
