import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusSettings
import TactusVirtualTime
import Testing
import UIKit

/// Pages of apps from their `Settings.bundle`.
@MainActor @Suite(.serialized)
final class AppPageTests {
  /// An app that records the changes of its defaults.
  final class KitchenApp: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    var window: UIWindow?
    private var observer: (any NSObjectProtocol)?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      Self.log.append("launched \(Self.value)")
      observer = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in
        // Other tests change defaults on other threads, where the notification is posted, too.
        if PhoneTime.isOnMainActor { MainActor.assumeIsolated { Self.log.append(Self.value) } }
      }
      return true
    }

    static var value: String { UserDefaults.standard.string(forKey: "\(prefix).unit") ?? "none" }
  }

  /// A name that no other run of a test uses, for the keys of defaults.
  static let prefix = "test-\(UUID().uuidString)"
  private let bundle: URL

  init() throws {
    bundle = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).app")
    KitchenApp.log = []
  }

  deinit {
    try? FileManager.default.removeItem(at: bundle)
    for key in UserDefaults.standard.dictionaryRepresentation().keys
    where key.hasPrefix("test-") {
      UserDefaults.standard.removeObject(forKey: key)
    }
  }

  private func write(_ text: String, to name: String) throws {
    let file = bundle.appending(path: "Settings.bundle/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func page(_ specifiers: String, _ more: String = "") -> String {
    "<plist version=\"1.0\"><dict>\(more)<key>PreferenceSpecifiers</key><array>"
      + specifiers.replacing("KEY.", with: "\(Self.prefix).") + "</array></dict></plist>"
  }

  private static let rows = """
    <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Scale</string>
    <key>FooterText</key><string>Grams or ounces.</string></dict>
    <dict><key>Type</key><string>PSToggleSwitchSpecifier</string>
    <key>Title</key><string>Tap</string><key>Key</key><string>KEY.tap</string>
    <key>DefaultValue</key><true/></dict>
    <dict><key>Type</key><string>PSMultiValueSpecifier</string>
    <key>Title</key><string>Unit</string><key>Key</key><string>KEY.unit</string>
    <key>DefaultValue</key><string>g</string>
    <key>Titles</key><array><string>Grams</string><string>Ounces</string></array>
    <key>Values</key><array><string>g</string><string>oz</string></array></dict>
    <dict><key>Type</key><string>PSTitleValueSpecifier</string>
    <key>Title</key><string>Version</string><key>Key</key><string>KEY.version</string>
    <key>DefaultValue</key><string>1.0</string></dict>
    <dict><key>Type</key><string>PSSliderSpecifier</string><key>Key</key><string>KEY.level</string>
    <key>DefaultValue</key><real>0.25</real></dict>
    <dict><key>Type</key><string>PSTextFieldSpecifier</string>
    <key>Title</key><string>Name</string><key>Key</key><string>KEY.name</string>
    <key>DefaultValue</key><string>Scale</string></dict>
    <dict><key>Type</key><string>PSRadioGroupSpecifier</string>
    <key>Title</key><string>Sound</string><key>Key</key><string>KEY.sound</string>
    <key>DefaultValue</key><integer>1</integer>
    <key>Titles</key><array><string>Bell</string><string>Tick</string></array>
    <key>Values</key><array><integer>1</integer><integer>2</integer></array></dict>
    <dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>More</string><key>File</key><string>More</string></dict>
    """

  private func phone() -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhoneXS)
    phone.home.installSettings()
    phone.home.install(
      KitchenApp.self, named: "Kitchen", identifier: "com.example.Kitchen",
      bundlePath: bundle.path)
    return phone
  }

  private func openPage(_ phone: SimulatedPhone) throws {
    try phone.home.open("Settings")
    phone.wait(0.6)
    if phone.element(label: "Kitchen") == nil {
      phone.swipe(from: (180, 600), to: (180, 200))
      phone.wait(1)
    }
    try phone.tap("Kitchen")
    phone.wait(0.8)
  }

  @Test("Settings.SB1, Settings.SB2. The page has the rows of the bundle with their default values")
  func rows() throws {
    try write(page(Self.rows), to: "Root.plist")
    try write(
      page(
        "<dict><key>Type</key><string>PSGroupSpecifier</string>"
          + "<key>Title</key><string>Deep</string></dict>"), to: "More.plist")
    let phone = phone()
    try openPage(phone)
    let toggle = phone.elements.first { $0.label == "Tap" && $0.kind == "UISwitch" }
    #expect(toggle?.value == "1")
    #expect(phone.elements.contains { $0.label?.contains("Grams") == true })
    #expect(phone.elements.contains { $0.label?.contains("1.0") == true })
    #expect(phone.elements.contains { $0.kind == "UISlider" })
    #expect(phone.elements.contains { $0.kind == "UITextField" && $0.value == "Scale" })
    #expect(phone.element(label: "Bell")?.traits.contains("selected") == true)
    try phone.tap("More")
    phone.wait(0.8)
    #expect(phone.elements.contains { $0.label?.uppercased() == "DEEP" })
  }

  @Test("Settings.SB4, Settings.SB5. A value reaches a running app at once, and lasts")
  func values() throws {
    try write(page(Self.rows), to: "Root.plist")
    let phone = phone()
    try phone.home.open("Kitchen")
    #expect(KitchenApp.log == ["launched none"])
    try openPage(phone)
    try phone.tap("Unit")
    phone.wait(0.8)
    try phone.tap("Ounces")
    phone.wait(0.3)
    #expect(KitchenApp.log.last == "oz")
    #expect(phone.element(label: "Ounces")?.traits.contains("selected") == true)
    // The next phone has the value, and the app has it before its launch.
    UserDefaults.standard.removeObject(forKey: "\(Self.prefix).unit")
    KitchenApp.log = []
    let next = self.phone()
    next.installApps(of: phone)
    try next.home.open("Kitchen")
    #expect(KitchenApp.log.contains("launched oz"))
    // What the app changes itself is shown, too.
    UserDefaults.standard.set("g", forKey: "\(Self.prefix).unit")
    next.home.show()
    try openPage(next)
    try next.tap("Unit")
    next.wait(0.8)
    #expect(next.element(label: "Grams")?.traits.contains("selected") == true)
  }

  @Test("Settings.SB3. Titles are in the language of the phone, else in English")
  func localized() throws {
    try write(page(Self.rows), to: "Root.plist")
    try write("\"Tap\" = \"Knock\";\n", to: "en.lproj/Root.strings")
    let phone = phone()
    try openPage(phone)
    #expect(phone.elements.contains { $0.label == "Knock" })
  }

  @Test(
    "Settings.SB1. A damaged page is one message, and a damaged row is left out",
    arguments: [
      ("no list", "is no property list"),
      ("<plist version=\"1.0\"><dict/></plist>", "has no array"),
    ])
  func damaged(text: String, message: String) throws {
    try write(text, to: "Root.plist")
    let phone = phone()
    try openPage(phone)
    #expect(phone.elements.contains { $0.label?.contains(message) == true })
    #expect(phone.home.openApp == "Settings")
  }

  @Test("Settings.SB1. Rows that are damaged are left out, and the others are shown")
  func damagedRows() throws {
    try write(
      page(
        """
        <string>x</string><dict/><dict><key>Type</key><string>PSFoo</string></dict>
        <dict><key>Type</key><string>PSToggleSwitchSpecifier</string></dict>
        <dict><key>Type</key><string>PSChildPaneSpecifier</string>
        <key>Title</key><string>Away</string><key>File</key><string>../x</string></dict>
        <dict><key>Type</key><string>PSToggleSwitchSpecifier</string>
        <key>Title</key><string>Tap</string><key>Key</key><string>KEY.tap</string></dict>
        """), to: "Root.plist")
    let phone = phone()
    try openPage(phone)
    #expect(phone.elements.contains { $0.label == "Tap" && $0.kind == "UISwitch" })
    try phone.tap("Away")
    phone.wait(0.8)
    #expect(phone.elements.contains { $0.label?.contains("is no name of a file") == true })
  }

  @Test("Settings.SE9. An app that opens its settings sees its own page")
  func opened() throws {
    try write(page(Self.rows), to: "Root.plist")
    let phone = phone()
    try phone.home.open("Kitchen")
    try phone.home.run("Kitchen") {
      let url = try #require(URL(string: UIApplication.openSettingsURLString))
      UIApplication.shared.open(url)
    }
    phone.wait(1)
    #expect(phone.home.openApp == "Settings")
    #expect(phone.elements.contains { $0.label == "Tap" && $0.kind == "UISwitch" })
  }
}
