import Foundation

extension Locale {
  /// The identifiers of the languages that the user prefers (Region.LR3).
  @_disfavoredOverload
  public static var preferredLanguages: [String] { PhoneRegion.current.preferredLanguages }
}

extension NSLocale {
  /// The identifiers of the languages that the user prefers (Region.LR3).
  @_disfavoredOverload
  public class var preferredLanguages: [String] { PhoneRegion.current.preferredLanguages }
}
