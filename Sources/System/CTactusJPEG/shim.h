#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
// libjpeg's header needs stdio's.
#include <jpeglib.h>

// libjpeg reports an error by a function that must not return: it jumps out of the C code, which
// Swift cannot.
struct tactusJPEGError {
  struct jpeg_error_mgr manager;
  jmp_buf place;
};

static inline void tactusLeaveJPEG(j_common_ptr info) {
  longjmp(((struct tactusJPEGError *)info->err)->place, 1);
}

static inline void tactusIgnoreJPEGMessage(j_common_ptr info) { (void)info; }

// Encodes rows of 4 bytes a pixel: blue, green, red, unused. Returns 0, or -1 on failure. The caller
// frees the bytes.
static inline int tactusEncodeJPEG(
    const unsigned char *pixels, int width, int height, int quality, unsigned char **bytes,
    unsigned long *count) {
  struct jpeg_compress_struct info;
  struct tactusJPEGError error;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = tactusLeaveJPEG;
  error.manager.output_message = tactusIgnoreJPEGMessage;
  *bytes = NULL;
  *count = 0;
  if (setjmp(error.place)) {
    jpeg_destroy_compress(&info);
    return -1;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, bytes, count);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  // The same bytes on every machine, whatever its vector instructions.
  info.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * (size_t)width * 4);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 0;
}

// Reads the size of a JPEG into width and height, and its pixels if there is memory for them: rows of
// 4 bytes, blue, green, red, 255. Returns 0, or -1 on failure.
static inline int tactusDecodeJPEG(
    const unsigned char *bytes, unsigned long count, int *width, int *height,
    unsigned char *pixels) {
  struct jpeg_decompress_struct info;
  struct tactusJPEGError error;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = tactusLeaveJPEG;
  error.manager.output_message = tactusIgnoreJPEGMessage;
  if (setjmp(error.place)) {
    jpeg_destroy_decompress(&info);
    return -1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  if (jpeg_read_header(&info, TRUE) != JPEG_HEADER_OK) longjmp(error.place, 1);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  if (pixels) {
    info.out_color_space = JCS_EXT_BGRX;
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
      JSAMPROW row = pixels + (size_t)info.output_scanline * (size_t)info.output_width * 4;
      jpeg_read_scanlines(&info, &row, 1);
    }
    jpeg_finish_decompress(&info);
  }
  jpeg_destroy_decompress(&info);
  return 0;
}
