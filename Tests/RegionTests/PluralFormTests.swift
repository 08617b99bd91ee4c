import TactusFoundation
import Testing

/// Steps Region.PL1–PL5.
@Suite struct PluralFormTests {
  /// A bundle with a table in several languages, in a folder of its own.
  private struct Shop {
    let folder: URL

    init(_ tables: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("plurals-\(UUID().uuidString)")
      for (language, entries) in tables {
        let place = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let text = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
        try Data(text.utf8).write(to: place.appendingPathComponent("Localizable.stringsdict"))
      }
    }

    func bundle(_ language: String) throws -> Bundle {
      try #require(Bundle(path: folder.appendingPathComponent("\(language).lproj").path))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static func variable(_ name: String, _ texts: [String: String]) -> String {
    let forms = texts.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>"
  }

  private static func entry(_ key: String, _ format: String, _ variables: String...) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + variables.joined() + "</dict>"
  }

  @Test(
    "Region.PL1. The category of the value's language chooses the text",
    arguments: [
      ("en", 1, "1 egg"), ("en", 2, "2 eggs"), ("en", 0, "0 eggs"), ("pl", 1, "1 jajko"),
      ("pl", 3, "3 jajka"), ("pl", 5, "5 jajek"), ("pl", 22, "22 jajka"), ("ar", 2, "بيضتان"),
    ])
  func categories(language: String, count: Int, expected: String) throws {
    let shop = try Shop([
      "en": Self.entry(
        "eggs", "%#@count@", Self.variable("count", ["one": "%d egg", "other": "%d eggs"])),
      "pl": Self.entry(
        "eggs", "%#@count@",
        Self.variable("count", ["one": "%d jajko", "few": "%d jajka", "other": "%d jajek"])),
      "ar": Self.entry(
        "eggs", "%#@count@", Self.variable("count", ["two": "بيضتان", "other": "%d"])),
    ])
    defer { shop.remove() }
    let format = try shop.bundle(language)
      .localizedString(forKey: "eggs", value: nil, table: nil)
    #expect(String(format: format, count) == expected)
    #expect(String(format: format, arguments: [count]) == expected)
    #expect(String(format: format, locale: Locale(identifier: language), count) == expected)
    #expect(String.localizedStringWithFormat(format, count) == expected)
  }

  @Test("Region.PL2. Zero has a text of its own in each language, if there is one")
  func zero() throws {
    let shop = try Shop([
      "en": Self.entry(
        "eggs", "%#@count@", Self.variable("count", ["zero": "no eggs", "other": "%d eggs"]))
    ])
    defer { shop.remove() }
    let format = try shop.bundle("en").localizedString(forKey: "eggs", value: nil, table: "")
    #expect(String(format: format, 0) == "no eggs" && String(format: format, 1) == "1 eggs")
  }

  @Test("Region.PL3. Variables stand in variables, and arguments have positions")
  func nested() throws {
    let shop = try Shop([
      "en": Self.entry(
        "basket", "%1$@ has %2$#@eggs@.",
        Self.variable("eggs", ["one": "an egg and %3$#@cups@", "other": "%d eggs and %3$#@cups@"]),
        Self.variable("cups", ["one": "one cup", "other": "%d cups (100%%)"]))
        + Self.entry(
          "order", "%#@a@, %#@b@", Self.variable("a", ["one": "%d a", "other": "%d as"]),
          Self.variable("b", ["one": "%d b", "other": "%d bs"]))
    ])
    defer { shop.remove() }
    let bundle = try shop.bundle("en")
    let basket = bundle.localizedString(forKey: "basket", value: nil, table: nil)
    #expect(String(format: basket, "Ada", 1, 2) == "Ada has an egg and 2 cups (100%).")
    #expect(String(format: basket, "Bo", 3, 1) == "Bo has 3 eggs and one cup.")
    let order = bundle.localizedString(forKey: "order", value: nil, table: nil)
    #expect(String(format: order, 1, 2) == "1 a, 2 bs")
  }

  @Test("Region.PL4. The longest text of several widths is used, and the iPhone's of devices")
  func variants() throws {
    func texts(_ kind: String, _ texts: [(String, String)]) -> String {
      "<key>\(kind)</key><dict>"
        + texts.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined() + "</dict>"
    }
    let shop = try Shop([
      "en": "<key>hi</key><dict>"
        + texts("NSStringVariableWidthRuleType", [("20", "Hi"), ("100", "Hello")]) + "</dict>"
        + "<key>tap</key><dict>"
        + texts("NSStringDeviceSpecificRuleType", [("mac", "Click"), ("iphone", "Tap")])
        + "</dict>"
    ])
    defer { shop.remove() }
    let bundle = try shop.bundle("en")
    let texts = ["hi", "tap"].map { bundle.localizedString(forKey: $0, value: nil, table: nil) }
    #expect(texts.map { String(format: $0) } == ["Hello", "Tap"])
  }

  @Test("Region.PL5. Formats with the same text differ, and other formats are unchanged")
  func markers() throws {
    let shop = try Shop([
      "en": Self.entry("a", "%#@n@", Self.variable("n", ["other": "%d apples"]))
        + Self.entry("b", "%#@n@", Self.variable("n", ["other": "%d pears"]))
        + "<key>broken</key><string>no dictionary</string>"
    ])
    defer { shop.remove() }
    let bundle = try shop.bundle("en")
    let formats = ["a", "b"].map { bundle.localizedString(forKey: $0, value: nil, table: nil) }
    #expect(formats.map { String(format: $0, 2) } == ["2 apples", "2 pears"])
    #expect(bundle.localizedString(forKey: "missing", value: "none", table: nil) == "none")
    #expect(String(format: "%d of %@", 2, "three") == "2 of three")
    #expect(String(format: "\u{E0001}%d", 2) == "\u{E0001}2")
  }
}
