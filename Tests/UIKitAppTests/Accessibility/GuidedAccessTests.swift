import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// Guided Access, and the assistive technologies that a phone does not have.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct GuidedAccessTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate,
      UIGuidedAccessRestrictionDelegate
    {
      var window: UIWindow?
      var changes: [(String, UIAccessibility.GuidedAccessRestrictionState)] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }

      var guidedAccessRestrictionIdentifiers: [String]? { ["buy", "delete"] }
      func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
      ) { changes.append((restrictionIdentifier, newRestrictionState)) }
      func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
        restrictionIdentifier.capitalized
      }
    }

    @Test("Accessibility.GA1. A function is denied while Guided Access is on, and the app is told")
    func restrictions() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.wait(0.2)
      func state(_ name: String) -> UIAccessibility.GuidedAccessRestrictionState {
        phone.run { UIAccessibility.guidedAccessRestrictionState(forIdentifier: name) }
      }
      #expect(phone.guidedAccessRestrictions.isEmpty)
      #expect(!phone.setGuidedAccessRestriction("buy", to: .deny) && state("buy") == .allow)
      phone.set(\.accessibility, [.guidedAccess])
      phone.wait(0.2)
      #expect(phone.guidedAccessRestrictions.map(\.identifier) == ["buy", "delete"])
      #expect(phone.guidedAccessRestrictions.map(\.title) == ["Buy", "Delete"])
      #expect(phone.setGuidedAccessRestriction("buy", to: .deny))
      #expect(phone.setGuidedAccessRestriction("buy", to: .deny))
      #expect(!phone.setGuidedAccessRestriction("sing", to: .deny))
      #expect(state("buy") == .deny && state("delete") == .allow && state("sing") == .allow)
      #expect(app.changes.map(\.0) == ["buy"] && app.changes.map(\.1) == [.deny])
      phone.set(\.accessibility, [])
      phone.wait(0.2)
      #expect(state("buy") == .allow)
    }

    @Test("Accessibility.AC13. A phone that is not supervised refuses, with an error")
    func refusals() throws {
      let phone = SimulatedPhone(.iPhone7)
      _ = phone.launch(App.self)
      phone.wait(0.2)
      var answers: [(Bool, (any Error)?)] = []
      phone.run {
        UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append(($0, nil)) }
        UIAccessibility.configureForGuidedAccess(features: [.voiceOver, .zoom], enabled: true) {
          answers.append(($0, $1))
        }
      }
      phone.wait(0.1)
      #expect(answers.map(\.0) == [false, false])
      let error = try #require(answers.last?.1 as? UIAccessibility.GuidedAccessError)
      #expect(error.code == .permissionDenied)
      #expect((error as NSError).domain == "UIGuidedAccessErrorDomain")
    }

    @Test("Accessibility.AC15. No hearing device is paired, and Zoom is off")
    func absent() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.wait(0.2)
      #expect(UIAccessibility.hearingDevicePairedEar == [])
      #expect(UIAccessibility.HearingDeviceEar.both == [.left, .right])
      phone.run {
        UIAccessibility.registerGestureConflictWithZoom()
        if let window = app.window {
          UIAccessibility.zoomFocusChanged(
            zoomType: .insertionPoint, toFrame: window.bounds, in: window)
        }
      }
      phone.wait(1)
      #expect(phone.alerts.isEmpty && phone.announcements.isEmpty)
    }
  }
}
