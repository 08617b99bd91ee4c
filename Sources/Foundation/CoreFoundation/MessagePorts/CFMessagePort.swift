import TactusThreads

/// A port for messages: a local one receives them, a remote one sends them to that of its name.
///
/// Both belong to one process, unless the name is one of an app group (ObjectiveC.MP1).
///
/// Sendable because a lock guards what changes, and the port's run loop or queue calls the
/// functions.
///
/// - Thread: any.
public final class CFMessagePort: _CoreFoundationObject, _CoreFoundationType, @unchecked Sendable {
  /// The values of a port that change.
  struct State {
    var name: String?
    var isValid = true
    var invalidation: CFMessagePortInvalidationCallBack?
    /// The messages that wait for a turn of the run loop or the queue.
    var messages: [PortMessage] = []
    var source: CFRunLoopSource?
    /// The run loops to which the source was added.
    var loops: [CFRunLoop] = []
    var queue: DispatchQueue?
    /// The remote ports that send to this one.
    var remotes: [WeakReference<CFMessagePort>] = []
    /// The socket for other processes.
    var listener: PortListener?
  }

  /// The local port of a remote one; nil for a local port and that of another process.
  let target: WeakReference<CFMessagePort>?
  /// The connection of a remote port to another process.
  let link: PortLink?
  let callout: CFMessagePortCallBack?
  let context: CFMessagePortContext
  let state: Guarded<State>

  /// Creates a local port.
  init(name: String?, _ callout: CFMessagePortCallBack?, _ context: CFMessagePortContext) {
    var context = context
    if let info = context.info, let retained = context.retain?(info) {
      context.info = UnsafeMutableRawPointer(mutating: retained)
    }
    (target, link, self.callout, self.context) = (nil, nil, callout, context)
    state = Guarded(State(name: name))
  }

  /// Creates a remote port.
  init(to local: CFMessagePort, name: String) {
    (target, link, callout, context) = (WeakReference(local), nil, nil, CFMessagePortContext())
    state = Guarded(State(name: name))
  }

  /// Creates a remote port to another process.
  init(by link: PortLink, name: String) {
    (target, self.link, callout, context) = (nil, link, nil, CFMessagePortContext())
    state = Guarded(State(name: name))
  }

  deinit {
    let last = state.withLock { $0 }
    link?.close()
    last.listener?.close()
    guard !isRemote else { return }
    for remote in last.remotes { remote.object?.invalidate() }
    for message in last.messages { message.reply?.end(.lost) }
    if last.isValid, let info = context.info { context.release?(info) }
  }

  /// Whether the port sends messages.
  var isRemote: Bool { target != nil || link != nil }

  /// Whether the port can send or receive.
  var isValid: Bool {
    guard state.withLock(\.isValid) else { return false }
    return target.map { $0.object?.isValid == true } ?? true
  }

  // MARK: Receiving

  /// Keeps a message, and asks for a turn to handle it (ObjectiveC.MP2).
  func receive(_ message: PortMessage) {
    let (queue, source, loops) = state.withLock { state in
      state.messages.append(message)
      return (state.queue, state.source, state.loops)
    }
    if let queue { return queue.async { self.handleMessages() } }
    source?.signal()
    for loop in loops { CFRunLoopWakeUp(loop) }
  }

  /// Calls the function of the port for each message that waits.
  func handleMessages() {
    while let message = state.withLock({ state in
      state.isValid && !state.messages.isEmpty ? state.messages.removeFirst() : nil
    }) {
      let answer = callout?(self, message.identifier, message.data, context.info)
      message.reply?.end(.answered(answer?.takeRetainedValue()))
    }
  }

  /// Whether messages wait.
  package var hasMessages: Bool { state.withLock { !$0.messages.isEmpty } }

  // MARK: Ending

  /// Ends the port, and the remote ports of a local one (ObjectiveC.MP4).
  func invalidate() {
    let last: State? = state.withLock { state in
      guard state.isValid else { return nil }
      defer {
        state.isValid = false
        (state.messages, state.remotes, state.loops) = ([], [], [])
        (state.source, state.queue, state.invalidation) = (nil, nil, nil)
        state.listener = nil
      }
      return state
    }
    guard let last else { return }
    LocalPorts.remove(self)
    last.listener?.close()
    link?.close()
    last.invalidation?(self, context.info)
    last.source?.invalidate()
    for remote in last.remotes { remote.object?.invalidate() }
    if let info = context.info { context.release?(info) }
    for message in last.messages { message.reply?.end(.lost) }
  }
}

/// The function of a port: it receives the port, the number and the data of a message, and the
/// value of the context, and returns the data of the reply.
public typealias CFMessagePortCallBack = (
  CFMessagePort?, Int32, CFData?, UnsafeMutableRawPointer?
) -> Unmanaged<CFData>?

/// A function that is called when a port becomes invalid.
public typealias CFMessagePortInvalidationCallBack = (
  CFMessagePort?, UnsafeMutableRawPointer?
) -> Void
