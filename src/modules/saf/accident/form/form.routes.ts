/** What the pages of the forms ask. */
import type { Person } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Services } from '#platform/server/services.ts'
import * as calls from './form.calls.ts'
import { maskedResidentNo, missingOf } from './form.logic.ts'
import * as act from './form-act.ts'
import { formsOf, type StoredForm, valuesOf } from './form-store.ts'

const lineOf = (form: StoredForm, person: Person): calls.FormLine => ({
  ...{ accFormNo: form.accFormNo, victimNm: form.victimNm, vendorNm: form.vendorNm, statusCd: form.statusCd },
  ...{
    dueYmd: form.dueYmd,
    lateYn: form.lateYn,
    repNm: form.repNm,
    submitDt: form.submitDt,
    receiptNo: form.receiptNo,
  },
  missing: missingOf(valuesOf(form), form.vendorCd !== null),
  mayWrite: act.isOpen(form) && act.isFiler(person, form),
})

const listed = answer(calls.accidentForms, async ({ places, db, program, person }) => {
  const nos = await act.seen(db, places.no)
  const forms = nos.length === 0 ? [] : await formsOf(program, sql`f.acc_form_no = any(${nos}::bigint[])`)
  return { rows: forms.map((form) => lineOf(form, person)) }
})

const shown = answer(calls.accidentForm, async ({ places, db, program, person, services }) => {
  const form = await act.oneOf(db, program, places.no, places.form)
  const residentNo = form.residentCipher && maskedResidentNo(act.residentOf(form, services.settings.dataDir))
  return {
    ...lineOf(form, person),
    values: { ...valuesOf(form), residentNo },
    ...{ repOpinionDesc: form.repOpinionDesc, repSign: form.repSign, hasResident: form.residentCipher !== null },
    ...{ victim: form.victim, mayReveal: form.residentCipher !== null && act.isFiler(person, form) },
  }
})

const withKey = <T extends { services: Services }>(acting: T) => ({
  ...acting,
  dataDir: acting.services.settings.dataDir,
})

export const formRoutes = routes(
  listed,
  shown,
  answer(calls.writeForm, ({ places, body, ...acting }) => act.write(withKey(acting), places, body)),
  answer(calls.confirmForm, ({ places, body, ...acting }) => act.confirm(withKey(acting), places, body)),
  answer(calls.submitForm, ({ places, body, ...acting }) => act.submit(withKey(acting), places, body)),
  answer(calls.openResidentNo, ({ places, ...acting }) => act.reveal(withKey(acting), places)),
)
