import Glibc
import TactusCommandKit

/// The package Tactus, from which the frameworks are built.
public struct TactusPackage: Sendable, Equatable {
  /// Its folder.
  public let path: String

  /// Finds the package: at `TACTUS_PACKAGE`, or in a folder above this program.
  ///
  /// - Throws: `CommandFailure` if it is in neither.
  public init() throws {
    guard let path = Self.find() else {
      throw CommandFailure(
        .serviceMissing, "the package Tactus was not found in a folder above this program",
        hint: "Set TACTUS_PACKAGE to its folder.")
    }
    self.path = path
  }

  /// The package in a folder.
  package init(at path: String) { self.path = path }

  /// Returns the frameworks, and builds those that are missing or out of date.
  ///
  /// These are the frameworks of earlier builds and those that are named here.
  ///
  /// - Parameters:
  ///   - names: Frameworks, or parts of `Scripts/build-command` such as `sdk` and `all`.
  ///   - sources: Files and folders with sources, whose imports are built, too.
  /// - Throws: `CommandFailure`; the build's output is on standard error.
  func frameworks(_ names: [String], importedBy sources: [String]) throws -> BuiltFrameworks {
    let imports = sources.flatMap { ["--imports-of", $0] }
    try build(["frameworks"] + names + imports, called: "the frameworks")
    return try BuiltFrameworks(in: products)
  }

  /// Returns the path of `tactus-rewrite`, and builds it if necessary.
  ///
  /// `TACTUS_FRAMEWORKS` names a folder with existing products, and an installation has it: then
  /// nothing is built.
  ///
  /// - Throws: `CommandFailure`; the build's output is on standard error.
  public static func rewriter() throws -> String {
    if let folder = Environment["TACTUS_FRAMEWORKS"], !folder.isEmpty {
      return folder + "/tactus-rewrite"
    }
    if let installation { return installation + "/tactus-rewrite" }
    let package = try TactusPackage()
    try package.build(["rewriter"], called: "tactus-rewrite")
    return package.products + "/tactus-rewrite"
  }

  /// Builds parts of the package.
  ///
  /// - Parameters:
  ///   - parts: Parts of `Scripts/build-command`, such as a program's name.
  ///   - name: What is built, for messages.
  /// - Throws: `CommandFailure`; the build's output is on standard error.
  public func build(_ parts: [String], called name: String) throws {
    let script = path + "/Scripts/build-command"
    guard let build = ChildProcess([script] + parts, output: nil) else {
      throw CommandFailure(
        .serviceMissing, "cannot be started: \(String(cString: strerror(errno)))",
        at: SourceLocation(script))
    }
    guard build.wait() == .exited(0) else {
      throw CommandFailure(.serviceMissing, "\(name) cannot be built; see the output above")
    }
  }

  // MARK: Internals

  /// The folder of the build's products, as `Scripts/build-command` has it.
  private var products: String {
    let isOptimized = !(Environment["TACTUS_OPTIMIZED"] ?? "").isEmpty
    return path + (isOptimized ? "/.build/optimized/release" : "/.build/release")
  }

  /// The folder of this program, if it has the frameworks and belongs to no package.
  static var installation: String? {
    guard find() == nil, let program = WorkingFolder.real("/proc/self/exe") else { return nil }
    let folder = FileTree.folder(of: program)
    return FileTree.exists("\(folder)/\(BuiltFrameworks.description)") ? folder : nil
  }

  /// The folder of the example apps; `nil` if there is none.
  public static var examples: String? {
    (find() ?? installation).map { $0 + "/Examples" }
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
