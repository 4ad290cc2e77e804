/** That somebody works though he has too much behind him is the safety manager's to decide: why, and for how long. */
import { toWire } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import { requireKnown } from '../crew/crew.routes.ts'
import { columnsOf } from '../crew/party.logic.ts'
import { isLive } from '../fields/permit-codes.model.ts'
import { noted } from '../permit.api.ts'
import * as calls from '../permit.calls.ts'
import { permit } from '../permit.model.ts'

const DECIDER = 'SHM'
/** As long as a shift with its extension: the next day is decided on anew. */
const LONGEST_MS = 24 * 3_600_000

const letTired = answer(
  calls.letTired,
  async ({ record, body: { toDt, reasonDesc, ...given }, tx, program, ...moment }) => {
    const { person, now } = moment
    if (!person.roles.includes(DECIDER)) throw forbidden()
    const wrong = wrongState(permit.lifecycle.states[record.statusCd].label)
    if (!isLive(record.statusCd)) throw wrong
    const whom = await requireKnown(program, record, given)
    const until = Date.parse(toDt)
    if (until <= now.getTime() || until > now.getTime() + LONGEST_MS)
      throw ruleRefused([
        problem(permit, 'permitTired', 'PT_TIRED_UNTIL', '지금부터 24시간 안의 시각까지 정할 수 있습니다.'),
      ])
    const line = {
      ...columnsOf(whom),
      toDt: toWire(new Date(until)),
      reasonDesc,
      byUserId: person.userId,
      decideDt: toWire(now),
    }
    const written = await noted(tx, record.permitNo, [record.statusCd], 'letTired', moment, (one) => ({
      permitTired: [...(one.permitTired ?? []), line],
    }))
    if (!written) throw wrong
    return { permitNo: record.permitNo }
  },
)

export const fatigueRoutes = routes(letTired)
