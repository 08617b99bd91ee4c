import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// An app that records whether its protected files are available.
final class SafeApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    for name in [
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.record("notified") }
      }
    }
    // The app runs for a while after the lock.
    _ = application.beginBackgroundTask(expirationHandler: nil)
    return true
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    record("will become unavailable")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    record("did become available")
  }
  func applicationDidBecomeActive(_ application: UIApplication) { record("active") }

  private func record(_ call: String) {
    calls.append("\(call) \(UIApplication.shared.isProtectedDataAvailable)")
  }
}

/// Steps LockedPhone.PD1 and LockedPhone.PD2, as an app sees them.
@MainActor
struct ProtectedDataTests {
  @Test("LockedPhone.PD1, LockedPhone.PD2. The delegate and observers learn of protected files")
  func delegate() throws {
    let phone = SimulatedPhone(.iPhone6s)
    let app = phone.launch(SafeApp.self)
    #expect(app.calls == ["active true"])
    try phone.perform(script: #"{"set": {"Passcode": true}}"#)
    app.calls = []
    phone.press(.side)
    phone.wait(9)
    #expect(app.calls.isEmpty)
    phone.wait(2)
    #expect(app.calls == ["will become unavailable true", "notified true"])
    #expect(!UIApplication.shared.isProtectedDataAvailable)
    app.calls = []
    phone.press(.side)
    #expect(app.calls == ["did become available true", "notified true", "active true"])
  }
}
