import Phone
import PhoneHardware
import PhoneLink
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Presses that an app follows itself (PV14–PV17).
  @MainActor @Suite(.serialized) struct PreviewInteractionTests {
    /// What a delegate has heard.
    fileprivate final class Diary: NSObject, UIPreviewInteractionDelegate {
      var begins = true
      var asked = 0
      var previews: [CGFloat] = []
      var commits: [CGFloat] = []
      var ends: [String] = []
      /// Is called with what was heard last, such as to cancel from within.
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

    /// One that has nothing to open.
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
      let diary = Diary()
      lazy var interaction: UIPreviewInteraction? = UIPreviewInteraction(view: pad)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        window?.rootViewController?.view.addSubview(pad)
        interaction?.delegate = diary
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
          ContactID(1), phase, x: 150, y: 300, pressure: force.map(Pressure.touches) ?? .usual))
      phone.wait(0.1)
    }

    @Test(
      "PV15, PV16. The progress of both parts is told of, with a tick and a knock at their ends")
    func wholePress() {
      let (phone, app) = launch()
      phone.press(at: (150, 300), force: 6, for: 1.5, ramp: 1)
      let diary = app.diary
      #expect(diary.asked == 1 && diary.ends == ["preview", "commit"])
      #expect(diary.previews == diary.previews.sorted() && diary.previews.last == 1)
      #expect(diary.previews.filter { $0 == 1 }.count == 1 && diary.previews.count > 2)
      #expect(diary.commits == diary.commits.sorted() && diary.commits.last == 1)
      #expect(diary.commits.first ?? 1 < 0.1 && diary.commits.count > 20)
      #expect(phone.haptics == [.soundPeek, .soundPop])
    }

    @Test("PV15. What presses less again is less far; lifted before the peek, it is cancelled")
    func lessAgain() {
      let (phone, app) = launch()
      finger(phone, .began, force: 0.5)
      #expect(app.diary.asked == 0)
      for force in [1.25, 1.1, 1.3] { finger(phone, .moved, force: force) }
      let previews = app.diary.previews
      #expect(previews.min() == 0 || previews.min() ?? 1 < previews.first ?? 0)
      #expect(
        app.diary.ends.isEmpty && app.interaction?.location(in: app.pad) == CGPoint(x: 100, y: 100))
      #expect(app.interaction?.location(in: nil) == CGPoint(x: 150, y: 300))
      finger(phone, .ended)
      #expect(app.diary.ends == ["cancelled"] && phone.haptics == [])
    }

    @Test("PV17. Lifted after the peek it is cancelled too, and can begin again")
    func lifted() {
      let (phone, app) = launch()
      for _ in 0..<2 {
        phone.press(at: (150, 300), force: 3, for: 0.5, ramp: 0.3)
        #expect(app.diary.ends == ["preview", "cancelled"])
        app.diary.ends = []
      }
      #expect(app.diary.commits.allSatisfy { (0..<1).contains($0) })
    }

    @Test(
      "PV17. It can be cancelled from within, and says no more of that press", arguments: [0, 1, 2])
    func cancels(part: Int) {
      let (phone, app) = launch()
      app.diary.onUpdate = { [diary = app.diary] interaction in
        let isThere =
          switch part {
          case 0: diary.previews.last ?? 0 > 0.2
          case 1: diary.ends == ["preview"]
          default: diary.commits.last ?? 0 > 0.5
          }
        if isThere { interaction.cancel() }
      }
      phone.press(at: (150, 300), force: 6.5, for: 1, ramp: 0.8)
      #expect(app.diary.ends == (part == 0 ? ["cancelled"] : ["preview", "cancelled"]))
      #expect(app.diary.asked == 1 && !phone.haptics.contains(.soundPop))
    }

    @Test("PV16. A delegate that opens nothing hears of the preview, and that the finger lifts")
    func opensNothing() {
      let (phone, app) = launch()
      let glance = Glance()
      app.interaction?.delegate = glance
      phone.press(at: (150, 300), force: 6.5, for: 1, ramp: 0.8)
      #expect(glance.ends == ["preview", "cancelled"] && phone.haptics == [.soundPeek])
    }

    @Test("PV14. Nothing begins where the delegate, the phone or its settings do not want it")
    func beginsNot() {
      let (phone, app) = launch()
      app.diary.begins = false
      phone.press(at: (150, 300), force: 6, for: 0.5)
      #expect(app.diary.asked == 1 && app.diary.previews.isEmpty && app.diary.ends.isEmpty)
      app.diary.begins = true
      phone.set(\.is3DTouchEnabled, false)
      phone.press(at: (150, 300), force: 6, for: 0.5)
      phone.set(\.is3DTouchEnabled, true)
      app.interaction?.delegate = nil
      phone.press(at: (150, 300), force: 6, for: 0.5)
      app.interaction?.delegate = app.diary
      // Nobody keeps it any more.
      app.interaction = nil
      phone.press(at: (150, 300), force: 6, for: 0.5)
      #expect(app.diary.asked == 1 && app.pad.gestureRecognizers?.isEmpty != false)

      let (plainPhone, plainApp) = launch(.iPhone11)
      plainPhone.press(at: (150, 300), force: 6, for: 0.5)
      #expect(plainApp.diary.asked == 0 && plainPhone.haptics == [])
    }
  }
}
