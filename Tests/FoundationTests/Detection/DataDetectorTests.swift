import TactusFoundation
import Testing

@Suite("Detection of links and phone numbers")
struct DataDetectorTests {
  private func found(_ text: String, _ type: NSTextCheckingResult.CheckingType) throws -> [String] {
    let detector = try NSDataDetector(types: type.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: range).compactMap { match in
      #expect(match.resultType == type)
      return match.url?.absoluteString ?? match.phoneNumber
    }
  }

  @Test(
    "DataDetection.DD1, DataDetection.DD2: Links",
    arguments: [
      ("See https://example.org/a?b=c#d.", ["https://example.org/a?b=c#d"]),
      ("(http://example.org/wiki/A_(b)), or", ["http://example.org/wiki/A_(b)"]),
      ("go to www.example.com!", ["http://www.example.com"]),
      (
        "example.de:8080/x, and ann.lee@mail.example.fr;",
        [
          "http://example.de:8080/x", "mailto:ann.lee@mail.example.fr",
        ]
      ),
      ("mailto:a@b.example", ["mailto:a@b.example"]), ("sms://123", ["sms://123"]),
      ("file.txt, e.g. 3.14 and a.b", []), ("@someone and x@y", []), ("", []),
      ("🥚 egg.io", ["http://egg.io"]),
      ("“https://example.com”", ["https://example.com"]),
    ] as [(String, [String])])
  func links(_ text: String, _ urls: [String]) throws {
    #expect(try found(text, .link) == urls)
  }

  @Test(
    "DataDetection.DD3: Phone numbers",
    arguments: [
      ("Call (408) 555-1234 now", ["(408) 555-1234"]), ("555-1234.", ["555-1234"]),
      ("+49 30 1234567, or 1-800-275-2273", ["+49 30 1234567", "1-800-275-2273"]),
      ("Call us, (408) 555-1234", ["(408) 555-1234"]), ("Tel.: 555-1234", ["555-1234"]),
      ("room 5, (408) 555-1234", ["(408) 555-1234"]), ("in 7, +49 30 1234567", ["+49 30 1234567"]),
      ("7, 555-1234", []), ("4085551234", ["4085551234"]), ("030/123456", ["030/123456"]),
      ("on 2024-01-05 or 05.01.2024", []), ("192.168.100.100", []), ("3.14159265", []),
      ("1 000 000 people, $5551234567", []), ("12345", []), ("order 12345678901234567", []),
    ] as [(String, [String])])
  func phones(_ text: String, _ numbers: [String]) throws {
    #expect(try found(text, .phoneNumber) == numbers)
  }

  @Test("DataDetection.DD4: Both in order; a number within a link is not a phone number")
  func both() throws {
    let text = "555-1234 or https://example.org/408-555-1234 or a@example.org"
    let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    let detector = try NSDataDetector(types: types.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    let matches = detector.matches(in: text, range: range)
    #expect(matches.map(\.resultType) == [.phoneNumber, .link, .link])
    #expect(matches[0].range == NSRange(location: 0, length: 8) && matches[0].url == nil)
    #expect(try found(text, .phoneNumber) == ["555-1234"])
    #expect(detector.numberOfMatches(in: text, range: range) == 3)
    #expect(detector.firstMatch(in: text, range: range)?.phoneNumber == "555-1234")
    var seen = 0
    detector.enumerateMatches(in: text, range: range) { _, _, stop in
      seen += 1
      stop.pointee = ObjCBool(seen == 2)
    }
    #expect(seen == 2)
    let inner = NSRange(location: 4, length: 8)
    #expect(detector.rangeOfFirstMatch(in: text, range: inner).location == NSNotFound)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("Matches in random texts are within the text and do not overlap")
  func anyText() throws {
    let parts = [
      "http://", "a", ".", "com", "@", "+", "(", ")", "555", "-", "1234", " ", "🥚", "é", "/", ":",
      "\"", "www", "\u{200D}", "mailto:", "]", "12345678",
    ]
    let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    let detector = try NSDataDetector(types: types.rawValue)
    var state: UInt64 = 1
    var count = 0
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(state >> 33) % parts.count]
      }
      var end = 0
      let all = NSRange(location: 0, length: text.utf16.count)
      for match in detector.matches(in: text, range: all) {
        #expect(match.range.location >= end && match.range.length > 0, "\(text)")
        end = NSMaxRange(match.range)
        count += 1
      }
      #expect(end <= text.utf16.count)
    }
    #expect(count > 100)
  }

  @Test("DataDetection.DD9: Created results have their contents, and nothing else")
  func created() throws {
    typealias Result = NSTextCheckingResult
    let range = NSRange(location: 3, length: 4)
    let url = try #require(URL(string: "https://example.org"))
    let link = Result.linkCheckingResult(range: range, url: url)
    #expect(link.url == url && link.resultType == .link && link.range == range)
    #expect(link.numberOfRanges == 1 && link.range(at: 0) == range && link.phoneNumber == nil)
    let phone = Result.phoneNumberCheckingResult(range: range, phoneNumber: "555")
    #expect(phone.phoneNumber == "555" && phone.resultType == .phoneNumber && phone.url == nil)
    let date = Date(timeIntervalSince1970: 1)
    let zone = try #require(TimeZone(identifier: "Europe/Paris"))
    let span = Result.dateCheckingResult(range: range, date: date, timeZone: zone, duration: 60)
    #expect(span.date == date && span.timeZone == zone && span.duration == 60)
    #expect(Result.dateCheckingResult(range: range, date: date).timeZone == nil)
    let address = Result.addressCheckingResult(range: range, components: [.city: "Berlin"])
    #expect(address.addressComponents == [.city: "Berlin"] && address.resultType == .address)
    let flight = Result.transitInformationCheckingResult(range: range, components: [.flight: "1"])
    #expect(flight.components == [.flight: "1"] && flight.addressComponents == nil)
    let correction = Result.correctionCheckingResult(
      range: range, replacementString: "the", alternativeStrings: ["ten"])
    #expect(correction.replacementString == "the" && correction.alternativeStrings == ["ten"])
    #expect(correction.resultType == .correction)
    let kinds: [(Result, Result.CheckingType)] = [
      (.quoteCheckingResult(range: range, replacementString: "“"), .quote),
      (.dashCheckingResult(range: range, replacementString: "–"), .dash),
      (.replacementCheckingResult(range: range, replacementString: "©"), .replacement),
      (.spellCheckingResult(range: range), .spelling),
      (.grammarCheckingResult(range: range, details: [["a": 1]]), .grammar),
    ]
    for (result, type) in kinds { #expect(result.resultType == type) }
    #expect(kinds[0].0.replacementString == "“" && kinds[3].0.replacementString == nil)
    #expect(kinds[4].0.grammarDetails?.first?["a"] as? Int == 1)
  }
}
