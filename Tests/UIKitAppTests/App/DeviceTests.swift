import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Steps Device.DV1–DV7.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct DeviceTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
      }
    }

    /// A counter of the notifications of a name, while it exists.
    @MainActor private final class Ear {
      private(set) var times: [Double] = []
      private var watch: (any NSObjectProtocol)?

      init(_ name: Notification.Name) {
        watch = NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) { [unowned self] _ in
          MainActor.assumeIsolated { times.append(CACurrentMediaTime()) }
        }
      }

      func end() { watch.map(NotificationCenter.default.removeObserver) }
    }

    private let phone = SimulatedPhone(.iPhone7)

    @Test("Device.DV2. The state of the battery is available while monitoring is on")
    func battery() {
      phone.launch(App.self)
      let device = UIDevice.current
      device.isBatteryMonitoringEnabled = false
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
      device.isBatteryMonitoringEnabled = true
      defer { device.isBatteryMonitoringEnabled = false }
      #expect(device.batteryLevel == 1 && device.batteryState == .unplugged)
      let states = Ear(UIDevice.batteryStateDidChangeNotification)
      defer { states.end() }
      phone.set(\.isCharging, true)
      #expect(device.batteryState == .full)
      phone.set(\.battery, 0.5)
      #expect(device.batteryState == .charging && device.batteryLevel == 0.5)
      #expect(states.times.count == 2)
    }

    @Test("Device.DV3. A change of the charge is posted immediately, then at most once a minute")
    func levels() {
      phone.launch(App.self)
      UIDevice.current.isBatteryMonitoringEnabled = true
      defer { UIDevice.current.isBatteryMonitoringEnabled = false }
      // A minute after the previous notification.
      phone.wait(100)
      let levels = Ear(UIDevice.batteryLevelDidChangeNotification)
      defer { levels.end() }
      for step in 0..<4 {
        phone.set(\.battery, 0.9 - Double(step) / 10)
        phone.wait(10)
      }
      phone.wait(100)
      #expect(levels.times.count == 2)
      #expect(levels.times.map { ($0 - 100).rounded() } == [0, 60])
    }

    @Test("Device.DV4. The proximity state is available while monitoring is on")
    func proximity() {
      phone.launch(App.self)
      let device = UIDevice.current
      phone.set(\.isProximityDetected, true)
      #expect(!device.proximityState)
      device.isProximityMonitoringEnabled = true
      defer { device.isProximityMonitoringEnabled = false }
      #expect(device.proximityState)
      let ear = Ear(UIDevice.proximityStateDidChangeNotification)
      defer { ear.end() }
      phone.set(\.isProximityDetected, false)
      #expect(!device.proximityState && ear.times.count == 1)
    }

    @Test("Device.DV5. Low power mode is available from the process info")
    func lowPower() {
      phone.launch(App.self)
      #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
      let ear = Ear(.NSProcessInfoPowerStateDidChange)
      defer { ear.end() }
      phone.set(\.lowPowerMode, true)
      #expect(ProcessInfo.processInfo.isLowPowerModeEnabled && ear.times.count == 1)
      phone.set(\.lowPowerMode, false)
    }

    @Test(
      "Device.DV6. A brightness that an app sets applies immediately, until the phone is locked")
    func brightness() {
      phone.launch(App.self)
      let ear = Ear(UIScreen.brightnessDidChangeNotification)
      defer { ear.end() }
      phone.run { UIScreen.main.brightness = 0.25 }
      #expect(UIScreen.main.brightness == 0.25 && ear.times.count == 1)
      phone.wait(0.1)
      #expect(UIScreen.main.brightness == 0.25 && ear.times.count == 1)
      phone.press(.side)
      #expect(UIScreen.main.brightness == 0.5 && ear.times.count == 2)
      phone.press(.side)
    }

    @Test("Device.DV7. An app is notified of a screen recording")
    func captured() {
      phone.launch(App.self)
      let ear = Ear(UIScreen.capturedDidChangeNotification)
      defer { ear.end() }
      #expect(!UIScreen.main.isCaptured)
      phone.set(\.isScreenCaptured, true)
      #expect(UIScreen.main.isCaptured && ear.times.count == 1)
    }

    @Test("Device.DV1. The identifier of a vendor is the same in every run, and a custom UUID")
    func vendor() throws {
      let one = try #require(UIDevice.current.identifierForVendor)
      #expect(UIDevice.current.identifierForVendor == one)
      let text = Array(one.uuidString)
      #expect(text[14] == "8" && "89AB".contains(text[19]))
    }
  }
}
