import FoundationNetworking
import Synchronization
import TactusCoreFoundation

/// A task that reads and writes the streams of a connection, in the order in which it was asked.
///
/// The toolchain's own such tasks have no members that can be used. Steps Networking.NW70–NW73.
///
/// Sendable because its queue guards everything that is not constant.
final class ConnectedStreamTask: URLSessionStreamTask, @unchecked Sendable {
  /// The session that the task belongs to.
  let session: URLSession
  private let number: Int
  private let shared = Mutex(Shared())
  private let queue = DispatchQueue(label: "tactus.foundation.stream-task")

  /// The values that other threads read.
  private struct Shared {
    var state = State.suspended
    var error: (any Error)?
    var delegate: (any URLSessionTaskDelegate)?
    var received: Int64 = 0
    var sent: Int64 = 0
  }

  // What the queue uses.
  private var input: InputStream?
  private var output: OutputStream?
  private var listener: StreamListener?
  private var isOpen = false
  private var isReadClosed = false
  private var isWriteClosed = false
  /// Whether the delegate has been notified that nothing more is read.
  private var knowsEnd = false
  /// The error of every request after the end.
  private var failure: URLError?
  /// The task itself while it is connected, as a session keeps its tasks.
  private var running: ConnectedStreamTask?
  private var actions: [StreamAction] = []
  /// The bytes of a reading that is not complete.
  private var buffer = Data()

  /// The number of the next such task, greater than those of the toolchain's tasks.
  private static let nextNumber = Atomic(2_000_000)

  /// Creates a task of two streams, which is suspended.
  init(of session: URLSession, _ input: InputStream?, _ output: OutputStream?) {
    self.session = session
    number = Self.nextNumber.add(1, ordering: .relaxed).oldValue
    (self.input, self.output) = (input, output)
    super.init()
  }

  // MARK: URLSessionTask

  override var taskIdentifier: Int { number }
  override var originalRequest: URLRequest? { nil }
  override var currentRequest: URLRequest? { nil }
  override var response: URLResponse? { nil }
  override var state: State { shared.withLock { $0.state } }
  override var countOfBytesReceived: Int64 { shared.withLock { $0.received } }
  override var countOfBytesSent: Int64 { shared.withLock { $0.sent } }
  override var error: (any Error)? {
    get { shared.withLock { $0.error } }
    set { shared.withLock { $0.error = newValue } }
  }
  override var delegate: (any URLSessionTaskDelegate)? {
    get { shared.withLock { $0.delegate } ?? session.delegate as? any URLSessionTaskDelegate }
    set { shared.withLock { $0.delegate = newValue } }
  }

  override func resume() {
    let isChanged = shared.withLock { shared in
      defer { if shared.state == .suspended { shared.state = .running } }
      return shared.state == .suspended
    }
    guard isChanged else { return }
    queue.async { [self] in
      open()
      advance()
    }
  }

  override func suspend() {
    shared.withLock { if $0.state == .running { $0.state = .suspended } }
  }

  override func cancel() {
    let isFirst = shared.withLock { shared in
      let isFirst = shared.state == .suspended || shared.state == .running
      if isFirst { shared.state = .canceling }
      return isFirst
    }
    guard isFirst else { return }
    queue.async { [self] in fail(URLError(.cancelled)) }
  }

  // MARK: Actions

  /// Adds an action after the pending ones.
  func add(_ action: StreamAction, timeout: TimeInterval = 0) {
    queue.async { [self] in
      if let failure { return fail(action, failure) }
      actions.append(action)
      advance()
      guard timeout > 0 else { return }
      queue.asyncAfter(deadline: .now() + timeout) { [weak self] in self?.expire(action) }
    }
  }

  private func open() {
    guard !isOpen, failure == nil else { return }
    guard let input, let output else { return fail(URLError(.badURL)) }
    (isOpen, running) = (true, self)
    let listener = StreamListener { [weak self] stream, event in
      self?.handle(event, isInput: stream is InputStream)
    }
    self.listener = listener
    (input.delegate, output.delegate) = (listener, listener)
    CFReadStreamSetDispatchQueue(input, queue)
    CFWriteStreamSetDispatchQueue(output, queue)
    input.open()
    output.open()
  }

  private func handle(_ event: Stream.Event, isInput: Bool) {
    switch event {
    case .errorOccurred:
      // What has come before the error is still read.
      advance()
      let error = (isInput ? input : output)?.streamError
      fail(error.map(StreamTaskFailure.error) ?? URLError(.networkConnectionLost))
    case .endEncountered:
      if !knowsEnd {
        knowsEnd = true
        tell { $0.urlSession(self.session, readClosedFor: self) }
      }
      advance()
    default: advance()
    }
  }

  /// Does what can be done, in order: an action that waits holds up later ones of its direction
  /// (Networking.NW71).
  private func advance() {
    guard isOpen, failure == nil, state == .running else { return }
    var (waitsToRead, waitsToWrite) = (false, false)
    var index = 0
    while index < actions.count, failure == nil {
      let action = actions[index]
      let isHeld = action.reads && waitsToRead || action.writes && waitsToWrite
      if !isHeld, perform(action) {
        // The app's closures run on another queue, so that the list is still the same.
        actions.removeAll { $0 === action }
      } else {
        guard failure == nil else { return }
        waitsToRead = waitsToRead || action.reads
        waitsToWrite = waitsToWrite || action.writes
        index += 1
      }
    }
    if isReadClosed, isWriteClosed, failure == nil { finish() }
  }

