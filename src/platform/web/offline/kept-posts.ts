/** Posts that wait for a network, in this browser's own database: they outlive the page, the tab and the sign-in. */

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
  /** What the server said against it; it goes out again when the person says so. */
  refusal: string | null
}

const STORE = 'posts'
let opening: Promise<IDBDatabase> | undefined

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= open()
  return (await opening).transaction(STORE, mode).objectStore(STORE)
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('jikim-offline', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return done(request)
}

export async function keepPost(post: KeptPost): Promise<void> {
  await done((await store('readwrite')).put(post))
}

export async function dropPost(key: string): Promise<void> {
  await done((await store('readwrite')).delete(key))
}

/** In the order in which they were written. */
export async function keptPosts(owner: string): Promise<KeptPost[]> {
  const all: KeptPost[] = await done((await store('readonly')).getAll())
  return all.filter((post) => post.owner === owner).sort((one, other) => one.keptAt.localeCompare(other.keptAt))
}
