#ifndef TEST_FONTS_H
#define TEST_FONTS_H

/// The path of the fontconfig file that tests use, `fonts.conf` beside this target's source.
const char *test_fonts_file(void);

#endif
