/// A C library that is a module of an iPhone, and a Debian package here.
///
/// The compiler reports a missing header where a client imports the module.
struct SystemLibrary {
  private let module: String
  private let header: String
  private let link: String

  private static let all = [
    SystemLibrary(module: "SQLite3", header: "sqlite3.h", link: "sqlite3"),
    SystemLibrary(module: "zlib", header: "zlib.h", link: "z"),
  ]

  /// The module maps of all libraries, for the folder `modules`.
  static var moduleMaps: String {
    all.map { library in
      """
      module \(library.module) [system] {
        header "../sysroot/usr/include/\(library.header)"
        link "\(library.link)"
        export *
      }

      """
    }.joined()
  }
}
