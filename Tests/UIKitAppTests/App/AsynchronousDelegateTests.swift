import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Delegates of the app and of scenes with asynchronous methods.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct AsynchronousDelegateTests {
    /// The calls of the delegates.
    private static var calls: [String] = []

    private final class App: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
      ) async -> Bool {
        calls.append("perform \(shortcutItem.type)")
        return true
      }
      func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
      ) async -> UIBackgroundFetchResult { userInfo.isEmpty ? .failed : .newData }
      func applicationPerformFetch(
        _ application: UIApplication
      ) async -> UIBackgroundFetchResult { .newData }
      func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
      ) async { calls.append("transfers \(identifier)") }
    }

    private final class SceneApp: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let new = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        new.delegateClass = Scene.self
        return new
      }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
      ) async -> Bool {
        calls.append("scene performs \(shortcutItem.type)")
        return false
      }
    }

    /// A delegate with the older method alone.
    private final class OlderApp: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
      ) { calls.append("notification") }
    }

    @Test(
      "QuickActions.E5. Delegates answer from asynchronous methods", arguments: [false, true])
    func quickActions(hasScenes: Bool) throws {
      let phone = SimulatedPhone(.iPhone7)
      let action = UIApplicationShortcutItem(type: "fixed", localizedTitle: "Fixed")
      try phone.install("example.Timer", name: "Timer", quickActions: [action])
      if hasScenes {
        phone.launch(SceneApp.self)
      } else {
        phone.launch(App.self)
      }
      Self.calls = []
      phone.chooseQuickAction("fixed")
      #expect(Self.calls == [hasScenes ? "scene performs fixed" : "perform fixed"])
      #expect(phone.notes.last?.event == .quickActionEnded("fixed", !hasScenes))
    }

    @Test("Notifications.SE2. The app delegate hears of remote events asynchronously")
    func remoteEvents() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(App.self)
      let delegate: any UIApplicationDelegate = App()
      var results: [UIBackgroundFetchResult] = []
      Self.calls = []
      delegate.application(.shared, didReceiveRemoteNotification: ["tea": 1]) { results.append($0) }
      delegate.application(.shared, performFetchWithCompletionHandler: { results.append($0) })
      delegate.application(.shared, handleEventsForBackgroundURLSession: "tea") {
        Self.calls.append("end")
      }
      #expect(results == [.newData, .newData] && Self.calls == ["transfers tea", "end"])
      let older: any UIApplicationDelegate = OlderApp()
      older.application(.shared, didReceiveRemoteNotification: [:]) { results.append($0) }
      #expect(results.last == .noData && Self.calls.last == "notification")
    }
  }
}
