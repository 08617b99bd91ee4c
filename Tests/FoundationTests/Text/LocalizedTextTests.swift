import TactusFoundation
import Testing

/// Localized strings, in a temporary bundle.
@Suite struct LocalizedTextTests {
  /// Creates a bundle with tables in two languages.
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tactus-\(UUID().uuidString).bundle")
    let table = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    let text = #"""
      "Ready" = "The eggs are ready";
      "%lld eggs for %@" = "%2$@ gets %1$lld eggs";
      "done" = "All done";
      "%lf%% full" = "%.1f%% of it";
      """#
    try text.write(
      to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    try #""Ready" = "Off the stove";"#.write(
      to: table.appending(path: "Other.strings"), atomically: true, encoding: .utf8)
    return try #require(Bundle(url: folder))
  }

  // ObjectiveC.TX1.
  @Test("Keys with placeholders are looked up")
  func keys() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(String(localized: "Ready", bundle: bundle) == "The eggs are ready")
    #expect(String(localized: "Ready", table: "Other", bundle: bundle) == "Off the stove")
    let (count, name) = (3, "Ada")
    #expect(String(localized: "\(count) eggs for \(name)", bundle: bundle) == "Ada gets 3 eggs")
    #expect(String(localized: "\(12.345)% full", bundle: bundle) == "12.3% of it")
    #expect(
      String(localized: "done", defaultValue: "Finished \(count)", bundle: bundle) == "All done")
  }

  // ObjectiveC.TX1.
  @Test("A missing key is its own text")
  func missing() {
    let count = 4
    #expect(String(localized: "Put \(count) eggs in") == "Put 4 eggs in")
    #expect(String(localized: "100% done") == "100% done")
    #expect(String(localized: "\(count)% done") == "4% done")
    #expect(String(localized: "unknown", defaultValue: "Boil \("it")") == "Boil it")
    #expect(String(localized: "Take \(1.5, specifier: "%.2f") litres") == "Take 1.50 litres")
  }

  @Test("A resource is looked up when it is needed")
  func resources() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let resource = LocalizedStringResource("Ready", bundle: .atURL(bundle.bundleURL))
    #expect(resource.key == "Ready" && String(localized: resource) == "The eggs are ready")
    let literal: LocalizedStringResource = "Just \(2)"
    #expect(literal.key == "Just %lld" && String(localized: literal) == "Just 2")
  }

  @Test("ObjectiveC.TX2. Placeholders get the values of the options, in the order of the key")
  func placeholders() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let key: String.LocalizationValue = "\(placeholder: .int) eggs for \(placeholder: .object)"
    var options = String.LocalizationOptions()
    options.replacements = [3, "Ada"]
    #expect(String(localized: key, options: options, bundle: bundle) == "Ada gets 3 eggs")
    let resource = LocalizedStringResource(key, bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource, options: options) == "Ada gets 3 eggs")
    #expect(
      String(localized: "none", defaultValue: key, options: options, bundle: bundle)
        == "3 eggs for Ada")
    options.replacements = [Float(0.5), 7 as UInt]
    let mixed: String.LocalizationValue =
      "\(1) \(placeholder: .float, specifier: "%.1f") \(placeholder: .uint)"
    #expect(String(localized: mixed, options: options) == "1 0.5 7")
    options.replacements = nil
    #expect(String(localized: key, options: options) == "0 eggs for (null)")
    var rich = AttributedString.LocalizationOptions()
    rich.replacements = [2, "**Bea**"]
    let text = AttributedString(localized: key, options: rich, bundle: bundle)
    #expect(String(text.characters) == "Bea gets 2 eggs")
    let plain = AttributedString(
      localized: "none", defaultValue: "\(placeholder: .object)", options: rich)
    #expect(String(plain.characters) == "2")
    #expect(
      String(AttributedString(localized: resource, options: rich).characters) == "Bea gets 2 eggs")
  }

  @Test("Markdown.MD10. A text of options without grammar agreement has none")
  func withoutAgreement() {
    var options = AttributedString.LocalizationOptions()
    #expect(options.inflect)
    let text: String.LocalizationValue = "^[\(3) cup](inflect: true)"
    #expect(String(AttributedString(localized: text, options: options).characters) == "3 cups")
    options.inflect = false
    #expect(String(AttributedString(localized: text, options: options).characters) == "3 cup")
  }
}

/// User activities.
@MainActor @Suite(.serialized) struct UserActivityTests {
  private final class Saver: NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      userActivity.addUserInfoEntries(from: ["eggs": 3])
    }
  }

  // ObjectiveC.AV1, ObjectiveC.AV2.
  @Test("The current activity is updated before it is read, until it is invalidated")
  func current() {
    let (activity, saver) = (NSUserActivity(activityType: "com.example.boil"), Saver())
    activity.delegate = saver
    activity.userInfo = ["pot": "large"]
    activity.needsSave = true
    #expect(NSUserActivity.updatedCurrent == nil)
    activity.becomeCurrent()
    #expect(NSUserActivity.updatedCurrent === activity && !activity.needsSave)
    #expect(
      activity.userInfo?["eggs"] as? Int == 3 && activity.userInfo?["pot"] as? String == "large")
    activity.invalidate()
    activity.becomeCurrent()
    #expect(NSUserActivity.updatedCurrent == nil)
  }

  @Test("ObjectiveC.AV1. No activity is saved, and the deletion of saved ones ends later")
  func deletion() async {
    var order: [Int] = []
    await withCheckedContinuation { done in
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["egg"]) {
        order.append(2)
        done.resume()
      }
      order.append(1)
    }
    #expect(order == [1, 2])
    await NSUserActivity.deleteAllSavedUserActivities()
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: [])
  }
}
