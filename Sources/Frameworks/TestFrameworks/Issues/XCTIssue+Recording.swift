private import Foundation

// The issues that XCTest on Linux records as texts.
extension XCTIssue {
  /// The file that XCTest on Linux names for an issue without a location.
  static let unknownFile = "<EXPR>"

  /// Creates an issue from a failure that XCTest on Linux reports.
  ///
  /// - Parameters:
  ///   - failure: The description. That of an assertion without a message ends with a hyphen, which
  ///     the iPhone's lacks.
  ///   - file: The path of the file.
  ///   - line: The line.
  ///   - isExpected: Whether it is a failed assertion rather than an error.
  init(failure: String, file: String, line: Int, isExpected: Bool) {
    let hyphen = " - "
    let location =
      file == Self.unknownFile || file.isEmpty
      ? nil : XCTSourceCodeLocation(filePath: file, lineNumber: line)
    let type: IssueType =
      if isExpected {
        .assertionFailure
      } else if failure.hasPrefix("API violation") || failure.hasPrefix("Failed due to unwaited") {
        .system
      } else {
        .thrownError
      }
    self.init(
      type: type,
      compactDescription: failure.hasSuffix(hyphen)
        ? String(failure.dropLast(hyphen.count)) : Self.wait(failure) ?? failure,
      sourceCodeContext: XCTSourceCodeContext(location: location))
  }

  /// Returns the iPhone's description of a wait that failed; `nil` for another failure
  /// (XCTest.XT15).
  private static func wait(_ failure: String) -> String? {
    let start = "Asynchronous wait failed - "
    guard failure.hasPrefix(start) else {
      return failure.hasPrefix("Failed due to expectation fulfilled in incorrect order")
        ? failure.replacingOccurrences(of: "'", with: "\"") + "." : nil
    }
    let rest = failure.dropFirst(start.count)
    let list = "unfulfilled expectations: "
    if let end = rest.range(of: list)?.upperBound {
      let names = rest[end...].components(separatedBy: ", ").map { "\"\($0)\"" }
      return "Asynchronous wait failed: \(rest[..<end])\(names.joined(separator: ", "))."
    }
    return rest.replacingOccurrences(of: "'", with: "\"") + "."
  }

  /// Whether XCTest on Linux counts the issue among failures, and not among unexpected errors.
  var isCountedAsFailure: Bool {
    switch type {
    case .assertionFailure, .performanceRegression, .unmatchedExpectedFailure: true
    case .thrownError, .uncaughtException, .system: false
    }
  }

  /// The path and line for a report.
  var place: (file: String, line: Int) {
    guard let location = sourceCodeContext.location else { return (Self.unknownFile, 0) }
    return (location.fileURL.path, location.lineNumber)
  }

  /// The description for a report.
  var report: String {
    guard let detailedDescription, detailedDescription != compactDescription else {
      return compactDescription
    }
    return "\(compactDescription)\n\(detailedDescription)"
  }
}
