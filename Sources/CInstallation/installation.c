// Swift has no code that runs before a program's first statement, and libraries read these variables once.
#define _GNU_SOURCE
#include "CInstallation.h"

#ifdef __linux__
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[PATH_MAX];

// The file that this code is in, with links followed; false if the system does not say.
static int own_file(char *path) {
  Dl_info info;
  struct link_map *map = NULL;
  if (!dladdr1((void *)&own_file, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) return 0;
  // The program itself has an empty name.
  return realpath(map->l_name[0] ? map->l_name : "/proc/self/exe", path) != NULL;
}

static int exists(const char *name, char *path) {
  int length = snprintf(path, PATH_MAX, "%s/%s", folder, name);
  return length > 0 && length < PATH_MAX && access(path, R_OK) == 0;
}

__attribute__((constructor)) static void find_installation(void) {
  char file[PATH_MAX], path[PATH_MAX];
  if (!own_file(file)) return;
  // The program is in bin, a library in lib or lib/rendering.
  for (int step = 0; step < 3; step++) {
    char *slash = strrchr(file, '/');
    if (!slash) return;
    *slash = 0;
    int length = snprintf(folder, sizeof folder, "%s/share/plumb", file);
    if (length > 0 && length < (int)sizeof folder && exists("fonts.conf", path)) break;
    folder[0] = 0;
  }
  if (!folder[0]) return;
  // An environment that names a file keeps it.
  setenv("FONTCONFIG_FILE", path, 0);
  if (exists("loaders.cache", path)) setenv("GDK_PIXBUF_MODULE_FILE", path, 0);
}

const char *plumb_installation_folder(void) { return folder[0] ? folder : NULL; }
#else
const char *plumb_installation_folder(void) { return 0; }
#endif
