import { masterWith } from '#platform/server/masters/rules.ts'
import { siteTermMaster } from './site-term.master.ts'

export const siteTermRules = masterWith(siteTermMaster)
