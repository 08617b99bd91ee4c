import TactusCommandKit

extension BuiltFrameworks {
  /// Returns the frameworks of this Tactus.
  ///
  /// `TACTUS_FRAMEWORKS` names a folder with existing products. Otherwise those of the package
  /// above this program are built, as far as they are missing or out of date; without a package, as
  /// in an installation, those beside this program are used.
  ///
  /// - Parameters:
  ///   - names: Frameworks to build, or parts of `Scripts/build-command` such as `sdk` and `all`.
  ///   - sources: Files and folders with sources, whose imports are built, too.
  /// - Throws: `CommandFailure`; a build's output is on standard error.
  public static func current(
    _ names: [String] = [], importedBy sources: [String] = []
  ) throws -> BuiltFrameworks {
    if let folder = Environment["TACTUS_FRAMEWORKS"], !folder.isEmpty {
      return try BuiltFrameworks(in: folder)
    }
    do {
      return try TactusPackage().frameworks(names, importedBy: sources)
    } catch let failure as CommandFailure {
      guard let folder = TactusPackage.installation else { throw failure }
      return try BuiltFrameworks(in: folder)
    }
  }
}
