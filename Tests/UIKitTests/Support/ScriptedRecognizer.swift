import Foundation
import UIKit

/// A custom recognizer whose states come from a script, one for each call.
final class ScriptedRecognizer: UIGestureRecognizer {
  var onBegan: State?
  var onMoved: State?
  var onEnded: State?
  var onCancelled: State? = .cancelled
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPreventedBy: (UIGestureRecognizer) -> Bool = { _ in true }
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var isWaitedForBy: (UIGestureRecognizer) -> Bool = { _ in false }
  var resets = 0
  var told: [String] = []

  convenience init(_ began: State?, _ moved: State?, _ ended: State?) {
    self.init(target: nil, action: nil)
    (onBegan, onMoved, onEnded) = (began, moved, ended)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("began", onBegan)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("moved", onMoved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("ended", onEnded)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("cancelled", onCancelled)
  }
  override func reset() { resets += 1 }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventedBy(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waitsFor(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isWaitedForBy(other)
  }

  private func tell(_ what: String, _ next: State?) {
    told.append(what)
    if let next { state = next }
  }
}

/// A delegate with preset answers.
final class Answers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var isTogether = false
  var waits = false
  var isWaitedFor = false
  var takesTouch = true
  var takesEvent = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { takesTouch }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { takesEvent }
}
