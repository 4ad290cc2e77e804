/** Work under an open risk assessment is let go on by the head of safety: what it is for, why, and until when (R8). */
import { controlsOf } from '#modules/rsa/assess/rsa.api.ts'
import { toWire } from '#platform/model/calendar.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { forbidden, notFound, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import { assessedWork, isFreed } from '../conditions/assessed.ts'
import { isLive } from '../fields/permit-codes.model.ts'
import { noted } from '../permit.api.ts'
import { type Permit, permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import * as calls from './assessed.calls.ts'

const RELEASER = 'SHD'

async function openOf(program: Queries, record: Permit) {
  const open = await permitAsks.openAssessments(program, [assessedWork(record)])
  return open === 'unknown' ? [] : open
}

const assessed = answer(calls.permitAssessed, async ({ record, person, program, now }) => {
  const open = isLive(record.statusCd) ? await openOf(program, record) : []
  const details = await controlsOf(
    program,
    open.map(({ rsaNo }) => rsaNo),
  )
  const isOfSite = person.kind === 'staff'
  const mayFree = person.roles.includes(RELEASER)
  return {
    mayFree,
    open: open.map(({ rsaNo, rsaDocNo, leaderUserNm }) => ({
      ...{ rsaNo, rsaDocNo, leaderUserNm, rsaTitle: isOfSite ? (details.get(rsaNo)?.rsaTitle ?? '') : '' },
      controls: mayFree ? [...(details.get(rsaNo)?.controls ?? [])] : [],
      freedToDt: isFreed(record, rsaNo, now)
        ? ((record.permitFreed ?? []).findLast((line) => line.rsaNo === rsaNo)?.toDt ?? null)
        : null,
    })),
  }
})

const free = answer(calls.freeAssessed, async ({ record, places, body, tx, program, ...moment }) => {
  const { person, now } = moment
  if (!person.roles.includes(RELEASER)) throw forbidden()
  const wrong = wrongState(permit.lifecycle.states[record.statusCd].label)
  if (!isLive(record.statusCd)) throw wrong
  const { freedForCd, controlNo, reasonDesc } = body
  const one = (await openOf(program, record)).find(({ rsaNo }) => rsaNo === places.rsa)
  if (!one) throw notFound()
  const controls = (await controlsOf(program, [one.rsaNo])).get(one.rsaNo)?.controls ?? []
  const control = controls.find((known) => known.controlNo === controlNo)
  if (freedForCd === 'CONTROL' && !control)
    throw refused('PT_FREED_CONTROL', '이 위험성평가의 감소대책 중에서 작업이 이행하는 것을 고르십시오.')
  const until = Date.parse(body.toDt)
  if (until <= now.getTime() || until > Date.parse(record.workToDt))
    throw refused('PT_FREED_UNTIL', '지금부터 허가가 끝나는 시각까지 정할 수 있습니다.')
  const line = {
    ...{ rsaNo: one.rsaNo, rsaDocNo: one.rsaDocNo, freedForCd, reasonDesc },
    controlNo: control?.controlNo ?? null,
    controlDesc: control?.controlDesc ?? null,
    toDt: toWire(new Date(until)),
    byUserId: person.userId,
    decideDt: toWire(now),
  }
  const written = await noted(tx, record.permitNo, [record.statusCd], 'freeAssessed', moment, (permitNow) => ({
    permitFreed: [...(permitNow.permitFreed ?? []), line],
  }))
  if (!written) throw wrong
  return { permitNo: record.permitNo }
})
const refused = (code: string, message: string) => ruleRefused([problem(permit, 'permitFreed', code, message)])

export const assessedRoutes = routes(assessed, free)
