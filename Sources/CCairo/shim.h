#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
// cairo's own pkg-config file brings FreeType's headers; outlines of letters are read with it.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#ifdef __GLIBC__
// The allocator of surfaces and pictures.
#include <malloc.h>
#endif
