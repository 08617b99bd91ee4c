import Foundation
import PhoneTesting
import TactusPhone
import TactusVirtualTime
import Testing
import UIKit

extension OneInAProcess {
  /// Tests apps with scenes in their property lists.
  @MainActor @Suite(.serialized) struct SceneManifestTests {
    /// The calls of the delegates of scenes.
    fileprivate static var calls: [String] = []

    private let folder = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())")

    /// Writes a property list with scenes as Xcode writes it, and returns its path.
    private func list(_ scenes: [(name: String, delegate: String)]) throws -> String {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let entries = scenes.map { scene in
        [
          "UISceneConfigurationName": scene.name,
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(scene.delegate)",
        ]
      }
      let list: [String: Any] = [
        "CFBundleIdentifier": "com.example.Kitchen",
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": false,
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries],
        ],
      ]
      let file = folder.appending(path: "Info.plist")
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: file)
      return file.path
    }

    private func install(
      _ scenes: [(name: String, delegate: String)], on phone: SimulatedPhone
    ) throws {
      try phone.install(propertyList: list(scenes), product: "UIKitAppTests")
      Self.calls = []
    }

    @Test(
      "AppLife.L22. The name of a configuration selects the property list's entry",
      arguments: ["Default Configuration", "Wall Clock"])
    func name(name: String) throws {
      let phone = SimulatedPhone(.iPhone7)
      defer { try? FileManager.default.removeItem(at: folder) }
      try install(
        [("Default Configuration", "KitchenScene"), ("Wall Clock", "WallScene")], on: phone)
      NamedApp.name = name
      phone.launch(NamedApp.self)
      #expect(Self.calls == [name == "Wall Clock" ? "wall connects" : "kitchen connects"])
      let scene = UIApplication.shared.connectedScenes.first
      #expect(scene?.session.configuration.name == name)
      #expect(phone.element(label: "Shown") != nil)
    }

    @Test("AppLife.L22. Without such an entry only the name and the role are known")
    func unknownName() throws {
      let phone = SimulatedPhone(.iPhone7)
      defer { try? FileManager.default.removeItem(at: folder) }
      try install([("Default Configuration", "KitchenScene")], on: phone)
      let role = UISceneSession.Role.windowApplication
      let (named, other, external) = phone.run {
        (
          UISceneConfiguration(name: "Default Configuration", sessionRole: role),
          UISceneConfiguration(name: "Egg", sessionRole: role),
          UISceneConfiguration(
            name: "Default Configuration", sessionRole: .windowExternalDisplay)
        )
      }
      #expect(named.delegateClass == KitchenScene.self)
      #expect(other.delegateClass == nil && other.name == "Egg" && other.role == role)
      #expect(external.delegateClass == nil)
    }

    @Test("Keyboards.SK2. The screen keyboard is no scene of the app, and types into its field")
    func keyboard() throws {
      let phone = SimulatedPhone(.iPhone17)
      defer { try? FileManager.default.removeItem(at: folder) }
      try install([("Default Configuration", "KitchenScene")], on: phone)
      NamedApp.name = "Default Configuration"
      phone.set(\.keyboard, phone.settings.keyboard.subtracting([.hardware]))
      phone.launch(NamedApp.self)
      phone.wait(0.5)
      try phone.tap("Name")
      phone.wait(1)
      #expect(phone.isKeyboardShown)
      phone.type("Polka")
      phone.wait(0.5)
      #expect(Self.calls == ["kitchen connects"])
      #expect(phone.element(label: "Name")?.value == "Polka")
    }

    /// The bundle that `Bundle.main` is for an app, whose code has this project's Foundation.
    private var main: Bundle { MainBundle.current ?? .main }

    @Test("Bundles.M1. Each phone's app has its own main bundle, and a phone that is gone none")
    func bundles() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let plain = SimulatedPhone(.iPhone7)
      var phone: SimulatedPhone? = SimulatedPhone(.iPhone7)
      try install([("Default Configuration", "KitchenScene")], on: #require(phone))
      func identifier(_ phone: SimulatedPhone?) -> String? {
        phone?.run { main.bundleIdentifier }
      }
      #expect(identifier(phone) == "com.example.Kitchen")
      plain.launch(PlainApp.self)
      #expect(identifier(plain) != "com.example.Kitchen")
      #expect(identifier(phone) == "com.example.Kitchen")
      phone = nil
      #expect(main.bundleIdentifier != "com.example.Kitchen")
    }

    @Test("Bundles.F7. The main bundle has the resources of all folders of the app")
    func resources() throws {
      let phone = SimulatedPhone(.iPhone7)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = try list([])
      for name in ["Sounds/Bells/ring.ahap", "Views/de.lproj/Timer.strings", "Words/plain/a.txt"] {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\"a\" = \"b\";".utf8).write(to: file)
      }
      try phone.install(propertyList: path, product: "UIKitAppTests")
      phone.run {
        #expect(main.path(forResource: "ring", ofType: "ahap") != nil)
        #expect(main.path(forResource: "a", ofType: "txt", inDirectory: "plain") != nil)
        let strings = main.path(
          forResource: "Timer", ofType: "strings", inDirectory: nil, forLocalization: "de")
        #expect(strings != nil)
      }
    }
  }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

private final class NamedApp: UIResponder, UIApplicationDelegate {
  static var name = ""

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: Self.name, sessionRole: session.role)
  }
}

class KitchenScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  fileprivate var title: String { "kitchen" }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    OneInAProcess.SceneManifestTests.calls.append("\(title) connects")
    guard let scene = scene as? UIWindowScene else { return }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.accessibilityLabel = "Name"
    field.autocapitalizationType = .none
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    label.text = "Shown"
    controller.view.addSubview(field)
    controller.view.addSubview(label)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class WallScene: KitchenScene {
  override fileprivate var title: String { "wall" }
}
