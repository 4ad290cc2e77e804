import { useRef, useState } from 'react'
import { messageOf } from '#platform/web/api/failures.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { scalePhoto } from '#platform/web/image/scale.ts'
import type { AttachGroup, AttachSetting } from './attach-setting.ts'
import { uploadFile } from './attachments.api.ts'
import { refusedFiles } from './check-files.ts'

export interface Upload {
  id: number
  file: File
  /** 0 … 1 */
  share: number
  /** Why it failed; it stays with 다시 시도. */
  failure?: string
}
interface UploadsOptions {
  group: AttachGroup
  setting: AttachSetting
  /** Uploaded, here and elsewhere, as far as they count into the limit. */
  presentCnt: number
  onGroup(attachFileId: number): void
}
let lastId = 0

/** Accepted files go up at once, one after the other: the first one makes the group that the others join. */
export function useUploads({ group, setting, presentCnt, onGroup }: UploadsOptions) {
  const t = useT()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const attachFileId = useRef(group.attachFileId)
  const given = useRef(group.attachFileId)
  // A group that an upload has made is known here before the form hands it back; one that the form gave up is gone.
  if (given.current !== group.attachFileId) {
    given.current = group.attachFileId
    attachFileId.current = group.attachFileId
  }
  const queue = useRef(Promise.resolve())

  const change = (id: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id))

  const send = async ({ id, file }: Upload) => {
    try {
      const target = { ...group, attachFileId: attachFileId.current }
      const answer = await uploadFile(target, file, (share) => change(id, { share }))
      drop(id)
      attachFileId.current = answer.attachFileId
      if (answer.attachFileId !== target.attachFileId) onGroup(answer.attachFileId)
    } catch (error) {
      change(id, { share: 0, failure: messageOf(error) })
    }
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const ready = await Promise.all(files.map(scaledIfPicture))
    const refusal = refusedFiles(ready, setting, presentCnt + uploads.length)
    if (refusal) return alert(t(refusal.message), { details: refusal.names })
    const added = ready.map((file) => {
      lastId += 1
      return { id: lastId, file, share: 0 }
    })
    setUploads((all) => [...all, ...added])
    added.forEach(enqueue)
  }
  const retry = (upload: Upload) => {
    setUploads((all) => all.map((one) => (one.id === upload.id ? { id: one.id, file: one.file, share: 0 } : one)))
    enqueue(upload)
  }
  return { uploads, add, retry, drop }
}

/** A photo of a phone is larger than anybody needs; what is no photo goes as it is. */
const scaledIfPicture = (file: File): Promise<File> | File => (file.type.startsWith('image/') ? scalePhoto(file) : file)
