/// The way of one touch to its view: what the view has been told, and what it is to be told yet.
@MainActor
final class TouchRoute {
  let touch: UITouch
  private(set) weak var view: UIView?
  /// What the view is to be told yet, in order.
  var queue: [UITouch.Moment] = []
  /// What the view was told last; nil before it was told that the touch began.
  var told: UITouch.Moment?
  /// Whether the view has been, or never will be, told how the touch went out.
  var isOver = false
  /// Whether the finger is still down, or the pencil.
  var isDown = true

  /// Makes the way of a touch; without a view, or to one that does not get it, it is over at once.
  init(_ touch: UITouch, to view: UIView?) {
    self.touch = touch
    self.view = view
    isOver = view == nil
  }

  /// Takes in what became of the touch.
  func add(_ moment: UITouch.Moment) {
    if moment.phase == .ended || moment.phase == .cancelled { isDown = false }
    guard !isOver else { return }
    if moment.phase == .cancelled, told == nil {
      // D5: what never began for the view need not be taken back.
      return abandon()
    }
    // D4: of what was held, only the last of several moves is told.
    if moment.phase == .moved, queue.last?.phase == .moved { queue.removeLast() }
    queue.append(moment)
  }

  /// D3: takes the touch from the view.
  func cancel() {
    guard !isOver else { return }
    guard told != nil else { return abandon() }
    var moment = touch.moment
    moment.phase = .cancelled
    queue = [moment]
  }

  /// Lets the view never hear of it, or of it no more.
  func abandon() {
    queue = []
    isOver = true
  }

  /// Whether the view may be told now what is next.
  var isReady: Bool {
    guard !isOver, let next = queue.first else { return false }
    let undecided = touch.recognizers.filter { $0.isUndecided && $0.hasSeen(touch) }
    switch next.phase {
    case .began: return !undecided.contains(where: \.delaysTouchesBegan)  // D1
    case .ended: return !undecided.contains(where: \.delaysTouchesEnded)  // D2
    default: return true
    }
  }

  /// Has the touch say what the view is told next, and takes that from the queue.
  ///
  /// - Returns: What has the touch say again what it is like now.
  func showNext() -> () -> Void {
    guard !queue.isEmpty else { return {} }
    let moment = queue.removeFirst()
    let (present, before) = (touch.moment, touch.previous)
    (touch.moment, touch.previous) = (moment, told ?? moment)
    told = moment
    touch.hasReachedView = true
    if moment.phase == .ended || moment.phase == .cancelled { isOver = true }
    return { [touch] in (touch.moment, touch.previous) = (present, before) }
  }
}
