internal import TactusCrashReports
import TactusPhoneClient
import TactusThreads

/// The app of a test bundle whose tests launch none, like Xcode's test host (AppLife.PT13).
///
/// Its phone runs on the machine's clock. The app gets turns while a test runs the main run loop,
/// waits for expectations, or awaits.
package enum TestHost {
  /// Whether tests get an app; `TACTUS_TEST_HOST=0` disables it, as for tests of UIKit itself.
  @TaskLocal package static var isEnabled =
    TestProcess.isCurrent && ProcessInfo.processInfo.environment["TACTUS_TEST_HOST"] != "0"

  /// Whether the app runs.
  @MainActor package static var isRunning: Bool { host != nil }

  /// Launches the app if it is needed and none exists.
  @MainActor
  package static func startIfNeeded() {
    guard isEnabled, host == nil, AppContext.current === AppContext.process,
      PhoneTime.isOnMainActor, UIApplication.running == nil, !AppTimers.shared.hasApp,
      !LayerSession.isChosen
    else { return }
    guard let type = _typeByName("TactusUIKitApp.TestHostRun") as? any TestHostRunning.Type else {
      programmingError("no module of UIKit provides the app of a test bundle")
    }
    let new = type.init(on: AppPhone.link)
    // Set before the launch, which requires the host.
    host = new
    new.launch()
  }

  /// Ends the app before a test launches its own in the same context.
  @MainActor
  package static func endIfRunning() {
    guard let host, AppContext.current === AppContext.process else { return }
    self.host = nil
    host.end()
  }

  // MARK: Internals

  @MainActor private static var host: (any TestHostRunning)?
}
