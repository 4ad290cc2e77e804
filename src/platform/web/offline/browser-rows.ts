/** Rows in a database of this browser's own: they outlive the page, the tab and the sign-in. */

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** One table, which has its database to itself: no page of before stands in the way of a new one. */
export function browserRows<Row>(database: string, name: string, keyPath: string | string[]) {
  let opening: Promise<IDBDatabase> | undefined
  const open = () => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath })
    return done(request)
  }
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open()
    return (await opening).transaction(name, mode).objectStore(name)
  }
  return {
    async put(row: Row): Promise<void> {
      await done((await store('readwrite')).put(row))
    },
    async drop(which: IDBValidKey | IDBKeyRange): Promise<void> {
      await done((await store('readwrite')).delete(which))
    },
    all: async (): Promise<Row[]> => done((await store('readonly')).getAll()),
  }
}
