/** Posts that wait for a network, in this browser's own database: they outlive the page, the tab and the sign-in. */
import { browserRows } from './browser-rows.ts'

/** Pictures that go first; the number of their group takes its place in the body. */
export interface KeptFiles {
  field: string
  taskClass: string
  files: readonly File[]
}
export interface KeptPost {
  /** Of the one action of the person (S-373): however often it is sent, it is done once. */
  key: string
  /** Whose it is; nobody else's sign-in sends it. */
  owner: string
  path: string
  body: Readonly<Record<string, unknown>>
  /** What it is, in the words of whoever wrote it. */
  label: string
  keptAt: string
  files: readonly KeptFiles[]
  /** As what it was typed (`draftOf` of `kept-input.ts`): that stays on this device until the post has arrived. */
  draft?: string
  /** What the server said against it; it goes out again when the person says so. */
  refusal: string | null
}

const posts = browserRows<KeptPost>('jikim-offline', 'posts', 'key')

export const keepPost = (post: KeptPost): Promise<void> => posts.put(post)

export const dropPost = (key: string): Promise<void> => posts.drop(key)

/** In the order in which they were written. */
export async function keptPosts(owner: string): Promise<KeptPost[]> {
  const all = await posts.all()
  return all.filter((post) => post.owner === owner).sort((one, other) => one.keptAt.localeCompare(other.keptAt))
}
