/** Quoted words that name a thing of the program, not what somebody entered. */
const NAMED = /(reading|setting|constraint|column|relation|table|function|module|property|of|in)\s*$/i
const QUOTED = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g
const LONG_NUMBER = /\d[\d-]{5,}\d/g
const QUERY = /\?[^\s):]+/g

/**
 * The text of an error without what people entered: what is quoted, long numbers, queries of addresses. Messages of
 * libraries and of the database repeat the value that they could not read.
 */
export const withoutValues = (text: string): string =>
  text
    .replace(QUOTED, (quoted, offset: number) =>
      NAMED.test(text.slice(0, offset)) && /^.[\w.$-]{1,60}.$/.test(quoted) ? quoted : '…',
    )
    .replace(LONG_NUMBER, '…')
    .replace(QUERY, '')
