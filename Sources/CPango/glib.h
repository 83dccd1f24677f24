// The calls and types of GLib that Plumb uses.
//
// Declared here because GLib's own package files state `-pthread`, which SwiftPM refuses with a warning in every build.
// `SystemDeclarationTests` compares each declaration, size, offset and constant with the system's headers, which define
// SYSTEM_TYPES.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifndef SYSTEM_TYPES
typedef uint32_t GQuark;
typedef struct _GError {
  GQuark domain;
  int code;
  char *message;
} GError;
typedef struct _GSList {
  void *data;
  struct _GSList *next;
} GSList;
typedef struct _GClosure GClosure;
typedef void (*GCallback)(void);
typedef void (*GClosureNotify)(void *data, GClosure *closure);
typedef enum { G_CHECKSUM_SHA256 = 2 } GChecksumType;
typedef enum { G_CONNECT_AFTER = 1, G_CONNECT_SWAPPED = 2 } GConnectFlags;
#endif

void g_slist_free(GSList *list);
char *g_compute_checksum_for_data(
    GChecksumType checksum_type, const unsigned char *data, size_t length);
void g_error_free(GError *error);
void g_free(void *mem);
void *(g_object_ref)(void *object);
void g_object_unref(void *object);
unsigned long g_signal_connect_data(
    void *instance, const char *detailed_signal, GCallback c_handler, void *data,
    GClosureNotify destroy_data, GConnectFlags connect_flags);
