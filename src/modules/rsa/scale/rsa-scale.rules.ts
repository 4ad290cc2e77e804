import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import { rsaScaleMessages as m } from './rsa-scale.messages.ts'
import { type RsaScale, rsaScale } from './rsa-scale.model.ts'
import { isAnswered, presets, scaleProblems } from './scale.logic.ts'

type Context = ActionContext<typeof rsaScale>
type Effect = EffectContext<typeof rsaScale>

export const rsaScaleRules = rulesFor(rsaScale, {
  set: {
    create: [tidy],
    edit: [tidy],
    approve: [({ person, now }) => ({ apprUserId: person.userId, apprDt: now.toISOString() })],
  },
  refuse: { submit: [refuseNoScale], approve: [refuseNoScale], revise: [refuseSecondRevision] },
  follow: {
    create: [rootOfItself],
    submit: [tells(m.RSA_SCALE_RQST)],
    approve: [supersede, tells(m.RSA_SCALE_APPR)],
    sendBack: [tells(m.RSA_SCALE_RTN)],
    revise: [revised],
  },
})

/** What a method does not ask for is not kept from another one; three levels are always the same three. */
function tidy({ record }: Context) {
  if (record.methodCd === 'L3') {
    const { freqMaxVal, sevMaxVal, combineCd } = presets.L3.scale
    return { freqMaxVal, sevMaxVal, combineCd, cells: [] }
  }
  if (isAnswered(record))
    return { freqMaxVal: null, sevMaxVal: null, combineCd: null, bands: [], cells: [], acceptMaxVal: null }
  return record.combineCd === 'MATRIX' ? {} : { cells: [] }
}

/** Every fault of the scale at once. */
function refuseNoScale({ record }: Context) {
  const problems = scaleProblems(record)
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

async function refuseSecondRevision({ record, db }: Context) {
  const [open] = await db.queryAs(
    'SYSTEM',
    sql`select 1 from rsa_scale where root_scale_no = ${record.rootScaleNo} and status_cd in ('TEMP', 'RQST', 'RTN')
      and delete_yn = 'N' limit 1`,
  )
  return open && problem(rsaScale, '', 'RSA_SCALE_REVISED', '이미 개정 중인 척도입니다.')
}

async function rootOfItself({ record, db }: Effect) {
  await db.query(
    sql`update rsa_scale set root_scale_no = rsa_scale_no where rsa_scale_no = ${record.rsaScaleNo} and root_scale_no is null`,
  )
}

/** The revision in force before this one is the old one from now on; what was assessed by it keeps it. */
async function supersede({ record, db, person, now }: Effect) {
  const others = sql`r.root_scale_no = ${record.rootScaleNo} and r.rsa_scale_no <> ${record.rsaScaleNo}`
  await db.program(rsaScale, { by: person, now }).moveAll('supersede', others)
}

async function revised({ record, db, person, now }: Effect) {
  const {
    scaleTitle,
    methodCd,
    freqMaxVal,
    sevMaxVal,
    combineCd,
    bands,
    cells,
    acceptMaxVal,
    acceptReasonDesc,
    levels,
  } = record satisfies RsaScale
  await db.program(rsaScale, { by: person, now }).create({
    scaleTitle,
    methodCd,
    freqMaxVal,
    sevMaxVal,
    combineCd,
    bands,
    cells,
    acceptMaxVal,
    acceptReasonDesc,
    levels,
    plantCd: record.plantCd,
    rootScaleNo: record.rootScaleNo,
    scaleRevNo: (record.scaleRevNo ?? 1) + 1,
  })
}
