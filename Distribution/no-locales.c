// ICU's data, empty, in the place of 31 MB of which an archive uses nothing.
//
// librsvg's reader of XML links ICU for encodings of text that it does not know itself, such as those of old Windows; it
// reads UTF-8, UTF-16, ASCII and Latin-1 without. ICU finds its data by the name of this variable, states a missing
// item as an error, and the picture is refused.
//
// The layout is that of "Common data" in ICU's documentation: a header, then a table of contents with no entry.
#include <stdint.h>

struct {
  uint16_t header_size;
  uint8_t magic1, magic2;
  struct {
    uint16_t size, reserved;
    uint8_t is_big_endian, charset_family, size_of_uchar, reserved_byte;
    uint8_t data_format[4], format_version[4], data_version[4];
  } info;
  uint8_t padding[8];
  uint32_t count, reserved;
} const __attribute__((aligned(16))) ICU_DATA = {
    32, 0xda, 0x27, {20, 0, 0, 0, 2, 0, {'C', 'm', 'n', 'D'}, {1, 0, 0, 0}, {0, 0, 0, 0}}, {0}, 0, 0};
