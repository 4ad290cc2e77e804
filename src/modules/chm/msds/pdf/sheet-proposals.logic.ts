/** What the text of a safety data sheet seems to say. Each value is a proposal with its place; a person confirms it. Pure. */
import { isCasNo } from '../../substance/cas.logic.ts'

/** A line of the file: page and line from 1. */
export interface SheetLine {
  page: number
  line: number
  cells: readonly string[]
}
export interface Place {
  page: number
  line: number
}
export interface Proposed extends Place {
  value: string
}
export interface ProposedSection extends Place {
  sectionNo: number
  /** Without its heading, a line a line of the file. */
  text: string
}
/** Contents in weight percent; `null` where the file says none, or no number. */
export interface ProposedPart extends Place {
  partNm: string
  casNo: string | null
  minPctVal: number | null
  maxPctVal: number | null
  isSecret: boolean
  /** The line as it stands. */
  text: string
}
export interface SheetProposals {
  head: { [K in HeadName]?: Proposed }
  sections: ProposedSection[]
  parts: ProposedPart[]
}

const SECTIONS: readonly (readonly [number, RegExp])[] = [
  [1, /^(화학제품과회사|identification|productandcompany)/],
  [2, /^(유해성.?위험성|hazards?identification)/],
  [3, /^(구성성분|composition)/],
  [4, /^(응급조치|first.?aid)/],
  [5, /^(폭발.?화재|화재|fire.?fighting)/],
  [6, /^(누출사고|accidentalrelease)/],
  [7, /^(취급및저장|handlingandstorage)/],
  [8, /^(노출방지|exposurecontrol)/],
  [9, /^(물리.?화학적특성|physicalandchemical)/],
  [10, /^(안정성및반응성|stabilityandreactivity)/],
  [11, /^(독성에관한|toxicological)/],
  [12, /^(환경에미치는|ecological)/],
  [13, /^(폐기시|disposal)/],
  [14, /^(운송에필요한|transport)/],
  [15, /^(법적규제|regulatory)/],
  [16, /^(그밖의참고|기타참고|other)/],
]
const HEADING = /^(?:제\s*)?(?:section\s*)?(\d{1,2})\s*[.):：항]?\s*(.*)$/i
const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[\s()[\]【】]/g, '')

/** The number and its own title: a number alone opens a list, a title alone is a reference. */
function headingOf({ cells }: SheetLine): number | undefined {
  const [, number, title = ''] = HEADING.exec(cells.join(' ')) ?? []
  const found = SECTIONS.find(([sectionNo, pattern]) => sectionNo === Number(number) && pattern.test(squeezed(title)))
  return found?.[0]
}

export type HeadName = 'productNm' | 'supplierNm' | 'emergencyTel' | 'msdsSubmitNo' | 'revNo' | 'revYmd'
const AFTER = '\\s*[:：]?\\s*'
const VALUE = '(\\S.*?)\\s*$'
const heads: Record<HeadName, RegExp> = {
  productNm: new RegExp(`(?:제품명|product name)${AFTER}${VALUE}`, 'i'),
  supplierNm: new RegExp(`(?:회사명|제조사명|공급자명|manufacturer|supplier|company name)${AFTER}${VALUE}`, 'i'),
  emergencyTel: new RegExp(
    `(?:긴급\\s*(?:연락)?\\s*전화\\s*(?:번호)?|emergency (?:telephone|phone))\\D*?${AFTER}(\\+?[\\d(][\\d() -]{6,}\\d)`,
    'i',
  ),
  msdsSubmitNo: /\b([A-Z]{2}\d{5}-\d{10})\b/,
  revNo: /(?:개정\s*(?:번호|횟수)|revision(?: no\.?)?|version)\s*[:：]?\s*(?:rev\.?\s*)?(\d{1,3}(?:\.\d{1,2})?)/i,
  revYmd:
    /(?:최종\s*)?(?:개정\s*(?:일자|일)|revision date)[^\d]{0,6}(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})/i,
}
const twoDigits = (text = ''): string => text.padStart(2, '0')

