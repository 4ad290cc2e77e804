import { fuzzPart } from '#platform/test/fuzz/fuzz.ts'
import { knownKeys } from './known-keys.ts'

fuzzPart(3, 4, knownKeys)
