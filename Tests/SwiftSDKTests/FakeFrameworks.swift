import Foundation
import TactusSwiftSDK
import Testing

/// Fake build products of the frameworks, with a toolchain for them, in a folder of their own.
final class FakeFrameworks {
  let folder: URL
  /// The version line of its compiler.
  static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

  init() throws {
    let all = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = all.appending(path: "tactus sdk's \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("library", to: "products/libTactusFrameworks.so")
    try write(
      """
      /p/release/UIKit.build/UIView.swift.o
      /p/release/UIKit.build/UILabel.swift.o
      /p/release/CRoom.build/room.c.o

      """, to: "products/TactusFrameworks.product/Objects.LinkFileList")
    try write("\u{1}\(Self.version)\u{2}", to: "products/Modules/UIKit.swiftmodule")
    try write("", to: "package/Sources/System/CCairo/shim.h")
    try write("#!/bin/sh\necho compiled \"$@\"\n", to: "swift/usr/bin/swiftc", isProgram: true)
    try write("", to: "swift/usr/lib/swift/linux/swiftrt.o")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func built() throws -> BuiltFrameworks {
    try BuiltFrameworks(in: path("products"), of: TactusPackage(at: path("package")))
  }

  /// Returns the toolchain that the products claim to be built with.
  func toolchain() throws -> SwiftToolchain {
    try #require(
      SwiftToolchain(
        described: """
          {"compilerVersion": "\(Self.version)",
           "target": {"unversionedTriple": "x86_64-unknown-linux-gnu"},
           "paths": {"runtimeResourcePath": "\(path("swift/usr/lib/swift"))"}}
          """))
  }

  func write(_ text: String, to name: String, isProgram: Bool = false) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }
}
