import type { GetRef, Select } from 'antd'
import { type RefObject, useLayoutEffect, useRef } from 'react'

interface MeasuredTags {
  ref: RefObject<GetRef<typeof Select> | null>
  maxTagCount: 'responsive' | 0
  onFocus(): void
  onBlur(): void
}

/**
 * A choice of several measures how many of its tags fit only once it has one: measuring the empty choices of a page is
 * what its first picture would wait for. The library makes its field anew as measuring begins or ends, so whoever is in
 * it is put back there; otherwise his next key would go nowhere.
 */
export function useMeasuredTags(count: number): MeasuredTags {
  const ref = useRef<GetRef<typeof Select>>(null)
  const isInside = useRef(false)
  const hasTags = count > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is made anew whenever this changes.
  useLayoutEffect(() => {
    if (isInside.current) ref.current?.focus()
  }, [hasTags])
  return {
    ref,
    maxTagCount: hasTags ? 'responsive' : 0,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
