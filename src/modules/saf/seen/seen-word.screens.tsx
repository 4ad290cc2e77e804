/** Words that mean the same to the site. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { seenWordMaster } from './seen-word.master.ts'

export const SeenWordList = () => <MasterList master={seenWordMaster} />
