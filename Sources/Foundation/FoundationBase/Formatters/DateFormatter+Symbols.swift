// The texts of a date formatter, which on an iPhone are optional: `formatter.monthSymbols!`. In
// the toolchain's Foundation they are not, and always there (ObjectiveC.FO59).
extension DateFormatter {
  /// The abbreviations of the eras.
  @_disfavoredOverload
  public var eraSymbols: [String]! {
    get { self.Foundation::eraSymbols }
    set { self.Foundation::eraSymbols = newValue ?? [] }
  }

  /// The names of the months.
  @_disfavoredOverload
  public var monthSymbols: [String]! {
    get { self.Foundation::monthSymbols }
    set { self.Foundation::monthSymbols = newValue ?? [] }
  }

  /// The abbreviations of the months.
  @_disfavoredOverload
  public var shortMonthSymbols: [String]! {
    get { self.Foundation::shortMonthSymbols }
    set { self.Foundation::shortMonthSymbols = newValue ?? [] }
  }

  /// The names of the days of the week.
  @_disfavoredOverload
  public var weekdaySymbols: [String]! {
    get { self.Foundation::weekdaySymbols }
    set { self.Foundation::weekdaySymbols = newValue ?? [] }
  }

  /// The abbreviations of the days of the week.
  @_disfavoredOverload
  public var shortWeekdaySymbols: [String]! {
    get { self.Foundation::shortWeekdaySymbols }
    set { self.Foundation::shortWeekdaySymbols = newValue ?? [] }
  }

  /// The names of the eras.
  @_disfavoredOverload
  public var longEraSymbols: [String]! {
    get { self.Foundation::longEraSymbols }
    set { self.Foundation::longEraSymbols = newValue ?? [] }
  }

  /// The first letters of the months.
  @_disfavoredOverload
  public var veryShortMonthSymbols: [String]! {
    get { self.Foundation::veryShortMonthSymbols }
    set { self.Foundation::veryShortMonthSymbols = newValue ?? [] }
  }

  /// The names of the months where they stand alone.
  @_disfavoredOverload
  public var standaloneMonthSymbols: [String]! {
    get { self.Foundation::standaloneMonthSymbols }
    set { self.Foundation::standaloneMonthSymbols = newValue ?? [] }
  }

  /// The abbreviations of the months where they stand alone.
  @_disfavoredOverload
  public var shortStandaloneMonthSymbols: [String]! {
    get { self.Foundation::shortStandaloneMonthSymbols }
    set { self.Foundation::shortStandaloneMonthSymbols = newValue ?? [] }
  }

  /// The first letters of the months where they stand alone.
  @_disfavoredOverload
  public var veryShortStandaloneMonthSymbols: [String]! {
    get { self.Foundation::veryShortStandaloneMonthSymbols }
    set { self.Foundation::veryShortStandaloneMonthSymbols = newValue ?? [] }
  }

  /// The first letters of the days of the week.
  @_disfavoredOverload
  public var veryShortWeekdaySymbols: [String]! {
    get { self.Foundation::veryShortWeekdaySymbols }
    set { self.Foundation::veryShortWeekdaySymbols = newValue ?? [] }
  }

  /// The names of the days of the week where they stand alone.
  @_disfavoredOverload
  public var standaloneWeekdaySymbols: [String]! {
    get { self.Foundation::standaloneWeekdaySymbols }
    set { self.Foundation::standaloneWeekdaySymbols = newValue ?? [] }
  }

  /// The abbreviations of the days of the week where they stand alone.
  @_disfavoredOverload
  public var shortStandaloneWeekdaySymbols: [String]! {
    get { self.Foundation::shortStandaloneWeekdaySymbols }
    set { self.Foundation::shortStandaloneWeekdaySymbols = newValue ?? [] }
  }

  /// The first letters of the days of the week where they stand alone.
  @_disfavoredOverload
  public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { self.Foundation::veryShortStandaloneWeekdaySymbols }
    set { self.Foundation::veryShortStandaloneWeekdaySymbols = newValue ?? [] }
  }

  /// The names of the quarters.
  @_disfavoredOverload
  public var quarterSymbols: [String]! {
    get { self.Foundation::quarterSymbols }
    set { self.Foundation::quarterSymbols = newValue ?? [] }
  }

  /// The abbreviations of the quarters.
  @_disfavoredOverload
  public var shortQuarterSymbols: [String]! {
    get { self.Foundation::shortQuarterSymbols }
    set { self.Foundation::shortQuarterSymbols = newValue ?? [] }
  }

  /// The names of the quarters where they stand alone.
  @_disfavoredOverload
  public var standaloneQuarterSymbols: [String]! {
    get { self.Foundation::standaloneQuarterSymbols }
    set { self.Foundation::standaloneQuarterSymbols = newValue ?? [] }
  }

  /// The abbreviations of the quarters where they stand alone.
  @_disfavoredOverload
  public var shortStandaloneQuarterSymbols: [String]! {
    get { self.Foundation::shortStandaloneQuarterSymbols }
    set { self.Foundation::shortStandaloneQuarterSymbols = newValue ?? [] }
  }

  /// The text for the time before noon.
  @_disfavoredOverload
  public var amSymbol: String! {
    get { self.Foundation::amSymbol }
    set { self.Foundation::amSymbol = newValue ?? "" }
  }

  /// The text for the time after noon.
  @_disfavoredOverload
  public var pmSymbol: String! {
    get { self.Foundation::pmSymbol }
    set { self.Foundation::pmSymbol = newValue ?? "" }
  }
}
