import { nearMissesOfProcess } from '#modules/saf/near-miss/near-miss.api.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { KnownSource } from './survey.ports.ts'

export const nearMissSource: KnownSource = {
  kindCd: 'NM',
  model: nearMiss,
  async find(db, { processNo, fromYmd }, id) {
    const found = await nearMissesOfProcess(db, { processNo, fromYmd, no: id })
    return found.map(({ no, ...one }) => ({
      ...one,
      id: String(no),
      recordNo: no,
      wordDesc: null,
      hazardCatCd: null,
    }))
  },
}
