internal import CTactusRename
import Glibc
import TactusCommandKit
import TactusFiles
import TactusTestLists
import TactusTextFormatting

extension SwiftSDK {
  /// Installs the SDK, in place of an existing one.
  ///
  /// The bundle is created beside the old one and replaces it in one step, so a concurrent build or
  /// installation uses either the old or the new one, completely.
  ///
  /// - Parameters:
  ///   - frameworks: The frameworks for the bundle.
  ///   - toolchain: The toolchain of the bundle; its paths are stored.
  ///   - version: The version of Tactus.
  /// - Throws: `CommandFailure`.
  public func install(
    _ frameworks: BuiltFrameworks, for toolchain: SwiftToolchain, version: String
  ) throws {
    guard frameworks.isReadable(by: toolchain.version) else {
      throw CommandFailure(
        .unreadableInput, "was built by another compiler than \(toolchain.version) in PATH",
        at: SourceLocation(frameworks.folder),
        hint: "Rebuild it with this compiler, or put the other one first in PATH.")
    }
    try FileTree.makeFolder(folder)
    let draft = try BundleDraft(in: folder)
    defer { draft.remove() }
    chmod(draft.path, 0o755)
    try fill(draft.path, frameworks, toolchain, version)
    try exchange(draft.path)
  }

  // MARK: Internals

  private func exchange(_ draft: String) throws {
    // Either there is a bundle to exchange with, or the path is free. If another installation
    // interferes, both are tried again.
    for _ in 0..<100 {
      if renameat2(AT_FDCWD, draft, AT_FDCWD, path, Self.exchangeFlag) == 0 { return }
      guard errno == ENOENT else { break }
      if renameat2(AT_FDCWD, draft, AT_FDCWD, path, Self.noReplaceFlag) == 0 { return }
      guard errno == EEXIST else { break }
    }
    throw FileTree.failure(path)
  }

  /// The flags RENAME_EXCHANGE and RENAME_NOREPLACE of Linux, macros that Swift does not import.
  private static let exchangeFlag: UInt32 = 2, noReplaceFlag: UInt32 = 1

  private func fill(
    _ draft: String, _ frameworks: BuiltFrameworks, _ toolchain: SwiftToolchain, _ version: String
  ) throws {
    let inner = "\(Self.identifier)/\(toolchain.triple)"
    let bundle = "\(draft)/\(inner)"
    for name in ["bin", "lib", "modules", "sysroot/usr/lib"] {
      try FileTree.makeFolder("\(bundle)/\(name)")
    }
    for library in frameworks.libraries {
      let file = frameworks.path(of: library)
      try FileTree.copy(file, to: "\(bundle)/lib/lib\(library.name).so")
      // The names of functions for backtraces, which the library refers to, stay where they are.
      if FileTree.exists(file + ".debug") {
        try FileTree.link("\(bundle)/lib/lib\(library.name).so.debug", to: file + ".debug")
      }
    }
    for module in frameworks.modules {
      try FileTree.copy(frameworks.file(of: module), to: "\(bundle)/modules/\(module).swiftmodule")
    }
    // The modules require the C modules they were built with, but none of their contents.
    let hidden = frameworks.hiddenModules.map { "module \($0) {}\n" }.joined()
    try OutputFile.write(
      text: hidden + SystemLibrary.moduleMaps, to: "\(bundle)/modules/module.modulemap")
    try OutputFile.write(
      text: frameworks.offered.map { $0 + "\n" }.joined(), to: "\(bundle)/modules/frameworks.txt")
    try XMLLibrary(folder: "\(bundle)/modules/libxml2").write()
    try SystemHeaders(folder: "\(bundle)/headers").write()
    try makeSystemRoot("\(bundle)/sysroot", toolchain)
    try linkTools(of: toolchain, in: "\(bundle)/bin")

    let record = SDKRecord(of: frameworks, with: toolchain)
    let files = SDKFiles(
      toolchain: toolchain, place: "\(path)/\(inner)", hash: record.hash,
      libraries: frameworks.libraries.map(\.name))
    if let rewriter = frameworks.rewriter {
      try FileTree.copy(rewriter, to: "\(bundle)/bin/tactus-rewrite")
    }
    // The frameworks' library finds them in the folder beside its own.
    for reader in frameworks.readers {
      let name = reader.split(separator: "/").last ?? ""
      try FileTree.copy(reader, to: "\(bundle)/bin/\(name)")
    }
    for (name, text) in [
      ("swiftc", files.compiler(isLowering: frameworks.rewriter != nil)),
      ("tactus-frontend", files.frontend), ("clang", files.cCompiler), ("ld", files.linker),
    ] {
      let wrapper = "\(bundle)/bin/\(name)"
      try OutputFile.write(text: text, to: wrapper)
      guard chmod(wrapper, 0o755) == 0 else { throw FileTree.failure(wrapper) }
    }
    for (name, text) in [
      (TestListScripts.script, TestListScripts.scriptText),
      (TestListScripts.edit, TestListScripts.editText),
      (TestListScripts.addition, SpecList.source + WatchedTestList.source),
    ] {
      try OutputFile.write(text: text, to: "\(bundle)/bin/\(name)")
    }
    for (name, json) in [
      ("\(bundle)/toolset.json", files.toolset), ("\(bundle)/swift-sdk.json", files.description),
      ("\(draft)/info.json", files.artifacts(version: version, path: inner)),
      ("\(draft)/\(SDKRecord.file)", record.json),
    ] {
      try OutputFile.write(text: json.description + "\n", to: name)
    }
  }

  /// Links to the toolchain's tools that SwiftPM looks for only beside the compiler.
  ///
  /// The compiler driver is not linked: it derives the toolchain's location from its own.
  private func linkTools(of toolchain: SwiftToolchain, in folder: String) throws {
    let place = String(toolchain.compiler.dropLast("/swiftc".count))
    for name in Folder.names(in: place)
    where name.hasPrefix("llvm-") || name == "swift-symbolgraph-extract" {
      try FileTree.link("\(folder)/\(name)", to: "\(place)/\(name)")
    }
  }

  /// Creates a system root of links: the system's headers and libraries, and Swift's runtime where
  /// the compiler looks for it.
  private func makeSystemRoot(_ root: String, _ toolchain: SwiftToolchain) throws {
    for name in Folder.names(in: "/") where name.hasPrefix("lib") {
      try FileTree.link("\(root)/\(name)", to: "/\(name)")
    }
    for name in Folder.names(in: "/usr") where name != "lib" && name != "libexec" {
      try FileTree.link("\(root)/usr/\(name)", to: "/usr/\(name)")
    }
    // Swift's runtime looks for the backtracer beside its libraries.
    try FileTree.makeFolder("\(root)/usr/libexec")
    for name in Folder.names(in: "/usr/libexec") where name != "swift" {
      try FileTree.link("\(root)/usr/libexec/\(name)", to: "/usr/libexec/\(name)")
    }
    let tools = toolchain.resources + "/../../libexec/swift"
    if let tools = WorkingFolder.real(tools) {
      try FileTree.link("\(root)/usr/libexec/swift", to: tools)
    }
    for name in Folder.names(in: "/usr/lib") where !name.hasPrefix("swift") {
      try FileTree.link("\(root)/usr/lib/\(name)", to: "/usr/lib/\(name)")
    }
    try FileTree.link("\(root)/usr/lib/swift", to: toolchain.resources)
    let still = toolchain.resources + "_static"
    if FileTree.isFolder(still) { try FileTree.link("\(root)/usr/lib/swift_static", to: still) }
  }
}
