/** The queue of whoever is signed in; see `offline.ts`. */
import type { AnswerOf, AtOf, BodyOf } from '#platform/model/call.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { addressOf, type SendCall } from '#platform/web/calls/ask.ts'
import { forgetDraft } from '#platform/web/document/kept-input.ts'
import { groupOf } from '#platform/web/form/attachments/attach-setting.ts'
import { settingOf, uploadFile } from '#platform/web/form/attachments/attachments.api.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { forgetFiles } from './kept-files.ts'
import type { KeptFiles, KeptPost } from './kept-posts.ts'
import { postQueue } from './offline.ts'

/** No answer, nobody signed in any more, too many at once, a server that is being restarted: it waits. */
const PASSING: ReadonlySet<number> = new Set([0, 401, 429, 502, 503, 504])

export const offline = postQueue({
  owner: () => storedUserId() || undefined,
  async send(post, keep) {
    const { path, body, key } = await withFiles(post, keep)
    return api.post(path, body, { idempotencyKey: key, quiet: true })
  },
  refusalOf: (error) => (error instanceof ApiError && PASSING.has(error.status) ? undefined : messageOf(error)),
  async arrived({ draft }) {
    if (draft === undefined) return
    forgetDraft(draft)
    await forgetFiles(draft)
  },
})

interface Waiting {
  /** What it is, in the person's words. */
  label: string
  files?: readonly KeptFiles[]
  draft?: string
}
/** What a contract says (`model/call.ts`), kept first and sent as soon as that is possible. */
export const sendLater = <C extends SendCall>(call: C, at: AtOf<C>, body: BodyOf<C>, waiting: Waiting) =>
  offline.post<AnswerOf<C>>({ path: addressOf(call, at).path, body: body as KeptPost['body'], ...waiting })

/** Each picture that has arrived is noted at once: a lost network does not send it a second time. */
async function withFiles(post: KeptPost, keep: (post: KeptPost) => Promise<void>): Promise<KeptPost> {
  let now = post
  for (const { field, taskClass, files } of post.files)
    for (const file of files) {
      const given = now.body[field]
      const attachFileId = typeof given === 'number' ? given : null
      const setting = await settingOf(taskClass)
      const answer = await uploadFile(groupOf(setting, { attachFileId, taskFlag: null }), file, () => undefined)
      now = {
        ...now,
        body: { ...now.body, [field]: answer.attachFileId },
        files: without(now.files, field, file),
      }
      await keep(now)
    }
  return now
}

const without = (groups: readonly KeptFiles[], field: string, sent: File): KeptFiles[] =>
  groups.map((group) =>
    group.field === field ? { ...group, files: group.files.filter((one) => one !== sent) } : group,
  )
