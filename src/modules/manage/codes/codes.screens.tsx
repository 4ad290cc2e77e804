/** Screens of codes, their groups and attachment settings. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { attachSettingMaster } from './attach-setting.master.ts'
import { codeGroupMaster, codeMaster } from './code.master.ts'

export const CodeList = () => <MasterList master={codeMaster} />
export const CodeGroupList = () => <MasterList master={codeGroupMaster} />
export const AttachSettingList = () => <MasterList master={attachSettingMaster} />
