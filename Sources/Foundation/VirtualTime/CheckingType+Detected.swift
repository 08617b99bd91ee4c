// Foundation declares these constants on Linux with other values, as deprecated ones. These hide
// them.
extension NSTextCheckingResult.CheckingType {
  /// Links and email addresses.
  @_disfavoredOverload
  public static var link: Self { Self(rawValue: 1 << 5) }

  /// Dates.
  @_disfavoredOverload
  public static var date: Self { Self(rawValue: 1 << 3) }

  /// Postal addresses.
  @_disfavoredOverload
  public static var address: Self { Self(rawValue: 1 << 4) }

  /// Flights.
  @_disfavoredOverload
  public static var transitInformation: Self { Self(rawValue: 1 << 12) }

  /// Phone numbers.
  @_disfavoredOverload
  public static var phoneNumber: Self { Self(rawValue: 1 << 11) }

  /// The language of a text.
  @_disfavoredOverload
  public static var orthography: Self { Self(rawValue: 1 << 0) }

  /// Misspelled words.
  @_disfavoredOverload
  public static var spelling: Self { Self(rawValue: 1 << 1) }

  /// Mistakes in grammar.
  @_disfavoredOverload
  public static var grammar: Self { Self(rawValue: 1 << 2) }

  /// Quotes.
  @_disfavoredOverload
  public static var quote: Self { Self(rawValue: 1 << 6) }

  /// Dashes.
  @_disfavoredOverload
  public static var dash: Self { Self(rawValue: 1 << 7) }

  /// Replacements.
  @_disfavoredOverload
  public static var replacement: Self { Self(rawValue: 1 << 8) }

  /// Corrections.
  @_disfavoredOverload
  public static var correction: Self { Self(rawValue: 1 << 9) }
}
