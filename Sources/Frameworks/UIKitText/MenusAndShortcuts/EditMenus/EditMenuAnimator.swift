/// The animations and completion handlers that delegates have added.
@MainActor
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations, and the completion handlers after them.
  func run() {
    UIView.animate(withDuration: EditMenuMetrics.appearance) {
      self.animate()
    } completion: { _ in
      self.complete()
    }
  }

  func animate() { for animation in animations { animation() } }

  func complete() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
