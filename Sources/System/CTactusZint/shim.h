#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <zint.h>

// Zint makes the symbols of codes. It is loaded when the first one is made, because linking it
// would load it, and libpng, at the start of every app. So the module has no `link`; the wrappers
// below are its functions.

static inline void *_Nullable zint_function(const char *_Nonnull name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    // The structure of a symbol is that of the header, and of this version.
    opened = dlopen("libzint.so.2.11", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return NULL;
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

// The function of Zint with a name and its type; NULL without the library.
#define ZINT_FUNCTION(name) ((__typeof__(&name))zint_function(#name))

/// The kinds of symbols.
enum zint_kind {
  zint_kind_pdf417 = BARCODE_PDF417,
  zint_kind_compact_pdf417 = BARCODE_PDF417COMP,
  zint_kind_aztec = BARCODE_AZTEC,
};

/// Returns whether the library is installed.
static inline int zint_is_installed(void) { return zint_function("ZBarcode_Create") != NULL; }

/// Makes the symbol of a message with the options of its kind; NULL if there is none with exactly
/// these, or no library.
static inline void *_Nullable zint_encode(
    enum zint_kind kind, const uint8_t *_Nonnull message, int length, int option_1, int option_2,
    int option_3) {
  __typeof__(&ZBarcode_Create) create = ZINT_FUNCTION(ZBarcode_Create);
  struct zint_symbol *symbol = create ? create() : NULL;
  if (!symbol) return NULL;
  symbol->symbology = kind;
  symbol->input_mode = DATA_MODE;
  symbol->option_1 = option_1;
  symbol->option_2 = option_2;
  symbol->option_3 = option_3;
  // Otherwise an option that does not fit is replaced.
  symbol->warn_level = WARN_FAIL_ALL;
  if (ZINT_FUNCTION(ZBarcode_Encode)(symbol, message, length) == 0) return symbol;
  ZINT_FUNCTION(ZBarcode_Delete)(symbol);
  return NULL;
}

/// Returns the modules of a row.
static inline int zint_width(const void *_Nonnull symbol) {
  return ((const struct zint_symbol *)symbol)->width;
}

/// Returns the number of rows.
static inline int zint_rows(const void *_Nonnull symbol) {
  return ((const struct zint_symbol *)symbol)->rows;
}

/// Returns whether a module is dark.
static inline int zint_is_dark(const void *_Nonnull symbol, int row, int column) {
  return ((const struct zint_symbol *)symbol)->encoded_data[row][column >> 3] >> (column & 7) & 1;
}

/// Releases a symbol.
static inline void zint_release(void *_Nonnull symbol) { ZINT_FUNCTION(ZBarcode_Delete)(symbol); }
