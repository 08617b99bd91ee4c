/// Target-action pairs, whose targets are weak references, and handlers.
@MainActor
final class ActionTargets {
  /// Adds a target and action, unless the pair is present.
  func add(_ target: AnyObject, _ action: Selector) {
    guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
    pairs.append(Pair(target: target, action: action))
  }

  /// Removes targets and actions; nil matches all.
  func remove(_ target: AnyObject?, _ action: Selector?) {
    pairs.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action == action)
    }
  }

  /// Adds a handler, which receives the sender.
  func add(_ handler: @escaping @MainActor (AnyObject) -> Void) { handlers.append(handler) }

  /// Calls all actions and handlers; those added meanwhile are called the next time.
  func send(_ sender: AnyObject) {
    pairs.removeAll { $0.target == nil }
    let (pairs, handlers) = (pairs, handlers)
    for pair in pairs {
      guard let target = pair.target else { continue }
      pair.action.send(to: target, with: [sender])
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
  /// Adds a closure that is called like an action.
  package func onAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.add { sender in (sender as? UIGestureRecognizer).map(handler) }
  }
}
