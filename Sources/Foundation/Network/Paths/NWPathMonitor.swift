internal import Synchronization

/// An observer of the network.
///
/// Steps Connections.PA1….
///
/// - Thread: any.
public final class NWPathMonitor: Sendable, CustomDebugStringConvertible {
  private struct State: Sendable {
    var queue: DispatchQueue?
    var callbackQueue: DispatchQueue?
    var handler: (@Sendable (NWPath) -> Void)?
    var reported: NWPath?
    var observation: Int?
    var isCancelled = false
    var streams: [AsyncStream<NWPath>.Continuation] = []
  }

  private let source: PathSource
  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let state = Mutex(State())

  // MARK: Creating

  /// Creates a monitor of all interfaces.
  public convenience init() { self.init(observing: .machine) }

  /// Creates a monitor of the interfaces of one type.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(observing: .machine, required: requiredInterfaceType)
  }

  /// Creates a monitor of the interfaces of all types but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(observing: .machine, prohibited: prohibitedInterfaceTypes)
  }

  /// Creates a monitor that observes a source.
  package init(
    observing source: PathSource, required: NWInterface.InterfaceType? = nil,
    prohibited: [NWInterface.InterfaceType] = []
  ) {
    (self.source, self.required, self.prohibited) = (source, required, prohibited)
  }

  deinit { cancel() }

  // MARK: Observing

  /// The handler that receives the current path and each later one.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The current path.
  public var currentPath: NWPath {
    source.snapshot.path(required: required, prohibited: prohibited)
  }

  /// The queue of the closure; nil before the monitor starts.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Starts to call the closure on a queue.
  public func start(queue: DispatchQueue) {
    let (isNew, isObserving) = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return (false, false) }
      state.queue = queue
      state.callbackQueue = queue.callbackQueue
      return (true, state.observation != nil)
    }
    guard isNew else { return }
    if isObserving {
      let path = currentPath
      let queue = state.withLock { $0.callbackQueue }
      queue?.async { [weak self] in self?.call(with: path) }
    } else {
      observe()
    }
  }

  /// Stops calling the handler, and ends all loops over the paths.
  public func cancel() {
    let (observation, streams) = state.withLock { state in
      defer { (state.observation, state.streams, state.isCancelled) = (nil, [], true) }
      return (state.observation, state.streams)
    }
    if let observation { source.remove(observation) }
    for stream in streams { stream.finish() }
  }

  /// The current path.
  public var debugDescription: String { "NWPathMonitor(\(currentPath))" }

  // MARK: Internals

  /// Reports the path, and from now on each change.
  private func observe() {
    let number = source.observe { [weak self] in self?.report() }
    let isLate = state.withLock { state in
      let isSecond = state.observation != nil || state.isCancelled
      if !isSecond { state.observation = number }
      return isSecond
    }
    if isLate { source.remove(number) }
    report()
  }

  /// Reports the path if it differs from the last reported one (Connections.PA4).
  private func report() {
    let path = currentPath
    let (queue, streams) = state.withLock { state in
      guard !state.isCancelled, state.reported != path else {
        return (nil, []) as (DispatchQueue?, [AsyncStream<NWPath>.Continuation])
      }
      state.reported = path
      return (state.callbackQueue, state.streams)
    }
    for stream in streams { stream.yield(path) }
    queue?.async { [weak self] in self?.call(with: path) }
  }

  private func call(with path: NWPath) {
    let handler = state.withLock { $0.isCancelled ? nil : $0.handler }
    handler?(path)
  }
}

extension NWPathMonitor: AsyncSequence {
  /// A path.
  public typealias Element = NWPath

  /// An iterator over the current path and each later one.
  public struct Iterator: AsyncIteratorProtocol {
    private let monitor: NWPathMonitor
    private var base: AsyncStream<NWPath>.Iterator

    fileprivate init(_ monitor: NWPathMonitor, _ stream: AsyncStream<NWPath>) {
      (self.monitor, base) = (monitor, stream.makeAsyncIterator())
    }

    /// Returns the next path; nil after the monitor or the task has been canceled.
    public mutating func next() async -> NWPath? { await base.next() }
  }

  /// Returns an iterator, for which the monitor starts (Connections.PA5).
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<NWPath>.makeStream()
    let (isCancelled, isObserving) = state.withLock { state in
      if !state.isCancelled { state.streams.append(continuation) }
      return (state.isCancelled, state.observation != nil)
    }
    if isCancelled {
      continuation.finish()
    } else if isObserving {
      continuation.yield(currentPath)
    } else {
      observe()
    }
    return Iterator(self, stream)
  }
}
