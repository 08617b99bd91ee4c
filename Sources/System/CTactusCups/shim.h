#include <cups/cups.h>
#include <cups/pwg.h>
#include <cups/raster.h>
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// CUPS speaks with printers. It is loaded when a printer is first asked: linking it would load it,
// with its libraries for encryption and discovery, at the start of every app. So the module has no
// `link`, and the table below has its functions.

/// The functions of the library.
typedef struct {
  // Connections
  http_t *_Nullable (*_Nonnull http_connect)(
      const char *_Nonnull, int, http_addrlist_t *_Nullable, int, http_encryption_t, int, int,
      int *_Nullable);
  void (*_Nonnull http_close)(http_t *_Nonnull);
  void (*_Nonnull http_set_timeout)(
      http_t *_Nonnull, double, int (*_Nullable)(http_t *_Nullable, void *_Nullable),
      void *_Nullable);
  http_status_t (*_Nonnull http_update)(http_t *_Nonnull);
  ssize_t (*_Nonnull http_read)(http_t *_Nonnull, char *_Nonnull, size_t);
  ssize_t (*_Nonnull http_write)(http_t *_Nonnull, const char *_Nonnull, size_t);
  // Messages
  http_status_t (*_Nonnull send_request)(
      http_t *_Nonnull, ipp_t *_Nonnull, const char *_Nonnull, size_t);
  http_status_t (*_Nonnull write_data)(http_t *_Nonnull, const char *_Nonnull, size_t);
  ipp_t *_Nonnull (*_Nonnull ipp_request)(ipp_op_t);
  ipp_t *_Nonnull (*_Nonnull ipp_new)(void);
  void (*_Nonnull ipp_delete)(ipp_t *_Nullable);
  ipp_state_t (*_Nonnull ipp_read)(
      void *_Nullable, ssize_t (*_Nonnull)(void *_Nullable, ipp_uchar_t *_Nullable, size_t), int,
      ipp_t *_Nullable, ipp_t *_Nonnull);
  size_t (*_Nonnull ipp_length)(ipp_t *_Nonnull);
  ipp_status_t (*_Nonnull ipp_status)(ipp_t *_Nonnull);
  // Attributes, written
  void *_Nullable (*_Nonnull add_text)(
      ipp_t *_Nonnull, ipp_tag_t, ipp_tag_t, const char *_Nonnull, const char *_Nullable,
      const char *_Nonnull);
  void *_Nullable (*_Nonnull add_texts)(
      ipp_t *_Nonnull, ipp_tag_t, ipp_tag_t, const char *_Nonnull, int, const char *_Nullable,
      const char *_Nullable const *_Nonnull);
  void *_Nullable (*_Nonnull add_integer)(
      ipp_t *_Nonnull, ipp_tag_t, ipp_tag_t, const char *_Nonnull, int);
  void *_Nullable (*_Nonnull add_boolean)(ipp_t *_Nonnull, ipp_tag_t, const char *_Nonnull, char);
  void *_Nullable (*_Nonnull add_ranges)(
      ipp_t *_Nonnull, ipp_tag_t, const char *_Nonnull, int, const int *_Nonnull,
      const int *_Nonnull);
  void *_Nullable (*_Nonnull add_resolution)(
      ipp_t *_Nonnull, ipp_tag_t, const char *_Nonnull, ipp_res_t, int, int);
  void *_Nullable (*_Nonnull add_collection)(
      ipp_t *_Nonnull, ipp_tag_t, const char *_Nonnull, ipp_t *_Nonnull);
  // Attributes, read
  ipp_attribute_t *_Nullable (*_Nonnull find)(ipp_t *_Nonnull, const char *_Nonnull, ipp_tag_t);
  int (*_Nonnull count)(ipp_attribute_t *_Nonnull);
  ipp_tag_t (*_Nonnull tag)(ipp_attribute_t *_Nonnull);
  const char *_Nullable (*_Nonnull text)(
      ipp_attribute_t *_Nonnull, int, const char *_Nullable *_Nullable);
  int (*_Nonnull integer)(ipp_attribute_t *_Nonnull, int);
  int (*_Nonnull boolean)(ipp_attribute_t *_Nonnull, int);
  int (*_Nonnull range)(ipp_attribute_t *_Nonnull, int, int *_Nullable);
  int (*_Nonnull resolution)(
      ipp_attribute_t *_Nonnull, int, int *_Nullable, ipp_res_t *_Nullable);
  ipp_t *_Nullable (*_Nonnull collection)(ipp_attribute_t *_Nonnull, int);
  // Rasters
  cups_raster_t *_Nullable (*_Nonnull raster_open)(
      ssize_t (*_Nonnull)(void *_Nullable, unsigned char *_Nullable, size_t), void *_Nullable,
      cups_mode_t);
  int (*_Nonnull raster_describe)(
      cups_page_header2_t *_Nonnull, pwg_media_t *_Nonnull, const char *_Nonnull, int, int,
      const char *_Nullable, const char *_Nullable);
  unsigned int (*_Nonnull raster_begin_page)(cups_raster_t *_Nonnull, cups_page_header2_t *_Nonnull);
  unsigned int (*_Nonnull raster_write)(
      cups_raster_t *_Nonnull, const unsigned char *_Nonnull, unsigned int);
  void (*_Nonnull raster_close)(cups_raster_t *_Nonnull);
  // Discovery
  int (*_Nonnull destinations)(
      unsigned int, int, int *_Nullable, cups_ptype_t, cups_ptype_t,
      int (*_Nonnull)(void *_Nullable, unsigned int, cups_dest_t *_Nonnull), void *_Nullable);
  const char *_Nullable (*_Nonnull option)(
      const char *_Nonnull, int, cups_option_t *_Nullable);
  int (*_Nonnull copy_destination)(
      cups_dest_t *_Nonnull, int, cups_dest_t *_Nullable *_Nonnull);
  void (*_Nonnull free_destinations)(int, cups_dest_t *_Nullable);
  http_t *_Nullable (*_Nonnull connect_destination)(
      cups_dest_t *_Nonnull, unsigned int, int, int *_Nullable, char *_Nonnull, size_t,
      int (*_Nullable)(void *_Nullable, unsigned int, cups_dest_t *_Nullable), void *_Nullable);
  const char *_Nullable (*_Nonnull http_host)(http_t *_Nonnull, char *_Nonnull, int);
  http_addr_t *_Nullable (*_Nonnull http_address)(http_t *_Nonnull);
  int (*_Nonnull http_port)(http_addr_t *_Nonnull);
  int (*_Nonnull http_is_encrypted)(http_t *_Nonnull);
  const char *_Nullable (*_Nonnull server)(void);
  int (*_Nonnull port)(void);
} cups_functions;

