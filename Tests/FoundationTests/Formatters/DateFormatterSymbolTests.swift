import TactusFoundation
import Testing

/// The texts of a date formatter as optional values.
@Suite struct DateFormatterSymbolTests {
  @Test("ObjectiveC.FO59. The texts may be unwrapped, chained, bound and set")
  func texts() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.monthSymbols!.map { $0.lowercased() }.last == "december")
    #expect(formatter.standaloneMonthSymbols!.count == 12)
    #expect(formatter.shortWeekdaySymbols?.first == "Sun")
    #expect(formatter.weekdaySymbols[6] == "Saturday")
    #expect(formatter.pmSymbol!.lowercased() == "pm")
    #expect(formatter.quarterSymbols.count == 4)
    formatter.monthSymbols[0] = "Eggtober"
    #expect(formatter.monthSymbols!.first == "Eggtober")
    formatter.amSymbol = "before lunch"
    #expect(formatter.amSymbol! == "before lunch")
  }
}
