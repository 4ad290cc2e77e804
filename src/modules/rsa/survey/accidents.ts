import { accident } from '#modules/saf/accident/accident.model.ts'
import { accidentsOfProcess } from '#modules/saf/accident/accidents-of-process.api.ts'
import type { KnownSource } from './survey.ports.ts'

export const accidentKnown: KnownSource = {
  kindCd: 'ACC',
  model: accident,
  async find(db, { processNo, fromYmd }, id) {
    const found = await accidentsOfProcess(db, { processNo, fromYmd, no: id })
    return found.map(({ no, ...one }) => ({ ...one, id: String(no), recordNo: no, hazardCatCd: null }))
  },
}
