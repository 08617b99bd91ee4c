import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Steps AppLife.L9–L16.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct OpeningTests {
    /// A recorder of the calls of an app delegate.
    fileprivate class Timer: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var heard: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Root()
        window?.makeKeyAndVisible()
        application.shortcutItems = [
          UIApplicationShortcutItem(type: "eggs", localizedTitle: "Eggs")
        ]
        let url = (launchOptions?[.url] as? URL)?.absoluteString
        heard.append("launched \(url ?? "-")")
        return true
      }
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        heard.append("open \(url.absoluteString) \(app.applicationState)")
        return true
      }
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        heard.append("action \(shortcutItem.localizedTitle)")
        completionHandler(true)
      }
      func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
      func applicationWillEnterForeground(_ application: UIApplication) { heard.append("back") }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        heard.append("memory")
      }
      func applicationSignificantTimeChange(_ application: UIApplication) { heard.append("time") }
      func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
      ) {
        heard.append("no notifications")
      }
    }

    fileprivate final class Root: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }

    /// An app delegate that leaves everything to the scene delegate.
    fileprivate final class SceneApp: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let new = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        new.delegateClass = SceneDelegate.self
        return new
      }
    }

    fileprivate final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      static var heard: [String] = []
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
        Self.heard.append("connects \(urls.first ?? "-")")
        UIApplication.shared.shortcutItems = [
          UIApplicationShortcutItem(type: "tea", localizedTitle: "Tea")
        ]
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.makeKeyAndVisible()
      }
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Self.heard.append("open \(URLContexts.map(\.url.absoluteString).joined())")
      }
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        Self.heard.append("action \(shortcutItem.type)")
        completionHandler(true)
      }
    }

    private let phone = SimulatedPhone(.iPhone7)

    @Test("AppLife.L11. An app is launched for an address, and opens it before it becomes active")
    func launched() {
      phone.open("timer://start")
      let app = phone.launch(Timer.self)
      #expect(app.heard == ["launched timer://start", "open timer://start inactive", "active"])
    }

    @Test(
      "AppLife.L11. A running app opens an address; a background app enters the foreground first")
    func warm() {
      let app = phone.launch(Timer.self)
      phone.open("timer://1")
      phone.press(.home)
      app.heard = []
      phone.open("timer://2")
      #expect(app.heard == ["back", "open timer://2 inactive", "active"])
      app.heard = []
      phone.open("timer://3")
      #expect(app.heard == ["open timer://3 active"])
    }

    @Test("AppLife.L12, AppLife.L13. A quick action is performed; an unknown one is ignored")
    func quickActions() {
      let app = phone.launch(Timer.self)
      app.heard = []
      phone.chooseQuickAction("eggs")
      #expect(app.heard == ["action Eggs"])
      withKnownIssue {
        phone.chooseQuickAction("egs")
      } matching: { issue in
        "\(issue)".contains("no quick action of the type “egs”; did you mean “eggs”?")
      }
      #expect(app.heard == ["action Eggs"])
      #expect(phone.notes.last?.event == .input(.unusedInput))
      UIApplication.shared.shortcutItems = nil
      phone.wait(0.1)
      withKnownIssue { phone.chooseQuickAction("eggs") }
      #expect(app.heard == ["action Eggs"])
    }

    @Test("AppLife.L11, AppLife.L13. A scene delegate receives the requests")
    func scenes() {
      SceneDelegate.heard = []
      phone.open("timer://start")
      phone.launch(SceneApp.self)
      phone.open("timer://more")
      phone.chooseQuickAction("tea")
      #expect(
        SceneDelegate.heard == ["connects timer://start", "open timer://more", "action tea"])
    }

    // AppLife.L9, AppLife.L10.
    @Test("Requests to open addresses are recorded, and the phone's schemes can be opened")
    func wanted() throws {
      phone.launch(Timer.self)
      var answers: [Bool] = []
      func open(_ text: String) throws {
        let url = try #require(URL(string: text))
        UIApplication.shared.open(url) { answers.append($0) }
        #expect(UIApplication.shared.canOpenURL(url) == (text != "nobody:1"))
      }
      try open("https://example.com/tea")
      try open("nobody:1")
      for settings in [
        UIApplication.openNotificationSettingsURLString,
        UIApplication.openDefaultApplicationsSettingsURLString,
      ] {
        let url = try #require(URL(string: settings))
        #expect(UIApplication.shared.canOpenURL(url) && settings.contains("app-settings:"))
      }
      let link = try #require(URL(string: "https://example.com/app"))
      UIApplication.shared.open(link, options: [.universalLinksOnly: true]) { answers.append($0) }
      #expect(answers.isEmpty)
      phone.press(at: (1, 1))
      phone.waitUntilIdle()
      #expect(answers == [true, false, false])
      let noted = phone.notes.compactMap(\.text)
      #expect(noted == ["https://example.com/tea", "nobody:1"])
    }

    // AppLife.L10.
    @Test("Tasks hear whether addresses were opened, and that the icon stays")
    func awaited() async throws {
      phone.launch(Timer.self)
      let tea = try #require(URL(string: "https://example.com/tea"))
      let nobody = try #require(URL(string: "nobody:1"))
      var answers: [Bool] = []
      phone.run {
        _ = Task {
          let application = UIApplication.shared
          answers.append(await application.open(tea))
          answers.append(await application.open(nobody))
          answers.append(await application.open(tea, options: [.universalLinksOnly: true]))
          if let scene = application.connectedScenes.first {
            answers.append(await scene.open(tea, options: nil))
          }
          do { try await application.setAlternateIconName("dark") } catch {
            answers.append((error as? CocoaError)?.code == .featureUnsupported)
          }
          let lexicon = await UIInputViewController().requestSupplementaryLexicon()
          answers.append(lexicon.entries.isEmpty)
        }
      }
      for _ in 0..<200 where answers.count < 6 {
        phone.wait(0.05)
        await Task.yield()
      }
      #expect(answers == [true, false, false, true, true, true])
    }

    @Test("The badge and the idle timer setting are sent to the phone")
    func requests() {
      phone.launch(Timer.self)
      UIApplication.shared.applicationIconBadgeNumber = 3
      UIApplication.shared.isIdleTimerDisabled = true
      phone.set(\.autoLock, .seconds(10))
      phone.wait(60)
      #expect(phone.notes.map(\.event).suffix(2) == [.badge(3), .staysAwake(true)])
      #expect(UIApplication.shared.applicationState == .active)
      UIApplication.shared.isIdleTimerDisabled = false
      phone.wait(11)
      #expect(UIApplication.shared.applicationState == .background)
    }

    @Test("AppLife.L14. A background task has 30 seconds, and then must end")
    func background() {
      phone.launch(Timer.self)
      let app = UIApplication.shared
      #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
      var over: [Double] = []
      var task = UIBackgroundTaskIdentifier.invalid
      task = app.beginBackgroundTask(withName: "tea") {
        over.append(CACurrentMediaTime())
        app.endBackgroundTask(task)
      }
      let short = app.beginBackgroundTask { over.append(-1) }
      #expect(task != .invalid && short != task)
      phone.press(.home)
      let left = phone.time
      app.endBackgroundTask(short)
      phone.wait(29.9)
      #expect(over.isEmpty && app.backgroundTimeRemaining <= 30)
      phone.wait(0.2)
      #expect(over.count == 1 && abs((over.first ?? 0) - left - 30) < 1e-6)
      #expect(app.backgroundTimeRemaining == 0 && app.beginBackgroundTask() == .invalid)
    }

    @Test("AppLife.L15. Registration for remote notifications fails, and the delegate is notified")
    func notifications() {
      let app = phone.launch(Timer.self)
      UIApplication.shared.registerForRemoteNotifications()
      phone.press(at: (1, 1))
      #expect(app.heard.last == "no notifications")
    }

    @Test(
      "AppLife.L16. A memory warning reaches delegate, controllers and observers, in that order")
    func memory() {
      let app = phone.launch(Timer.self)
      let root = app.window?.rootViewController as? Root
      let inner = Root()
      root.map { $0.addChild(inner) }
      var shots = 0
      let watches = [
        UIApplication.didReceiveMemoryWarningNotification,
        UIApplication.userDidTakeScreenshotNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { shots += root?.warnings == 1 ? 1 : 100 }
        }
      }
      defer { watches.forEach(NotificationCenter.default.removeObserver) }
      phone.happen(.memoryWarning)
      #expect(app.heard.last == "memory" && root?.warnings == 1 && inner.warnings == 1)
      phone.happen(.screenshot)
      #expect(shots == 2)
      phone.happen(.timeChange)
      #expect(app.heard.last == "time")
    }
  }
}
