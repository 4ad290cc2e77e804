/** The Node of `package.json`, whatever the machine's own is. */
export const node: string
export const root: string
/** What `npm start` runs. */
export const program: readonly string[]
/** Where Node keeps what it has compiled of it. */
export const compiled: string
/** Builds what is missing or older than its sources: everything, unless parts are named. */
export function build(names?: readonly ('web' | 'server')[]): void
