import TactusSelectors

/// The texts of date formatters, with names of days and capital letters (Formatters.FM16,
/// Formatters.FM17): when the library is loaded, the class's vtable gets the methods of this class.
///
/// Sendable because it adds no property.
final class RelativeDateText: OriginalDateFormatter<Void>, @unchecked Sendable {
  override func string(from date: Date) -> String {
    let text = super.string(from: date)
    let named = doesRelativeDateFormatting ? withNamedDay(text, date) : text
    return formattingContext == .beginningOfSentence ? SentenceStart.text(named, locale) : named
  }
}

/// The methods of Foundation; no object is ever created.
///
/// - Thread: as `DateFormatter`; it adds no property.
class OriginalDateFormatter<Mark>: DateFormatter, @unchecked Sendable {}

extension DateFormatter {
  /// Replaces the date in a formatted text by the name of its day, such as Today, if it has one.
  fileprivate func withNamedDay(_ text: String, _ date: Date) -> String {
    guard dateStyle != .none, let name = dayName(of: date) else { return text }
    guard timeStyle != .none else { return name }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, .none)
    guard let range = text.range(of: formatter.string(from: date)) else { return text }
    return text.replacingCharacters(in: range, with: name)
  }

  private func dayName(of date: Date) -> String? {
    var days = calendar ?? Calendar.current
    days.timeZone = timeZone
    let (today, other) = (days.startOfDay(for: Date()), days.startOfDay(for: date))
    guard let distance = days.dateComponents([.day], from: today, to: other).day,
      abs(distance) <= Self.mostNamedDays
    else { return nil }
    let language = locale ?? Locale.current
    func text(isNamed: Bool) -> String? {
      ICUText.relative(
        Double(distance), .day, isNamed: isNamed, .full, isAtStart: true, language)
    }
    // A language without a name for the day has a number in both.
    let name = text(isNamed: true)
    return name == text(isNamed: false) ? nil : name
  }

  /// The largest distance of a day with a name.
  ///
  /// - Source: ICU's data for all languages. Confidence: documented.
  private static let mostNamedDays = 3
}

/// Capital letters at the start of sentences.
enum SentenceStart {
  /// Returns a text with a capital first letter.
  static func text(_ text: String, _ locale: Locale?) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return String(first).uppercased(with: locale) + text.dropFirst()
  }
}
