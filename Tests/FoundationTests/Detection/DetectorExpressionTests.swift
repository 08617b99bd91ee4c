import TactusFoundation
import Testing

/// Step DataDetection.DD8.
@Suite struct DetectorExpressionTests {
  private let text = "Call https://example.com or https://example.org now"
  private var range: NSRange { NSRange(location: 0, length: text.utf16.count) }

  @Test("DataDetection.DD8. A detector as a regular expression has the detector's matches")
  func expression() throws {
    let detector: NSRegularExpression = try NSDataDetector(types: 1 << 5)
    let hosts = detector.matches(in: text, range: range).map { $0.url?.host }
    #expect(hosts == ["example.com", "example.org"])
    #expect(detector.numberOfMatches(in: text, range: range) == 2)
    #expect(detector.firstMatch(in: text, range: range)?.url?.host == "example.com")
    #expect(detector.rangeOfFirstMatch(in: text, range: range).location == 5)
    var seen = 0
    detector.enumerateMatches(in: text, range: range) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
    #expect((detector as? NSDataDetector)?.checkingTypes == 1 << 5)
  }

  @Test("Other expressions have their own matches, also for a closure that does not escape")
  func others() throws {
    let expression = try NSRegularExpression(pattern: "o")
    #expect(expression.numberOfMatches(in: text, range: range) == 4)
    #expect(expression.rangeOfFirstMatch(in: text, range: range).location == 22)
    var places: [Int] = []
    func visit(_ body: (NSTextCheckingResult?) -> Void) {
      expression.enumerateMatches(in: text, range: range) { match, _, _ in body(match) }
    }
    visit { places.append($0?.range.location ?? -1) }
    #expect(places == [22, 25, 44, 49])
    #expect(expression.firstMatch(in: "none", range: NSRange(location: 0, length: 1)) == nil)
  }
}
