/** Attachment groups on the wire (S-250, S-251). */
import { useQuery } from '@tanstack/react-query'
import { ApiError, api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { type AttachFile, type AttachSetting, manualSetting } from './attach-setting.ts'

interface AttachGroup {
  attachFileId: number
  files: AttachFile[]
}

/** S-252: the list waits a moment after mount (S-463). */
const LIST_DELAY_MS = 300
const SETTING_KEPT_MS = 10 * 60_000

export function useAttachSetting(taskClass: string) {
  return useQuery({
    queryKey: ['attachSetting', taskClass],
    queryFn: async ({ signal }) => {
      try {
        const path = `/api/attachfile/setting/${encodeURIComponent(taskClass)}`
        return (await api.get<AttachSetting | null>(path, { signal, quiet: true })) ?? manualSetting(taskClass)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return manualSetting(taskClass)
        throw error
      }
    },
    staleTime: SETTING_KEPT_MS,
  })
}

const filesKey = (attachFileId: number | null) => ['attachFiles', attachFileId]
export function useAttachFiles(attachFileId: number | null) {
  return useQuery({
    queryKey: filesKey(attachFileId),
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, LIST_DELAY_MS))
      const { files } = await api.get<AttachGroup>('/api/attachfile/list', {
        query: { attachFileId },
        signal,
        quiet: true,
      })
      return files
    },
    enabled: attachFileId !== null,
  })
}
const showFiles = (attachFileId: number, files: AttachFile[]): void => {
  queryClient.setQueryData(filesKey(attachFileId), files)
}

interface UploadTarget {
  taskClass: string
  attachFileId: number | null
}
export async function uploadFile(
  { taskClass, attachFileId }: UploadTarget,
  file: File,
  onProgress: (share: number) => void,
) {
  const form = new FormData()
  form.append('taskClassNm', taskClass)
  if (attachFileId !== null) form.append('attachFileId', String(attachFileId))
  form.append('file', file, file.name)
  const group = await api.upload<AttachGroup>('/api/attachfile/uploadfiles', form, { onProgress, quiet: true })
  showFiles(group.attachFileId, group.files)
  return group
}

export async function deleteFile(attachFileId: number, fileNo: number): Promise<AttachFile[]> {
  await api.delete(`/api/attachfile/deletefile/${fileNo}`)
  const before = queryClient.getQueryData<AttachFile[]>(filesKey(attachFileId)) ?? []
  const left = before.filter((file) => file.fileNo !== fileNo)
  showFiles(attachFileId, left)
  return left
}

export interface FileChange {
  fileNo: number
  pictureExplain?: string | null
  /** Quarter turns to the right, in degrees: 90, 180, 270. */
  rotate?: number
}
export async function applyChange(attachFileId: number, change: FileChange): Promise<void> {
  await api.post('/api/attachfile/applyuploadfiles', { attachFileId, files: [change] })
  if (change.rotate) imageVersions.set(change.fileNo, (imageVersions.get(change.fileNo) ?? 0) + 1)
  await queryClient.invalidateQueries({ queryKey: filesKey(attachFileId) })
}

/** A turned picture is another picture under the same number. */
const imageVersions = new Map<number, number>()
export type ImageSize = '320' | '960' | 'full'
const IMAGE_KEPT_MS = 5 * 60_000
export function useImage(fileNo: number, size: ImageSize, enabled = true) {
  return useQuery({
    queryKey: ['attachImage', fileNo, size, imageVersions.get(fileNo) ?? 0],
    queryFn: async ({ signal }) =>
      (await api.blob('/api/attachfile/image', { query: { fileNo, size }, signal, quiet: true })).blob,
    enabled,
    staleTime: IMAGE_KEPT_MS,
  })
}
