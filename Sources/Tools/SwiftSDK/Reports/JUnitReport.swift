/// A test report in JUnit format for CI services.
public struct JUnitReport: Sendable {
  /// The test suites as XML.
  public private(set) var suites: [String] = []
  /// The failed tests, by the names in their output.
  public private(set) var failed: [TestCase] = []

  /// Creates a report without tests.
  public init() {}

  /// Adds tests as a suite; does nothing without tests.
  public mutating func add(_ tests: [TestCase], as name: String) {
    guard !tests.isEmpty else { return }
    let count = tests.count { if case .failed = $0.outcome { true } else { false } }
    let skipped = tests.count { $0.outcome == .skipped }
    let seconds = tests.reduce(0) { $0 + $1.seconds }
    var text = """
      <testsuite name="\(Self.escaped(name))" errors="0" tests="\(tests.count)" \
      failures="\(count)" skipped="\(skipped)" time="\(seconds)">

      """
    for test in tests {
      text += """
            <testcase classname="\(Self.escaped(test.suite))" name="\(Self.escaped(test.name))" \
        time="\(test.seconds)"
        """
      switch test.outcome {
      case .passed: text += "/>\n"
      case .skipped: text += "><skipped/></testcase>\n"
      case .failed(let messages):
        failed.append(test)
        text += ">\n"
        for message in messages {
          text += "      <failure message=\"\(Self.escaped(message))\"/>\n"
        }
        text += "    </testcase>\n"
      }
    }
    suites.append(text + "  </testsuite>")
  }

  /// Adds the XML of another program, such as Swift Testing.
  public mutating func add(xml: String) {
    for match in xml.matches(of: /<testsuite [\s\S]*?<\/testsuite>/) {
      suites.append(String(match.0))
      for test in match.0.matches(
        of: /<testcase classname="([^"]*)" name="([^"]*)"[^>]*[^\/]>\s*<failure/)
      {
        failed.append(
          TestCase(suite: String(test.1), name: String(test.2), outcome: .failed([])))
      }
    }
  }

  /// The whole report.
  public var xml: String {
    let inner = suites.map { "  \($0)\n" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(inner)</testsuites>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML cannot represent most control characters.
      case "\t", "\n", "\r": result += " "
      case let control where control.value < 0x20: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
