internal import Glibc

/// Hunspell, Debian's spelling checker, loaded when it is first used.
///
/// Apps that never check spelling do not need the library.
struct SpellingLibrary: @unchecked Sendable {
  /// The library; nil if it is not installed.
  static let shared = SpellingLibrary()

  typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  typealias Create =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
  typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  typealias Suggest =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>) -> CInt
  typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, CInt) -> Void

  let create: Create
  let encoding: Encoding
  let spell: Spell
  let suggest: Suggest
  let freeList: FreeList

  /// Loads the library.
  private init?() {
    guard let handle = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL),
      let create = dlsym(handle, "Hunspell_create"),
      let encoding = dlsym(handle, "Hunspell_get_dic_encoding"),
      let spell = dlsym(handle, "Hunspell_spell"),
      let suggest = dlsym(handle, "Hunspell_suggest"),
      let freeList = dlsym(handle, "Hunspell_free_list")
    else { return nil }
    self.create = unsafeBitCast(create, to: Create.self)
    self.encoding = unsafeBitCast(encoding, to: Encoding.self)
    self.spell = unsafeBitCast(spell, to: Spell.self)
    self.suggest = unsafeBitCast(suggest, to: Suggest.self)
    self.freeList = unsafeBitCast(freeList, to: FreeList.self)
  }
}
