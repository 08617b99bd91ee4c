import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Presses that an app follows with a preview interaction (Previews.PV14–PV17).
  @MainActor @Suite(.serialized) struct PreviewInteractionTests {
    /// Records the calls of a delegate.
    fileprivate final class CallRecorder: NSObject, UIPreviewInteractionDelegate {
      var begins = true
      var asked = 0
      var previews: [CGFloat] = []
      var commits: [CGFloat] = []
      var ends: [String] = []
      /// Called with each update, for example to cancel from within.
      var onUpdate: (UIPreviewInteraction) -> Void = { _ in }

      func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        asked += 1
        return begins
      }

      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) {
        previews.append(transitionProgress)
        if ended { ends.append("preview") }
        onUpdate(previewInteraction)
      }

      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
      ) {
        commits.append(transitionProgress)
        if ended { ends.append("commit") }
        onUpdate(previewInteraction)
      }

      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
        ends.append("cancelled")
      }
    }

    /// A delegate without the commit method.
    fileprivate final class Glance: NSObject, UIPreviewInteractionDelegate {
      var ends: [String] = []

      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) {
        if ended { ends.append("preview") }
      }

      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
        ends.append("cancelled")
      }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let pad = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
      let recorder = CallRecorder()
      lazy var interaction: UIPreviewInteraction? = UIPreviewInteraction(view: pad)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        window?.rootViewController?.view.addSubview(pad)
        interaction?.delegate = recorder
        return true
      }
    }

    private func launch(_ model: PhoneModel = .iPhoneX) -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(model)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private func finger(
      _ phone: SimulatedPhone, _ phase: TouchSample.Phase, force: Double? = nil
    ) {
      phone.touch(
        TouchReport(
          ContactID(1), phase, x: 150, y: 300, pressure: force.map(Pressure.touches) ?? .default))
      phone.wait(0.1)
    }

    // Previews.PV15, Previews.PV16.
    @Test("The progress of preview and commit is reported, each with feedback at its end")
    func wholePress() {
      let (phone, app) = launch()
      phone.press(at: (150, 300), force: 6, for: 1.5, ramp: 1)
      let recorder = app.recorder
      #expect(recorder.asked == 1 && recorder.ends == ["preview", "commit"])
      #expect(recorder.previews == recorder.previews.sorted() && recorder.previews.last == 1)
      #expect(recorder.previews.filter { $0 == 1 }.count == 1 && recorder.previews.count > 2)
      #expect(recorder.commits == recorder.commits.sorted() && recorder.commits.last == 1)
      #expect(recorder.commits.first ?? 1 < 0.1 && recorder.commits.count > 20)
      #expect(phone.haptics == [.soundPeek, .soundPop])
    }

    @Test("Previews.PV15. Less force is less progress; lifting before the peek cancels")
    func lessAgain() {
      let (phone, app) = launch()
      finger(phone, .began, force: 0.5)
      #expect(app.recorder.asked == 0)
      for force in [1.25, 1.1, 1.3] { finger(phone, .moved, force: force) }
      let previews = app.recorder.previews
      #expect(previews.min() == 0 || previews.min() ?? 1 < previews.first ?? 0)
      #expect(
        app.recorder.ends.isEmpty
          && app.interaction?.location(in: app.pad) == CGPoint(x: 100, y: 100))
      #expect(app.interaction?.location(in: nil) == CGPoint(x: 150, y: 300))
      finger(phone, .ended)
      #expect(app.recorder.ends == ["cancelled"] && phone.haptics == [])
    }

    @Test("Previews.PV17. Lifting after the peek cancels too, and the next press can begin")
    func lifted() {
      let (phone, app) = launch()
      for _ in 0..<2 {
        phone.press(at: (150, 300), force: 3, for: 0.5, ramp: 0.3)
        #expect(app.recorder.ends == ["preview", "cancelled"])
        app.recorder.ends = []
      }
      #expect(app.recorder.commits.allSatisfy { (0..<1).contains($0) })
    }

    @Test(
      "Previews.PV17. A delegate can cancel from within, and is not called again for that press",
      arguments: [0, 1, 2])
    func cancels(part: Int) {
      let (phone, app) = launch()
      app.recorder.onUpdate = { [recorder = app.recorder] interaction in
        let isThere =
          switch part {
          case 0: recorder.previews.last ?? 0 > 0.2
          case 1: recorder.ends == ["preview"]
          default: recorder.commits.last ?? 0 > 0.5
          }
        if isThere { interaction.cancel() }
      }
      phone.press(at: (150, 300), force: 6.5, for: 1, ramp: 0.8)
      #expect(app.recorder.ends == (part == 0 ? ["cancelled"] : ["preview", "cancelled"]))
      #expect(app.recorder.asked == 1 && !phone.haptics.contains(.soundPop))
    }

    @Test("Previews.PV16. A delegate without commit receives the preview and the cancellation")
    func disableCommit() {
      let (phone, app) = launch()
      let glance = Glance()
      app.interaction?.delegate = glance
      phone.press(at: (150, 300), force: 6.5, for: 1, ramp: 0.8)
      #expect(glance.ends == ["preview", "cancelled"] && phone.haptics == [.soundPeek])
    }

    @Test(
      "Previews.PV14. Nothing begins if the delegate, the phone or its settings do not allow it")
    func beginsNot() {
      let (phone, app) = launch()
      app.recorder.begins = false
      phone.press(at: (150, 300), force: 6, for: 0.5)
      #expect(app.recorder.asked == 1 && app.recorder.previews.isEmpty && app.recorder.ends.isEmpty)
      app.recorder.begins = true
      phone.set(\.is3DTouchEnabled, false)
      phone.press(at: (150, 300), force: 6, for: 0.5)
      phone.set(\.is3DTouchEnabled, true)
      app.interaction?.delegate = nil
      phone.press(at: (150, 300), force: 6, for: 0.5)
      app.interaction?.delegate = app.recorder
      // The interaction is not retained any more.
      app.interaction = nil
      phone.press(at: (150, 300), force: 6, for: 0.5)
      #expect(app.recorder.asked == 1 && app.pad.gestureRecognizers?.isEmpty != false)

      let (plainPhone, plainApp) = launch(.iPhone11)
      // Its screen measures no force.
      plainPhone.press(at: (150, 300), for: 0.5)
      #expect(plainApp.recorder.asked == 0 && plainPhone.haptics == [])
    }
  }
}
