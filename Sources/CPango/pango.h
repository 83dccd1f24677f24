// The calls and types of Pango that Plumb uses; see glib.h.
#pragma once
#include "glib.h"
#include <cairo.h>

#ifndef SYSTEM_TYPES
#define PANGO_SCALE 1024
#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS 2
#define PANGO_GLYPH_EMPTY 0x0FFFFFFF
#define PANGO_GLYPH_UNKNOWN_FLAG 0x10000000

typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFont PangoFcFont;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoTabArray PangoTabArray;

// Swift sees a pointer to a type without fields as opaque; these have a field in the system's headers too.
typedef struct _PangoFontFamily {
  void *instance;
} PangoFontFamily;
typedef struct _PangoFontMap {
  void *instance;
} PangoFontMap;
typedef struct _PangoFontMetrics {
  unsigned int references;
} PangoFontMetrics;

typedef enum { FcResultMatch } FcResult;
typedef enum {
  PANGO_DIRECTION_LTR,
  PANGO_DIRECTION_RTL,
} PangoDirection;
typedef enum {
  PANGO_ELLIPSIZE_NONE,
  PANGO_ELLIPSIZE_START,
  PANGO_ELLIPSIZE_MIDDLE,
  PANGO_ELLIPSIZE_END,
} PangoEllipsizeMode;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum {
  PANGO_TAB_LEFT,
  PANGO_TAB_RIGHT,
  PANGO_TAB_CENTER,
} PangoTabAlign;
typedef enum {
  PANGO_VARIANT_SMALL_CAPS = 1,
  PANGO_VARIANT_ALL_SMALL_CAPS = 2,
  PANGO_VARIANT_UNICASE = 5,
} PangoVariant;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;

typedef struct _PangoRectangle {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

typedef struct _PangoAttribute {
  const void *klass;
  unsigned int start_index;
  unsigned int end_index;
} PangoAttribute;

typedef struct _PangoAnalysis {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  uint8_t level;
  uint8_t gravity;
  uint8_t flags;
  uint8_t script;
  PangoLanguage *language;
  GSList *extra_attrs;
} PangoAnalysis;

typedef struct _PangoGlyphGeometry {
  int width;
  int x_offset;
  int y_offset;
} PangoGlyphGeometry;

typedef struct _PangoGlyphInfo {
  uint32_t glyph;
  PangoGlyphGeometry geometry;
  // Bits in the system's headers.
  unsigned int attr;
} PangoGlyphInfo;

typedef struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
} PangoGlyphString;

typedef struct _PangoItem {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;

// Read through a pointer from Pango only: later versions add fields at the end.
typedef struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct _PangoLayoutLine {
  PangoLayout *layout;
  int start_index;
  int length;
  GSList *runs;
} PangoLayoutLine;
#endif

int FcConfigBuildFonts(FcConfig *config);
FcConfig *FcConfigCreate(void);
void FcConfigDestroy(FcConfig *config);
int FcConfigParseAndLoad(FcConfig *config, const unsigned char *file, int complain);
int FcConfigParseAndLoadFromMemory(
    FcConfig *config, const unsigned char *buffer, int complain);
int FcConfigSetCurrent(FcConfig *config);
int FcConfigAppFontAddFile(FcConfig *config, const unsigned char *file);
void FcConfigAppFontClear(FcConfig *config);
FcResult FcPatternGetString(
    const FcPattern *p, const char *object, int n, unsigned char **s);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_insert_hyphens_new(int insert_hyphens);
PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
PangoAttribute *pango_attr_variant_new(PangoVariant variant);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attr);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_shape_new(
    const PangoRectangle *ink_rect, const PangoRectangle *logical_rect);
void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_glyph_string_path(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_show_glyph_item(cairo_t *cr, const char *text, PangoGlyphItem *glyph_item);
PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
PangoFont *pango_context_load_font(
    PangoContext *context, const PangoFontDescription *desc);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int round_positions);
FcPattern *pango_fc_font_get_pattern(PangoFcFont *font);
void pango_fc_font_map_config_changed(PangoFcFontMap *fcfontmap);
PangoFontDescription *pango_font_describe_with_absolute_size(PangoFont *font);
void pango_font_description_free(PangoFontDescription *description);
const char *pango_font_description_get_family(const PangoFontDescription *description);
int pango_font_description_get_size(const PangoFontDescription *description);
PangoStyle pango_font_description_get_style(const PangoFontDescription *description);
PangoWeight pango_font_description_get_weight(const PangoFontDescription *description);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
const char *pango_font_family_get_name(PangoFontFamily *family);
PangoContext *pango_font_map_create_context(PangoFontMap *fontmap);
void pango_font_get_glyph_extents(
    PangoFont *font, uint32_t glyph, PangoRectangle *ink_rect, PangoRectangle *logical_rect);
void pango_font_map_list_families(
    PangoFontMap *fontmap, PangoFontFamily ***families, int *n_families);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
PangoGlyphItem *pango_glyph_item_copy(PangoGlyphItem *orig);
void pango_glyph_item_free(PangoGlyphItem *glyph_item);
void pango_glyph_item_get_logical_widths(
    PangoGlyphItem *glyph_item, const char *text, int *logical_widths);
void pango_glyph_string_extents(
    PangoGlyphString *glyphs, PangoFont *font, PangoRectangle *ink_rect,
    PangoRectangle *logical_rect);
PangoGlyphString *pango_glyph_string_copy(PangoGlyphString *string);
void pango_glyph_string_free(PangoGlyphString *string);
int pango_glyph_string_get_width(PangoGlyphString *glyphs);
PangoGlyphString *pango_glyph_string_new(void);
void pango_glyph_string_set_size(PangoGlyphString *string, int new_len);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_get_size(PangoLayout *layout, int *width, int *height);
const char *pango_layout_get_text(PangoLayout *layout);
int pango_layout_is_ellipsized(PangoLayout *layout);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
void pango_layout_line_index_to_x(PangoLayoutLine *line, int index, int trailing, int *x_pos);
int pango_layout_line_x_to_index(PangoLayoutLine *line, int x_pos, int *index, int *trailing);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attrs);
void pango_layout_set_auto_dir(PangoLayout *layout, int auto_dir);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_justify(PangoLayout *layout, int justify);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
void pango_shape_full(
    const char *item_text, int item_length, const char *paragraph_text, int paragraph_length,
    const PangoAnalysis *analysis, PangoGlyphString *glyphs);
void pango_tab_array_free(PangoTabArray *tab_array);
PangoTabArray *pango_tab_array_new(int initial_size, int positions_in_pixels);
void pango_tab_array_set_tab(
    PangoTabArray *tab_array, int tab_index, PangoTabAlign alignment, int location);
