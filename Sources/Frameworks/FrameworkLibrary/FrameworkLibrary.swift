/// The library of the Swift SDK, which contains all frameworks.
///
/// The module gives the library its linker settings: those of a framework would also be the
/// settings of each package that depends on it.
enum FrameworkLibrary {}
