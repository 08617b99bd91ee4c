extension DateFormatter {
  /// The behavior of a formatter.
  public enum Behavior: UInt, Sendable {
    /// The current behavior.
    case `default` = 0
    /// The behavior of OS X 10.4, which is the current one.
    case behavior10_4 = 1040
  }

  /// The position of the text in a sentence (Formatters.FM17).
  public var formattingContext: Formatter.Context {
    get { FormatterOptions.of(self)?.context ?? .unknown }
    set { FormatterOptions.change(self) { $0.context = newValue } }
  }

  /// The behavior; stored, as there is only one.
  public var formatterBehavior: Behavior {
    get { FormatterOptions.of(self)?.dateBehavior ?? .behavior10_4 }
    set { FormatterOptions.change(self) { $0.dateBehavior = newValue } }
  }
}

extension NumberFormatter {
  /// The behavior of a formatter.
  public enum Behavior: UInt, Sendable {
    /// The current behavior.
    case `default` = 0
    /// The behavior of OS X 10.4, which is the current one.
    case behavior10_4 = 1040
  }

  /// The position of the text in a sentence (Formatters.FM17).
  public var formattingContext: Formatter.Context {
    get { FormatterOptions.of(self)?.context ?? .unknown }
    set { FormatterOptions.change(self) { $0.context = newValue } }
  }

  /// The behavior; stored: there is one.
  public var formatterBehavior: Behavior {
    get { FormatterOptions.of(self)?.numberBehavior ?? .behavior10_4 }
    set { FormatterOptions.change(self) { $0.numberBehavior = newValue } }
  }
}
