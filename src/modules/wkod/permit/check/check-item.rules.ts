import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { checkItemMaster } from './check-item.master.ts'

export const checkItemRules = masterWith(checkItemMaster, { refuseSave: [refuseAddedNumber] })

/** What an area adds to one permit is numbered so. */
function refuseAddedNumber({ record: { checkItemNo } }: MasterContext) {
  if (!String(checkItemNo ?? '').startsWith('ADD-')) return undefined
  return { field: 'checkItemNo', code: 'PT_ITEM_ADD', message: 'ADD-로 시작하는 번호는 허가서에서 더한 항목에 씁니다.' }
}
