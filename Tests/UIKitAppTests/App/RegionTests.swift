import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Steps Region.LR1–LR7.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct RegionTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      static var atLaunch = ""
      static var timeChanges = 0
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Self.atLaunch = regionState
        Self.timeChanges = 0
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
      }

      func applicationSignificantTimeChange(_ application: UIApplication) { Self.timeChanges += 1 }
    }

    /// Gives the process the settings of a new phone again.
    private func reset(_ phone: SimulatedPhone) {
      phone.set(\.self, PhoneSettings())
    }

    @Test("Region.LR1. A new phone is American English, in universal time")
    func standard() {
      let phone = SimulatedPhone()
      phone.launch(App.self)
      #expect(App.atLaunch == "en_US en-US GMT")
    }

    @Test("Region.LR4. The app has the phone's settings when it launches")
    func launch() {
      let phone = SimulatedPhone(language: "de", region: "CH", timeZone: "Europe/Zurich")
      defer { reset(phone) }
      phone.launch(App.self)
      #expect(App.atLaunch == "de_CH de-CH Europe/Zurich")
      #expect(1234.5.formatted() == "1’234.5")
    }

    @Test("Region.LR7. Changes are notified, each by its own notification")
    func changes() {
      let phone = SimulatedPhone()
      defer { reset(phone) }
      phone.launch(App.self)
      var notified: [String] = []
      let center = NotificationCenter.default
      let watches = [
        NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange,
        UIApplication.significantTimeChangeNotification,
      ].map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { notified.append("\(name.rawValue): \(regionState)") }
        }
      }
      defer { watches.forEach(center.removeObserver) }
      phone.set(\.region, "GB")
      #expect(notified == ["kCFLocaleCurrentLocaleDidChangeNotification: en_GB en-GB GMT"])
      notified = []
      phone.set(\.timeZone, "Asia/Tokyo")
      #expect(
        notified == [
          "kCFTimeZoneSystemTimeZoneDidChangeNotification: en_GB en-GB Asia/Tokyo",
          "UIApplicationSignificantTimeChangeNotification: en_GB en-GB Asia/Tokyo",
        ])
      #expect(App.timeChanges == 1)
      notified = []
      phone.set(\.isDark, true)
      #expect(notified.isEmpty && App.timeChanges == 1)
    }

    @Test("Region.LR6. A language that the app has no texts in changes no layout direction")
    func direction() {
      let phone = SimulatedPhone(language: "ar", region: "EG")
      defer { reset(phone) }
      phone.launch(App.self)
      #expect(UIScreen.main.traitCollection.layoutDirection == .leftToRight)
      #expect(Locale.current.identifier == "ar_EG")
    }
  }
}
