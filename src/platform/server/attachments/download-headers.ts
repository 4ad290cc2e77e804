/** Headers under which somebody else's file is sent: saved, never run, whatever it holds. */

/** RFC 6266 and RFC 5987: Korean names arrive intact; programs that do not know the second form get the first. */
export function contentDisposition(kind: 'attachment' | 'inline', fileNm: string): string {
  const plain = fileNm.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileNm.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

export const fileHeaders = (kind: 'attachment' | 'inline', fileNm: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': contentDisposition(kind, fileNm),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})
