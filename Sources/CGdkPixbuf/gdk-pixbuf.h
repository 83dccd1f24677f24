// The calls and types of gdk-pixbuf that Plumb uses; see CPango/glib.h.
#pragma once
#include "../CPango/glib.h"

#ifndef SYSTEM_TYPES
typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufFormat GdkPixbufFormat;
// Swift sees a pointer to a type without fields as opaque; it has one in the system's headers too.
typedef struct _GdkPixbufLoader {
  void *instance;
} GdkPixbufLoader;
typedef enum { GDK_COLORSPACE_RGB } GdkColorspace;
typedef struct _GdkPixbufAnimation GdkPixbufAnimation;
typedef struct _GdkPixbufAnimationIter GdkPixbufAnimationIter;
typedef struct _GTimeVal {
  long tv_sec;
  long tv_usec;
} GTimeVal;
#endif

GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
GdkPixbufAnimationIter *gdk_pixbuf_animation_get_iter(
    GdkPixbufAnimation *animation, const GTimeVal *start_time);
int gdk_pixbuf_animation_iter_advance(GdkPixbufAnimationIter *iter, const GTimeVal *current_time);
int gdk_pixbuf_animation_iter_get_delay_time(GdkPixbufAnimationIter *iter);
GdkPixbuf *gdk_pixbuf_animation_iter_get_pixbuf(GdkPixbufAnimationIter *iter);
GQuark gdk_pixbuf_error_quark(void);
char *gdk_pixbuf_format_get_name(GdkPixbufFormat *format);
GSList *gdk_pixbuf_get_formats(void);
int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
unsigned char *gdk_pixbuf_get_pixels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
const char *gdk_pixbuf_get_option(GdkPixbuf *pixbuf, const char *key);
int gdk_pixbuf_init_modules(const char *path, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbufAnimation *gdk_pixbuf_loader_get_animation(GdkPixbufLoader *loader);
GdkPixbufFormat *gdk_pixbuf_loader_get_format(GdkPixbufLoader *loader);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
GdkPixbufLoader *gdk_pixbuf_loader_new(void);
GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *image_type, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
int gdk_pixbuf_loader_write(
    GdkPixbufLoader *loader, const unsigned char *buf, size_t count, GError **error);
GdkPixbuf *gdk_pixbuf_new(
    GdkColorspace colorspace, int has_alpha, int bits_per_sample, int width, int height);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_save_to_bufferv(
    GdkPixbuf *pixbuf, char **buffer, size_t *buffer_size, const char *type, char **option_keys,
    char **option_values, GError **error);
