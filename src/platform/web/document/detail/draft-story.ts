import type { AnyDocument } from '#platform/model/document.ts'
import type { Story } from '../wire.ts'

/** What its author does to a draft that nobody else sees. */
const draftWork: ReadonlySet<string> = new Set(['EDIT', 'FILE_ADD', 'FILE_EDIT', 'FILE_DELETE'])

/**
 * A story with one line for the draft: that it was begun, not each field as it was typed. What came back is told whole.
 *
 * @param story newest first
 */
export function withOneDraft({ lifecycle }: Pick<AnyDocument, 'lifecycle'>, story: readonly Story[]): readonly Story[] {
  const first = story.at(-1)
  const isDraft = lifecycle.states[lifecycle.start]?.tone === 'draft'
  if (!isDraft || first?.actionCd !== 'CREATE') return story
  const steps = story.findLastIndex(({ actionCd }) => actionCd !== 'CREATE' && !draftWork.has(actionCd))
  return [...story.slice(0, steps + 1), first]
}
