import Foundation
import PhoneTesting
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Touch traces, and the gestures that an app recognizes in them.
  ///
  /// Each trace is a script of `tactus run` that ends with its expectations. The traces were made
  /// by hand after the behavior of fingers (they tremble, flatten, and come and go one after the
  /// other), and test UIKit's recognizers together: all of them receive every touch.
  @MainActor @Suite(.serialized) struct TraceTests {
    /// The app of the tests: records the name of each gesture that it recognizes.
    private final class Board: UIResponder, UIApplicationDelegate, UIGestureRecognizerDelegate {
      var window: UIWindow?
      private var names: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isMultipleTouchEnabled = true
        window.isAccessibilityElement = true
        window.accessibilityLabel = "eventLog"
        window.accessibilityValue = ""
        addRecognizers(to: window)
        window.makeKeyAndVisible()
        self.window = window
        return true
      }

      private func note(_ name: String) {
        names.append(name)
        window?.accessibilityValue = names.joined(separator: ", ")
      }

      private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, to view: UIView, note: @escaping (Recognizer) -> String?
      ) -> Recognizer {
        recognizer.onAction { [unowned self] sender in
          if let name = (sender as? Recognizer).flatMap(note) { self.note(name) }
        }
        view.addGestureRecognizer(recognizer)
        return recognizer
      }

      private func addRecognizers(to view: UIView) {
        let twice = add(UITapGestureRecognizer(), to: view) { _ in "double tap" }
        twice.numberOfTapsRequired = 2
        let once = add(UITapGestureRecognizer(), to: view) { _ in "tap" }
        once.require(toFail: twice)
        let both = add(UITapGestureRecognizer(), to: view) { _ in "two-finger tap" }
        both.numberOfTouchesRequired = 2
        let hold = add(HardPress(), to: view) { press in
          guard press.state == .ended else { return nil }
          let isHard = press.hardest > 5
          return isHard ? String(format: "long press, hardest %.2f", press.hardest) : "long press"
        }
        hold.minimumPressDuration = 0.5
        let edge = add(UIScreenEdgePanGestureRecognizer(), to: view) {
          $0.state == .ended ? "edge pan" : nil
        }
        edge.edges = .left
        let flick = add(UISwipeGestureRecognizer(), to: view) { _ in "swipe left" }
        flick.direction = .left
        let drag = add(UIPanGestureRecognizer(), to: view) { pan in
          guard pan.state == .ended else { return nil }
          return pan.translation(in: pan.view).x > 0 ? "pan right" : "pan left"
        }
        drag.maximumNumberOfTouches = 1
        drag.require(toFail: flick)
        drag.require(toFail: edge)
        _ = add(UIPinchGestureRecognizer(), to: view) { pinch in
          pinch.state == .ended ? String(format: "pinch %.1f", pinch.scale) : nil
        }
        _ = add(UIRotationGestureRecognizer(), to: view) { turn in
          turn.state == .ended ? String(format: "rotation %.2f", turn.rotation) : nil
        }
      }
    }

    /// A long press that records its maximum force.
    private final class HardPress: UILongPressGestureRecognizer {
      private(set) var hardest: CGFloat = 0

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hardest = max(hardest, touches.map(\.force).max() ?? 0)
        super.touchesMoved(touches, with: event)
      }

      override func reset() {
        super.reset()
        hardest = 0
      }
    }

    private nonisolated static let names: [String] = {
      let folder = SharedFolder.project.appending(path: "Tests/UIKitAppTests/Traces")
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.filter { $0.hasSuffix(".jsonl") }.sorted()
    }()

    @Test("Touch traces exist") func areThere() { #expect(Self.names.count >= 10) }

    @Test("A touch trace is recognized as its gestures", arguments: names)
    func trace(name: String) throws {
      let file = SharedFolder.project.appending(path: "Tests/UIKitAppTests/Traces/\(name)")
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(Board.self)
      try phone.perform(PhoneScript(contentsOf: file.path))
    }
  }
}