/// Returns the place of a function's frame on the stack of its thread.
static inline uintptr_t cups_stack_place(void) { return (uintptr_t)__builtin_frame_address(0); }

/// Loads the library; 0 if it is not installed.
static inline int cups_load(cups_functions *_Nonnull functions) {
  void *library = dlopen("libcups.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  struct {
    const char *name;
    void **place;
  } table[] = {
      {"httpConnect2", (void **)&functions->http_connect},
      {"httpClose", (void **)&functions->http_close},
      {"httpSetTimeout", (void **)&functions->http_set_timeout},
      {"httpUpdate", (void **)&functions->http_update},
      {"httpRead2", (void **)&functions->http_read},
      {"httpWrite2", (void **)&functions->http_write},
      {"cupsSendRequest", (void **)&functions->send_request},
      {"cupsWriteRequestData", (void **)&functions->write_data},
      {"ippNewRequest", (void **)&functions->ipp_request},
      {"ippNew", (void **)&functions->ipp_new},
      {"ippDelete", (void **)&functions->ipp_delete},
      {"ippReadIO", (void **)&functions->ipp_read},
      {"ippLength", (void **)&functions->ipp_length},
      {"ippGetStatusCode", (void **)&functions->ipp_status},
      {"ippAddString", (void **)&functions->add_text},
      {"ippAddStrings", (void **)&functions->add_texts},
      {"ippAddInteger", (void **)&functions->add_integer},
      {"ippAddBoolean", (void **)&functions->add_boolean},
      {"ippAddRanges", (void **)&functions->add_ranges},
      {"ippAddResolution", (void **)&functions->add_resolution},
      {"ippAddCollection", (void **)&functions->add_collection},
      {"ippFindAttribute", (void **)&functions->find},
      {"ippGetCount", (void **)&functions->count},
      {"ippGetValueTag", (void **)&functions->tag},
      {"ippGetString", (void **)&functions->text},
      {"ippGetInteger", (void **)&functions->integer},
      {"ippGetBoolean", (void **)&functions->boolean},
      {"ippGetRange", (void **)&functions->range},
      {"ippGetResolution", (void **)&functions->resolution},
      {"ippGetCollection", (void **)&functions->collection},
      {"cupsRasterOpenIO", (void **)&functions->raster_open},
      {"cupsRasterInitPWGHeader", (void **)&functions->raster_describe},
      {"cupsRasterWriteHeader2", (void **)&functions->raster_begin_page},
      {"cupsRasterWritePixels", (void **)&functions->raster_write},
      {"cupsRasterClose", (void **)&functions->raster_close},
      {"cupsEnumDests", (void **)&functions->destinations},
      {"cupsGetOption", (void **)&functions->option},
      {"cupsCopyDest", (void **)&functions->copy_destination},
      {"cupsFreeDests", (void **)&functions->free_destinations},
      {"cupsConnectDest", (void **)&functions->connect_destination},
      {"httpGetHostname", (void **)&functions->http_host},
      {"httpGetAddress", (void **)&functions->http_address},
      {"httpAddrPort", (void **)&functions->http_port},
      {"httpIsEncrypted", (void **)&functions->http_is_encrypted},
      {"cupsServer", (void **)&functions->server},
      {"ippPort", (void **)&functions->port},
  };
  for (size_t index = 0; index < sizeof(table) / sizeof(table[0]); index++) {
    *table[index].place = dlsym(library, table[index].name);
    if (!*table[index].place) return 0;
  }
  return 1;
}
