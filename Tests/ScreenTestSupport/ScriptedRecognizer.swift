import Foundation
import UIKit

/// A custom recognizer whose states come from a script, one for each call.
package final class ScriptedRecognizer: UIGestureRecognizer {
  package var onBegan: State?
  package var onMoved: State?
  package var onEnded: State?
  package var onCancelled: State? = .cancelled
  package var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  package var isPreventedBy: (UIGestureRecognizer) -> Bool = { _ in true }
  package var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  package var isWaitedForBy: (UIGestureRecognizer) -> Bool = { _ in false }
  package var resets = 0
  package var received: [String] = []

  package convenience init(_ began: State?, _ moved: State?, _ ended: State?) {
    self.init(target: nil, action: nil)
    (onBegan, onMoved, onEnded) = (began, moved, ended)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("began", onBegan)
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("moved", onMoved)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("ended", onEnded)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("cancelled", onCancelled)
  }
  package override func reset() { resets += 1 }
  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    isPreventedBy(other)
  }
  package override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    waitsFor(other)
  }
  package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isWaitedForBy(other)
  }

  private func tell(_ what: String, _ next: State?) {
    received.append(what)
    if let next { state = next }
  }
}

/// A delegate with preset answers.
package final class Answers: NSObject, UIGestureRecognizerDelegate {
  package var begins = true
  package var isTogether = false
  package var waits = false
  package var isWaitedFor = false
  package var takesTouch = true
  package var takesEvent = true

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins
  }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { takesTouch }
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { takesEvent }
}
