import Foundation
import PhoneTesting
import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusVirtualTime
import Testing
import UIKit

/// The look of the menus of quick actions.
@MainActor
struct QuickActionMenuTests {
  /// The number of pixels per point of the screenshots.
  nonisolated private static let scale = 2

  /// An open menu: its rows from top to bottom, and the screen.
  private struct Menu {
    var rows: [ScreenElement]
    var screen: DrawingImage

    /// Returns the lightness of each pixel in an area of a row, 0…255, line by line.
    func lightness(of row: Int, from left: Double, to right: Double) -> [[Int]] {
      let frame = rows[row]
      let scale = Double(QuickActionMenuTests.scale)
      return (Int((frame.y + 2) * scale)..<Int((frame.y + frame.height - 2) * scale)).map { y in
        (Int((frame.x + left) * scale)..<Int((frame.x + right) * scale)).map { x in
          let place = (y * screen.width + x) * 4
          return (0..<3).reduce(0) { $0 + Int(screen.pixels[place + $1]) } / 3
        }
      }
    }

    /// Returns which pixels of an area differ much from its upper left one.
    func ink(of row: Int, from left: Double, to right: Double) -> [[Bool]] {
      let area = lightness(of: row, from: left, to: right)
      let ground = area.first?.first ?? 0
      return area.map { line in line.map { abs($0 - ground) > 90 } }
    }

    /// Returns the columns with ink in an area of a row, in points from its left edge; `nil` for
    /// none.
    func inkedColumns(of row: Int, from left: Double, to right: Double) -> ClosedRange<Double>? {
      let area = ink(of: row, from: left, to: right)
      let columns = (area.first ?? []).indices.filter { x in area.contains { $0[x] } }
      guard let first = columns.first, let last = columns.last else { return nil }
      let scale = Double(QuickActionMenuTests.scale)
      return Double(first) / scale...Double(last) / scale
    }
  }

  /// Opens the menu of an app with quick actions.
  private func menu(
    of app: String = "Plain", _ phone: SimulatedPhone
  ) throws -> Menu {
    try phone.home.press(app)
    phone.wait(1)
    let rows = phone.elements.filter { $0.kind == "QuickActionRow" }.sorted { $0.y < $1.y }
    let screen = try DrawingSurface(png: phone.screenshot(scale: Self.scale)).image
    try keep(phone, as: app)
    phone.press(.home)
    phone.wait(1)
    return Menu(rows: rows, screen: screen)
  }

