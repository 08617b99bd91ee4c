internal import CTactusSystemCalls
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
  ///   - toolchain: The toolchain of the bundle, to which one link leads; the bundle works with any
  ///     other one of this version, and elsewhere.
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
    for name in ["bin", "lib", "modules"] {
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
    try SystemRoot(triple: toolchain.triple).write(to: "\(bundle)/sysroot")
    try linkToolchain(toolchain, in: bundle)

    let record = SDKRecord(of: frameworks, with: toolchain)
    let files = SDKFiles(
      toolchain: toolchain, hash: record.hash, libraries: frameworks.libraries.map(\.name))
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
      (SDKFiles.toolchainScriptName, files.toolchainScript),
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

  /// Links to the toolchain, and to its tools that SwiftPM looks for only beside the compiler.
  ///
  /// The compiler driver is not linked: it derives the toolchain's location from its own.
  private func linkToolchain(_ toolchain: SwiftToolchain, in bundle: String) throws {
    let (name, place) = (
      SDKFiles.toolchainLink, String(toolchain.compiler.dropLast("/swiftc".count))
    )
    try FileTree.link("\(bundle)/\(name)", to: FileTree.folder(of: place))
    // The libraries and programs of a release find Swift's runtime there.
    try FileTree.link("\(bundle)/runtime", to: "\(name)/lib/swift/linux")
    for tool in Folder.names(in: place)
    where tool.hasPrefix("llvm-") || tool == "swift-symbolgraph-extract" {
      try FileTree.link("\(bundle)/bin/\(tool)", to: "../\(name)/bin/\(tool)")
    }
  }
}
