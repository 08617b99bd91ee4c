internal import Glibc

/// Hunspell, Debian's spelling checker, loaded when it is first used.
///
/// Apps that never check spelling do not need the library.
struct SpellingLibrary: Sendable {
  /// The library; nil if it is not installed.
  static let shared = SpellingLibrary()

  typealias WordList = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  typealias CreateFunction =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  typealias EncodingFunction = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
  typealias SpellFunction = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  typealias SuggestFunction =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<WordList?>, UnsafePointer<CChar>) -> CInt
  typealias FreeListFunction =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<WordList?>, CInt) -> Void

  let create: CreateFunction
  let encoding: EncodingFunction
  let spell: SpellFunction
  let suggest: SuggestFunction
  let freeList: FreeListFunction

  /// Loads the library.
  private init?() {
    guard let handle = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL),
      let create = dlsym(handle, "Hunspell_create"),
      let encoding = dlsym(handle, "Hunspell_get_dic_encoding"),
      let spell = dlsym(handle, "Hunspell_spell"),
      let suggest = dlsym(handle, "Hunspell_suggest"),
      let freeList = dlsym(handle, "Hunspell_free_list")
    else { return nil }
    self.create = unsafeBitCast(create, to: CreateFunction.self)
    self.encoding = unsafeBitCast(encoding, to: EncodingFunction.self)
    self.spell = unsafeBitCast(spell, to: SpellFunction.self)
    self.suggest = unsafeBitCast(suggest, to: SuggestFunction.self)
    self.freeList = unsafeBitCast(freeList, to: FreeListFunction.self)
  }
}