function headFound(name: HeadName, text: string): string | undefined {
  const found = heads[name].exec(text)
  if (!found) return undefined
  if (name !== 'revYmd') return found[1]?.trim() || undefined
  const ymd = `${found[1]}-${twoDigits(found[2])}-${twoDigits(found[3])}`
  return Number.isNaN(Date.parse(ymd)) || new Date(ymd).toISOString().slice(0, 10) !== ymd ? undefined : ymd
}

const CAS = /\b\d{2,7}-\d{2}-\d\b/
const NUMBER = '(\\d{1,3}(?:\\.\\d+)?)'
const RANGE = new RegExp(`${NUMBER}\\s*%?\\s*(?:[~∼～–—-]|to)\\s*<?\\s*${NUMBER}`)
const MOST = new RegExp(`(?:[<≤]=?|최대)\\s*${NUMBER}|${NUMBER}\\s*%?\\s*(?:이하|미만)`)
const LEAST = new RegExp(`(?:[>≥]=?|최소)\\s*${NUMBER}|${NUMBER}\\s*%?\\s*(?:이상|초과)`)
const ONE = new RegExp(`^\\s*${NUMBER}\\s*%?\\s*$`)
const SECRET = /영업\s*비밀|비공개|trade secret|proprietary/i

type Contents = Pick<ProposedPart, 'minPctVal' | 'maxPctVal'>
const ofMatch = (found: RegExpExecArray): number => Number(found[1] ?? found[2])

/** A single content is both ends; what is said of one end leaves the other at the end of the scale. */
function contentsOf(cell: string): Contents | undefined {
  const range = RANGE.exec(cell)
  if (range) return within(Number(range[1]), Number(range[2]))
  const most = MOST.exec(cell)
  if (most) return within(0, ofMatch(most))
  const least = LEAST.exec(cell)
  if (least) return within(ofMatch(least), 100)
  const one = ONE.exec(cell)
  return one ? within(Number(one[1]), Number(one[1])) : undefined
}
const within = (minPctVal: number, maxPctVal: number): Contents | undefined =>
  minPctVal <= maxPctVal && maxPctVal <= 100 ? { minPctVal, maxPctVal } : undefined

/** A row of the table of components: it has a CAS number, or says that it keeps it back. */
function partOf({ page, line, cells }: SheetLine): ProposedPart | undefined {
  const text = cells.join(' ')
  const casNo = CAS.exec(text)?.[0]
  const isSecret = SECRET.test(text)
  if (casNo ? !isCasNo(casNo) : !isSecret) return undefined
  const rest = cells.map((cell) => (casNo ? cell.replace(casNo, ' ') : cell).trim())
  const at = rest.findLastIndex((cell) => contentsOf(cell) !== undefined)
  const contents = contentsOf(rest[at] ?? '')
  if (!casNo && !contents) return undefined
  return {
    ...{ page, line, text, isSecret, casNo: casNo ?? null },
    partNm: rest.find((cell, index) => index !== at && cell !== '') ?? '',
    ...(contents ?? { minPctVal: null, maxPctVal: null }),
  }
}

/** Sections come in their order: a heading that goes back is one that is only spoken of. */
export function proposalsOf(lines: readonly SheetLine[]): SheetProposals {
  const head: SheetProposals['head'] = {}
  const sections: ProposedSection[] = []
  const parts: ProposedPart[] = []
  for (const line of lines) {
    const { page, line: at, cells } = line
    const text = cells.join(' ')
    for (const name of Object.keys(heads) as HeadName[]) {
      const value = head[name] ? undefined : headFound(name, text)
      if (value) head[name] = { page, line: at, value }
    }
    const current = sections.at(-1)
    const sectionNo = headingOf(line)
    if (sectionNo !== undefined && sectionNo > (current?.sectionNo ?? 0)) {
      sections.push({ page, line: at, sectionNo, text: '' })
    } else if (current) {
      current.text += `${current.text && '\n'}${text}`
      const part = current.sectionNo === 3 ? partOf(line) : undefined
      if (part) parts.push(part)
    }
  }
  return { head, sections, parts }
}
