import AdSupport
import AppTrackingTransparency
import PhoneTesting
import Synchronization
import Testing
import UIKit

/// The permission to track the user, and the identifier for advertisements.
@MainActor @Suite struct TrackingTests {
  private final class App: UIResponder, UIApplicationDelegate {}

  private static let zeros = "00000000-0000-0000-0000-000000000000"

  private func launchedPhone() -> SimulatedPhone {
    let phone = SimulatedPhone()
    phone.launch(App.self)
    return phone
  }

  @Test(
    """
    Permissions.TR1, Permissions.TR3, Permissions.TR4. The user is asked once; the answer decides the \
    status and the identifier
    """,
    arguments: [
      ("Allow", ATTrackingManager.AuthorizationStatus.authorized, true),
      ("Ask App Not to Track", .denied, false),
    ])
  func question(
    answer: String, status: ATTrackingManager.AuthorizationStatus, isPermitted: Bool
  ) throws {
    let phone = launchedPhone()
    let answers = Mutex<[(ATTrackingManager.AuthorizationStatus, Bool)]>([])
    let isDone = DispatchSemaphore(value: 0)
    func ask() {
      phone.run {
        ATTrackingManager.requestTrackingAuthorization { status in
          answers.withLock { $0.append((status, Thread.isMainThread)) }
          isDone.signal()
        }
      }
      phone.wait(0.5)
    }
    phone.run {
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
      #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == Self.zeros)
    }
    ask()
    let alert = try #require(phone.alerts.first)
    #expect(
      alert.title
        == "Allow “App” to track your activity across other companies’ apps and websites?")
    #expect(alert.buttons.contains(answer) && answers.withLock { $0.isEmpty })
    try phone.answer(answer)
    phone.wait(0.5)
    // The function is called on another thread, which virtual time does not wait for.
    isDone.wait()
    ask()
    isDone.wait()
    #expect(phone.alerts.isEmpty)
    let all = answers.withLock(\.self)
    #expect(all.count == 2 && all.allSatisfy { $0.0 == status && !$0.1 })
    phone.run {
      #expect(ATTrackingManager.trackingAuthorizationStatus == status)
      let identifier = ASIdentifierManager.shared().advertisingIdentifier
      #expect((identifier.uuidString != Self.zeros) == isPermitted)
      // The same every time, and on every phone.
      #expect(ASIdentifierManager().advertisingIdentifier == identifier)
    }
  }

  @Test("Permissions.TR1. The asynchronous request returns the status without a question")
  func asynchronous() async {
    for (preset, status) in [
      (PermissionStatus.denied, ATTrackingManager.AuthorizationStatus.denied),
      (.restricted, .restricted), (.authorized, .authorized),
    ] {
      let phone = launchedPhone()
      phone.permissions[.tracking] = preset
      phone.wait(0.1)
      let answer = Mutex<ATTrackingManager.AuthorizationStatus?>(nil)
      phone.run {
        _ = Task {
          let status = await ATTrackingManager.requestTrackingAuthorization()
          answer.withLock { $0 = status }
        }
      }
      for _ in 0..<100 where answer.withLock({ $0 == nil }) {
        await Task.yield()
        phone.wait(0.1)
      }
      #expect(answer.withLock(\.self) == status && phone.alerts.isEmpty)
    }
  }

  @Test("Permissions.TR2. In the background the status is returned, and nobody is asked")
  func background() async {
    let phone = launchedPhone()
    phone.press(.home)
    phone.wait(1)
    let answer = Mutex<ATTrackingManager.AuthorizationStatus?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    phone.run {
      ATTrackingManager.requestTrackingAuthorization { status in
        answer.withLock { $0 = status }
        isDone.signal()
      }
    }
    phone.wait(0.5)
    isDone.wait()
    #expect(answer.withLock(\.self) == .notDetermined && phone.alerts.isEmpty)
  }
}
