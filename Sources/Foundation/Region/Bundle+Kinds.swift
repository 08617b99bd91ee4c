import Foundation

// These members replace the toolchain's own where a file does not import its Foundation.
extension Bundle {
  /// The main bundle, that of the tests of the process, and others that Foundation knows
  /// (Region.LR11).
  @_disfavoredOverload
  public class var allBundles: [Bundle] {
    let bundles = self.Foundation::allBundles
    let tests = TestBundle.ofProcess.map { [$0] } ?? []
    return (bundles.contains(Bundle.main) ? [] : [Bundle.main]) + bundles + tests
  }

  /// Returns the localizations of a list that fit the user's languages, the best first
  /// (Region.LR12).
  @_disfavoredOverload
  public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
    preferredLocalizations(from: localizationsArray, forPreferences: nil)
  }

  /// Returns the localizations of a list that fit languages, the best first (Region.LR12).
  ///
  /// - Parameters:
  ///   - localizationsArray: The names of the localizations.
  ///   - preferencesArray: The identifiers of the languages; nil for those of the user.
  @_disfavoredOverload
  public class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String] {
    LocalizationMatch.preferred(
      of: localizationsArray, for: preferencesArray ?? PhoneRegion.current.preferredLanguages)
  }
}
