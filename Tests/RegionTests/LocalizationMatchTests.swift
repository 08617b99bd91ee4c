import TactusFoundation
import Testing

/// The choice among localizations, and the list of bundles.
@Suite struct LocalizationMatchTests {
  @Test(
    "Region.LR12. The localization that fits the preferred languages best comes first",
    arguments: [
      (["de", "en", "fr"], ["fr-CA", "de"], ["fr"]),
      (["de", "en"], ["it", "en-AU"], ["en"]),
      (["en", "en-GB"], ["en-GB"], ["en-GB", "en"]),
      (["es", "es-419"], ["es-MX"], ["es-419", "es"]),
      (["zh-Hans", "zh-Hant"], ["zh-HK"], ["zh-Hant"]),
      (["zh_CN", "zh_TW"], ["zh-Hant-HK"], ["zh_TW"]),
      (["pt-BR", "en"], ["pt-PT"], ["pt-BR"]),
      (["no", "en"], ["nb-NO"], ["no"]),
      (["he", "en"], ["iw-IL"], ["he"]),
      (["en", "sr"], ["sr-Latn-RS"], ["en"]),
      (["it", "de"], ["fr"], ["it"]),
      ([], ["fr"], []),
    ])
  func match(localizations: [String], preferences: [String], expected: [String]) {
    #expect(
      Bundle.preferredLocalizations(from: localizations, forPreferences: preferences) == expected)
  }

  @Test("Region.LR12. Without languages they are those of the user")
  func user() async {
    await #expect(processExitsWith: .success) {
      PhoneRegion.apply(PhoneRegion(language: "de", region: "CH"))
      #expect(Bundle.preferredLocalizations(from: ["en", "de"]) == ["de"])
      #expect(Bundle.preferredLocalizations(from: ["en", "de"], forPreferences: nil) == ["de"])
    }
  }

  @Test("Region.LR11. The main bundle is one of all bundles")
  func allBundles() throws {
    #expect(Bundle.allBundles.contains(.main))
    let tests = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
    #expect(tests.bundleURL.deletingLastPathComponent().path == Bundle.main.bundlePath)
  }
}
