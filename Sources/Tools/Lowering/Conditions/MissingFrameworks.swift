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

  /// Returns whether a module is one that can be installed.
  func contains(_ module: String) -> Bool { names.contains(module) }

  /// Returns the message for code that needs a module.
  func message(_ module: String) -> String {
    "the SDK of Tactus does not contain \(module) yet; run 'tactus sdk install \(module)' once"
  }

  /// Returns an error for each condition of a source that asks for one of the frameworks.
  func conditions(in source: LoweringSource) -> [LoweringDiagnostic] {
    guard !names.isEmpty, source.text.contains("canImport") else { return [] }
    var diagnostics: [LoweringDiagnostic] = []
    for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where line.drop(while: \.isWhitespace).hasPrefix("#")
    {
      for match in line.matches(of: /canImport\(\s*(\w+)/) where contains(String(match.1)) {
        diagnostics.append(
          LoweringDiagnostic(
            path: source.path, line: index + 1,
            column: line.utf8.distance(from: line.startIndex, to: match.range.lowerBound) + 1,
            message: message(String(match.1))))
      }
    }
    return diagnostics
  }
}
