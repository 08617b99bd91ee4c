#include <dlfcn.h>
#include <libheif/heif.h>
#include <stdlib.h>
#include <string.h>

// libheif is loaded when the first HEIC is written, and not when a program starts: with its codecs it is
// eight libraries, and most runs write none. So the module has no `link`; the wrappers below are its
// functions. Without the library, nothing is written.

static inline void *heif_function(const char *name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    opened = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return NULL;
    // Otherwise the library gives up its codecs when gdk-pixbuf's loader has read its last file.
    struct heif_error (*begin)(struct heif_init_params *) =
        (struct heif_error(*)(struct heif_init_params *))dlsym(opened, "heif_init");
    if (begin) begin(NULL);
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

// The function of libheif with a name and its type; NULL without the library.
#define HEIF_FUNCTION(name) ((__typeof__(&name))heif_function(#name))

/// Creates a context; NULL without the library.
static inline struct heif_context *heif_create(void) {
  __typeof__(&heif_context_alloc) create = HEIF_FUNCTION(heif_context_alloc);
  return create ? create() : NULL;
}

/// Releases a context.
static inline void heif_free(struct heif_context *context) {
  HEIF_FUNCTION(heif_context_free)(context);
}

/// Returns an encoder of HEVC with a quality, 0…100; NULL if the library has none.
static inline struct heif_encoder *heif_hevc_encoder(struct heif_context *context, int quality) {
  struct heif_encoder *encoder = NULL;
  struct heif_error found = HEIF_FUNCTION(heif_context_get_encoder_for_format)(
      context, heif_compression_HEVC, &encoder);
  if (found.code != heif_error_Ok || !encoder) return NULL;
  HEIF_FUNCTION(heif_encoder_set_lossy_quality)(encoder, quality);
  return encoder;
}

/// Releases an encoder.
static inline void heif_free_encoder(struct heif_encoder *encoder) {
  HEIF_FUNCTION(heif_encoder_release)(encoder);
}

/// Creates an image of red, green, blue and, if it is wanted, alpha, 8 bits each; NULL on failure.
static inline struct heif_image *heif_create_image(int width, int height, int has_alpha) {
  struct heif_image *image = NULL;
  enum heif_chroma chroma =
      has_alpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
  if (HEIF_FUNCTION(heif_image_create)(width, height, heif_colorspace_RGB, chroma, &image).code !=
      heif_error_Ok)
    return NULL;
  if (HEIF_FUNCTION(heif_image_add_plane)(image, heif_channel_interleaved, width, height, 8).code !=
      heif_error_Ok) {
    HEIF_FUNCTION(heif_image_release)(image);
    return NULL;
  }
  return image;
}

/// Returns the pixels of an image that `heif_create_image` returned, and the bytes of a row.
static inline uint8_t *heif_pixels(struct heif_image *image, int *stride) {
  return HEIF_FUNCTION(heif_image_get_plane)(image, heif_channel_interleaved, stride);
}

/// Releases an image.
static inline void heif_free_image(struct heif_image *image) {
  HEIF_FUNCTION(heif_image_release)(image);
}

/// Encodes an image with an orientation, 1…8, and EXIF metadata, which may be NULL; returns whether that
/// succeeded.
static inline int heif_encode(struct heif_context *context, struct heif_image *image,
                              struct heif_encoder *encoder, int orientation, const void *metadata,
                              int length) {
  struct heif_image_handle *handle = NULL;
  struct heif_encoding_options *options = HEIF_FUNCTION(heif_encoding_options_alloc)();
  if (!options) return 0;
  options->image_orientation = (enum heif_orientation)orientation;
  struct heif_error failure =
      HEIF_FUNCTION(heif_context_encode_image)(context, image, encoder, options, &handle);
  HEIF_FUNCTION(heif_encoding_options_free)(options);
  if (failure.code == heif_error_Ok && metadata)
    failure = HEIF_FUNCTION(heif_context_add_exif_metadata)(context, handle, metadata, length);
  if (handle) HEIF_FUNCTION(heif_image_handle_release)(handle);
  return failure.code == heif_error_Ok;
}

// A file in memory.
struct heif_bytes {
  uint8_t *bytes;
  size_t length;
};

static inline struct heif_error heif_append(struct heif_context *context, const void *data,
                                            size_t size, void *target) {
  struct heif_bytes *file = (struct heif_bytes *)target;
  struct heif_error result = {heif_error_Ok, heif_suberror_Unspecified, "Success"};
  uint8_t *longer = (uint8_t *)realloc(file->bytes, file->length + size);
  (void)context;
  if (!longer) {
    result.code = heif_error_Memory_allocation_error;
    return result;
  }
  memcpy(longer + file->length, data, size);
  file->bytes = longer;
  file->length += size;
  return result;
}

/// Returns the file of the encoded images, which the caller frees; NULL on failure.
static inline uint8_t *heif_write(struct heif_context *context, size_t *length) {
  struct heif_bytes file = {NULL, 0};
  struct heif_writer writer = {1, heif_append};
  if (HEIF_FUNCTION(heif_context_write)(context, &writer, &file).code != heif_error_Ok) {
    free(file.bytes);
    return NULL;
  }
  *length = file.length;
  return file.bytes;
}
