import TactusHealthModel

/// Times in files with exported health data, such as `2024-01-02 03:04:05 +0100`.
enum HealthExportDate {
  /// Returns the seconds since 2001 of a text; `nil` if it is not a time.
  ///
  /// Seconds may have a fraction, which exports of iPhones do not have.
  static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count >= 19, text[4] == dash, text[7] == dash, text[10] == space,
      text[13] == colon, text[16] == colon, let year = number(text, 0, 4),
      let month = number(text, 5, 2), (1...12).contains(month), let day = number(text, 8, 2),
      (1...31).contains(day), let hour = number(text, 11, 2), hour < 24,
      let minute = number(text, 14, 2), minute < 60, let second = number(text, 17, 2), second < 61
    else { return nil }
    var place = 19
    var fraction = 0.0
    if place < text.count, text[place] == point {
      let start = place
      place += 1
      while place < text.count, (zero...(zero + 9)).contains(text[place]) { place += 1 }
      let digits = UnsafeBufferPointer(rebasing: text[start..<place])
      guard let found = Double("0" + String(decoding: digits, as: UTF8.self)) else { return nil }
      fraction = found
    }
    var offset = 0
    if place < text.count {
      guard text.count == place + 6, text[place] == space,
        text[place + 1] == plus || text[place + 1] == dash, let hours = number(text, place + 2, 2),
        let minutes = number(text, place + 4, 2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (text[place + 1] == dash ? -60 : 60)
    }
    let days = HealthDay(year: year, month: month, day: day).number
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second - offset) + fraction
  }

  /// Returns the text of a time in UTC, from which the same time is read.
  static func text(_ seconds: Double) -> String {
    let whole = seconds.rounded(.down)
    let day = HealthDay(number: Int((whole / 86_400).rounded(.down)))
    let rest = Int(whole) - day.number * 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
    return "\(day.text) \(time)\(fraction(seconds - whole)) +0000"
  }

  // MARK: Internals

  private static var dash: UInt8 { UInt8(ascii: "-") }
  private static var space: UInt8 { UInt8(ascii: " ") }
  private static var colon: UInt8 { UInt8(ascii: ":") }
  private static var point: UInt8 { UInt8(ascii: ".") }
  private static var plus: UInt8 { UInt8(ascii: "+") }
  private static var zero: UInt8 { UInt8(ascii: "0") }

  private static func number(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
  ) -> Int? {
    var value = 0
    for index in start..<start + count {
      let digit = text[index] &- zero
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// Returns a fraction with its point; empty for 0.
  private static func fraction(_ value: Double) -> String {
    guard value > 0 else { return "" }
    let text = "\(value)"
    guard let exponent = text.firstIndex(of: "e") else { return String(text.dropFirst()) }
    // Such as 1.5e-05.
    let digits = text[..<exponent].filter { $0 != "." }
    let power = Int(text[exponent...].dropFirst(2)) ?? 1
    return "." + String(repeating: "0", count: power - 1) + digits
  }
}
