/** Stories are kept honest: what one leaves, inserted, is what its people leave who walk there over HTTP. */
import { expect } from 'vitest'
import type { AnyDocument, DraftOf } from '#platform/model/document.ts'
import type { Story } from '../server/stories/story.ts'
import { leftBy } from './left-by.ts'
import type { Site } from './site.ts'

/**
 * Walks a story step by step, tells it as well, and compares row, lines and history. Moments are left out.
 *
 * @param tell gives it twice, as a file belongs to one record alone
 */
export async function expectWalked<M extends AnyDocument>(site: Site, tell: () => Promise<Story<M>> | Story<M>) {
  const walked = await tell()
  const { model } = walked
  const [first, ...rest] = walked.steps
  if (!first) return
  const record = await site.as(first.userId).create(model, first.given as DraftOf<M>)
  const no = Number((record as Record<string, unknown>)[model.key])
  for (const { kind, userId, actionCd, given } of rest) {
    const visitor = site.as(userId)
    if (kind === 'act') await visitor.act(model, no, actionCd as never, given as object)
    if (kind === 'edit') await visitor.edit(model, await visitor.read(model, no), no, given as DraftOf<M>)
  }
  const told = (await (await tell()).insert(site)) as Record<string, unknown>
  expect(await leftBy(site, model, Number(told[model.key]))).toEqual(await leftBy(site, model, no))
}
