import Dispatch
import TactusCoreFoundation

/// One of the two streams of a connection, as the connection sees it.
///
/// Sendable because the connection's condition guards everything.
final class StreamSide: @unchecked Sendable {
  /// Whether bytes are read from the stream.
  let isInput: Bool
  weak var stream: Stream?
  weak var delegate: (any StreamDelegate)?
  /// Whether the app has set a delegate; that may be gone.
  var hasDelegate = false
  var isOpen = false
  var isClosed = false
  /// The places where the delegate is called: the first place, and other modes if it is a run loop.
  var places: [StreamPlace] = []

  // What the delegate knows (Networking.NW35).
  var knowsOpening = false
  /// Whether the delegate knows that bytes, or space for them, are available.
  var knowsReadiness = false
  var knowsEnd = false
  var knowsError = false
  /// Whether the app has read up to the end.
  var hasReadEnd = false
  /// Whether a call of the delegate will come.
  var isScheduled = false
  /// Whether the delegate is being called.
  var isInCall = false

  init(isInput: Bool) { self.isInput = isInput }

  /// Whether the stream can be used.
  var isInUse: Bool { isOpen && !isClosed }
}

/// A queue or a run loop on which a stream calls its delegate.
///
/// Sendable because run loops and queues may be woken from any thread.
final class StreamPlace: @unchecked Sendable {
  enum Kind {
    case queue(DispatchQueue)
    case loop(RunLoop, RunLoop.Mode)
  }

  let kind: Kind
  private let source: StreamSource?
  /// A timer that never fires, by which another thread wakes the run loop.
  private let timer: Timer?

  /// Creates a place, to which a run loop without other sources is bound.
  ///
  /// - Parameter call: Calls the delegate.
  init(_ kind: Kind, call: @escaping @Sendable () -> Void) {
    self.kind = kind
    guard case .loop(let loop, let mode) = kind, loop !== RunLoop.main else {
      (source, timer) = (nil, nil)
      return
    }
    let source = StreamSource(call)
    loop._add(source, forMode: mode)
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    loop.Foundation::add(timer, forMode: mode)
    (self.source, self.timer) = (source, timer)
  }

  /// Whether the place is a run loop.
  var isLoop: Bool { if case .loop = kind { true } else { false } }

  /// Removes the place from its run loop.
  func end() {
    guard case .loop(let loop, let mode) = kind, let source else { return }
    loop._remove(source, for: mode)
    timer?.invalidate()
  }

  /// Does the call at the place.
  func perform(_ call: @escaping @Sendable () -> Void) {
    switch kind {
    case .queue(let queue): queue.async { call() }
    case .loop:
      // The main queue belongs to the main run loop, and to the turns of an app.
      guard let source else { return DispatchQueue.main.async { call() } }
      source.signal()
      // The mark of a source does not wake a run loop, but the date of a timer does.
      timer?.fireDate = .distantFuture
    }
  }
}

/// A source of a run loop that calls a delegate.
private final class StreamSource: RunLoop._Source {
  private let call: @Sendable () -> Void

  init(_ call: @escaping @Sendable () -> Void) {
    self.call = call
    super.init()
  }

  override func perform() { call() }
}
