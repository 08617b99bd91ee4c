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
}
