/** A check while it is filled in: kept on the device with every tap, sent along to the server while there is a network. */
import { useEffect, useRef, useState } from 'react'
import { askedItems } from '#modules/common/check-items.logic.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { api } from '#platform/web/api/client.ts'
import { draftOf, keepInput, keptInput } from '#platform/web/document/kept-input.ts'
import { type CheckItem, type CheckResult, checkResult, type SignField } from './check-result.model.ts'

export type Said = Pick<CheckItem, 'answerCd' | 'ngDesc' | 'imprDesc' | 'imprDueYmd'>
export interface Filled {
  items: Readonly<Record<number, Said>>
  signs: Readonly<Partial<Record<SignField, Signature>>>
}

const SAVE_AFTER_MS = 1500
const DRAFT = 'check-fill'
/** As what a check is kept, with its photos, until it has arrived. */
export const fillDraft = (no: number): string => draftOf(DRAFT, no)

function keptOf(record: CheckResult): Filled {
  const kept = keptInput(DRAFT, record.checkResultNo)
  if (kept) return kept.values as object as Filled
  const items = (record.items ?? []).map(({ itemNo, answerCd, ngDesc, imprDesc, imprDueYmd }) => [
    itemNo,
    { answerCd, ngDesc, imprDesc, imprDueYmd },
  ])
  return { items: Object.fromEntries(items), signs: {} }
}

/** The items that are asked, as they were answered so far: what is below another answer keeps none. */
export const itemsOf = (record: CheckResult, { items }: Filled): CheckItem[] =>
  askedItems((record.items ?? []).map((item) => ({ ...item, ...items[item.itemNo] })))

/** What was answered below an answer that was taken back is not answered any more. */
function withoutHidden(record: CheckResult, filled: Filled): Filled {
  const asked = new Set(itemsOf(record, filled).map(({ itemNo }) => String(itemNo)))
  return { ...filled, items: Object.fromEntries(Object.entries(filled.items).filter(([no]) => asked.has(no))) }
}

export function useFilled(record: CheckResult) {
  const [filled, setFilled] = useState(() => keptOf(record))
  const version = useRef(record.rowVersion)
  const isFirst = useRef(true)
  const { checkResultNo } = record
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what is sent; the record is the same all along.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    keepInput(DRAFT, checkResultNo, { values: { ...filled }, rowVersion: null })
    const timer = setTimeout(() => {
      const body = { rowVersion: version.current, items: itemsOf(record, filled) }
      // Without a network the device has it, and the last post carries all of it.
      api.put<CheckResult>(`${checkResult.api}/${checkResultNo}`, body, { quiet: true }).then(
        ({ rowVersion }) => {
          version.current = rowVersion
        },
        () => undefined,
      )
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [filled])
  const say = (itemNo: number, said: Partial<Said>) =>
    setFilled((now) => {
      const before = now.items[itemNo] ?? { answerCd: null, ngDesc: null, imprDesc: null, imprDueYmd: null }
      return withoutHidden(record, { ...now, items: { ...now.items, [itemNo]: { ...before, ...said } } })
    })
  const sign = (name: SignField, signature: Signature | null) =>
    setFilled(({ signs: { [name]: _, ...others }, ...now }) => ({
      ...now,
      signs: signature ? { ...others, [name]: signature } : others,
    }))
  return { filled, say, sign }
}
