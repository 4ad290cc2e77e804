/** How long a browser may take to begin writing a file. */
const WRITE_MS = 60_000

/** Hands a file over to the browser's downloads. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), WRITE_MS)
}
