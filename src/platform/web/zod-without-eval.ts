/** The pages allow no code made of text, which zod tries as soon as it is given a schema: imported before any. */
import { config } from 'zod'

config({ jitless: true })
