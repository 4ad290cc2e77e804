/** What stands on a label of a product, and whether one that was printed still says it. Pure. */
import type { SignalWord } from '../ghs/ghs-codes.model.ts'
import {
  hazardStatementsOf,
  type LabelClass,
  type LabelKind,
  pictogramsOf,
  shownPrecautions,
  signalWordOf,
} from '../ghs/label.logic.ts'

export interface LabelSource {
  matNm: string
  supplierNm: string
  supplierAddr: string | null
  supplierTel: string | null
  unNo: string | null
  /** On a list of 유해화학물질. */
  isToxic: boolean
  classes: readonly LabelClass[]
}
export interface LabelSaid {
  matNm: string
  supplierNm: string
  supplierAddr: string | null
  supplierTel: string | null
  signalWordCd: SignalWord | null
  pictograms: readonly string[]
  hCds: readonly string[]
  pCds: readonly string[]
  /** The others stand in the sheet. */
  isCut: boolean
  unNo: string | null
}

/**
 * G6–G8, G10. A container of up to 100 g or mL says name, pictograms, signal word and supplier; one within the process of own
 * use its name and signal word.
 *
 * @returns undefined where the precautions that were chosen are no fair choice among those of the classes
 */
export function saidOn(source: LabelSource, kindCd: LabelKind, chosen?: readonly string[]): LabelSaid | undefined {
  const { classes, matNm, isToxic } = source
  const supplier = {
    supplierNm: source.supplierNm,
    supplierAddr: source.supplierAddr,
    supplierTel: source.supplierTel,
  }
  const whole = shownPrecautions(classes, chosen)
  if (!whole) return undefined
  const unNo = isToxic ? source.unNo?.trim() || null : null
  const none = { hCds: [], pCds: [], isCut: false }
  const signalWordCd = signalWordOf(classes)
  if (kindCd === 'SIGNAL')
    return { matNm, supplierNm: '', supplierAddr: null, supplierTel: null, signalWordCd, pictograms: [], ...none, unNo }
  const pictograms = pictogramsOf(classes).shown
  if (kindCd === 'SMALL') return { matNm, ...supplier, signalWordCd, pictograms, ...none, unNo }
  const { shown: pCds, isCut } = whole
  return { matNm, ...supplier, signalWordCd, pictograms, hCds: hazardStatementsOf(classes), pCds, isCut, unNo }
}

/** Whether both say the same; a text that is worded better is no other label. */
const isSameLabel = (a: LabelSaid, b: LabelSaid | undefined): boolean => b !== undefined && textOf(a) === textOf(b)
const textOf = ({
  matNm,
  supplierNm,
  supplierAddr,
  supplierTel,
  signalWordCd,
  pictograms,
  hCds,
  pCds,
  unNo,
}: LabelSaid) =>
  JSON.stringify([matNm, supplierNm, supplierAddr, supplierTel, signalWordCd, pictograms, hCds, pCds, unNo])

/** OLD: has to be replaced. CHECK: nobody has said yet which classes hold now. DONE: none of them hangs any more. */
export const labelStates = { OK: '유효', OLD: '재출력 필요', CHECK: '분류 확인 필요', DONE: '교체 완료' } as const
export type LabelState = keyof typeof labelStates
export function labelStateOf(
  printed: { said: LabelSaid; leftCnt: number },
  { isOpen, now }: { isOpen: boolean; now: LabelSaid | undefined },
): LabelState {
  if (printed.leftCnt === 0) return 'DONE'
  if (isOpen) return 'CHECK'
  return isSameLabel(printed.said, now) ? 'OK' : 'OLD'
}

/** What a code says; a combined one by its parts where it has no text of its own. Undefined where one is missing. */
export function statementText(cd: string, texts: ReadonlyMap<string, string>): string | undefined {
  const own = texts.get(cd)
  if (own) return own
  const parts = cd.split('+').map((part) => texts.get(part))
  return parts.every((part) => part) ? parts.join(' ') : undefined
}
