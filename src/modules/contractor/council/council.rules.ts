import type { Check } from '#platform/model/check.ts'
import { kept, keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { monthOf } from './council.logic.ts'
import { agendaCds, council } from './council.model.ts'
import { afterPublishing, tellMembers } from './council-effects.ts'
import { syncMembers } from './council-members.ts'
import { councilSays as says } from './council-says.ts'

type Context = ActionContext<typeof council>
const LAW = '산업안전보건법 시행규칙 제79조제2항'

export const councilRules = rulesFor(council, {
  set: {
    create: [titled, agendaLines],
    edit: [titled, counted],
    call: [titled, invited],
    hold: [({ now }) => ({ heldDt: now.toISOString() }), invited],
    publish: [({ now }) => ({ signedDt: now.toISOString() }), invited, counted],
  },
  refuse: { edit: [refuseOtherMonth], call: [refuseOtherMonth, refuseSecond], publish: [refuseWithoutOwner] },
  guard: { hold: [allAgenda, hostSigned, atTheDay] },
  follow: { call: [tellMembers], publish: [afterPublishing] },
})

function titled({ record }: Context) {
  return { meetTitle: record.meetYm ? keptText(kept(says.TITLE, { month: record.meetYm })) : null }
}

/** The five that the law names stand there from the beginning. */
function agendaLines({ record }: Context) {
  const given = new Map((record.agendaItems ?? []).map((item) => [item.agendaCd, item.agendaDesc]))
  return { agendaItems: agendaCds.map((agendaCd) => ({ agendaCd, agendaDesc: given.get(agendaCd) ?? null })) }
}

function counted({ record }: Context) {
  return { decisionCnt: (record.decisions ?? []).length }
}

async function invited({ record, db, now }: Context) {
  return syncMembers(asProgram(db), record, now)
}

/** The council of a month meets in it: what is held later is the next one's. @law 산업안전보건법 시행규칙 제79조제3항 */
function refuseOtherMonth({ record: { statusCd, meetYm, meetYmd } }: Context) {
  if (statusCd === 'HELD' || !meetYm || !meetYmd || monthOf(meetYmd) === meetYm) return undefined
  return problem(council, 'meetYmd', 'COUNCIL_MONTH', '회의일은 회의월({month}) 안의 날이어야 합니다.', {
    values: { month: meetYm },
    law: '산업안전보건법 시행규칙 제79조제3항',
  })
}

/** One meeting of a plant and a month. */
async function refuseSecond({ record, db }: Context) {
  const [other] = await asProgram(
    db,
  ).query(sql`select from council where plant_cd = ${record.plantCd} and meet_ym = ${record.meetYm}
    and council_no <> ${record.councilNo} and status_cd in ('PLAN', 'HELD', 'SIGNED') and delete_yn = 'N'`)
  if (!other) return undefined
  return problem(council, 'meetYm', 'COUNCIL_SECOND', '이 달의 협의체가 이미 있습니다.')
}

/** @law 산업안전보건법 시행규칙 제79조제2항 */
function allAgenda({ record }: Context): Check {
  const filled = (record.agendaItems ?? []).filter(({ agendaDesc }) => agendaDesc?.trim()).length
  const base = { ruleCd: 'COUNCIL_AGENDA', law: LAW, lifterCds: [], field: 'agendaItems' }
  if (filled === agendaCds.length) return { ...base, resultCd: 'OK', message: '법정 협의사항 5개를 모두 입력했습니다.' }
  const evidence = `${filled} / ${agendaCds.length}`
  return { ...base, resultCd: 'BLOCK', message: '법정 협의사항 5개를 모두 입력하세요.', evidenceDesc: evidence }
}

function hostSigned({ record }: Context): Check {
  const base = { ruleCd: 'COUNCIL_SIGN', lifterCds: [], field: 'hostSign', law: '산업안전보건법 시행규칙 제79조제1항' }
  if (record.hostSign) return { ...base, resultCd: 'OK', message: '도급인이 서명했습니다.' }
  return { ...base, resultCd: 'BLOCK', message: '도급인 서명이 필요합니다.' }
}

function atTheDay({ record, today }: Context): Check | undefined {
  if (!record.meetYmd || record.meetYmd <= today) return undefined
  return {
    ruleCd: 'COUNCIL_DAY',
    resultCd: 'BLOCK',
    lifterCds: [],
    field: 'meetYmd',
    message: '회의일이 되기 전에는 개최로 기록할 수 없습니다.',
  }
}

function refuseWithoutOwner({ record }: Context) {
  const n = (record.decisions ?? []).filter(({ ownerUserId, vendorCd }) => !ownerUserId === !vendorCd).length
  if (n === 0) return undefined
  return problem(council, 'decisions', 'COUNCIL_OWNER', '결정사항마다 담당자나 담당업체 하나를 지정하십시오. ({n}건)', {
    values: { n },
  })
}
