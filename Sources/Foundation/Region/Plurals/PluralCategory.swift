internal import CTactusICU

/// A category of numbers that a language treats alike.
///
/// - Source: the Unicode CLDR's plural rules, which ICU has.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// Creates the category of a number in a language.
  init(of number: Double, language: String) {
    var status: Int32 = 0
    let rules = swift_uplrules_openForType(language, Self.cardinal, &status)
    defer { if let rules { swift_uplrules_close(rules) } }
    var buffer = [UInt16](repeating: 0, count: 16)
    let count =
      rules.map { swift_uplrules_select($0, number, &buffer, Int32(buffer.count), &status) } ?? 0
    // A status above 0 is an error.
    let name = status > 0 ? "" : String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    self = Self(rawValue: name) ?? .other
  }

  /// The type of rules for "3 days", in contrast to "the third day".
  private static let cardinal: Int32 = 0
}
