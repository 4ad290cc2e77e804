/** What `#schema` is in a browser: contracts that are said with it cost nothing there, and check nothing. */
const CHECKING = /^(safe)?(parse|encode|decode)/i

const nothing: unknown = new Proxy(() => nothing, {
  get(_, name) {
    if (CHECKING.test(String(name)))
      throw new Error(`The schema of a call checks nothing in a browser: ${String(name)}`)
    return nothing
  },
})

export { nothing as z }