  /// Returns a phone with one app.
  private func phone(
    _ actions: [QuickAction], set: (SimulatedPhone) -> Void = { _ in }
  ) -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhone6s)
    set(phone)
    phone.home.install(
      PlainApp.self, named: "Plain", identifier: "com.example.Plain", quickActions: actions)
    return phone
  }

  /// Stores the screen for inspection, if `TACTUS_PICTURES` names a folder for it.
  private func keep(_ phone: SimulatedPhone, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let look =
      (phone.settings.isDark ? "-dark" : "") + (phone.settings.isRightToLeft ? "-rtl" : "")
      + (phone.settings.contentSize == .large ? "" : "-\(phone.settings.contentSize)")
    let file = URL(fileURLWithPath: folder).appending(path: "menu-\(name)\(look).png")
    try Data(phone.screenshot(scale: Self.scale)).write(to: file)
  }

  @Test("QuickActions.I1. Each icon of the system is drawn, and all of them differ")
  func systemIcons() throws {
    let phone = SimulatedPhone(.iPhone6s)
    let count = UIApplicationShortcutIcon.IconType.update.rawValue + 1
    var pictures: [[[Bool]]] = []
    for first in stride(from: 0, to: count, by: 4) {
      phone.home.install(
        PlainApp.self, named: "\(first)", identifier: "com.example.app\(first)",
        quickActions: (first..<min(first + 4, count)).map {
          QuickAction(type: "\($0)", title: "", icon: .system($0))
        })
      let menu = try menu(of: "\(first)", phone)
      #expect(menu.rows.count == min(4, count - first))
      // App 1 is in the left half of the screen, app 3 in the right half.
      for row in menu.rows.indices {
        let columns = try #require(menu.inkedColumns(of: row, from: 14, to: 236))
        #expect(columns.upperBound < 30 || columns.lowerBound > 180, "\(first) \(row): \(columns)")
        let left = columns.lowerBound < 90 ? 14.0 : 206.0
        pictures.append(menu.ink(of: row, from: left, to: left + 30))
      }
    }
    #expect(pictures.count == count)
    #expect(Set(pictures).count == count)
    for (number, picture) in pictures.enumerated() {
      // A dot has about 150 pixels.
      let ink = picture.reduce(0) { $0 + $1.count { $0 } }
      #expect(ink > 60, "icon \(number): \(ink)")
    }
  }

  @Test("QuickActions.I1. Symbols are drawn, and names without a symbol are dots")
  func symbols() throws {
    let phone = phone([
      QuickAction(type: "a", title: "", icon: .symbol("timer")),
      QuickAction(type: "b", title: "", icon: .symbol("no such symbol")),
      QuickAction(type: "c", title: "", icon: .monogram("IF")),
      QuickAction(type: "d", title: ""),
    ])
    let menu = try menu(phone)
    let pictures = (0..<4).map { menu.ink(of: $0, from: 14, to: 44) }
    let differ = pictures[0] != pictures[1] && pictures[0] != pictures[2]
    #expect(differ)
    for row in [1, 3] {
      // A dot is small, and in the middle.
      let dot = try #require(menu.inkedColumns(of: row, from: 14, to: 44))
      #expect(dot.lowerBound > 9 && dot.upperBound < 21, "\(dot)")
    }
  }

  @Test("QuickActions.I1–I3. Images of the bundle are templates, in files and in asset catalogs")
  func templates() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID())")
    let set = folder.appending(path: "Scale/Assets.xcassets/inner.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder)
      MainBundle.forget()
    }
    let app = folder.appending(path: "Scale")
    // A red frame around nothing: its alpha counts.
    let size = CGSize(width: 35, height: 35)
    let ring = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setStroke()
      context.cgContext.stroke(CGRect(x: 4, y: 4, width: 27, height: 27), width: 4)
    }
    let png = try #require(ring.pngData())
    try png.write(to: app.appending(path: "ring.png"))
    try png.write(to: set.appending(path: "inner.png"))
    try png.write(to: folder.appending(path: "outside.png"))
    try Data(#"{"images": [{"filename": "inner.png", "idiom": "universal"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let names = ["ring", "inner", "../outside", "none"]
    let list: [String: Any] = [
      "CFBundleIdentifier": "com.example.Scale", "CFBundleDisplayName": "Scale",
      "UIApplicationShortcutItems": names.map {
        [
          "UIApplicationShortcutItemType": $0, "UIApplicationShortcutItemTitle": "T",
          "UIApplicationShortcutItemIconFile": $0,
        ]
      },
    ]
    let file = app.appending(path: "Info.plist")
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: file)
    let phone = SimulatedPhone(.iPhone6s)
    try phone.install(propertyList: file.path)
    for isDark in [false, true] {
      phone.set(\.isDark, isDark)
      let menu = try menu(of: "Scale", phone)
      let pictures = (0..<4).map { menu.ink(of: $0, from: 14, to: 44) }
      let isSame = pictures[0] == pictures[1]
      #expect(isSame, "A file and a catalog give the same image")
      for row in 2...3 {
        // A name that leads out of the bundle gives a dot.
        let dot = try #require(menu.inkedColumns(of: row, from: 14, to: 44))
        #expect(dot.lowerBound > 9 && dot.upperBound < 21, "\(dot)")
      }
      // The frame is in the color of the text, and empty inside.
      let frame = menu.lightness(of: 0, from: 14, to: 44)
      let line = frame[frame.count / 2]
      #expect(line.contains { isDark ? $0 > 200 : $0 < 60 })
      #expect(abs(line[line.count / 2] - (frame.first?.first ?? 0)) < 40)
    }
  }

  @Test("QuickActions.I3. Images of 100,000 pixels and damaged ones are dots, and the menu opens")
  func unusableTemplates() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID())")
    let app = folder.appending(path: "Scale")
    let set = app.appending(path: "Assets.xcassets/damaged.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder)
      MainBundle.forget()
    }
    try Data(#"{"images": ["#.utf8).write(to: set.appending(path: "Contents.json"))
    try Data("no image".utf8).write(to: app.appending(path: "text.png"))
    // The first bytes of a PNG image of 100,000 × 100,000 pixels.
    let side: [UInt8] = [0, 1, 0x86, 0xA0]
    let header =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + side + side + [8, 6, 0, 0, 0]
    try Data(header).write(to: app.appending(path: "huge.png"))
    let list: [String: Any] = [
      "CFBundleIdentifier": "com.example.Scale", "CFBundleDisplayName": "Scale",
      "UIApplicationShortcutItems": ["damaged", "text", "huge"].map {
        [
          "UIApplicationShortcutItemType": $0, "UIApplicationShortcutItemTitle": "T",
          "UIApplicationShortcutItemIconFile": $0,
        ]
      },
    ]
    let file = app.appending(path: "Info.plist")
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: file)
    let phone = SimulatedPhone(.iPhone6s)
    try phone.install(propertyList: file.path)
    let menu = try menu(of: "Scale", phone)
    #expect(menu.rows.count == 3)
    for row in menu.rows.indices {
      let dot = try #require(menu.inkedColumns(of: row, from: 14, to: 44))
      #expect(dot.lowerBound > 9 && dot.upperBound < 21, "\(dot)")
    }
  }

  @Test(
    "HomeScreen.Q3. The side of the menu is at the icon's, however the menu was opened",
    arguments: [1.0, 2, 6])
  func position(force: Double) throws {
    let phone = SimulatedPhone(.iPhone6s)
    for number in 1...24 {
      phone.home.install(
        PlainApp.self, named: "App \(number)", identifier: "com.example.App\(number)",
        quickActions: [QuickAction(type: "a", title: "A"), QuickAction(type: "b", title: "B")])
    }
    phone.set(\.is3DTouchEnabled, force > 1)
    for number in [1, 4, 10, 11, 21, 24] {
      let icon = try #require(phone.element(label: "App \(number)"))
      try phone.home.press("App \(number)", force: force)
      phone.wait(1)
      let rows = phone.elements.filter { $0.kind == "QuickActionRow" }.sorted { $0.y < $1.y }
      let (first, last) = try (#require(rows.first), #require(rows.last))
      let (x, y) = (icon.x, icon.y)
      // In the left half the left edges meet, and in the right half the right ones, as far as the
      // menu stays 12 points from the edges of the screen.
      let left = min(max(x < 187 ? x : x + 60 - 250, 12), 375 - 12 - 250)
      #expect(abs(first.x - left) < 0.1, "\(number)")
      #expect(
        y < 300 ? abs(first.y - y - 70) < 0.1 : abs(last.y + last.height + 10 - y) < 0.1,
        "\(number)")
      phone.press(.home)
      phone.wait(1)
    }
  }

  @Test("HomeScreen.Q5. Text is aligned left, and right in right-to-left layout")
  func alignment() throws {
    let actions = [
      QuickAction(type: "a", title: "Blue", icon: .system(16)),
      QuickAction(type: "b", title: "Red", subtitle: "Like it", icon: .system(16)),
    ]
    for isMirrored in [false, true] {
      let phone = phone(actions) { $0.set(\.isRightToLeft, isMirrored) }
      let menu = try menu(phone)
      for row in 0..<2 {
        // The only icon is on the left, or on the right in right-to-left layout, as is the picture.
        let area = isMirrored ? (from: 14.0, to: 194.0) : (from: 56.0, to: 236.0)
        let text = try #require(menu.inkedColumns(of: row, from: area.from, to: area.to))
        if isMirrored {
          #expect(text.lowerBound > 80 && text.upperBound > 170, "\(text)")
        } else {
          #expect(text.lowerBound < 10 && text.upperBound < 100, "\(text)")
        }
        let picture = menu.inkedColumns(
          of: row, from: isMirrored ? 206 : 14, to: isMirrored ? 236 : 44)
        #expect(picture != nil)
      }
    }
  }

  @Test("HomeScreen.Q5. A dark menu has light text, a light one dark text")
  func dark() throws {
    for isDark in [false, true] {
      let phone = phone([QuickAction(type: "a", title: "Blue")]) { $0.set(\.isDark, isDark) }
      let text = try menu(phone).lightness(of: 0, from: 56, to: 236).flatMap(\.self)
      let (ground, darkest, lightest) = (text.first ?? 0, text.min() ?? 0, text.max() ?? 0)
      #expect(isDark ? ground < 110 : ground > 150, "\(ground)")
      #expect(isDark ? lightest > 200 : darkest < 60, "\(darkest), \(lightest)")
    }
  }

  @Test(
    "HomeScreen.Q5. Longer texts end within their column, in all text sizes",
    arguments: [ContentSize.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
  func ellipsis(_ size: ContentSize) throws {
    let long = "A title that is far too long for two lines of this menu, whatever the text size is"
    let phone = phone([
      QuickAction(type: "a", title: long), QuickAction(type: "b", title: long, subtitle: long),
    ]) { $0.set(\.contentSize, size) }
    let menu = try menu(phone)
    for row in 0..<2 {
      let text = try #require(menu.inkedColumns(of: row, from: 46, to: 236))
      #expect(text.lowerBound > 8 && text.upperBound > 120, "\(text)")
      // Right of its column there is no text, and no line is cut at an edge of the row.
      let margin = menu.ink(of: row, from: 237, to: 249)
      let inner = margin.dropFirst(30).dropLast(30)
      #expect(!inner.isEmpty && inner.allSatisfy { !$0.contains(true) })
      let lines = menu.ink(of: row, from: 56, to: 236)
      #expect(lines.last?.contains(true) == false && lines.first?.contains(true) == false)
    }
  }

  @Test("HomeScreen.Q6. Without force, a finger that holds slides to a quick action and lifts")
  func slideWithoutForce() throws {
    let phone = SimulatedPhone(.iPhone11)
    phone.home.install(
      ColorApp.self, named: "Scale", identifier: "com.example.Scale",
      quickActions: [
        QuickAction(type: "OpenBlue", title: "Blue"), QuickAction(type: "OpenRed", title: "Red"),
      ])
    let icon = try #require(phone.element(label: "Scale"))
    let start = (x: icon.x + icon.width / 2, y: icon.y + icon.height / 2)
    phone.touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y))
    phone.wait(0.7)
    let row = try #require(phone.element(label: "Red"))
    for share in [0.3, 0.7, 1] {
      phone.touch(
        TouchReport(
          ContactID(1), .moved, x: start.x + (row.x + 60 - start.x) * share,
          y: start.y + (row.y + 30 - start.y) * share))
      phone.wait(0.1)
    }
    #expect(phone.haptics.last == .selection)
    phone.touch(TouchReport(ContactID(1), .ended, x: .nan, y: .nan))
    phone.wait(1)
    #expect(phone.home.openApp == "Scale")
    #expect(phone.element(label: "color")?.value == "red")
  }

  @Test("QuickActions.S3. Static quick actions of a test are localized by InfoPlist.strings")
  func localized() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID())/Scale")
    defer {
      try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
      MainBundle.forget()
    }
    for language in ["en", "de"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "\(language).lproj"), withIntermediateDirectories: true)
    }
    let list: [String: Any] = [
      "CFBundleIdentifier": "com.example.Scale",
      "UIApplicationShortcutItems": [
        [
          "UIApplicationShortcutItemType": "blue", "UIApplicationShortcutItemTitle": "BLUE",
          "UIApplicationShortcutItemSubtitle": "as it stands",
        ]
      ],
    ]
    let file = folder.appending(path: "Info.plist")
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: file)
    try Data(#""BLUE" = "Blue"; "CFBundleDisplayName" = "Scale";"#.utf8)
      .write(to: folder.appending(path: "en.lproj/InfoPlist.strings"))
    try Data(#"/* German */ "BLUE" = "Blau"; "CFBundleDisplayName" = "Waage";"#.utf8)
      .write(to: folder.appending(path: "de.lproj/InfoPlist.strings"))
    for (language, title, name) in [
      ("en", "Blue", "Scale"), ("de-AT", "Blau", "Waage"), ("fr", "Blue", "Scale"),
    ] {
      let phone = SimulatedPhone(.iPhone6s)
      phone.set(\.language, language)
      try phone.install(propertyList: file.path)
      let action = try #require(try phone.home.quickActions(of: name).first)
      #expect(action.title == title && action.subtitle == "as it stands")
    }
  }
}
