import PhoneTesting
import TactusPhone
import TactusPhoneTypes
import Testing
import UIKit

/// Steps Device.SV1–SV3.
///
/// The file does not import Foundation itself, as apps do not after the lowering.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct PhoneVersionTests {
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

    @Test("Device.SV1, Device.SV2. The system's version is a setting, and behavior asks it")
    func systemVersion() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(App.self)
      #expect(UIDevice.current.systemVersion == "17.5")
      phone.set(\.systemVersion, SystemVersion(12, 4))
      #expect(UIDevice.current.systemVersion == "12.4" && UIDevice.current.systemName == "iOS")
      let version = ProcessInfo.processInfo.operatingSystemVersion
      #expect(version.majorVersion == 12 && version.minorVersion == 4)
      #expect(
        !ProcessInfo.processInfo.isOperatingSystemAtLeast(
          OperatingSystemVersion(majorVersion: 13, minorVersion: 0, patchVersion: 0)))
      #expect(ProcessInfo.processInfo.operatingSystemVersionString == "Version 12.4")
      phone.press(.home)
      #expect((179...180).contains(UIApplication.shared.backgroundTimeRemaining))
    }

    @Test("Device.SV2. Without an app the system has the version of a new phone")
    func systemVersionWithoutApp() {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      let standard = SystemVersion.standard
      #expect(
        (version.majorVersion, version.minorVersion, version.patchVersion)
          == (standard.major, standard.minor, standard.patch))
      #expect(ProcessInfo.processInfo.operatingSystemVersionString == "Version \(standard)")
      #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(version))
    }

    @Test("Device.SV3. A tablet has its idiom, regular size classes and no haptics")
    func tablet() {
      let tablet = SimulatedPhone(.ipad)
      tablet.launch(App.self)
      let traits = UIScreen.main.traitCollection
      #expect(traits.userInterfaceIdiom == .pad && UIDevice.current.userInterfaceIdiom == .pad)
      #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
      #expect(UIDevice.current.model == "iPad" && UIDevice.current.systemName == "iPadOS")
      #expect(traits.forceTouchCapability == .unavailable)
      tablet.set(\.systemVersion, SystemVersion(12))
      #expect(UIDevice.current.systemName == "iOS")
    }
  }
}
