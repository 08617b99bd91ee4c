internal import TactusVirtualTime

/// An animator for a delegate's animations alongside the appearance or dismissal of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview controller; nil if there is none.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIContextMenuInteractionAnimating {
  /// Returns when the animations have ended.
  public func addCompletion() async {
    await withCompletionWaiter(fallback: ()) { waiter in addCompletion { waiter.finish(()) } }
  }
}

/// An animator for a delegate's animations alongside the commit of a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the commit.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations and completion handlers that delegates have added.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { for animation in animations { animation() } }
  func complete() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
