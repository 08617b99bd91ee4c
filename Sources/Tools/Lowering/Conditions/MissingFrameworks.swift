/// The frameworks of Tactus that the compiler does not find, because the SDK was installed without
/// them.
///
/// A condition `canImport` of one would silently choose other code, so that is an error, too.
package struct MissingFrameworks: Sendable, Hashable {
  /// The name of the list of all frameworks, in the folder with the SDK's modules.
  package static let list = "frameworks.txt"

  private var names: Set<String> = []

  /// Creates the frameworks of some lists without the modules that are there.
  init(_ lists: [String], except modules: Set<String>) {
    for list in lists { names.formUnion(list.split(separator: "\n").map(String.init)) }
    names.subtract(modules)
  }

  /// Creates an empty list: nothing can be installed.
  init() {}

  /// Returns an error for each import of one of the frameworks, and for each condition that tests
  /// for one.
  ///
  /// - Parameter imports: The modules that the source imports under the platform's conditions.
  func diagnostics(in source: LoweringSource, imports: Set<String>) -> [LoweringDiagnostic] {
    guard !names.isEmpty else { return [] }
    var diagnostics: [LoweringDiagnostic] = []
    for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let imported = line.firstMatch(of: Self.importing).map { $0.output.1 }
      let asked = line.contains("canImport") ? line.matches(of: Self.asking).map(\.output.1) : []
      let found = [imported].compactMap(\.self).filter { imports.contains(String($0)) } + asked
      for name in found where names.contains(String(name)) {
        diagnostics.append(
          LoweringDiagnostic(
            path: source.path, line: index + 1,
            column: line.utf8.distance(from: line.startIndex, to: name.startIndex) + 1,
            message: "the SDK of Tactus does not contain \(name) yet; "
              + "run 'tactus sdk install \(name)' once"))
      }
    }
    return diagnostics
  }

  private static var importing: Regex<(Substring, Substring)> {
    /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)/
  }
  private static var asking: Regex<(Substring, Substring)> { /canImport\(\s*(\w+)/ }
}
