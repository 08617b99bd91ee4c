import TactusFoundation
import Testing

/// Localized texts by the phone's language, each in a process of its own.
///
/// Steps Region.LR6.
@Suite(.timeLimit(.minutes(10))) struct PhoneLanguageTests {
  /// Creates a bundle with tables in three languages, and a file in two.
  private static func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tactus-\(UUID().uuidString).bundle")
    let texts = [
      "en": #""Ready" = "The eggs are ready"; "Only" = "Only in English";"#,
      "de": #""Ready" = "Die Eier sind fertig"; "%lld eggs" = "%lld Eier";"#,
      "ar": #""Ready" = "البيض جاهز";"#,
    ]
    for (language, text) in texts {
      let table = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try text.write(
        to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    }
    for language in ["en", "de"] {
      try language.write(
        to: folder.appending(path: "\(language).lproj/recipe.txt"), atomically: true,
        encoding: .utf8)
    }
    return try #require(Bundle(url: folder))
  }

  @Test("Region.LR10. A bundle has the language of development that it names, or none")
  func developmentLocalization() throws {
    #expect(Bundle.main.developmentLocalization == nil)
    let bundle = try Self.bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(bundle.developmentLocalization == nil)
    let named = FileManager.default.temporaryDirectory
      .appending(path: "tactus-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: named, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: named) }
    let list = ["CFBundleDevelopmentRegion": "it"] as NSDictionary
    try list.write(to: named.appending(path: "Info.plist"))
    #expect(try #require(Bundle(url: named)).developmentLocalization == "it")
  }

  @Test("Texts and files are those of the phone's language")
  func german() async {
    await #expect(processExitsWith: .success) {
      let bundle = try Self.bundle()
      defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
      #expect(bundle.localizedString(forKey: "Ready", value: nil, table: nil).hasPrefix("The"))
      PhoneRegion.apply(PhoneRegion(language: "de", region: "CH"))
      #expect(bundle.preferredLocalizations == ["de"])
      #expect(
        bundle.localizedString(forKey: "Ready", value: nil, table: nil) == "Die Eier sind fertig")
      #expect(NSLocalizedString("Ready", bundle: bundle, comment: "") == "Die Eier sind fertig")
      #expect(String(localized: "Ready", bundle: bundle) == "Die Eier sind fertig")
      #expect(String(localized: "\(3) eggs", bundle: bundle) == "3 Eier")
      #expect(NSLocalizedString("Missing", bundle: bundle, comment: "") == "Missing")
      let path = try #require(bundle.path(forResource: "recipe", ofType: "txt"))
      #expect(path.hasSuffix("/de.lproj/recipe.txt"))
      let url = try #require(bundle.url(forResource: "recipe", withExtension: "txt"))
      #expect(url.path.hasSuffix("/de.lproj/recipe.txt"))
      #expect(!bundle.isRightToLeft)
    }
  }

  @Test("A language that the bundle has not gives its own; a file that it has not, the other one")
  func fallback() async {
    await #expect(processExitsWith: .success) {
      let bundle = try Self.bundle()
      defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
      PhoneRegion.apply(PhoneRegion(language: "fr", region: "FR"))
      #expect(NSLocalizedString("Ready", bundle: bundle, comment: "") == "The eggs are ready")
      PhoneRegion.apply(PhoneRegion(language: "ar", region: "EG"))
      #expect(NSLocalizedString("Ready", bundle: bundle, comment: "") == "البيض جاهز")
      #expect(NSLocalizedString("Only", bundle: bundle, comment: "") == "Only in English")
      let path = try #require(bundle.path(forResource: "recipe", ofType: "txt"))
      #expect(path.hasSuffix("/en.lproj/recipe.txt"))
      #expect(bundle.isRightToLeft)
    }
  }
}
