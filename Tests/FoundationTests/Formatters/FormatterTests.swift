import TactusFoundation
import Testing

/// Formatted measurements and times in several languages.
@Suite struct FormatterTests {
  private func formatter(_ locale: String) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  // Formatters.FM1.
  @Test(
    "Formats a measurement in its own unit and each style",
    arguments: [
      ("en_US", Formatter.UnitStyle.short, "12.5m"), ("en_US", .medium, "12.5 m"),
      ("en_US", .long, "12.5 meters"), ("de_DE", .long, "12,5 Meter"),
      ("ja_JP", .long, "12.5 メートル"),
    ])
  func provided(locale: String, style: Formatter.UnitStyle, text: String) {
    let formatter = formatter(locale)
    formatter.unitStyle = style
    formatter.unitOptions = .providedUnit
    let found = formatter.string(from: Measurement(value: 12.5, unit: UnitLength.meters))
    #expect(found.filter { $0 != " " } == text.filter { $0 != " " })
    #expect(found.contains(" ") == text.contains(" ") || locale == "ja_JP")
  }

  // Formatters.FM2.
  @Test("Formats a measurement in the region's unit")
  func regions() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("de_DE").string(from: distance) == "5 km")
    #expect(formatter("en_US").string(from: distance) == "3.107 mi")
    #expect(formatter("en_US").string(for: distance) == "3.107 mi")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warmth) == "68°F")
  }

  @Test("Formats a measurement with a format style")
  func styles() {
    let length = Measurement(value: 3, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided)
    #expect(length.formatted(style) == "3 Meter")
    #expect(style.locale(Locale(identifier: "en_US")).format(length) == "3 meters")
    let narrow = length.formatted(.measurement(width: .narrow, usage: .asProvided))
    #expect(narrow.contains("3") && !length.formatted().isEmpty)
  }

  // Formatters.FM3.
  @Test("Uses the number formatter's fraction digits")
  func digits() {
    let formatter = formatter("en_US")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 1
    let mass = Measurement(value: 1.26, unit: UnitMass.kilograms)
    #expect(formatter.string(from: mass) == "1.3 kg")
    formatter.numberFormatter.minimumFractionDigits = 3
    #expect(formatter.string(from: mass) == "1.260 kg")
  }

  // Formatters.FM4.
  @Test("Formats a unit alone and a custom unit")
  func units() {
    let formatter = formatter("en_US")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.meters) == "meters")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    let eggs = Measurement(value: 3, unit: Unit(symbol: "eggs"))
    #expect(formatter.string(from: eggs) == "3 eggs")
  }

  // Formatters.FM6.
  @Test(
    "Formats a duration in each style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:01:10"), (.abbreviated, "1h 1m 10s"),
      (.short, "1 hr, 1 min, 10 sec"), (.full, "1 hour, 1 minute, 10 seconds"),
      (.spellOut, "one hour, one minute, ten seconds"), (.brief, "1hr 1min 10sec"),
    ])
  func durations(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = durationFormatter(style)
    #expect(formatter.string(from: 3670) == text)
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 1, second: 10)) == text)
    #expect(formatter.string(from: DateComponents(minute: 61, second: 10)) != nil)
  }

  private func durationFormatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: locale)
    formatter.unitsStyle = style
    return formatter
  }

  // Formatters.FM6.
  @Test("Formats zero values by the zero formatting behavior")
  func zeros() {
    let formatter = durationFormatter(.positional)
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3605) == "1:00:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    let full = durationFormatter(.full)
    full.allowedUnits = [.hour, .minute, .second]
    #expect(full.string(from: 3605) == "1 hour, 5 seconds")
    #expect(full.string(from: 0) == "0 seconds")
    full.zeroFormattingBehavior = .none
    #expect(full.string(from: 3605) == "1 hour, 0 minutes, 5 seconds")
  }

  @Test("Formatters.FM13. English durations can say that they are approximate and remain")
  func durationPhrases() {
    let formatter = durationFormatter(.full)
    formatter.allowedUnits = [.minute]
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: 300) == "5 Minuten")
  }

  @Test("Formatters.FM12. Durations have whole units, also if fractions are allowed")
  func fractionalUnits() {
    let formatter = durationFormatter(.full)
    formatter.allowedUnits = [.hour]
    formatter.allowsFractionalUnits = true
    #expect(formatter.string(from: 5_400) == "1 hour")
  }

  // Formatters.FM7.
  @Test("Limits the number of units, rounds the last one and uses plural forms")
  func limits() {
    let formatter = durationFormatter(.full)
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 5400) == "2 hours")
    #expect(formatter.string(from: 5399) == "1 hour")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 7199) == "2 hours")
    let german = durationFormatter(.full, "de_DE")
    german.allowedUnits = [.minute]
    #expect(german.string(from: 60) == "1 Minute" && german.string(from: 120) == "2 Minuten")
    let russian = durationFormatter(.full, "ru")
    russian.allowedUnits = [.minute]
    #expect(russian.string(from: 120) == "2 минуты" && russian.string(from: 300) == "5 минут")
  }

  @Test("Collapses the largest unit on request")
  func collapsing() {
    let formatter = durationFormatter(.abbreviated)
    formatter.allowedUnits = [.minute, .second]
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  // Formatters.FM5.
  @Test(
    "Formats relative times",
    arguments: [
      ("en_US", false, -86400.0, "1 day ago"), ("en_US", true, -86400, "yesterday"),
      ("en_US", false, 90, "in 1 minute"), ("de_DE", false, -3 * 86400, "vor 3 Tagen"),
      ("de_DE", true, 86400, "morgen"), ("fr_FR", false, 7200, "dans 2 heures"),
      ("en_US", false, -10 * 86400, "1 week ago"),
    ] as [(String, Bool, Double, String)])
  func relative(locale: String, isNamed: Bool, seconds: Double, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar.timeZone = .gmt
    formatter.dateTimeStyle = isNamed ? .named : .numeric
    let reference = Date(timeIntervalSinceReferenceDate: 1_000_000)
    let date = reference.addingTimeInterval(seconds)
    #expect(formatter.localizedString(for: date, relativeTo: reference) == text)
  }

  @Test("Formats spelled-out and short relative times")
  func relativeStyles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 mo.")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test("Formats lists")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["eggs", "rice", "tea"]) == "eggs, rice, and tea")
    #expect(formatter.string(from: [3]) == "3")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Eier", "Reis"]) == "Eier und Reis")
  }
}
