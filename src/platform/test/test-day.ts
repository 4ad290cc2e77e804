/**
 * Every test stands on one day, whatever day it is: the clock of the site, `new Date()` of the test and of the page, `now()`
 * of the database all run on from there. Only what runs a journey keeps the time of the machine, by which the browser drops
 * cookies; there it is `now()` of `journey.ts`. A literal day in a test is then as far away on any day as on the one it was
 * written on, and no run meets midnight, the end of a month, a leap day or a holiday by accident.
 */

/** A Tuesday in the early shift, between two working days. */
export const BEGINS = '2026-11-24T10:00:00+09:00'

/** How far the clocks of tests are from that of the machine, for a run that begins now. */
export const shiftOfRun = (): number => Date.parse(BEGINS) - Date.now()

type MovableDate = DateConstructor & { movedMs?: number }

/**
 * Lets the one `Date` of this process or page run on from there; said twice, the second holds. It needs nothing around it:
 * a page is given its text.
 */
export function moveDate(shiftMs: number): void {
  const real: MovableDate = globalThis.Date
  const isMoved = real.movedMs !== undefined
  real.movedMs = shiftMs
  if (isMoved) return
  const now = real.now
  real.now = () => now() + (real.movedMs ?? 0)
  globalThis.Date = new Proxy(real, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [target.now()], as),
  })
}
