// Foundation declares these constants on Linux, but marks them so that they cannot be used.
extension NSTextCheckingResult.CheckingType {
  /// Links and email addresses.
  @_disfavoredOverload
  public static var link: Self { Self(rawValue: 1 << 5) }

  /// Phone numbers.
  @_disfavoredOverload
  public static var phoneNumber: Self { Self(rawValue: 1 << 11) }
}
