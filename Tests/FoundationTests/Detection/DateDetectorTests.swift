import TactusFoundation
import Testing

@Suite("Detection of dates, addresses and flights")
struct DateDetectorTests {
  private func matches(
    _ text: String, _ type: NSTextCheckingResult.CheckingType
  ) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: type.rawValue)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  @Test(
    "DataDetection.DD5. Dates",
    arguments: [
      ("on 2026-11-21.", "2026-11-21", "2026-11-21 12:00"),
      ("2026-11-21T10:30:05Z", "2026-11-21T10:30:05Z", "2026-11-21 10:30"),
      ("2026-11-21 10:30+02:00", "2026-11-21 10:30+02:00", "2026-11-21 08:30"),
      (
        "Saturday, November 21st, 2026 at 5 PM, bring", "Saturday, November 21st, 2026 at 5 PM",
        "2026-11-21 17:00"
      ),
      ("nov 21, 2026 at 12:15 a.m.", "nov 21, 2026 at 12:15 a.m.", "2026-11-21 00:15"),
      (
        "am 21. November 2026 um 17:05 Uhr", "21. November 2026 um 17:05 Uhr",
        "2026-11-21 17:05"
      ),
      ("21.11.2026", "21.11.2026", "2026-11-21 12:00"),
      ("the 3rd of May 2026", "3rd of May 2026", "2026-05-03 12:00"),
      ("by 11/21/2026 13:45", "11/21/2026 13:45", "2026-11-21 13:45"),
      ("25/12/2026", "25/12/2026", "2026-12-25 12:00"),
    ] as [(String, String, String)])
  func dates(_ text: String, _ part: String, _ expected: String) throws {
    let match = try #require(try matches(text, .date).first)
    #expect((text as NSString).substring(with: match.range) == part)
    #expect(match.resultType == .date && match.url == nil && match.phoneNumber == nil)
    let form = DateFormatter()
    form.locale = Locale(identifier: "en_US_POSIX")
    form.dateFormat = "yyyy-MM-dd HH:mm"
    form.timeZone = match.timeZone == nil ? .current : TimeZone(secondsFromGMT: 0)
    #expect(form.string(from: try #require(match.date)) == expected)
  }

  @Test(
    "DataDetection.DD5. No dates",
    arguments: [
      "2026-13-01", "2026-02-30", "version 1.2.3", "10/11", "may I come", "March on", "1.1.1.1",
      "192.168.10.1", "31.02.2026", "call 555-1234",
    ])
  func none(_ text: String) throws {
    #expect(try matches(text, .date).isEmpty)
  }

  @Test("DataDetection.DD5. A date without a year is of the present year")
  func thisYear() throws {
    let match = try #require(try matches("See you on November 21!", .date).first)
    let calendar = Calendar(identifier: .gregorian)
    let parts = calendar.dateComponents([.year, .month, .day], from: try #require(match.date))
    #expect(parts.year == calendar.component(.year, from: Date()))
    #expect(parts.month == 11 && parts.day == 21)
  }

  @Test(
    "DataDetection.DD5. Today, tomorrow and yesterday",
    arguments: [
      ("Tomorrow at 5:30 PM", "Tomorrow at 5:30 PM", 1, 17, 30),
      ("see you today!", "today", 0, 12, 0),
      ("Since yesterday, 9 am it rains.", "yesterday, 9 am", -1, 9, 0),
    ] as [(String, String, Int, Int, Int)])
  func near(text: String, part: String, distance: Int, hour: Int, minute: Int) throws {
    let calendar = Calendar.current
    let before = Date()
    let match = try #require(try matches(text, .date).first)
    #expect((text as NSString).substring(with: match.range) == part)
    let date = try #require(match.date)
    // The day may end during the test.
    let days = try [before, Date()].map { now in
      try #require(calendar.date(byAdding: .day, value: distance, to: now))
    }
    #expect(days.contains { calendar.isDate($0, inSameDayAs: date) })
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    #expect(parts.hour == hour && parts.minute == minute)
  }

  @Test("DataDetection.DD6. Addresses with their parts")
  func addresses() throws {
    let american = "Write to 1 Apple Park Way, Cupertino, CA 95014, please."
    let first = try #require(try matches(american, .address).first)
    #expect(first.resultType == .address)
    #expect(
      first.addressComponents == [
        .street: "1 Apple Park Way", .city: "Cupertino", .state: "CA", .zip: "95014",
      ])
    let german = "Besuch: Unter den Linden, Friedrichstraße 12a\n10117 Berlin"
    let second = try #require(try matches(german, .address).first)
    #expect(second.components?[.street] == "Friedrichstraße 12a")
    #expect(second.components?[.zip] == "10117" && second.components?[.city] == "Berlin")
    for text in ["12 Monkeys, the film", "5 Main ideas, Go OK", "CA 95014"] {
      #expect(try matches(text, .address).isEmpty)
    }
  }

  @Test("DataDetection.DD7. Flights of known airlines")
  func flights() throws {
    let match = try #require(
      try matches("We take flight LH 400 to New York", .transitInformation).first)
    #expect(match.components == [.airline: "Lufthansa", .flight: "400"])
    #expect(match.resultType == .transitInformation)
    #expect(try matches("UA1234 and ZZ 99, in MP3 format", .transitInformation).count == 1)
  }

  @Test("DataDetection.DD4. Data of several types does not overlap")
  func all() throws {
    let text = "LH 400 on 2026-11-21, call (408) 555-1234, https://example.org/2026-11-21"
    let types: NSTextCheckingResult.CheckingType = [
      .link, .phoneNumber, .date, .transitInformation,
    ]
    let detector = try NSDataDetector(types: types.rawValue)
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(found.map(\.resultType) == [.transitInformation, .date, .phoneNumber, .link])
  }

  @Test("DataDetection.DD5. Long and hostile texts are searched in bounded time")
  func hostile() throws {
    let texts = [
      String(repeating: "1 Main ", count: 2_000), String(repeating: "12.", count: 4_000),
      String(repeating: "A", count: 10_000), String(repeating: "e\u{301}\u{301}", count: 3_000),
      String(repeating: "Nov ", count: 3_000),
    ]
    for text in texts {
      for type: NSTextCheckingResult.CheckingType in [.date, .address, .transitInformation] {
        _ = try matches(text, type)
      }
    }
  }
}
