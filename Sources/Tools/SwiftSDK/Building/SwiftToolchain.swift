import Glibc
import TactusCommandKit
import TactusJSON

/// The Swift toolchain in `PATH`.
public struct SwiftToolchain: Sendable, Equatable {
  /// The path of its compiler.
  public let compiler: String
  /// The folder of its runtime libraries and modules.
  public let resources: String
  /// The target triple, such as `x86_64-unknown-linux-gnu`.
  public let triple: String
  /// The compiler's version line, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String

  /// Queries the compiler in `PATH`.
  ///
  /// - Throws: `CommandFailure` if there is none, or it is too old for Tactus.
  public static func inPath() throws -> SwiftToolchain {
    let missing = CommandFailure(
      .serviceMissing, "there is no Swift toolchain in PATH",
      hint: "Tactus needs Swift \(needed.major).\(needed.minor): "
        + "see https://www.swift.org/install/linux/.")
    guard let output = try ProgramOutput.read(["swiftc", "-print-target-info"]) else {
      throw missing
    }
    guard output.ending == .exited(0), let found = SwiftToolchain(described: output.text) else {
      throw CommandFailure(
        .serviceMissing, "'swiftc -print-target-info' failed: \(output.ending.message)",
        hint: "Check the output of 'swiftc -print-target-info'.")
    }
    guard found.isRecent else {
      throw CommandFailure(
        .serviceMissing, "\(found.version) in PATH is too old", hint: missing.hint)
    }
    return found
  }

  /// Parses the output of `swiftc -print-target-info`.
  ///
  /// The compiler's path is derived from the runtime folder, because the program in `PATH` may be a
  /// switch between several toolchains.
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

  /// The value of `SWIFT_BACKTRACE` with which a program reports a crash in its output.
  ///
  /// It names the backtracer of the toolchain in `PATH`, since a program that is linked against an
  /// SDK does not find it beside its libraries.
  public static var backtraceSettings: String {
    let settings = [
      "enable=yes", "color=no", "interactive=no", "threads=crashed", "registers=none",
      "images=none", "sanitize=no",
    ]
    for folder in (Environment["PATH"] ?? "").split(separator: ":") {
      guard let program = WorkingFolder.real("\(folder)/swift") else { continue }
      let bin = program.split(separator: "/").dropLast().joined(separator: "/")
      guard let tool = WorkingFolder.real("/\(bin)/../libexec/swift/linux/swift-backtrace") else {
        continue
      }
      return (settings + ["swift-backtrace=\(tool)"]).joined(separator: ",")
    }
    return settings.joined(separator: ",")
  }

  /// The environment variables with which `swift build` and its kin run.
  ///
  /// The compiler's cache of Clang modules lies in the user's folder for caches, which is where the
  /// compiler has it anyway, unless that place cannot be written.
  public static var variables: [String: String] {
    guard Environment["CLANG_MODULE_CACHE_PATH"] == nil else { return [:] }
    let base = UserFolder.cache
    // The folder may be in the temporary folder, where it belongs to this user alone.
    try? UserFolder.create(base)
    return ["CLANG_MODULE_CACHE_PATH": base + "/clang/ModuleCache"]
  }

  /// Whether Tactus can be built with it.
  public var isRecent: Bool {
    guard let match = version.firstMatch(of: /Swift version (\d+)\.(\d+)/) else { return false }
    let (major, minor) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
    return (major, minor) >= Self.needed
  }

  /// The oldest supported version.
  private static let needed = (major: 6, minor: 3)
}
