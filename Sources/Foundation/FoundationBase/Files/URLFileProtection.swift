/// The protection of a file, as a value of its URL.
public struct URLFileProtection: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a protection from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file is not encrypted.
  public static let none = URLFileProtection(rawValue: FileProtectionType.none.rawValue)
  /// The file is encrypted while the phone is locked.
  public static let complete = URLFileProtection(rawValue: FileProtectionType.complete.rawValue)
  /// A file that is open stays readable while the phone is locked.
  public static let completeUnlessOpen = URLFileProtection(
    rawValue: FileProtectionType.completeUnlessOpen.rawValue)
  /// The file is encrypted until the phone is first unlocked.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: FileProtectionType.completeUntilFirstUserAuthentication.rawValue)
  /// The file is encrypted while the phone is not used.
  public static let completeWhenUserInactive = URLFileProtection(
    rawValue: FileProtectionType.completeWhenUserInactive.rawValue)
}

extension FileProtectionType {
  /// The file is encrypted while the phone is not used.
  public static let completeWhenUserInactive = FileProtectionType(
    rawValue: "NSFileProtectionCompleteWhenUserInactive")
}
