/// Lets be done what goes along with a menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is previewed; nil where there is none.
  var previewViewController: UIViewController? { get }
  /// Has changes be animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something be done afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same, where what is previewed opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Back to where it came from.
  case dismiss = 0
  /// It becomes as large as the screen.
  case pop = 1
}

/// What delegates gave to be done along, and afterwards.
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
