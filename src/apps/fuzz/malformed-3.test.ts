import { fuzzPart } from '#platform/test/fuzz/fuzz.ts'
import { knownKeys } from './known-keys.ts'

fuzzPart(2, 4, knownKeys)
