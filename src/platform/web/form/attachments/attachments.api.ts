/** Attachment groups on the wire (S-250, S-251). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError, api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { ATTACH_LIST_DELAY_MS } from '#platform/web/constants.ts'
import {
  type AttachFile,
  type AttachGroup,
  type AttachSetting,
  manualSetting,
  type TaskFlag,
} from './attach-setting.ts'

interface GroupAnswer {
  attachFileId: number
  files: AttachFile[]
}

const SETTING_KEPT_MS = 10 * 60_000

const settingQuery = (taskClass: string) => ({
  queryKey: ['attachSetting', taskClass],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
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
export const useAttachSetting = (taskClass: string) => useQuery(settingQuery(taskClass))
/** For an upload that no box on the page does. */
export const settingOf = (taskClass: string): Promise<AttachSetting> =>
  queryClient.fetchQuery({ ...settingQuery(taskClass), retry: false })

const filesKey = (attachFileId: number | null) => ['attachFiles', attachFileId]
/** S-252: the list waits a moment after mount. */
export function useAttachFiles(attachFileId: number | null, delayMs = ATTACH_LIST_DELAY_MS) {
  return useQuery({
    queryKey: filesKey(attachFileId),
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      const { files } = await api.get<GroupAnswer>('/api/attachfile/list', {
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

/** S-371: the areas that have paths of their own. */
const uploadPaths: Readonly<Record<TaskFlag, string>> = {
  saf: '/api/attachfile/safUploadfiles',
  diagram: '/api/attachfile/diagramuploadfiles',
}

export async function uploadFile(group: AttachGroup, file: File, onProgress: (share: number) => void) {
  const form = new FormData()
  for (const [name, value] of Object.entries(group)) if (value !== null) form.append(name, String(value))
  form.append('file', file, file.name)
  const path = group.taskFlag ? uploadPaths[group.taskFlag] : '/api/attachfile/uploadfiles'
  const answer = await api.upload<GroupAnswer>(path, form, { onProgress, quiet: true })
  showFiles(answer.attachFileId, answer.files)
  return answer
}

/** S-255 */
export async function deleteFile(
  attachFileId: number,
  fileNo: number,
  taskFlag: TaskFlag | null,
): Promise<AttachFile[]> {
  if (taskFlag) await api.delete('/api/attachfile/deletefiles', { attachFileId, fileNos: [fileNo] })
  else await api.delete(`/api/attachfile/deletefile/${fileNo}`)
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
export const applyChange = (attachFileId: number, change: FileChange): Promise<void> =>
  applyGroup(attachFileId, [change])

/** S-254. @throws ApiError `nofile` (K-55) where the group has no file any more */
export async function applyGroup(attachFileId: number, files: readonly FileChange[]): Promise<void> {
  const answer = await api.post<GroupAnswer>('/api/attachfile/applyuploadfiles', { attachFileId, files })
  for (const { fileNo, rotate } of files) if (rotate) imageVersions.set(fileNo, imageVersionOf(fileNo) + 1)
  showFiles(attachFileId, answer.files)
}

/** A turned picture is another picture under the same number. */
const imageVersions = new Map<number, number>()
export const imageVersionOf = (fileNo: number): number => imageVersions.get(fileNo) ?? 0

export type ImageSize = '320' | '960' | 'full'
const IMAGE_KEPT_MS = 5 * 60_000
const IMAGE = 'attachImage'
const imageQuery = (fileNo: number, size: ImageSize, version: number) => ({
  queryKey: [IMAGE, fileNo, size, version],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { blob } = await api.blob('/api/attachfile/image', { query: { fileNo, size }, signal, quiet: true })
    return pictureOf(blob)
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: IMAGE_KEPT_MS,
  structuralSharing: false,
})

/** A picture in memory. While its element is kept the browser has read it, and shows it with what it stands in. */
interface Picture {
  url: string
  element: HTMLImageElement
}
async function pictureOf(blob: Blob): Promise<Picture> {
  const element = new Image()
  // What cannot be read is told where it is shown.
  const isRead = new Promise((resolve) => {
    element.onload = resolve
    element.onerror = resolve
  })
  element.src = URL.createObjectURL(blob)
  await isRead
  return { url: element.src, element }
}
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'removed' || query.queryKey[0] !== IMAGE) return
  const { url } = (query.state.data ?? {}) as Partial<Picture>
  if (url) URL.revokeObjectURL(url)
})

/**
 * A picture is replaced by the next one and never by nothing.
 *
 * @param version of the picture, where it is not to follow a turn at once
 */
export const useImage = (fileNo: number, size: ImageSize, enabled = true, version = imageVersionOf(fileNo)) =>
  useQuery({ ...imageQuery(fileNo, size, version), placeholderData: keepPreviousData, enabled })
/** Has the picture at hand before it is shown; where that fails, showing it will tell. */
export const prepareImage = (fileNo: number, size: ImageSize): Promise<void> =>
  queryClient.prefetchQuery(imageQuery(fileNo, size, imageVersionOf(fileNo)))
