/** The words of the site in the languages of its people. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { siteTermMaster } from './site-term.master.ts'

export const SiteTermList = () => <MasterList master={siteTermMaster} />
