public import Glibc

extension glob_t {
  /// The number of paths that match.
  ///
  /// Linux only has the number of all paths, with those that earlier calls have found, which
  /// `GLOB_APPEND` keeps.
  public var gl_matchc: Int32 {
    get { Int32(clamping: gl_pathc) }
    set { gl_pathc = numericCast(newValue) }
  }
}
