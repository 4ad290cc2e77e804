/** How many people each authority group has, by whatever way they come into it. */
import { call, menu } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { authGroupMaster } from './auth-group.master.ts'

export const groupPeople = call.get(`${authGroupMaster.api}s/people`, {
  right: menu(authGroupMaster.route),
  tag: authGroupMaster.label,
  program: 'How many a group has is the same for everybody who may see the groups.',
  answer: rowsOf(z.object({ authGrpNo: z.number(), personCnt: z.number() })),
})
