/// A C library that is a module of an iPhone, and a Debian package here.
///
/// The compiler reports a missing header where a client imports the module.
struct SystemLibrary {
  private let module: String
  /// The headers.
  ///
  /// One that a package's own module has too must be among them, so that the compiler takes it for
  /// one of this module.
  private let headers: [String]
  private let link: String

  private static let all = [
    SystemLibrary(module: "SQLite3", headers: ["sqlite3.h"], link: "sqlite3"),
    SystemLibrary(module: "zlib", headers: ["zlib.h", "zconf.h"], link: "z"),
  ]

  /// The module maps of all libraries, for the folder `modules`.
  static var moduleMaps: String {
    all.map { library in
      let headers = library.headers.map { "  header \"../sysroot/usr/include/\($0)\"\n" }.joined()
      return "module \(library.module) [system] {\n\(headers)"
        + "  link \"\(library.link)\"\n  export *\n}\n"
    }.joined()
  }
}
