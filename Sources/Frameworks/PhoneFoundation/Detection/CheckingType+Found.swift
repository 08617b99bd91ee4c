// Foundation's are marked as such that nobody finds.
extension NSTextCheckingResult.CheckingType {
  /// Addresses of the net and of mail.
  @_disfavoredOverload
  public static var link: Self { Self(rawValue: 1 << 5) }

  /// Phones' numbers.
  @_disfavoredOverload
  public static var phoneNumber: Self { Self(rawValue: 1 << 11) }
}
