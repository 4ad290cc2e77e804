/**
 * The type face comes after the first page: its slices weigh as much as the app, and till then the face of the system says
 * the same. Whoever has it in his browser already sees it at once.
 */
import slices from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

const LONGEST_WAIT_MS = 5_000

const KEPT = 'type-face'
/** It was here before, and the browser has not let go of it. */
const isHere = (): Promise<boolean> =>
  localStorage.getItem(KEPT) === slices
    ? fetch(slices, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      )
    : Promise.resolve(false)

/** @param firstPage ends when the page stands that was asked for */
export async function bringTypeFace(firstPage: Promise<unknown>): Promise<void> {
  if (!(await isHere())) await Promise.race([firstPage, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = slices
  link.onload = () => localStorage.setItem(KEPT, slices)
  document.head.append(link)
}
