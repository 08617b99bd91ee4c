import CommandKit
import Glibc

/// The package of Tactus, which the frameworks are built from.
public struct TactusPackage: Sendable, Equatable {
  /// Its folder.
  public let path: String

  /// Finds it: where `TACTUS_PACKAGE` says, or above this program.
  ///
  /// - Throws: `CommandFailure` where it is in neither place.
  public init() throws {
    guard let path = Self.find() else {
      throw CommandFailure(
        .serviceMissing, "the package of Tactus is not found beside this program",
        hint: "Set TACTUS_PACKAGE to its folder.")
    }
    self.path = path
  }

  /// The package in a folder.
  package init(at path: String) { self.path = path }

  /// The frameworks as one library, built where they are not, or not as the sources are now.
  ///
  /// `TACTUS_FRAMEWORKS` names a folder where they are built already: then nothing is built.
  ///
  /// - Throws: `CommandFailure`; what the build said stands on standard error.
  public func frameworks() throws -> BuiltFrameworks {
    if let folder = Environment["TACTUS_FRAMEWORKS"], !folder.isEmpty {
      return try BuiltFrameworks(in: folder, of: self)
    }
    try build("frameworks", called: "the library of frameworks")
    return try BuiltFrameworks(in: path + "/.build/release", of: self)
  }

  /// The program that reads and lowers sources, built where it is not, or not as its sources are now.
  ///
  /// `TACTUS_FRAMEWORKS` names a folder where it is built already: then nothing is built.
  ///
  /// - Throws: `CommandFailure`; what the build said stands on standard error.
  public func rewriter() throws -> String {
    if let folder = Environment["TACTUS_FRAMEWORKS"], !folder.isEmpty {
      return folder + "/tactus-rewrite"
    }
    try build("rewriter", called: "the program that reads sources")
    return path + "/.build/release/tactus-rewrite"
  }

  // MARK: Internals

  private func build(_ part: String, called name: String) throws {
    let script = path + "/Scripts/build-command"
    guard let build = ChildProcess([script, part], output: nil) else {
      throw CommandFailure(
        .serviceMissing, "cannot be started: \(String(cString: strerror(errno)))",
        at: SourceLocation(script))
    }
    guard build.wait() == .exited(0) else {
      throw CommandFailure(.serviceMissing, "\(name) cannot be built; the reason stands above")
    }
  }

  private static func find() -> String? {
    if let path = Environment["TACTUS_PACKAGE"], !path.isEmpty { return path }
    guard var folder = WorkingFolder.real("/proc/self/exe") else { return nil }
    while folder != "/" {
      folder = FileTree.folder(of: folder)
      if FileTree.exists(folder + "/Sources/Frameworks/UIKit"),
        FileTree.exists(folder + "/Package.swift")
      {
        return folder
      }
    }
    return nil
  }
}
