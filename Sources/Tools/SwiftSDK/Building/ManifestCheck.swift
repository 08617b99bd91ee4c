import TactusCommandKit
import TactusFiles

/// A check that a package's manifest ends.
///
/// SwiftPM compiles and runs the manifest before everything else, without a limit of time.
public enum ManifestCheck {
  /// The seconds that a manifest gets: a hundred times what it takes on a busy machine.
  public static let limit = 120.0

  /// Runs the manifest of a package once; SwiftPM stores the result for the build that follows.
  ///
  /// Other errors of the manifest are left to that build.
  ///
  /// - Throws: `CommandFailure` if the manifest has not ended within the limit.
  public static func run(_ package: String, limit: Double = limit) throws {
    let manifest = package + "/Package.swift"
    guard FileTree.exists(manifest),
      let child = ChildProcess(
        ["swift", "package", "--package-path", package, "dump-package"],
        variables: SwiftToolchain.variables, output: "/dev/null")
    else { return }
    guard child.wait(atMost: limit) == nil else { return }
    child.end(within: 0)
    throw CommandFailure(
      .unreadableInput, "has not ended after \(Int(limit)) seconds", at: SourceLocation(manifest),
      hint: "SwiftPM runs the manifest to read the package; look for a loop in it.")
  }
}
