/// Reads what XCTest on Linux prints, line by line, for it writes no file of results itself.
///
/// Its lines are `Test Case 'A.b' started at …`, `FILE:LINE: error: A.b : MESSAGE`, and
/// `Test Case 'A.b' passed (0.1 seconds)`.
///
/// - Source: runs with the XCTest of Swift 6.3.1. Confidence: measured.
public struct XCTestOutput: Sendable {
  /// The tests that have ended so far, and those that had only begun.
  public var tests: [TestCase] {
    ended + running.map { TestCase(suite: $0.0, name: $0.1, outcome: .failed(["it did not end"])) }
  }

  private var ended: [TestCase] = []
  private var running: [(String, String)] = []
  private var messages: [String: [String]] = [:]

  /// Nothing has been read yet.
  public init() {}

  /// Takes a line, without its end.
  public mutating func read(_ line: some StringProtocol) {
    if let match = String(line).wholeMatch(
      of: /Test Case '(.+)\.([^.']+)' (\w+)(?: at| \(([0-9.]+) seconds?\)).*/)
    {
      let (suite, name) = (String(match.1), String(match.2))
      guard match.3 != "started" else { return running.append((suite, name)) }
      running.removeAll { $0 == (suite, name) }
      let said = messages.removeValue(forKey: "\(suite).\(name)") ?? []
      let outcome: TestCase.Outcome =
        switch match.3 {
        case "passed": .passed
        case "skipped": .skipped
        default: .failed(said)
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
