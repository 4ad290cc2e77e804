/** The hours of a stay, put right by safety. */

import { call, menu } from '#platform/model/call.ts'
import { seenVersion, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { ON_SITE_MENU } from './gate.model.ts'
import { gateLog } from './gate-log.model.ts'

/** 정정: the exit that nobody saw, or saw wrongly, with its reason. */
export const correctStay = call.post(`${gateLog.api}/{no}/correct`, {
  right: menu(ON_SITE_MENU, 'write', ['SHM']),
  tag: '출입현황',
  body: z.strictObject({
    rowVersion: seenVersion,
    outDt: writtenInstant,
    correctDesc: z.string().trim().min(10).max(1000),
  }),
})
