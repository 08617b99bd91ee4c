import Foundation
import TactusAppBundles
import TactusInstalledApps
import TactusPhoneLink
import Testing

/// Steps Bundles.I1–I6, Bundles.C1–C3, Bundles.L1.
@Suite struct AppBundleTests {
  /// A folder whose files a test writes.
  private struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID())")
    var path: String { url.path }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func writeList(_ members: String, to name: String = "Info.plist") throws {
      try write(
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(members)\n</dict></plist>",
        to: name)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test("Keyboards.CU1. The keyboards of a bundle are its extensions with that extension point.")
  func keyboards() throws {
    let folder = Folder()
    func extensionList(_ point: String, _ attributes: String) -> String {
      """
      <key>CFBundleIdentifier</key><string>example.App.Keys</string>
      <key>CFBundleExecutable</key><string>Keys</string>
      <key>CFBundleDisplayName</key><string>Figures</string>
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>\(point)</string>
      <key>NSExtensionAttributes</key><dict>\(attributes)</dict></dict>
      """
    }
    for (name, point, attributes, isRunnable) in [
      ("B", "com.apple.keyboard-service", "<key>IsASCIICapable</key><string>?</string>", true),
      (
        "A", "com.apple.keyboard-service",
        "<key>PrimaryLanguage</key><string>fr</string><key>RequestsOpenAccess</key><true/>", true
      ), ("C", "com.apple.widget-extension", "", true),
      ("D", "com.apple.keyboard-service", "", false),
    ] {
      try folder.writeList(
        extensionList(point, attributes), to: "PlugIns/\(name).appex/Info.plist")
      let program = "PlugIns/\(name).appex/Keys"
      try folder.write("", to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: isRunnable ? 0o755 : 0o644],
        ofItemAtPath: folder.url.appending(path: program).path)
    }
    try folder.write("damaged", to: "PlugIns/E.appex/Info.plist")
    let found = BundledKeyboard.all(in: folder.path, appName: "App")
    #expect(found.map(\.bundlePath) == ["A", "B"].map { "\(folder.path)/PlugIns/\($0).appex" })
    #expect(found.map(\.keyboard.language) == ["fr", "en-US"])
    #expect(found.map(\.keyboard.requestsFullAccess) == [true, false])
    #expect(found.map(\.keyboard.isASCIICapable) == [false, false])
    #expect(found.map(\.keyboard.title) == ["Figures — App", "Figures — App"])
    #expect(BundledKeyboard.all(in: folder.path + "/PlugIns", appName: "App").isEmpty)
  }

  /// Returns the first bytes of a PNG image, which say its size.
  private func png(_ width: UInt32, _ height: UInt32? = nil) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for number in [width, height ?? width] {
      data += withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
    return data + Data([8, 6, 0, 0, 0])
  }

  @Test("Bundles.I1. An app without a property list has an identifier, a name and a version")
  func defaults() throws {
    let folder = Folder()
    let bundle = try AppBundle(folder.path, product: "Egg Timer")
    let description = try #require(bundle.description())
    #expect(description.identifier.text == "example.Egg-Timer")
    #expect(description.name == "Egg Timer" && description.version == "1.0")
    #expect(bundle.icon == .generated && bundle.notes.isEmpty && !bundle.hasPropertyList)
    #expect(bundle.propertyList.contains("<key>CFBundlePackageType</key>"))
  }

  @Test("Bundles.I5. The list is found in the folder, or in the sources of the product")
  func places() throws {
    let names = [
      "Info.plist", "Sources/Scale/Info.plist", "Scale/Info.plist", "Resources/Info.plist",
    ]
    for name in names {
      let folder = Folder()
      try folder.writeList("<key>CFBundleIdentifier</key><string>a.b</string>", to: name)
      let bundle = try AppBundle(folder.path, product: "Scale")
      #expect(bundle.information.identifier?.text == "a.b")
      #expect(bundle.folder + "/Info.plist" == folder.path + "/" + name)
    }
  }

  @Test("Bundles.L2. An installed app is described again in another language of the phone")
  func language() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "language-\(UUID())")
    defer { try? files.removeItem(at: folder) }
    func write(_ text: String, as name: String) throws {
      let file = folder.appending(path: name)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Scale</string>
      <key>CFBundleDisplayName</key><string>Scale</string>
      <key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>t</string>
      <key>UIApplicationShortcutItemTitle</key><string>BLUE</string>
      </dict></array>
      </dict></plist>
      """
    try write(list, as: "Info.plist")
    try write(
      #""CFBundleDisplayName" = "Waage"; "BLUE" = "Blau";"#, as: "de.lproj/InfoPlist.strings")
    try write(#""BLUE" = "Blue";"#, as: "en.lproj/InfoPlist.strings")
    let bundle = try AppBundle(folder.path, product: "Scale")
    let english = try #require(
      bundle.description(bundlePath: folder.path, executablePath: "\(folder.path)/Scale"))
    let german = english.localized(in: ["de"])
    #expect(german.name == "Waage" && german.quickActions.map(\.title) == ["Blau"])
    #expect(german.bundlePath == english.bundlePath)
    #expect(german.localized(in: ["en"]) == english)
    // A bundle that is gone or damaged leaves the description as it was.
    try write("<plist>", as: "Info.plist")
    #expect(german.localized(in: ["en"]) == german)
    try files.removeItem(at: folder)
    #expect(german.localized(in: ["en"]) == german)
  }

  @Test("Bundles.V1. The quick action of the tutorial has the identifier that the project gives it")
  func tutorial() throws {
    let folder = Folder()
    try folder.writeList(
      """
      <key>CFBundleIdentifier</key><string>com.example.$(PRODUCT_NAME)</string>
      <key>UIApplicationShortcutItems</key>
      <array><dict>
        <key>UIApplicationShortcutItemType</key>
        <string>$(PRODUCT_BUNDLE_IDENTIFIER).OpenBlue</string>
        <key>UIApplicationShortcutItemTitle</key><string>BLUE</string>
        <key>UIApplicationShortcutItemUserInfo</key>
        <dict><key>key</key><string>value</string></dict>
      </dict></array>
      """)
    try folder.write("\"BLUE\" = \"Blau\";", to: "de.lproj/InfoPlist.strings")
    try folder.write("\"BLUE\" = \"Blue\";", to: "en.lproj/InfoPlist.strings")
    let english = try AppBundle(folder.path, product: "Scale")
    #expect(english.quickActions.map(\.type) == ["com.example.Scale.OpenBlue"])
    #expect(english.quickActions.map(\.title) == ["Blue"])
    let german = try AppBundle(folder.path, product: "Scale", languages: ["de-AT", "en"])
    #expect(german.quickActions.map(\.title) == ["Blau"])
    let french = try AppBundle(folder.path, product: "Scale", languages: ["fr"])
    #expect(french.quickActions.map(\.title) == ["Blue"])
  }

  @Test(
    "Bundles.L1. Strings are read in UTF-16, as XML and as binary lists; a damaged file is noted")
  func strings() throws {
    let forms: [Data] = [
      Data("\"CFBundleName\" = \"Waage ü\";".utf8),
      try #require("\u{FEFF}\"CFBundleName\" = \"Waage ü\";".data(using: .utf16LittleEndian)),
      try PropertyListSerialization.data(
        fromPropertyList: ["CFBundleName": "Waage ü"], format: .binary, options: 0),
      try PropertyListSerialization.data(
        fromPropertyList: ["CFBundleName": "Waage ü"], format: .xml, options: 0),
    ]
    for form in forms {
      let folder = Folder()
      try folder.write(form, to: "en.lproj/InfoPlist.strings")
      let bundle = try AppBundle(folder.path, product: "Scale")
      #expect(bundle.information.name == "Waage ü" && bundle.notes.isEmpty)
    }
    let folder = Folder()
    try folder.write("\"a\" = \"b\";\n\"c\"", to: "en.lproj/InfoPlist.strings")
    let notes = try AppBundle(folder.path, product: "Scale").notes
    #expect(notes.map(\.line) == [2])
    #expect(notes.first?.file.hasSuffix("en.lproj/InfoPlist.strings") == true)
  }

  @Test("A binary list is read like its XML form")
  func binary() throws {
    let folder = Folder()
    let list: [String: Any] = [
      "CFBundleIdentifier": "a.b", "CFBundleVersion": "7", "UIBackgroundModes": ["audio"],
      "Number": 5, "Flag": true,
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
      to: "Info.plist")
    let information = try AppBundle(folder.path, product: "Scale").information
    #expect(information.identifier?.text == "a.b" && information.build == "7")
    #expect(information.backgroundModes == ["audio"])
    #expect(information["Number"]?.content == .integer(5) && information["Flag"]?.bool == true)
  }

  @Test(
    "Bundles.I6. A damaged list is one error with its file and line",
    arguments: [
      ("<plist><dict><key>a</key>\n<integer>x</integer></dict></plist>", 2, "whole number"),
      ("<plist><dict>\n<string>a</string></dict></plist>", 2, "expected <key>"),
      ("<plist><dict>\n<key>a</key></dict></plist>", 1, "expected a value for 'a'"),
      ("<plist>\n<dict>\n<key>a", 3, "no property list"), ("<html/>", 1, "expected <plist>"),
      ("<plist/>", 1, "expected a value"),
      ("<plist>\n\n<array/></plist>", 3, "expected a dictionary"),
      ("", nil, "empty"), ("bplist00garbage", nil, "binary"),
      (
        "<plist><dict><key>CFBundleIdentifier</key>\n<string>a/../b</string></dict></plist>", 2,
        "none"
      ),
      ("<plist><dict><key>CFBundleIdentifier</key>\n<true/></dict></plist>", 2, "a Boolean value"),
      (
        "<plist>" + String(repeating: "<array>", count: 100)
          + String(repeating: "</array>", count: 100)
          + "</plist>", 1, "deeper"
      ),
      (
        "<!DOCTYPE p [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><plist><string>&b;</string></plist>",
        1, "expected no entities"
      ),
    ] as [(String, Int?, String)])
  func damaged(text: String, line: Int?, message: String) throws {
    let folder = Folder()
    try folder.write(text, to: "Info.plist")
    let error = try #require(
      #expect(throws: BundleError.self) { _ = try AppBundle(folder.path, product: "Scale") })
    #expect(error.file == folder.path + "/Info.plist")
    #expect(error.line == line)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test(
    "Bundles.I6. A binary list that refers to the same values again and again, to itself, or deeply, is refused"
  )
  func expanding() throws {
    // An array in each object, whose items are all the next object.
    func list(_ depth: Int, _ width: UInt8, last: [UInt8]) -> Data {
      var (data, places) = (Data("bplist00".utf8), [Int]())
      for index in 0...depth {
        places.append(data.count)
        data += index == depth ? last : [0xA0 | width]
        if index < depth {
          for _ in 0..<width { data += [UInt8((index + 1) >> 8), UInt8((index + 1) & 255)] }
        }
      }
      let table = data.count
      for place in places { data += [UInt8(place >> 8), UInt8(place & 255)] }
      func number(_ value: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
      }
      return data + [0, 0, 0, 0, 0, 0, 2, 2] + number(depth + 1) + number(0) + number(table)
    }
    func message(_ data: Data) throws -> String {
      let folder = Folder()
      try folder.write(data, to: "Info.plist")
      let error = #expect(throws: BundleError.self) {
        _ = try AppBundle(folder.path, product: "Scale")
      }
      return error?.message ?? ""
    }
    // 4 ^ 14 values in 170 bytes, a list that contains itself, and one 300 deep.
    for data in [list(14, 4, last: [9]), list(1, 1, last: [0xA1, 0, 0]), list(300, 1, last: [9])] {
      #expect(try message(data).contains("damaged binary"))
    }
    #expect(try message(list(2, 4, last: [9])).contains("expected a dictionary"))
  }

  @Test("Bundles.I6. A list of more than 1 MB, and a folder in place of a list, are refused")
  func huge() throws {
    let folder = Folder()
    try folder.write(Data(count: 1 << 20 + 1), to: "Info.plist")
    #expect(throws: BundleError.self) { _ = try AppBundle(folder.path, product: "Scale") }
    let other = Folder()
    try other.write("", to: "Info.plist/x")
    #expect(throws: BundleError.self) { _ = try AppBundle(other.path, product: "Scale") }
  }

  @Test("Bundles.C1. The catalog's icon is the smallest one that is large enough")
  func catalog() throws {
    let folder = Folder()
    let set = "Assets.xcassets/AppIcon.appiconset"
    try folder.write(
      #"""
      {"images": [
        {"filename": "120.png", "scale": "2x"}, {"filename": "180.png"}, {"filename": "1024.png"},
        {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "iphone"}, {"filename": "../../evil.png"}]}
      """#, to: set + "/Contents.json")
    for size in [120, 180, 1024] { try folder.write(png(UInt32(size)), to: "\(set)/\(size).png") }
    let icon = try AppBundle(folder.path, product: "Scale").icon
    #expect(icon == .file("\(folder.path)/\(set)/180.png"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(set)/180.png")
    let bundle = try AppBundle(folder.path, product: "Scale")
    #expect(bundle.icon == .file("\(folder.path)/\(set)/1024.png"))
    #expect(bundle.notes.map(\.file) == ["\(folder.path)/\(set)/180.png"])
  }

  @Test("Bundles.C2. Without a catalog the files of CFBundleIcons count")
  func files() throws {
    let folder = Folder()
    try folder.writeList(
      """
      <key>CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><dict>
      <key>CFBundleIconFiles</key><array><string>Icon</string></array></dict></dict>
      """)
    try folder.write(png(120), to: "Icon@2x.png")
    try folder.write(png(180), to: "Icon@3x.png")
    #expect(
      try AppBundle(folder.path, product: "S").icon == .file("\(folder.path)/Icon@3x.png"))
  }

  @Test(
    "Bundles.C3. A huge image, an image that is no square, and none at all leave the drawn icon")
  func badIcons() throws {
    for data in [png(100_000), png(180, 90), Data("GIF89a".utf8), Data()] {
      let folder = Folder()
      let set = "A.xcassets/AppIcon.appiconset"
      try folder.write(#"{"images": [{"filename": "i.png"}]}"#, to: set + "/Contents.json")
      try folder.write(data, to: set + "/i.png")
      let bundle = try AppBundle(folder.path, product: "S")
      #expect(bundle.icon == .generated && bundle.notes.count == 1)
    }
    let folder = Folder()
    try folder.write("{\n\"images\": [", to: "A.xcassets/AppIcon.appiconset/Contents.json")
    let bundle = try AppBundle(folder.path, product: "S")
    #expect(bundle.icon == .generated && bundle.notes.map(\.line) == [2])
  }
}
