/// The rows or items that a list has asked its app to prepare (Prefetching.PF1–PF5).
@MainActor
final class ListPrefetcher {
  private let notify: (_ requested: [IndexPath], _ cancelled: [IndexPath]) -> Void
  /// The elements that were requested and have been neither displayed nor cancelled, in order.
  private var requested: [IndexPath] = []
  /// The elements to request at the next notification.
  private var added: [IndexPath] = []
  /// The elements to cancel at the next notification.
  private var removed: [IndexPath] = []
  private var position: CGFloat?
  private var isForward = true
  private var isScheduled = false

  /// Creates a prefetcher that notifies the app by a closure.
  init(notify: @escaping (_ requested: [IndexPath], _ cancelled: [IndexPath]) -> Void) {
    self.notify = notify
  }

  /// Updates the requests after a layout.
  ///
  /// - Parameters:
  ///   - bounds: The visible bounds.
  ///   - isHorizontal: Whether the list scrolls horizontally.
  ///   - visible: The displayed elements.
  ///   - elements: A closure that returns the elements in a rectangle, in reading order.
  func update(
    bounds: CGRect, isHorizontal: Bool, visible: Set<IndexPath>,
    elements: (CGRect) -> [IndexPath]
  ) {
    let origin = isHorizontal ? bounds.minX : bounds.minY
    if let position, position != origin { isForward = origin > position }
    position = origin
    // As much as is visible, before or behind it (Prefetching.PF2).
    let distance = (isHorizontal ? bounds.width : bounds.height) * (isForward ? 1 : -1)
    let area = bounds.offsetBy(dx: isHorizontal ? distance : 0, dy: isHorizontal ? 0 : distance)
    let inOrder = elements(area).filter { !visible.contains($0) }
    let ahead = isForward ? inOrder : inOrder.reversed()
    let (before, after) = (Set(requested), Set(ahead))
    added += ahead.filter { !before.contains($0) }
    removed += requested.filter { !after.contains($0) && !visible.contains($0) }
    requested = ahead
    // An element that has left before the notification was never requested.
    let both = Set(added).intersection(removed)
    added.removeAll { both.contains($0) || !after.contains($0) }
    removed.removeAll { both.contains($0) }
    guard !isScheduled, !added.isEmpty || !removed.isEmpty else { return }
    isScheduled = true
    // A timer that is due at once requests a turn, also when the layout ends the last one.
    DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in
      MainActor.assumeIsolated { self?.send() }
    }
  }

  /// Discards all requests, because index paths have other meanings now (Prefetching.PF5).
  func reset() {
    (requested, added, removed) = ([], [], [])
  }

  private func send() {
    isScheduled = false
    let (added, removed) = (self.added, self.removed)
    (self.added, self.removed) = ([], [])
    if !added.isEmpty || !removed.isEmpty { notify(added, removed) }
  }
}
