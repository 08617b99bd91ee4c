import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// Steps QuickActions.A1, QuickActions.K1–K5, QuickActions.D1–D6, QuickActions.E1–E4.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct QuickActionTests {
    /// The kind of a chosen quick action.
    enum Kind: String, CaseIterable, Sendable { case fixed, dynamic, mutable }
    /// The state of the app when the action is chosen.
    enum Start: String, CaseIterable, Sendable { case cold, warm, killed, locked }
    /// The delegate that receives the action.
    enum Receiver: String, CaseIterable, Sendable { case delegate, scenes }

    /// A case of the table of launches.
    struct Delivery: Sendable, CustomTestStringConvertible {
      var start: Start
      var kind: Kind
      var receiver: Receiver
      var handlesLaunch: Bool

      static let all: [Delivery] = Start.allCases.flatMap { start in
        Kind.allCases.flatMap { kind in
          Receiver.allCases.flatMap { receiver in
            [true, false].map {
              Delivery(start: start, kind: kind, receiver: receiver, handlesLaunch: $0)
            }
          }
        }
      }

      var testDescription: String { "\(start) \(kind) \(receiver) \(handlesLaunch)" }

      /// The calls of the app that the documentation promises.
      var calls: [String] {
        let item = kind.rawValue
        switch (start, receiver) {
        case (.warm, .delegate): return ["back", "perform \(item)", "active"]
        case (.warm, .scenes): return ["scene back", "scene performs \(item)", "scene active"]
        case (.cold, .delegate), (.killed, .delegate):
          let start = ["will \(item)", "did \(item)"]
          return start + (handlesLaunch ? ["perform \(item)"] : []) + ["active"]
        case (.cold, .scenes), (.killed, .scenes):
          return [
            "will -", "did -", "configures \(item)", "connects \(item)", "scene back",
            "scene active",
          ]
        case (.locked, _): return []
        }
      }
    }

    /// The calls of the app's delegates.
    static var calls: [String] = []
    /// The value that the launch methods return, or one of them.
    static var handlesLaunch = true
    static var startsWithoutHandling = true
    /// The completion handler of the last action, if the app keeps it.
    static var completion: ((Bool) -> Void)?
    static var answers = true

    fileprivate class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        calls.append("will \(item?.type ?? "-")")
        return startsWithoutHandling
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        calls.append("did \(item?.type ?? "-")")
        return handlesLaunch
      }
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        calls.append("perform \(shortcutItem.type)")
        if answers { completionHandler(true) } else { completion = completionHandler }
      }
      /// The class of the scene's delegate; `nil` for an app without scenes.
      var sceneDelegate: AnyClass? { nil }

      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        calls.append("configures \(options.shortcutItem?.type ?? "-")")
        let new = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        new.delegateClass = sceneDelegate
        return new
      }
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
      func applicationWillEnterForeground(_ application: UIApplication) { calls.append("back") }
    }

    fileprivate final class SceneApp: App {
      override var sceneDelegate: AnyClass? { Scene.self }
    }

    fileprivate final class Scene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        calls.append("connects \(connectionOptions.shortcutItem?.type ?? "-")")
      }
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        calls.append("scene performs \(shortcutItem.type)")
        completionHandler(false)
      }
      func sceneWillEnterForeground(_ scene: UIScene) { calls.append("scene back") }
      func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
    }

    private static let fixed = UIApplicationShortcutItem(
      type: "fixed", localizedTitle: "Fixed", localizedSubtitle: "Sub",
      icon: UIApplicationShortcutIcon(type: .search), userInfo: ["grams": NSNumber(value: 5)])

    /// Returns a phone with the app installed, which has run once and set its dynamic actions.
    private func phoneAfterFirstRun(_ receiver: Receiver) throws -> SimulatedPhone {
      let phone = SimulatedPhone(.iPhone7)
      try phone.install("example.Timer", name: "Timer", quickActions: [Self.fixed])
      launch(receiver, on: phone)
      let dynamic = UIApplicationShortcutItem(type: "dynamic", localizedTitle: "Dynamic")
      let changed = dynamic.mutableCopy() as? UIMutableApplicationShortcutItem
      changed?.type = "mutable"
      changed?.localizedTitle = "Mutable"
      changed?.userInfo = ["name": NSString(string: "egg")]
      changed?.icon = UIApplicationShortcutIcon(systemImageName: "timer")
      UIApplication.shared.shortcutItems = [dynamic, changed].compactMap(\.self)
      phone.wait(0.1)
      return phone
    }

    private func launch(_ receiver: Receiver, on phone: SimulatedPhone) {
      switch receiver {
      case .delegate: phone.launch(App.self)
      case .scenes: phone.launch(SceneApp.self)
      }
    }

    @Test(
      "QuickActions.D1–D4. The calls of each delivery are those of the documentation",
      arguments: Delivery.all)
    func deliver(_ delivery: Delivery) throws {
      Self.handlesLaunch = true
      Self.answers = true
      var phone = try phoneAfterFirstRun(delivery.receiver)
      if delivery.start == .killed || delivery.start == .cold {
        let restarted = SimulatedPhone(.iPhone7)
        if delivery.start == .killed || delivery.kind != .fixed {
          restarted.installApps(of: phone)
        } else {
          // A static action is there before the app has ever run.
          try restarted.install("example.Timer", name: "Timer", quickActions: [Self.fixed])
        }
        phone = restarted
      }
      Self.calls = []
      Self.handlesLaunch = delivery.handlesLaunch
      switch delivery.start {
      case .cold, .killed:
        phone.chooseQuickAction(delivery.kind.rawValue)
        launch(delivery.receiver, on: phone)
      case .warm:
        phone.press(.home)
        Self.calls = []
        phone.chooseQuickAction(delivery.kind.rawValue)
      case .locked:
        phone.press(.side)
        Self.calls = []
        phone.chooseQuickAction(delivery.kind.rawValue)
        #expect(phone.notes.last?.event == .input(.noForegroundApp))
      }
      // The configuration is asked for of every app, and means something to one with scenes only.
      let calls = Self.calls.filter { delivery.receiver == .scenes || !$0.hasPrefix("configures") }
      let launches: [Start] = [.cold, .killed]
      if delivery.receiver == .scenes, launches.contains(delivery.start) {
        // The configuration comes from code here: the launch options have the action, too.
        #expect(
          calls.filter { !$0.hasPrefix("will") && !$0.hasPrefix("did") }
            == delivery.calls.filter { !$0.hasPrefix("will") && !$0.hasPrefix("did") })
      } else {
        #expect(calls == delivery.calls)
      }
      let outcomes = phone.notes.compactMap { note -> Bool? in
        if case .quickActionEnded(_, let isDone?) = note.event { isDone } else { nil }
      }
      let isPerformed = delivery.calls.contains { $0.contains("perform") }
      #expect(outcomes == (isPerformed ? [delivery.receiver == .delegate] : []))
    }

    @Test("QuickActions.D2. If the first launch method returns false, the action is not performed")
    func refusedByFirstMethod() throws {
      Self.startsWithoutHandling = false
      Self.handlesLaunch = true
      Self.answers = true
      defer { Self.startsWithoutHandling = true }
      let phone = SimulatedPhone(.iPhone7)
      try phone.install("example.Timer", name: "Timer", quickActions: [Self.fixed])
      Self.calls = []
      phone.chooseQuickAction("fixed")
      phone.launch(App.self)
      let calls = Self.calls.filter { !$0.hasPrefix("configures") }
      #expect(calls == ["will fixed", "did fixed", "active"])
      // The action was for the launch: a later one is performed.
      phone.chooseQuickAction("fixed")
      #expect(Self.calls.last == "perform fixed")
    }

    @Test("QuickActions.A1, QuickActions.K1. Four are shown, static ones first; they last")
    func kept() throws {
      let phone = try phoneAfterFirstRun(.delegate)
      let app = try #require(phone.installedApps.first)
      #expect(app.quickActions.map(\.type) == ["fixed", "dynamic", "mutable"])
      #expect(
        app.quickActions[0].icon == .system(5) && app.quickActions[2].icon == .symbol("timer"))
      UIApplication.shared.shortcutItems = (1...5).map {
        UIApplicationShortcutItem(type: "\($0)", localizedTitle: "\($0)")
      }
      phone.wait(0.1)
      #expect(phone.installedApps.first?.quickActions.map(\.type) == ["fixed", "1", "2", "3"])
      #expect(phone.installedApps.first?.dynamicActions.count == 5)
      // An update replaces the static ones only.
      try phone.install("example.Timer", name: "Timer 2")
      #expect(phone.installedApps.first?.quickActions.map(\.type) == ["1", "2", "3", "4"])
      withKnownIssue {
        phone.chooseQuickAction("5")
      } matching: { issue in
        "\(issue)".contains("no quick action of the type “5”; the types are “1”, “2”, “3”, “4”")
      }
      #expect(phone.notes.last?.event == .input(.unusedInput))
      try phone.uninstall("example.Timer")
      #expect(phone.installedApps.isEmpty)
      try phone.install("example.Timer", name: "Timer")
      #expect(phone.installedApps.first?.quickActions.isEmpty == true)
    }

    @Test(
      "QuickActions.K2. A later run of the app reads the dynamic actions that it has set before")
    func restored() throws {
      let first = try phoneAfterFirstRun(.delegate)
      let second = SimulatedPhone(.iPhone7)
      second.installApps(of: first)
      launch(.delegate, on: second)
      let items = try #require(UIApplication.shared.shortcutItems)
      #expect(items.map(\.localizedTitle) == ["Dynamic", "Mutable"])
      #expect(items[1].userInfo?["name"] as? NSString == "egg")
      #expect(items[1].icon == UIApplicationShortcutIcon(systemImageName: "timer"))
    }

    @Test("QuickActions.K3. Of many changes within a turn the phone receives the last one")
    func flood() throws {
      let phone = try phoneAfterFirstRun(.delegate)
      for number in 0..<1000 {
        UIApplication.shared.shortcutItems = [
          UIApplicationShortcutItem(type: "\(number)", localizedTitle: "x")
        ]
      }
      phone.wait(0.1)
      #expect(phone.installedApps.first?.dynamicActions.map(\.type) == ["999"])
    }

    @Test("QuickActions.K4. What the phone cannot keep is shortened or left out, and the app lives")
    func limits() throws {
      let phone = try phoneAfterFirstRun(.delegate)
      let long = String(repeating: "x", count: 100_000)
      UIApplication.shared.shortcutItems = (0..<100).map { _ in
        UIApplicationShortcutItem(
          type: "t", localizedTitle: long, localizedSubtitle: nil, icon: nil,
          userInfo: ["big": NSString(string: long)])
      }
      phone.wait(0.1)
      let kept = try #require(phone.installedApps.first).dynamicActions
      #expect(kept.count == LinkLimits.quickActions)
      #expect(kept.allSatisfy { $0.title.count == 256 && $0.userInfo.isEmpty })
      #expect(UIApplication.shared.shortcutItems?.count == 100)
      // The user info of all items together fits into a message.
      let half = ["half": NSString(string: String(long.prefix(50_000)))]
      UIApplication.shared.shortcutItems = (0..<64).map {
        UIApplicationShortcutItem(
          type: "\($0)", localizedTitle: "", localizedSubtitle: nil, icon: nil, userInfo: half)
      }
      phone.wait(0.1)
      let infos = try #require(phone.installedApps.first).dynamicActions.map(\.userInfo.utf8.count)
      #expect(infos.count == 64 && infos.reduce(0, +) <= LinkLimits.allUserInfoBytes)
      #expect(infos.prefix(20).allSatisfy { $0 > 50_000 } && infos.last == 0)
    }

    /// A scene delegate without a method for quick actions.
    fileprivate final class PlainScene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }

    fileprivate final class PlainSceneApp: App {
      override var sceneDelegate: AnyClass? { PlainScene.self }
    }

    @Test("QuickActions.D5. An app delegate receives what its scene's delegate does not")
    func plainScene() throws {
      let phone = SimulatedPhone(.iPhone7)
      try phone.install("example.Timer", name: "Timer", quickActions: [Self.fixed])
      phone.launch(PlainSceneApp.self)
      Self.calls = []
      phone.chooseQuickAction("fixed")
      #expect(Self.calls == ["perform fixed"])
      #expect(phone.notes.last?.event == .quickActionEnded("fixed", true))
    }

    fileprivate final class Keeper: UIResponder, UIApplicationDelegate {
      var items: [UIApplicationShortcutItem] = []
      var completion: ((Bool) -> Void)?
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        items.append(shortcutItem)
        completion = completionHandler
      }
    }

    @Test("QuickActions.K5. A delivered item equals the one that was set")
    func equal() throws {
      let phone = SimulatedPhone(.iPhone7)
      let item = UIMutableApplicationShortcutItem(
        type: "a", localizedTitle: "A", localizedSubtitle: "S",
        icon: UIApplicationShortcutIcon(templateImageName: "egg"),
        userInfo: ["n": NSNumber(value: 5), "list": NSArray(array: [NSString(string: "x")])])
      item.targetContentIdentifier = "scene"
      try phone.install("example.Timer", name: "Timer", quickActions: [item])
      let app = phone.launch(Keeper.self)
      phone.chooseQuickAction("a")
      let delivered = try #require(app.items.first)
      #expect(delivered == item && delivered.userInfo?["n"] as? NSNumber == 5)
      #expect(delivered.targetContentIdentifier as? NSString == "scene")
      // QuickActions.E1: the phone records the answer.
      app.completion?(false)
      phone.wait(0.1)
      #expect(phone.notes.last?.word == "action-refused" && phone.notes.last?.text == "a")
    }

    @Test("QuickActions.E2. The completion handler may be called on any thread")
    func thread() async throws {
      let phone = SimulatedPhone(.iPhone7)
      try phone.install("example.Timer", name: "Timer", quickActions: [Self.fixed])
      let app = phone.launch(Keeper.self)
      phone.chooseQuickAction("fixed")
      let handler = UncheckedHandler(app.completion)
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          handler.call(true)
          DispatchQueue.main.async { continuation.resume() }
        }
      }
      phone.wait(0.1)
      #expect(phone.notes.last?.event == .quickActionEnded("fixed", true))
    }

    /// A completion handler that another thread calls, as apps do.
    private final class UncheckedHandler: @unchecked Sendable {
      private let handler: ((Bool) -> Void)?

      init(_ handler: ((Bool) -> Void)?) { self.handler = handler }

      func call(_ isDone: Bool) { handler?(isDone) }
    }

    fileprivate final class ListedSceneApp: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        QuickActionTests.calls.append("did \(launchOptions?.count ?? 0)")
        return false
      }
    }

    @Test("QuickActions.D4. With a scene in the property list the launch options are empty")
    func listedScene() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer {
        try? FileManager.default.removeItem(at: folder)
        MainBundle.forget()
      }
      let scene = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ListedSceneDelegate"]
      let list: [String: Any] = [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
        ],
        "UIApplicationShortcutItems": [
          ["UIApplicationShortcutItemType": "fixed", "UIApplicationShortcutItemTitle": "Fixed"]
        ],
      ]
      let file = folder.appending(path: "Info.plist")
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: file)
      let phone = SimulatedPhone(.iPhone7)
      try phone.install(propertyList: file.path, product: "UIKitAppTests")
      Self.calls = []
      phone.chooseQuickAction("fixed")
      phone.launch(ListedSceneApp.self)
      // The launch method returns false, which means nothing to scenes.
      #expect(Self.calls == ["did 0", "listed scene connects fixed"])
      phone.chooseQuickAction("fixed")
      #expect(Self.calls.last == "listed scene performs fixed")
    }

    @Test("Bundles.M1. An installed property list is that of the main bundle, with its variables")
    func mainBundle() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())/Scale")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
        MainBundle.forget()
      }
      let list: [String: Any] = [
        "CFBundleIdentifier": "com.example.$(PRODUCT_NAME)", "CFBundleDisplayName": "Waage",
        "UIApplicationShortcutItems": [
          [
            "UIApplicationShortcutItemType": "$(PRODUCT_BUNDLE_IDENTIFIER).OpenBlue",
            "UIApplicationShortcutItemTitle": "Blue",
          ]
        ],
      ]
      let file = folder.appending(path: "Info.plist")
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        .write(to: file)
      let phone = SimulatedPhone(.iPhone7)
      try phone.install(propertyList: file.path)
      #expect(phone.installedApps.map(\.name) == ["Waage"])
      #expect(
        phone.installedApps.first?.quickActions.map(\.type) == ["com.example.Scale.OpenBlue"])
      #expect(Bundle.main.bundleIdentifier == "com.example.Scale")
      #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Waage")
      let app = phone.launch(Keeper.self)
      phone.chooseQuickAction("com.example.Scale.OpenBlue")
      #expect(app.items.map(\.localizedTitle) == ["Blue"])
      #expect(throws: AppInstallationError.self) {
        try phone.install(propertyList: "/no/Info.plist")
      }
    }

    @Test("QuickActions.E3, QuickActions.E4. A completion handler that is never called is reported")
    func unanswered() throws {
      let phone = try phoneAfterFirstRun(.delegate)
      Self.answers = false
      defer { Self.answers = true }
      phone.chooseQuickAction("fixed")
      phone.wait(4.9)
      #expect(phone.notes.last?.event != .quickActionEnded("fixed", nil))
      phone.wait(0.2)
      #expect(phone.notes.last?.event == .quickActionEnded("fixed", nil))
      Self.completion?(true)
      phone.wait(0.1)
      #expect(phone.notes.last?.event == .quickActionEnded("fixed", true))
      Self.completion?(false)
      phone.wait(0.1)
      #expect(phone.notes.last?.event == .quickActionEnded("fixed", true))
    }
  }
}

/// A scene's delegate that a property list names.
final class ListedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let item = connectionOptions.shortcutItem?.type ?? "-"
    OneInAProcess.QuickActionTests.calls.append("listed scene connects \(item)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OneInAProcess.QuickActionTests.calls.append("listed scene performs \(shortcutItem.type)")
    completionHandler(true)
  }
}
