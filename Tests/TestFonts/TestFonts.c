// Swift has no code that runs before the first test, and fontconfig reads its settings once.
#include "TestFonts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *test_fonts_file(void) {
  static char path[4096];
  const char *slash = strrchr(__FILE__, '/');
  int folder = slash ? (int)(slash - __FILE__) + 1 : 0;
  snprintf(path, sizeof path, "%.*sfonts.conf", folder, __FILE__);
  return path;
}

// An environment that already names a file keeps it: that is how a golden is tried with other fonts.
__attribute__((constructor)) static void use_test_fonts(void) {
  setenv("FONTCONFIG_FILE", test_fonts_file(), 0);
}
