import Foundation

// The formats of tables of plural forms take the text for the number of things (Region.PL1). Like
// all overloads of Foundation's members, these apply in files that import Foundation through UIKit
// or TactusFoundation only. The parameters are `__shared` as Foundation's are, since the compiler
// prefers a member of another module only if the types are the same.

extension String {
  /// Creates a string from a format and values; a format of plural forms takes the form for the
  /// values.
  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(pluralFormat: format, locale: nil, arguments)
  }

  /// Creates a string from a format and values in a locale; a format of plural forms takes the form
  /// for the values.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self.init(pluralFormat: format, locale: locale, arguments)
  }

  /// Creates a string from a format and values; a format of plural forms takes the form for the
  /// values.
  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self.init(pluralFormat: format, locale: nil, arguments)
  }

  /// Creates a string from a format and values in a locale; a format of plural forms takes the form
  /// for the values.
  @_disfavoredOverload
  public init(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) {
    self.init(pluralFormat: format, locale: locale, arguments)
  }

  /// Returns a string from a format and values in the current locale; a format of plural forms
  /// takes the form for the values.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    String(pluralFormat: format, locale: .current, arguments)
  }

  private init(pluralFormat format: String, locale: Locale?, _ arguments: [any CVarArg]) {
    var (text, values) = (format, arguments)
    if let (number, rest) = PluralMarker.number(of: format) {
      (text, values) =
        PluralTables.shared.format(number)?.expanded(for: arguments) ?? (rest, arguments)
    }
    self = String.Foundation::init(format: text, locale: locale, arguments: values)
  }
}
