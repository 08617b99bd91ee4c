/// The parser of XCTest's output on Linux, because that XCTest writes no results file.
///
/// Its lines are `Test Case 'A.b' started at …`, `FILE:LINE: error: A.b : MESSAGE`, and `Test Case
/// 'A.b' passed (0.1 seconds)`.
///
/// - Source: runs with the XCTest of Swift 6.3.1. Confidence: measured.
public struct XCTestOutput: Sendable {
  /// The tests that have ended, and those that have only started.
  public var tests: [TestCase] {
    ended
      + running.map {
        TestCase(suite: $0.0, name: $0.1, outcome: .failed(["the test did not end"]))
      }
  }

  private var ended: [TestCase] = []
  private var running: [(String, String)] = []
  private var messages: [String: [String]] = [:]

  /// Creates a parser.
  public init() {}

  /// Parses a line, without its terminator.
  public mutating func read(_ line: some StringProtocol) {
    if let match = String(line).wholeMatch(
      of: /Test Case '(.+)\.([^.']+)' (\w+)(?: at| \(([0-9.]+) seconds?\)).*/)
    {
      let (suite, name) = (String(match.1), String(match.2))
      guard match.3 != "started" else { return running.append((suite, name)) }
      running.removeAll { $0 == (suite, name) }
      let output = messages.removeValue(forKey: "\(suite).\(name)") ?? []
      let outcome: TestCase.Outcome =
        switch match.3 {
        case "passed": .passed
        case "skipped": .skipped
        default: .failed(output)
        }
      ended.append(
        TestCase(
          suite: suite, name: name, outcome: outcome,
          seconds: match.4.flatMap { Double($0) } ?? 0))
    } else if let match = String(line).wholeMatch(of: /(.+:\d+): error: (\S+\.\w+) : (.*)/) {
      messages[String(match.2), default: []].append("\(match.1): \(match.3)")
    }
  }
}
