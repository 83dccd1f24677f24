// Swift has no name for the link map, without which a program's own path is only what it was called by.
#define _GNU_SOURCE
#include "CInstallation.h"

#ifdef __linux__
#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>

int plumb_own_file(char *path) {
  Dl_info info;
  struct link_map *map = NULL;
  if (!dladdr1((void *)&plumb_own_file, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) return 0;
  // The program itself has an empty name.
  return realpath(map->l_name[0] ? map->l_name : "/proc/self/exe", path) != NULL;
}
#else
int plumb_own_file(char *path) { return 0; }
#endif
