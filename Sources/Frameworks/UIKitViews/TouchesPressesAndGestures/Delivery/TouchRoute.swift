/// The delivery of a touch to its view: the delivered and the pending phases.
@MainActor
final class TouchRoute {
  let touch: UITouch
  private(set) weak var view: UIView?
  /// The pending phases, in order.
  var queue: [UITouch.Moment] = []
  /// The last delivered phase; nil before the touch begins.
  var lastDelivered: UITouch.Moment?
  /// Whether the view has received the end of the touch, or will receive nothing more.
  var isOver = false
  /// Whether the finger or pencil is still down.
  var isDown = true

  /// Creates the delivery of a touch; without a view it is over at once.
  init(_ touch: UITouch, to view: UIView?) {
    self.touch = touch
    self.view = view
    isOver = view == nil
  }

  /// Adds a phase of the touch.
  func add(_ moment: UITouch.Moment) {
    if moment.phase == .ended || moment.phase == .cancelled { isDown = false }
    guard !isOver else { return }
    if moment.phase == .cancelled, lastDelivered == nil {
      // A touch that has not begun for the view need not be cancelled (Touches.D5).
      return abandon()
    }
    // Of several delayed moves, only the last is delivered (Touches.D4).
    if moment.phase == .moved, queue.last?.phase == .moved { queue.removeLast() }
    queue.append(moment)
  }

  /// Cancels the touch in the view (Touches.D3).
  func cancel() {
    guard !isOver else { return }
    guard lastDelivered != nil else { return abandon() }
    var moment = touch.moment
    moment.phase = .cancelled
    queue = [moment]
  }

  /// Ends the delivery without notifying the view.
  func abandon() {
    queue = []
    isOver = true
  }

  /// Whether the next phase may be delivered now.
  var isReady: Bool {
    guard !isOver, let next = queue.first else { return false }
    let undecided = touch.recognizers.filter { $0.isUndecided && $0.hasSeen(touch) }
    switch next.phase {
    case .began: return !undecided.contains(where: \.delaysTouchesBegan)  // (Touches.D1)
    case .ended: return !undecided.contains(where: \.delaysTouchesEnded)  // (Touches.D2)
    default: return true
    }
  }

  /// Sets the touch to the next pending phase.
  ///
  /// - Returns: A closure that restores the current properties of the touch.
  func applyNext() -> () -> Void {
    guard !queue.isEmpty else { return {} }
    let moment = queue.removeFirst()
    let (present, before) = (touch.moment, touch.previous)
    (touch.moment, touch.previous) = (moment, lastDelivered ?? moment)
    lastDelivered = moment
    touch.hasReachedView = true
    if moment.phase == .ended || moment.phase == .cancelled { isOver = true }
    return { [touch] in (touch.moment, touch.previous) = (present, before) }
  }
}
