import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import UIKit

/// Benchmarks of VoiceOver with an app of ten thousand elements.
@MainActor
enum VoiceOverTree {
  /// Returns the median times in milliseconds: of the app's list of its elements with VoiceOver off
  /// and on, and of the move to the next element once VoiceOver has the list.
  static func times() -> (off: Double, list: Double, move: Double) {
    let phone = SimulatedPhone(.iPhone7)
    _ = phone.launch(LabelsApp.self)
    phone.wait(0.2)
    let off = median { _ = phone.elements }
    phone.voiceOver.isEnabled = true
    phone.wait(2)
    let list = median { _ = phone.elements }
    return (off, list, move(in: phone.elements))
  }

  // MARK: Internals

  private static let count = 10_000

  /// Returns the time in which VoiceOver finds and speaks the next element.
  private static func move(in elements: [ScreenElement]) -> Double {
    var elements = elements
    let first = elements.firstIndex { $0.isAccessible } ?? 0
    for place in elements.indices { elements[place].isFocused = place == first + count / 2 }
    var now = PhoneInstant.boot
    return median {
      var model = VoiceOver(screenHeight: 667)
      for (step, x) in [100.0, 180, 180].enumerated() {
        now = now.advanced(by: .milliseconds(20))
        let phase: VoiceOverRecognizer.Phase = [.began, .moved, .ended][step]
        _ = model.handle(1, phase, at: ScreenPoint(x: x, y: 300), force: 1, now: now)
      }
      let effects = model.receive(elements, at: now)
      precondition(effects.contains { if case .perform = $0 { true } else { false } })
    }
  }

  private static func median(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<11).map { _ in clock.measure(body) / .milliseconds(1) }
    return times.sorted()[5]
  }

  private final class LabelsApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 375, height: 40 * Double(VoiceOverTree.count))
      for index in 0..<VoiceOverTree.count {
        let label = UILabel(
          frame: CGRect(x: 20, y: 40 * Double(index), width: 300, height: 30))
        label.text = "item \(index)"
        scroll.addSubview(label)
      }
      window.addSubview(scroll)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}
