/// The animations and completion handlers that delegates add to a lift, a drop or a cancellation.
@MainActor
package final class DragTransition: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package override init() { super.init() }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animations' changes.
  package func animate() { for animation in animations { animation() } }

  /// Calls the completion handlers, once.
  package func complete(_ position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}
