internal import CRename
import CommandKit
import Glibc
import TextForms

extension SwiftSDK {
  /// Installs it, in place of one that is there.
  ///
  /// The bundle is made beside the old one and takes its place in one step, so a build that runs
  /// meanwhile, or a second installation, sees the old one or the new one whole.
  ///
  /// - Parameters:
  ///   - frameworks: What is in it.
  ///   - toolchain: The compiler it is for; its paths are written down.
  ///   - version: The version of Tactus.
  /// - Throws: `CommandFailure`.
  public func install(
    _ frameworks: BuiltFrameworks, for toolchain: SwiftToolchain, version: String
  ) throws {
    guard frameworks.isReadable(by: toolchain.version) else {
      throw CommandFailure(
        .unreadableInput, "was built by another compiler than \(toolchain.version) in PATH",
        at: SourceLocation(frameworks.library),
        hint: "Build it anew with this one, or put the other first in PATH.")
    }
    try FileTree.makeFolder(folder)
    var template = Array("\(folder)/.\(Self.identifier)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileTree.failure(folder) }
    let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // After the exchange this is the old bundle.
    defer { FileTree.remove(draft) }
    chmod(draft, 0o755)
    try fill(draft, frameworks, toolchain, version)
    try exchange(draft)
  }

  // MARK: Internals

  private func exchange(_ draft: String) throws {
    // One of the two holds: there is a bundle to exchange with, or there is none in the way. Where
    // another installation comes between, it is tried again.
    for _ in 0..<100 {
      if renameat2(AT_FDCWD, draft, AT_FDCWD, path, Self.exchanging) == 0 { return }
      guard errno == ENOENT else { break }
      if renameat2(AT_FDCWD, draft, AT_FDCWD, path, Self.sparing) == 0 { return }
      guard errno == EEXIST else { break }
    }
    throw FileTree.failure(path)
  }

  /// Linux's RENAME_EXCHANGE and RENAME_NOREPLACE, macros that Swift does not import.
  private static let exchanging: UInt32 = 2, sparing: UInt32 = 1

  private func fill(
    _ draft: String, _ frameworks: BuiltFrameworks, _ toolchain: SwiftToolchain, _ version: String
  ) throws {
    let inner = "\(Self.identifier)/\(toolchain.triple)"
    let bundle = "\(draft)/\(inner)"
    for name in ["bin", "lib", "modules", "sysroot/usr/lib"] {
      try FileTree.makeFolder("\(bundle)/\(name)")
    }
    try FileTree.copy(
      frameworks.library, to: "\(bundle)/lib/lib\(BuiltFrameworks.name).so")
    for module in frameworks.modules {
      try FileTree.copy(frameworks.file(of: module), to: "\(bundle)/modules/\(module).swiftmodule")
    }
    // The modules ask for the C modules they were built with, but for nothing in them.
    let hidden = frameworks.hiddenModules.map { "module \($0) {}\n" }.joined()
    try OutputFile.write(text: hidden, to: "\(bundle)/modules/module.modulemap")
    try makeSystemRoot("\(bundle)/sysroot", toolchain)
    try linkTools(of: toolchain, in: "\(bundle)/bin")

    let record = SDKRecord(of: frameworks, with: toolchain)
    let texts = SDKTexts(toolchain: toolchain, place: "\(path)/\(inner)", mark: record.mark)
    if let rewriter = frameworks.rewriter {
      try FileTree.copy(rewriter, to: "\(bundle)/bin/tactus-rewrite")
    }
    let wrapper = "\(bundle)/bin/swiftc"
    try OutputFile.write(text: texts.compiler(isLowering: frameworks.rewriter != nil), to: wrapper)
    guard chmod(wrapper, 0o755) == 0 else { throw FileTree.failure(wrapper) }
    for (name, text) in [
      (TestListTexts.script, TestListTexts.scriptText),
      (TestListTexts.edit, TestListTexts.editText),
    ] {
      try OutputFile.write(text: text, to: "\(bundle)/bin/\(name)")
    }
    for (name, json) in [
      ("\(bundle)/toolset.json", texts.toolset), ("\(bundle)/swift-sdk.json", texts.description),
      ("\(draft)/info.json", texts.artifacts(version: version, path: inner)),
      ("\(draft)/\(SDKRecord.file)", record.json),
    ] {
      try OutputFile.write(text: json.description + "\n", to: name)
    }
  }

  /// Links to those of the toolchain's tools that SwiftPM looks for beside the compiler, and nowhere else.
  ///
  /// The compiler's driver is no link: it takes the toolchain to be around whatever lies beside it.
  private func linkTools(of toolchain: SwiftToolchain, in folder: String) throws {
    let place = String(toolchain.compiler.dropLast("/swiftc".count))
    for name in Folder.names(in: place)
    where name.hasPrefix("llvm-") || name == "swift-symbolgraph-extract" {
      try FileTree.link("\(folder)/\(name)", to: "\(place)/\(name)")
    }
  }

  /// A root of links: the system's headers and libraries, and Swift's runtime where the compiler
  /// looks for it.
  private func makeSystemRoot(_ root: String, _ toolchain: SwiftToolchain) throws {
    for name in Folder.names(in: "/") where name.hasPrefix("lib") {
      try FileTree.link("\(root)/\(name)", to: "/\(name)")
    }
    for name in Folder.names(in: "/usr") where name != "lib" {
      try FileTree.link("\(root)/usr/\(name)", to: "/usr/\(name)")
    }
    for name in Folder.names(in: "/usr/lib") where !name.hasPrefix("swift") {
      try FileTree.link("\(root)/usr/lib/\(name)", to: "/usr/lib/\(name)")
    }
    try FileTree.link("\(root)/usr/lib/swift", to: toolchain.resources)
    let still = toolchain.resources + "_static"
    if FileTree.isFolder(still) { try FileTree.link("\(root)/usr/lib/swift_static", to: still) }
  }
}
