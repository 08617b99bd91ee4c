/// The three-finger editing gestures: undo, redo, copy, cut and paste (Undo.UN12).
@MainActor
package final class ThreeFingerGestures: NSObject, UIGestureRecognizerDelegate {
  /// Adds the gestures to a window, once.
  package static func add(to window: UIWindow) {
    guard window.threeFingerGestures == nil else { return }
    window.threeFingerGestures = ThreeFingerGestures(window)
  }

  private weak var window: UIWindow?
  private var lastCopy: TimeInterval = -.infinity

  private init(_ window: UIWindow) {
    self.window = window
    super.init()
    let (left, right) = (swipe(.left), swipe(.right))
    left.onAction { [weak self] _ in self?.undo() }
    right.onAction { [weak self] _ in self?.redo() }
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 3)
    tap.onAction { [weak self] _ in self?.undo() }
    let pinch = ThreeFingerPinchRecognizer(target: nil, action: nil)
    pinch.onAction { [weak self, weak pinch] _ in
      guard let self, let pinch else { return }
      pinch.isInward ? copyOrCut(at: pinch.time) : edit("paste:")
    }
    for recognizer in [left, right, tap, pinch] {
      recognizer.delegate = self
      window.addGestureRecognizer(recognizer)
    }
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let responder = window?.firstResponder else { return false }
    return sequence(first: responder, next: \.next).allSatisfy {
      $0.editingInteractionConfiguration != .none
    }
  }

  // MARK: Internals

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
    (swipe.numberOfTouchesRequired, swipe.direction) = (3, direction)
    return swipe
  }

  private func undo() {
    guard let undoManager = window?.firstResponder?.undoManager, undoManager.canUndo else { return }
    undoManager.undo()
  }

  private func redo() {
    guard let undoManager = window?.firstResponder?.undoManager, undoManager.canRedo else { return }
    undoManager.redo()
  }

  /// Copies; a second inward pinch soon after the first cuts what was copied.
  private func copyOrCut(at time: TimeInterval) {
    let isSecond = time - lastCopy < Self.pause
    lastCopy = isSecond ? -.infinity : time
    edit(isSecond ? "cut:" : "copy:")
  }

  /// The time within which a second pinch cuts, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  private static let pause: TimeInterval = 1

  private func edit(_ name: String) {
    let action = Selector(name)
    guard let responder = window?.firstResponder,
      let target = responder.target(forAction: action, withSender: nil) as? UIResponder
    else { return }
    _ = target.performStandardEdit(action, nil)
  }
}
