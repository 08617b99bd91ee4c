import CommandKit
import Glibc
import PositionedText

/// The Swift toolchain that is used here: the one in `PATH`.
public struct SwiftToolchain: Sendable, Equatable {
  /// The path of its compiler.
  public let compiler: String
  /// The folder of its runtime: the libraries and modules that every program needs.
  public let resources: String
  /// The machine it builds for, such as `x86_64-unknown-linux-gnu`.
  public let triple: String
  /// What the compiler says of itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String

  /// Asks the compiler in `PATH`.
  ///
  /// - Throws: `CommandFailure` where there is none, or one too old for Tactus.
  public static func inPath() throws -> SwiftToolchain {
    let missing = CommandFailure(
      .serviceMissing, "there is no Swift toolchain in PATH",
      hint: "Tactus needs Swift \(needed.major).\(needed.minor): "
        + "see https://www.swift.org/install/linux/.")
    guard let said = try ProgramOutput.read(["swiftc", "-print-target-info"]) else { throw missing }
    guard said.ending == .exited(0), let found = SwiftToolchain(described: said.text) else {
      throw CommandFailure(
        .serviceMissing, "swiftc does not say what it is: \(said.ending.message)",
        hint: "See what 'swiftc -print-target-info' prints.")
    }
    guard found.isRecent else {
      throw CommandFailure(
        .serviceMissing, "\(found.version) in PATH is too old", hint: missing.hint)
    }
    return found
  }

  /// Reads what `swiftc -print-target-info` prints.
  ///
  /// The compiler is named by the folder of its runtime, for what stands in `PATH` may be a switch
  /// between several.
  package init?(described text: String) {
    guard let tree = try? JSONTree(SourceText(name: "swiftc", text: text)) else { return nil }
    var (triple, resources, version): (String?, String?, String?)
    for member in tree.root.members {
      if member.key == "compilerVersion" { version = member.string }
      for inner in member.members {
        switch (member.key, inner.key) {
        case ("target", "unversionedTriple"): triple = inner.string
        case ("paths", "runtimeResourcePath"): resources = inner.string
        default: break
        }
      }
    }
    guard let triple, let resources, let version else { return nil }
    let compiler = (resources as String) + "/../../bin/swiftc"
    (self.triple, self.version) = (triple, version)
    self.resources = WorkingFolder.real(resources) ?? resources
    let folder = WorkingFolder.real(resources + "/../../bin")
    self.compiler = folder.map { $0 + "/swiftc" } ?? compiler
  }

  /// Whether Tactus can be built with it.
  public var isRecent: Bool {
    guard let match = version.firstMatch(of: /Swift version (\d+)\.(\d+)/) else { return false }
    let (major, minor) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
    return (major, minor) >= Self.needed
  }

  /// The oldest one that Tactus is built with.
  private static let needed = (major: 6, minor: 3)
}
