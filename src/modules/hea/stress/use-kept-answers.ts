/** What has been ticked so far stays on this device until it is sent: a call, a dead battery or a closed tab loses nothing. */
import { useState } from 'react'

interface Kept {
  answers: (number | null)[]
  opinionDesc: string
}
const PREFIX = 'stress:'

/** @param linkKey of the one-time link: another round, another person begins anew */
export function useKeptAnswers(linkKey: string, count: number) {
  const name = PREFIX + linkKey
  const [value, setValue] = useState<Kept>(() => readKept(name, count))
  const change = (patch: Partial<Kept>) => {
    const next = { ...value, ...patch }
    setValue(next)
    localStorage.setItem(name, JSON.stringify(next))
  }
  return { value, change, forget: () => localStorage.removeItem(name) }
}

function readKept(name: string, count: number): Kept {
  const none: Kept = { answers: Array<null>(count).fill(null), opinionDesc: '' }
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Kept> | null
    return kept?.answers?.length === count ? { ...none, ...kept } : none
  } catch {
    // Nothing that this page wrote.
    return none
  }
}
