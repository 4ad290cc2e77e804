/** Rows of each kind, made before the malformed requests, so that these get as far as they can. */

import { impr } from '#modules/impr/impr/impr.model.ts'
import { anImprovement } from '#modules/impr/impr/impr.seed.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { keyOf } from '#platform/model/master.ts'
import type { KnownKeys } from '#platform/test/fuzz/requests.ts'
import type { Site, Visitor } from '#platform/test/site.ts'
import { masters } from '../server.ts'

/** Keys by the beginning of the address; the longest that fits is taken. */
type Keys = Record<string, readonly string[]>

/** Parameters that mean the same everywhere. */
const byName: Keys = {
  actionCd: ['report', 'assign', 'close', 'restore', 'comments'],
  apprBizCd: ['NEAR_MISS_CLOSE'],
  codeGrpCd: ['RTN_REASON'],
  taskClassNm: ['NEAR_MISS_PHOTO'],
  name: ['process', 'facility', 'vendor'],
}

export async function knownKeys(site: Site): Promise<KnownKeys> {
  const keys: Keys = { ...(await masterKeys(site)), ...(await documentKeys(site)), ...(await ownKeys(site)) }
  const starts = Object.keys(keys).sort((a, b) => b.length - a.length)
  return ({ path }, param) => {
    const named = byName[param]
    if (named) return named
    const start = starts.find((one) => path.startsWith(`${one}/`))
    return (start && keys[start]) || []
  }
}

async function masterKeys(site: Site): Promise<Keys> {
  // Between them they open every list.
  const readers = [site.as('admin'), site.as('health'), site.as('edu'), site.as('safety')]
  const entries = masters.map(async ({ master }) => {
    const read = (reader: Visitor) => reader.call<{ rows: Record<string, unknown>[] }>(`${master.api}s?limit=3`)
    const { rows } = await Promise.any(readers.map(read))
    return [master.api, rows.slice(0, 3).map((row) => keyOf(master, row))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function documentKeys(site: Site): Promise<Keys> {
  const emp = site.as('emp')
  const { attachFileId, files } = await emp.attach('NEAR_MISS_PHOTO')
  const draft = await emp.create(nearMiss, aNearMiss({ photoFileId: attachFileId }))
  const reported = await emp.create(nearMiss, aNearMiss())
  await emp.act(nearMiss, reported.nearMissNo, 'report')
  await emp.comment(nearMiss, reported.nearMissNo, '확인했습니다.')
  const improvement = await site.as('safety').create(impr, anImprovement())
  return {
    [nearMiss.api]: [draft, reported].map(({ nearMissNo }) => String(nearMissNo)),
    [impr.api]: [String(improvement.imprNo)],
    '/api/attachfile/deletefile': files.map(({ fileNo }) => String(fileNo)),
  }
}

/** What a person keeps for himself. */
async function ownKeys(site: Site): Promise<Keys> {
  const admin = site.as('admin')
  const save = { listPath: '/a', savedSearchNm: '내 검색', queryDesc: 'q=a' }
  const search = await admin.call<{ savedSearchNo: number }>('/api/saved-searches', { method: 'POST', body: save })
  const wanted = { source: nearMiss.name, query: {} }
  const made = await admin.call<{ exportNo: number }>('/api/exports', { method: 'POST', body: wanted })
  return { '/api/saved-searches': [String(search.savedSearchNo)], '/api/exports': [String(made.exportNo)] }
}
