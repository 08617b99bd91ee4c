import PhoneTesting
import UIKit

/// Benchmarks of VoiceOver with an app of ten thousand elements, on one screen or in a scroll view.
@MainActor
enum VoiceOverTree {
  /// The median times in milliseconds.
  struct Times {
    /// Of the app's list of its elements while VoiceOver is off.
    var off = 0.0
    /// Of the list while VoiceOver is on.
    var list = 0.0
    /// Of a flick until the next element has the focus and its speech begins, without the
    /// synthesis.
    var move = 0.0
    /// Of the same flick without VoiceOver: the phone's and the app's turns alone.
    var flick = 0.0
    /// Of a move that scrolls, after which all elements are elsewhere.
    var scrollingMove = 0.0
    /// Of a finger that explores an element, until it has the focus, and would be spoken.
    var touch = 0.0
  }

  /// Measures an app with all elements on one screen, and one that scrolls.
  static func times() -> Times {
    var times = Times()
    let grid = measure(GridApp.self)
    (times.off, times.list, times.move, times.flick) = (grid.off, grid.list, grid.move, grid.flick)
    times.touch = grid.touch
    times.scrollingMove = measure(ScrollingApp.self).move
    return times
  }

  // MARK: Internals

  private static let count = 10_000

  private static func measure<App: UIResponder & UIApplicationDelegate>(
    _ app: App.Type
  ) -> (off: Double, list: Double, move: Double, flick: Double, touch: Double) {
    let phone = SimulatedPhone(.iPhone7)
    _ = phone.launch(app)
    phone.wait(0.2)
    let off = median { _ = phone.elements }
    let flick = median { phone.swipe(from: (x: 100, y: 300), to: (x: 180, y: 300), for: 0.1) }
    phone.voiceOver.isEnabled = true
    phone.wait(4)
    let list = median { _ = phone.elements }
    // Speech is off: its synthesis has a benchmark of its own.
    phone.voiceOver.perform(.speech)
    for _ in 0..<20 { phone.voiceOver.flick(.right) }
    let before = phone.voiceOver.focus?.label
    let move = median { phone.voiceOver.flick(.right) }
    precondition(phone.voiceOver.focus?.label != before, "the focus has moved")
    var place = 100.0
    let touch = median {
      place += 7
      let before = phone.voiceOver.focus?.label
      phone.voiceOver.explore((x: place, y: 300), for: 0.05)
      for _ in 0..<60 where phone.voiceOver.focus?.label == before { phone.wait(1 / 60) }
    }
    return (off, list, move, flick, touch)
  }

  private static func median(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<11).map { _ in clock.measure(body) / .milliseconds(1) }
    return times.sorted()[5]
  }

  private class LabelsApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let scroll = UIScrollView(frame: window.bounds)
      for index in 0..<VoiceOverTree.count {
        let label = UILabel(frame: frame(of: index))
        label.text = "item \(index)"
        scroll.contentSize.height = max(scroll.contentSize.height, label.frame.maxY)
        scroll.addSubview(label)
      }
      window.addSubview(scroll)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func frame(of index: Int) -> CGRect { .zero }
  }

  private final class ScrollingApp: LabelsApp {
    override func frame(of index: Int) -> CGRect {
      CGRect(x: 20, y: 40 * Double(index), width: 300, height: 30)
    }
  }

  private final class GridApp: LabelsApp {
    override func frame(of index: Int) -> CGRect {
      CGRect(x: 3.7 * Double(index % 100), y: 6.6 * Double(index / 100), width: 3.7, height: 6.6)
    }
  }
}
