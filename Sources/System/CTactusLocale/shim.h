// Symbols of the toolchain's Foundation that have no declaration in Swift, and the addresses of two
// functions of TactusRegion. CurrentLocaleHook.swift describes their use.

// The variable with the function that returns the class of locales; NULL if Foundation has none.
static inline const void **_Nullable tactusLocaleClassVariable(void) {
  extern const void *tactusLocaleClassReplacement
      __asm__("$s20FoundationEssentials15_localeICUClassAA15_LocaleProtocol_pXpyFTX")
      __attribute__((weak));
  return &tactusLocaleClassReplacement;
}

// The descriptor of the protocol of locales; NULL if Foundation has none.
static inline const void *_Nullable tactusLocaleProtocol(void) {
  extern const int tactusLocaleProtocolDescriptor
      __asm__("$s20FoundationEssentials15_LocaleProtocolMp")
      __attribute__((weak));
  return &tactusLocaleProtocolDescriptor;
}

// The records of the requirements of that protocol, numbered as the entries of its witness tables;
// NULL if Foundation has none.
static inline const void *_Nullable tactusLocaleRequirements(void) {
  extern const int tactusLocaleProtocolRecords
      __asm__("$s20FoundationEssentials15_LocaleProtocolTL")
      __attribute__((weak));
  return &tactusLocaleProtocolRecords;
}

// The address of the Swift function `tactusLocaleClass`.
static inline const void *_Nonnull tactusLocaleClassFunction(void) {
  extern const char tactusLocaleClassEntry __asm__("tactusLocaleClass");
  return &tactusLocaleClassEntry;
}

// The address of the Swift function `tactusCurrentLocale`.
static inline const void *_Nonnull tactusCurrentLocaleFunction(void) {
  extern const char tactusCurrentLocaleEntry __asm__("tactusCurrentLocale");
  return &tactusCurrentLocaleEntry;
}

// A class and its conformance to the protocol of locales.
typedef struct {
  const void *_Nonnull type;
  const void *_Nonnull witnesses;
} TactusLocaleClass;

// Calls a Swift function without parameters that returns a class and its conformance. Swift's
// calling convention is the same as C's for two words.
static inline TactusLocaleClass tactusCallLocaleClass(const void *_Nonnull function) {
  return ((TactusLocaleClass(*)(void))function)();
}
