/// The system root of an SDK: links to the system's headers and libraries, and to Swift's runtime
/// where the compiler looks for it.
///
/// The links are the same on every machine. Those to folders that a distribution does not have lead
/// nowhere, which compilers accept.
struct SystemRoot {
  /// The target triple, such as `x86_64-unknown-linux-gnu`.
  let triple: String

  /// Creates the links.
  ///
  /// - Parameter root: The path of the system root.
  /// - Throws: `CommandFailure`.
  func write(to root: String) throws {
    try FileTree.makeFolder("\(root)/usr/lib")
    for path in Self.folders + ["usr/lib/\(multiarchName)"] {
      try FileTree.link("\(root)/\(path)", to: "/\(path)")
    }
    let toolchain = SDKFiles.toolchainLink
    for name in ["swift", "swift_static"] {
      try FileTree.link("\(root)/usr/lib/\(name)", to: "../../../\(toolchain)/lib/\(name)")
    }
    // Swift's runtime looks for the backtracer beside its libraries.
    try FileTree.makeFolder("\(root)/usr/libexec")
    try FileTree.link("\(root)/usr/libexec/swift", to: "../../../\(toolchain)/libexec/swift")
  }

  // MARK: Internals

  /// The folders of headers and libraries, of Debian and of others.
  private static let folders = [
    "lib", "lib32", "lib64", "usr/bin", "usr/include", "usr/lib32", "usr/lib64", "usr/local",
    "usr/share", "usr/lib/gcc",
  ]

  /// The name that Debian gives the folder of a processor's libraries, such as `x86_64-linux-gnu`.
  private var multiarchName: String {
    let parts = triple.split(separator: "-")
    return parts.count == 4 ? "\(parts[0])-\(parts[2])-\(parts[3])" : triple
  }
}
