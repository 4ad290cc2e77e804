/**
 * Pictures of what is being filled in, by their numbers: kept in this browser until it is sent, so that a page that is
 * closed or read anew has them again. What waits for a network has its own (`kept-posts.ts`).
 */
import { useEffect, useState } from 'react'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { browserRows } from './browser-rows.ts'

interface KeptFile {
  draft: string
  no: number
  file: File
  keptAt: string
}
const kept = browserRows<KeptFile>('jikim-drafts', 'files', ['draft', 'no'])
/** What nobody has sent for so long was done elsewhere, or never. */
const KEPT_MS = 30 * 86_400_000

type Files = Readonly<Record<number, File>>
const ownDraft = (name: string): string => `${storedUserId()}:${name}`

async function filesOf(draft: string): Promise<Files> {
  const rows = await kept.all()
  const lately = new Date(Date.now() - KEPT_MS).toISOString()
  for (const { draft: of, no } of rows.filter(({ keptAt }) => keptAt < lately)) await kept.drop([of, no])
  return Object.fromEntries(rows.filter((row) => row.draft === draft).map(({ no, file }) => [no, file]))
}

/** They are sent, or thrown away with what they belong to. */
export const forgetFiles = (name: string): Promise<void> => {
  const draft = ownDraft(name)
  return kept.drop(IDBKeyRange.bound([draft], [draft, []]))
}

/** @param name of what is filled in, with its number */
export function useKeptFiles(name: string) {
  const t = usePlatformT()
  const draft = ownDraft(name)
  const [files, setFiles] = useState<Files>({})
  useEffect(() => {
    let isHere = true
    void filesOf(draft).then(
      (found) => isHere && setFiles((now) => ({ ...found, ...now })),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [draft])
  return {
    files,
    keep(no: number, file: File): void {
      setFiles((now) => ({ ...now, [no]: file }))
      kept
        .put({ draft, no, file, keptAt: new Date().toISOString() })
        .catch(() =>
          toast(t('사진을 이 기기에 보관하지 못했습니다. 보낼 때까지 화면을 닫지 마십시오.'), { kind: 'error' }),
        )
    },
    /** What is not asked for any more goes. */
    keepOnly(nos: ReadonlySet<number>): void {
      const gone = Object.keys(files)
        .map(Number)
        .filter((no) => !nos.has(no))
      if (gone.length === 0) return
      setFiles((now) => Object.fromEntries(Object.entries(now).filter(([no]) => nos.has(Number(no)))))
      for (const no of gone) void kept.drop([draft, no])
    },
  }
}
