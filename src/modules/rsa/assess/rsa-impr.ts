/** A measure against a hazard goes to the improvement register when it is decided, and comes back from there as done. */
import {
  byKeyOrNumber,
  type Finding,
  findingStates,
  type ImprSource,
  registerFindings,
} from '#modules/impr/impr/impr.api.ts'
import type { Impr, impr } from '#modules/impr/impr/impr.model.ts'
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import type { Carried } from './completion.logic.ts'
import { urgencyOf, verdictOf } from './rating.logic.ts'
import { rsaMessages as m } from './rsa.messages.ts'
import { type Rsa, type RsaControl, rsa } from './rsa.model.ts'
import { scaleOf } from './rsa-items.ts'

interface Writing {
  db: Transaction
  person: Person
  now: Date
}

/** R13: a row of the register for each measure that has none yet; who leads the assessment verifies, or whom he names. */
export async function registerControls({ db, person, now }: Writing, record: Rsa): Promise<void> {
  const decided = record.controls ?? []
  const fresh = decided.filter(({ imprNo }) => imprNo === null)
  const scale = await scaleOf(db, record.scaleNo)
  if (fresh.length === 0 || !scale) return
  const findings = fresh.map((control): Finding => {
    const item = record.items?.find(({ rsaItemNo }) => rsaItemNo === control.rsaItemNo)
    const hazard = item?.hazardDesc ?? record.rsaTitle
    return {
      srcCd: 'RSA',
      srcNo: String(record.rsaNo),
      srcRowNo: String(control.controlNo ?? ''),
      plantCd: record.plantCd,
      imprTitle: hazard.slice(0, 100),
      imprDesc: control.controlDesc ?? hazard,
      placeDesc: `${record.rsaTitle} ${item?.taskNm ?? ''}`.trim().slice(0, 200),
      processNo: record.processNo,
      hazardCatCd: item?.hazardCatCd ?? null,
      accTypeCd: item?.accTypeCd ?? null,
      riskGradeCd: item ? urgencyOf(verdictOf(item, scale), scale) : 'MID',
      owner: control.vendorCd ? { vendorCd: control.vendorCd } : { userId: control.ownerUserId ?? '' },
      verifyUserId: control.verifyUserId ?? record.leaderUserId,
      dueYmd: control.dueYmd,
    }
  })
  const imprNos = await registerFindings({ db, person, now }, findings)
  const numbers = new Map(fresh.map(({ controlNo }, at) => [controlNo, imprNos[at] ?? null]))
  const controls = decided.map((one) => ({ ...one, imprNo: one.imprNo ?? numbers.get(one.controlNo) ?? null }))
  await db.program(rsa, { by: person, now }).note(record.rsaNo, 'CONTROL', { controls })
}

const VERIFIED: readonly Impr['statusCd'][] = ['EFFECT', 'CLOSE']
const carriedAs = (statusCd: Impr['statusCd'] | undefined): Carried['stateCd'] =>
  statusCd === undefined || statusCd === 'CANC' ? 'CANC' : VERIFIED.includes(statusCd) ? 'DONE' : 'OPEN'

/** R5: a measure is done once it was verified, the days of its effect are not waited for; one that was cancelled is none. */
export async function carriedOf(db: Transaction, { controls }: Pick<Rsa, 'controls'>): Promise<Carried[]> {
  const registered = (controls ?? []).flatMap(({ rsaItemNo, imprNo }) =>
    imprNo === null ? [] : [{ rsaItemNo, imprNo }],
  )
  const states = await findingStates(
    db,
    registered.map(({ imprNo }) => imprNo),
  )
  return registered.map(({ rsaItemNo, imprNo }) => ({ rsaItemNo, stateCd: carriedAs(states.get(imprNo)) }))
}

/** As the register holds it now: verified on a day, or not. */
const carried = (one: RsaControl, row: Impr): RsaControl => ({
  ...one,
  doneYmd: VERIFIED.includes(row.statusCd) ? (row.verifyDt === null ? null : dayOf(new Date(row.verifyDt))) : null,
})

/** A row that somebody registered by hand may name its source in words. */
const KEY = /^\d{1,15}$/

async function tellGone(db: Transaction, no: number, notify: EffectContext<typeof impr>['notify']): Promise<void> {
  const found: object | undefined = await findRecord(asProgram(db), rsa, no)
  const assessment = found as Rsa | undefined
  if (assessment) await notify.tell(m.RSA_CONTROL_GONE, assessment)
}

export const rsaSource: ImprSource = {
  srcCd: 'RSA',
  page: byKeyOrNumber(rsa),

  /** What was verified is done here, and its item is rated again; what was given up is no measure any more. */
  async moved({ record: row, db, person, now, notify }) {
    if (!KEY.test(row.srcNo ?? '')) return
    const isVerified = VERIFIED.includes(row.statusCd)
    const assessment = await db.program(rsa, { by: person, now }).note(Number(row.srcNo), 'CONTROL', (one) => {
      const controls = one.controls ?? []
      const before = controls.find(({ imprNo }) => imprNo === row.imprNo)
      if (!before || (before.doneYmd !== null) === isVerified) return undefined
      return { controls: controls.map((control) => (control.imprNo === row.imprNo ? carried(control, row) : control)) }
    })
    if (assessment && isVerified) await notify.people([assessment.leaderUserId], messageOf(m.RSA_REDUCED, assessment))
    if (row.statusCd === 'CANC') await tellGone(db, Number(row.srcNo), notify)
  },
}
