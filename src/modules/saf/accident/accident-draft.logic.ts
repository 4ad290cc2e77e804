/** As long as somebody writes on while somebody is hurt; then the program reports it as it stands. */
export const DRAFT_MS = 30 * 60_000
