#define _GNU_SOURCE
#include "RivalLayouts.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
#include <malloc.h>

long allocatedBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
#else
long allocatedBytes(void) { return 0; }
#endif

static atomic_long calls;

long allocationCount(void) { return atomic_load_explicit(&calls, memory_order_relaxed); }

#if defined(__GLIBC__)
// The C library's own entry points; defining the public names counts whoever allocates.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  return __libc_realloc(block, size);
}
#endif
