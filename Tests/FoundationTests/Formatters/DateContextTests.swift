import TactusFoundation
import Testing

/// Names of days, positions in sentences, and amounts of information.
@Suite struct DateContextTests {
  private func formatter(_ locale: String = "en_US") -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: "UTC")
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    return formatter
  }

  /// Noon, a number of days from today.
  private func noon(_ days: Int) -> Date {
    let day = (Date().timeIntervalSinceReferenceDate / 86_400).rounded(.down)
    return Date(timeIntervalSinceReferenceDate: (day + Double(days) + 0.5) * 86_400)
  }

  @Test("Formatters.FM16. Days near today have names, if the language has any")
  func days() {
    let english = formatter()
    let plain = english.string(from: noon(1))
    english.doesRelativeDateFormatting = true
    #expect((-1...1).map { english.string(from: noon($0)) } == ["Yesterday", "Today", "Tomorrow"])
    #expect(english.string(for: noon(1)) == "Tomorrow" && plain != "Tomorrow")
    for days in [-2, 2, 40] {
      let same = formatter()
      #expect(english.string(from: noon(days)) == same.string(from: noon(days)))
    }
    let german = formatter("de_DE")
    german.doesRelativeDateFormatting = true
    #expect(
      [-2, 0, 2].map { german.string(from: noon($0)) } == ["Vorgestern", "Heute", "Übermorgen"])
  }

  @Test("Formatters.FM16. A time follows the name of a day, and a format has no names")
  func times() {
    let formatter = formatter()
    formatter.timeStyle = .short
    let plain = formatter.string(from: noon(0))
    formatter.doesRelativeDateFormatting = true
    let text = formatter.string(from: noon(0))
    #expect(text.hasPrefix("Today") && text.contains("12:00") && text != plain)
    #expect(plain.hasSuffix(text.dropFirst("Today".count)))
    formatter.dateStyle = .none
    #expect(formatter.string(from: noon(0)).hasPrefix("12:00"))
    formatter.dateFormat = "yyyy"
    #expect(Int(formatter.string(from: noon(0))) != nil)
  }

  @Test("Formatters.FM17. A text that begins a sentence has a capital letter")
  func context() {
    let french = formatter("fr_FR")
    french.dateFormat = "MMMM"
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(french.string(from: date) == "janvier" && french.formattingContext == .unknown)
    french.formattingContext = .beginningOfSentence
    #expect(french.string(from: date) == "Janvier")
    french.formattingContext = .middleOfSentence
    #expect(french.string(from: date) == "janvier")
    #expect(formatter("fr_FR").formattingContext == .unknown)
    let number = NumberFormatter()
    (number.formattingContext, number.formatterBehavior) = (.standalone, .default)
    #expect(number.formattingContext == .standalone && number.formatterBehavior == .default)
    #expect(french.formatterBehavior == .behavior10_4)
  }

  @Test("Formatters.FM18. An amount of information is written as whole bytes")
  func bytes() {
    let amount = Measurement(value: 2.5, unit: UnitInformationStorage.megabytes)
    #expect(ByteCountFormatter().string(from: amount) == "2.5 MB")
    let small = Measurement(value: 12, unit: UnitInformationStorage.bits)
    #expect(ByteCountFormatter.string(from: small, countStyle: .file) == "2 bytes")
  }
}
