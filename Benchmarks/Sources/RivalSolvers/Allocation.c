#include "RivalSolvers.h"

#if defined(__linux__)
#include <malloc.h>
#endif

#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
int64_t allocatedBytes(void) {
  // Large blocks are mapped one by one and counted apart from the arenas.
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
int64_t allocatedBytes(void) { return -1; }
#endif
