import PhoneTesting
import TactusPhoneLink
import TactusSettings
import Testing
import UIKit

/// The Settings app in the languages of its texts.
@MainActor @Suite struct SettingsTextsTests {
  private static let pages = [
    "Sounds & Haptics", "3D Touch", "Keyboard", "Display & Brightness", "Accessibility", "Passcode",
    "Privacy & Security", "Battery", "Health",
  ]

  /// Returns the parts of the labels on the screen, and below it.
  private func labels(_ phone: SimulatedPhone) -> Set<String> {
    var found: Set<String> = []
    var count = -1
    while found.count > count {
      count = found.count
      for element in phone.elements {
        let parts = (element.label ?? "").split(separator: ", ").map(String.init)
        found.formUnion(parts + [element.label ?? ""])
      }
      phone.swipe(from: (180, 600), to: (180, 100))
      phone.wait(0.6)
    }
    return found
  }

  /// Taps a row, below the screen if it is there.
  private func open(_ title: String, _ phone: SimulatedPhone) throws {
    for _ in 0..<3 where phone.element(label: title) == nil {
      phone.swipe(from: (180, 600), to: (180, 200))
      phone.wait(1)
    }
    try phone.tap(title)
    phone.wait(0.8)
  }

  /// Keeps a picture of the screen in the folder that TACTUS_PICTURES names.
  private func keep(_ phone: SimulatedPhone, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "settings-\(name).png")
    try? Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test("Settings.LA1. Each text is given in German and Polish, with the places of its names")
  func complete() {
    #expect(SettingsTexts.table.incomplete.isEmpty, "\(SettingsTexts.table.incomplete)")
    #expect(SettingsTexts.table.english.count > 100)
    // What only the phone names is in the table as well.
    let names =
      AccessibilitySetting.allCases.map(\.rawValue) + KeyboardSetting.allCases.map(\.rawValue)
      + PastePermission.allCases.map(\.rawValue) + SystemSetting.Level.allCases.map(\.rawValue)
    let missing = Set(names).subtracting(SettingsTexts.table.english)
    #expect(missing.isEmpty, "\(missing)")
    #expect(SettingsTexts.table.text("Camera", in: "pl-PL") == "Aparat")
    #expect(SettingsTexts.table.text("Camera", in: "fr") == "Camera")
  }

  @Test("Settings.LA1. All pages are in the phone's language", arguments: ["de", "pl-PL"])
  func pages(language: String) throws {
    let phone = SimulatedPhone(.iPhone6s, language: language, region: "DE")
    phone.home.installSettings()
    func shown(_ english: String) -> String { SettingsTexts.table.text(english, in: language) }
    let others = Set(SettingsTexts.table.english.filter { shown($0) != $0 })
    let translated = Set(others.map(shown))
    try phone.home.open("Settings")
    phone.wait(0.8)
    keep(phone, "root-\(language)")
    let root = labels(phone)
    for page in Self.pages { #expect(root.contains(shown(page)), "\(page): \(root)") }
    #expect(root.intersection(others).isEmpty, "\(root.intersection(others))")
    var count = 0
    for page in Self.pages {
      phone.home.show()
      try phone.home.terminate("Settings")
      try phone.home.open("Settings")
      phone.wait(0.8)
      try open(shown(page), phone)
      keep(phone, "\(page.prefix(4))-\(language)")
      let found = labels(phone)
      // The titles of rows are also words of the other languages, such as Text.
      let english = found.intersection(others).subtracting(translated)
      #expect(english.isEmpty, "\(page): \(english)")
      count += found.intersection(translated).count
    }
    #expect(count > 70, "\(count)")
  }

  @Test("Settings.LA1. A language without texts has the English ones")
  func otherLanguage() throws {
    let phone = SimulatedPhone(.iPhone6s, language: "fr", region: "FR")
    phone.home.installSettings()
    try phone.home.open("Settings")
    phone.wait(0.8)
    #expect(phone.element(label: "Sounds & Haptics") != nil)
  }
}
