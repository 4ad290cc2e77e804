/** What a file is by its content, and whether that is what its name says. */
import { open } from 'node:fs/promises'
import { ZipArchive } from '../excel/zip-reader.ts'

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic'
export type FileKind =
  | PictureKind
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'hwpx'
  | 'zip'
  | 'ole'
  | 'mp4'
  | 'text'
  | 'other'

const pictureKinds: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'heic']
export const isPicture = (kind: FileKind): kind is PictureKind => pictureKinds.includes(kind)

const pictureExtensions = ['jpg', 'jpeg', 'jfif', 'jiff', 'png', 'gif', 'webp', 'heic', 'heif']
export const isPictureExtension = (ext: string): boolean => pictureExtensions.includes(ext)

/** Kinds of content that may stand behind an extension: a camera that names a PNG `.jpg` is no attack. */
const kindsOf: Record<string, readonly FileKind[]> = {
  ...Object.fromEntries(pictureExtensions.map((ext) => [ext, pictureKinds])),
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  hwpx: ['hwpx'],
  zip: ['zip', 'docx', 'xlsx', 'pptx', 'hwpx'],
  doc: ['ole'],
  xls: ['ole'],
  ppt: ['ole'],
  hwp: ['ole'],
  mp4: ['mp4'],
  mov: ['mp4'],
  txt: ['text'],
  csv: ['text'],
}
const contentTypes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  hwpx: 'application/hwp+zip',
  zip: 'application/zip',
  mp4: 'video/mp4',
  text: 'text/plain; charset=utf-8',
}
const OCTETS = 'application/octet-stream'
const oleTypes: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  hwp: 'application/x-hwp',
}
export const contentTypeOf = (kind: FileKind, ext: string): string =>
  (kind === 'ole' ? oleTypes[ext] : contentTypes[kind]) ?? OCTETS

/** Small letters, without the dot; empty for a name without one. */
export const extensionOf = (fileNm: string): string => fileNm.match(/\.([^.\\/]+)$/)?.[1]?.toLowerCase() ?? ''

/** An extension that we know nothing of may hold anything but a program. */
export const fitsExtension = (kind: FileKind, ext: string, head: Buffer): boolean =>
  kindsOf[ext]?.includes(kind) ?? !isProgram(head)

const startsWith = (head: Buffer, hex: string, at = 0): boolean =>
  head.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'))
const textAt = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to)

/** Windows, ELF and Mach-O programs, and scripts that name their interpreter. */
const isProgram = (head: Buffer): boolean =>
  ['4d5a', '7f454c46', 'cffaedfe', 'cefaedfe', 'cafebabe', '2321'].some((magic) => startsWith(head, magic))

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'heim', 'heis'])
const movieBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|qt {2}|3gp)/
/** The part that only this kind of Office file has. */
const officeParts: [FileKind, string][] = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['pptx', 'ppt/presentation.xml'],
  ['hwpx', 'Contents/content.hpf'],
]

/** @param path of the whole file; @param head its first bytes, up to 64 KiB */
export async function kindOf(path: string, head: Buffer): Promise<FileKind> {
  if (startsWith(head, 'ffd8ff')) return 'jpeg'
  if (startsWith(head, '89504e470d0a1a0a')) return 'png'
  if (/^GIF8[79]a/.test(textAt(head, 0, 6))) return 'gif'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp'
  if (textAt(head, 4, 8) === 'ftyp') {
    const brand = textAt(head, 8, 12)
    return heicBrands.has(brand) ? 'heic' : movieBrands.test(brand) ? 'mp4' : 'other'
  }
  if (textAt(head, 0, 5) === '%PDF-') return 'pdf'
  if (startsWith(head, 'd0cf11e0a1b11ae1')) return 'ole'
  if (startsWith(head, '504b0304')) return zipKind(path)
  if (isProgram(head)) return 'other'
  return (await isText(path)) ? 'text' : 'other'
}

async function zipKind(path: string): Promise<FileKind> {
  const file = await open(path)
  try {
    const archive = new ZipArchive(await file.readFile(), 0)
    return officeParts.find(([, part]) => archive.has(part))?.[0] ?? 'zip'
  } catch {
    // Cut off or no archive at all behind a zip's first bytes.
    return 'other'
  } finally {
    await file.close()
  }
}

/** UTF-8 or CP949, and nothing that a text does not have: every byte is looked at. */
async function isText(path: string): Promise<boolean> {
  return (await decodes(path, 'utf-8')) || (await decodes(path, 'euc-kr'))
}

async function decodes(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const file = await open(path)
  try {
    for await (const piece of file.createReadStream()) {
      if ((piece as Buffer).includes(0)) return false
      decoder.decode(piece as Buffer, { stream: true })
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  } finally {
    await file.close()
  }
}