  /// Does an action as far as possible, and returns whether it is complete.
  private func perform(_ action: StreamAction) -> Bool {
    switch action.kind {
    case .read(let least, let most, let completion):
      guard !isReadClosed else {
        call { completion(nil, false, URLError(.networkConnectionLost)) }
        return true
      }
      return read(least, most, completion)
    case .write(let data, let completion):
      guard !isWriteClosed else {
        call { completion(URLError(.networkConnectionLost)) }
        return true
      }
      guard write(data, of: action) else { return false }
      call { completion(nil) }
    case .closeRead:
      guard !isReadClosed else { return true }
      isReadClosed = true
      input?.close()
      if !knowsEnd { tell { $0.urlSession(self.session, readClosedFor: self) } }
      knowsEnd = true
    case .closeWrite:
      guard !isWriteClosed else { return true }
      isWriteClosed = true
      if let output { SocketStreams.endWriting(output) }
      tell { $0.urlSession(self.session, writeClosedFor: self) }
    case .secure:
      // TLS begins before the connection or after it, but not while it is made.
      guard output?.streamStatus != .opening else { return false }
      let level = StreamSocketSecurityLevel.negotiatedSSL.rawValue as NSString
      if output?.setProperty(level, forKey: .socketSecurityLevelKey) != true {
        fail(URLError(.secureConnectionFailed))
      }
    case .capture: handOverStreams()
    }
    return true
  }

  private func read(
    _ least: Int, _ most: Int, _ completion: @escaping StreamAction.ReadCompletion
  ) -> Bool {
    guard let input else { return false }
    var bytes = [UInt8](repeating: 0, count: min(max(most, 1), 65_536))
    var isAtEnd = false
    while buffer.count < most, input.hasBytesAvailable || input.streamStatus == .atEnd || knowsEnd {
      let count = input.read(&bytes, maxLength: min(bytes.count, most - buffer.count))
      guard count > 0 else {
        isAtEnd = count == 0
        break
      }
      shared.withLock { $0.received += Int64(count) }
      buffer.append(contentsOf: bytes[..<count])
    }
    guard isAtEnd || !buffer.isEmpty && buffer.count >= least || most <= 0 else { return false }
    // A reading whose time has passed may have left more than this one takes.
    let data = Data(buffer.prefix(max(most, 0))), isLast = isAtEnd
    buffer = Data(buffer.dropFirst(data.count))
    call { completion(data, isLast, nil) }
    return true
  }

  /// Gives bytes to the connection, and returns whether it has taken all.
  private func write(_ data: Data, of action: StreamAction) -> Bool {
    guard let output else { return false }
    while action.written < data.count {
      guard output.hasSpaceAvailable else { return false }
      let rest = data.dropFirst(action.written).prefix(65_536)
      let count = rest.withUnsafeBytes { bytes in
        bytes.bindMemory(to: UInt8.self).baseAddress.map {
          output.write($0, maxLength: bytes.count)
        } ?? 0
      }
      guard count > 0 else { return false }
      action.written += count
      shared.withLock { $0.sent += Int64(count) }
    }
    return true
  }

  /// Gives the streams to the delegate, which ends the task (Networking.NW72).
  private func handOverStreams() {
    guard let input, let output else { return }
    (input.delegate, output.delegate) = (nil, nil)
    CFReadStreamSetDispatchQueue(input, nil)
    CFWriteStreamSetDispatchQueue(output, nil)
    (self.input, self.output, listener, running) = (nil, nil, nil, nil)
    failure = URLError(.cancelled)
    shared.withLock { $0.state = .completed }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let streams = (input, output)
    tell {
      $0.urlSession(
        self.session, streamTask: self, didBecome: streams.0, outputStream: streams.1)
    }
    dropActions(URLError(.cancelled))
  }

  // MARK: End

  /// Ends a reading or writing whose time has passed.
  private func expire(_ action: StreamAction) {
    guard failure == nil, actions.contains(where: { $0 === action }) else { return }
    actions.removeAll { $0 === action }
    fail(action, URLError(.timedOut))
    advance()
  }

  private func fail(_ action: StreamAction, _ error: URLError) {
    switch action.kind {
    case .read(_, _, let completion): call { completion(nil, false, error) }
    case .write(_, let completion): call { completion(error) }
    default: break
    }
  }

  private func dropActions(_ error: URLError) {
    let dropped = actions
    actions = []
    for action in dropped { fail(action, error) }
  }

  /// Ends the task, and everything that is pending, with an error.
  private func fail(_ error: URLError) {
    guard failure == nil else { return }
    failure = error
    dropActions(error)
    close(error)
  }

  private func finish() {
    failure = URLError(.networkConnectionLost)
    close(nil)
  }

  private func close(_ error: URLError?) {
    input?.close()
    output?.close()
    (input, output, listener, running) = (nil, nil, nil, nil)
    shared.withLock { ($0.state, $0.error) = (.completed, error) }
    call { self.delegate?.urlSession(self.session, task: self, didCompleteWithError: error) }
  }

  // MARK: Calls

  /// Calls a closure on the delegate queue.
  private func call(_ body: @escaping @Sendable () -> Void) {
    session.delegateQueue.addOperation(body)
  }

  /// Calls the delegate about the streams.
  private func tell(_ body: @escaping @Sendable (any URLSessionStreamDelegate) -> Void) {
    call { if let delegate = self.delegate as? any URLSessionStreamDelegate { body(delegate) } }
  }
}
