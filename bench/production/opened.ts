import type { Program, Site } from './site.ts'

/** The site, and the program over it. */
export interface Opened {
  site: Site
  program: Program
  rowCnt: number
  isQuick: boolean
}
