import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MAX_RETRIES = 2

/** Data of screens. What the server refused is not asked again by itself; what did not arrive is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < MAX_RETRIES && error instanceof ApiError && error.status === 0,
    },
    mutations: { retry: false },
  },
})
