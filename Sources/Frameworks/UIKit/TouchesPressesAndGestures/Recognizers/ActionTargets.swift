/// Whom to tell, and by which method; targets are not kept alive.
@MainActor
final class ActionTargets {
  /// Adds a pair, unless it is there.
  func add(_ target: AnyObject, _ action: Selector) {
    guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
    pairs.append(Pair(target: target, action: action))
  }

  /// Takes pairs away; nil stands for any.
  func remove(_ target: AnyObject?, _ action: Selector?) {
    pairs.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action == action)
    }
  }

  /// Adds what is called with the sender.
  func add(_ handler: @escaping @MainActor (AnyObject) -> Void) { handlers.append(handler) }

  /// Tells them all; who is added meanwhile is told the next time.
  func tell(_ sender: AnyObject) {
    pairs.removeAll { $0.target == nil }
    let (pairs, handlers) = (pairs, handlers)
    for pair in pairs {
      guard let target = pair.target else { continue }
      if !pair.action.perform(on: target, with: [sender]) {
        Complaint.once(
          "\(type(of: target)) has no method '\(pair.action)' that takes what it is sent")
      }
    }
    for handler in handlers { handler(sender) }
  }

  // MARK: Internals

  private struct Pair {
    weak var target: AnyObject?
    let action: Selector
  }

  private var pairs: [Pair] = []
  private var handlers: [@MainActor (AnyObject) -> Void] = []
}

extension UIGestureRecognizer {
  /// Has a closure called whenever its targets are told.
  package func onAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.add { sender in (sender as? UIGestureRecognizer).map(handler) }
  }
}
