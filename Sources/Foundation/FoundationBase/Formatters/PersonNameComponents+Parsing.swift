extension PersonNameComponentsFormatter {
  /// Reads a written name; nil for a text that is not a name (Formatters.FM19).
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameReader.name(in: string, locale)
  }
}

extension PersonNameComponents {
  /// Reads a written name in the order of the current locale.
  public init(_ value: String) throws { try self.init(value, strategy: .name) }

  /// Reads a text by a strategy.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// A strategy that reads written names.
  public struct ParseStrategy: Foundation.ParseStrategy {
    private let locale: Locale

    /// Creates a strategy for the current locale.
    public init() { locale = .autoupdatingCurrent }

    /// Creates a strategy for a locale.
    init(_ locale: Locale) { self.locale = locale }

    /// Reads a name; throws an error for a text that is not a name.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameReader.name(in: value, locale) else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "\(value) is not a name"])
      }
      return name
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// The strategy that reads what the style writes.
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init(locale) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The strategy of written names.
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The format style of names, which also reads them.
  public static var name: Self { PersonNameComponents.FormatStyle() }
}
