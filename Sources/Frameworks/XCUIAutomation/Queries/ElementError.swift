import UIKit

/// The reasons why an element is missing, in the wording of Apple's test failures.
///
/// - Source: the texts of failures in public logs. Confidence: reported.
enum ElementError: Error, CustomStringConvertible, LocalizedError {
  /// The app does not run.
  case notRunning(String)
  /// No element matches a step, from the given ones.
  case noMatch(String, input: [String])
  /// Several elements match where one is required.
  case ambiguous(String, matches: [String])
  /// The name in a query is too long.
  case longName(String)

  /// The text of the failure.
  var description: String {
    switch self {
    case .notRunning(let app): "Application \(app) is not running"
    case .noMatch(let step, let input):
      "No matches found for \(step) from input {(\n"
        + input.prefix(Self.longestList).map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    case .ambiguous(let query, let matches):
      "Multiple matching elements found for \(query).\nSparse tree:\n"
        + matches.prefix(Self.longestList).map { " →\($0)" }.joined(separator: "\n")
    case .longName(let name):
      "Invalid query - string identifier \"\(name)\" exceeds maximum length of "
        + "\(Self.longestName) characters. You can work around this limitation by constructing a "
        + "query with a custom NSPredicate that specifies the property (label, title, value, "
        + "placeholderValue, or identifier) to match against."
    }
  }

  /// The text of the failure.
  var errorDescription: String? { description }

  /// The longest name in a query, in characters.
  ///
  /// - Source: the failure's text. Confidence: reported.
  static let longestName = 128

  /// The maximum number of elements in a message.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestList = 30
}
