import TactusThreads

// The functions of ports for messages. Steps ObjectiveC.MP1–MP4.

/// The message was sent, and the reply received if one was requested.
public let kCFMessagePortSuccess: Int32 = 0
/// The message was not sent in time.
public let kCFMessagePortSendTimeout: Int32 = -1
/// There was no reply in time.
public let kCFMessagePortReceiveTimeout: Int32 = -2
/// The port is invalid.
public let kCFMessagePortIsInvalid: Int32 = -3
/// The message could not be sent.
public let kCFMessagePortTransportError: Int32 = -4
/// The port became invalid before the reply.
public let kCFMessagePortBecameInvalidError: Int32 = -5

/// Returns the identifier of ports.
public func CFMessagePortGetTypeID() -> CFTypeID { CFMessagePort.typeID }

// MARK: Creating

/// Creates a port that receives messages, or returns the one that has the name; nil if another
/// process has it.
///
/// - Parameters:
///   - allocator: Ignored.
///   - name: The name; nil for an anonymous port.
///   - callout: The function for the messages.
///   - context: The value that the function receives; nil for none.
///   - shouldFreeInfo: Memory for whether the context is not used, as another port is returned.
public func CFMessagePortCreateLocal(
  _ allocator: CFAllocator!, _ name: CFString!, _ callout: CFMessagePortCallBack!,
  _ context: UnsafeMutablePointer<CFMessagePortContext>!,
  _ shouldFreeInfo: UnsafeMutablePointer<DarwinBoolean>!
) -> CFMessagePort! {
  shouldFreeInfo?.pointee = false
  if let name, let known = LocalPorts.port(named: name) {
    shouldFreeInfo?.pointee = true
    return known
  }
  let port = CFMessagePort(name: name, callout, context?.pointee ?? .init())
  if let name, !LocalPorts.add(port, named: name) {
    // Another process has the name.
    shouldFreeInfo?.pointee = true
    port.invalidate()
    return nil
  }
  return port
}

/// Creates a port that sends messages; nil if no port receives them.
///
/// - Parameters:
///   - allocator: Ignored.
///   - name: The name of the port that receives the messages.
public func CFMessagePortCreateRemote(_ allocator: CFAllocator!, _ name: CFString!)
  -> CFMessagePort!
{
  guard let name else { return nil }
  guard let local = LocalPorts.port(named: name) else { return PortLink.port(named: name) }
  return local.state.withLock { state in
    state.remotes.removeAll { $0.object == nil }
    let known = state.remotes.lazy.compactMap(\.object).first { $0.state.withLock(\.isValid) }
    if let known { return known }
    let remote = CFMessagePort(to: local, name: name)
    state.remotes.append(WeakReference(remote))
    return remote
  }
}

// MARK: State

/// Returns whether a port sends messages.
public func CFMessagePortIsRemote(_ ms: CFMessagePort!) -> Bool { ms?.isRemote == true }

/// Returns the name of a port; nil without one.
public func CFMessagePortGetName(_ ms: CFMessagePort!) -> CFString! {
  ms?.state.withLock(\.name)
}

/// Changes the name of a port that receives messages.
///
/// - Returns: Whether it has the name; false for a port that sends, and for the name of another.
@discardableResult
public func CFMessagePortSetName(_ ms: CFMessagePort!, _ newName: CFString!) -> Bool {
  guard let ms, let newName, !ms.isRemote, ms.isValid, LocalPorts.add(ms, named: newName)
  else { return false }
  ms.state.withLock { $0.name = newName }
  return true
}

/// Stores the context of a port.
public func CFMessagePortGetContext(
  _ ms: CFMessagePort!, _ context: UnsafeMutablePointer<CFMessagePortContext>!
) {
  if let ms { context?.pointee = ms.context }
}

/// Ends a port for good.
public func CFMessagePortInvalidate(_ ms: CFMessagePort!) { ms?.invalidate() }

/// Returns whether a port can send or receive.
public func CFMessagePortIsValid(_ ms: CFMessagePort!) -> Bool { ms?.isValid ?? false }

/// Returns the function that is called when a port becomes invalid; nil for none.
public func CFMessagePortGetInvalidationCallBack(_ ms: CFMessagePort!)
  -> CFMessagePortInvalidationCallBack!
{
  ms?.state.withLock(\.invalidation)
}

/// Sets the function that is called when a port becomes invalid; it is called at once for an
/// invalid one.
public func CFMessagePortSetInvalidationCallBack(
  _ ms: CFMessagePort!, _ callout: CFMessagePortInvalidationCallBack!
) {
  guard let ms else { return }
  guard ms.isValid else {
    callout?(ms, ms.context.info)
    return
  }
  ms.state.withLock { $0.invalidation = callout }
}

// MARK: Sending

/// Sends a message (ObjectiveC.MP3).
///
/// - Parameters:
///   - remote: The port that sends.
///   - msgid: The number of the message.
///   - data: The data; nil for none.
///   - sendTimeout: The time limit in seconds for sending, which takes no time within a process.
///   - rcvTimeout: The time limit in seconds for the reply.
///   - replyMode: The mode in which the run loop waits for the reply; nil for no reply.
///   - returnData: Memory for the reply's data.
/// - Returns: `kCFMessagePortSuccess` or an error.
@discardableResult
public func CFMessagePortSendRequest(
  _ remote: CFMessagePort!, _ msgid: Int32, _ data: CFData!, _ sendTimeout: CFTimeInterval,
  _ rcvTimeout: CFTimeInterval, _ replyMode: CFString!,
  _ returnData: UnsafeMutablePointer<Unmanaged<CFData>?>!
) -> Int32 {
  guard let remote, remote.isValid else { return kCFMessagePortIsInvalid }
  let reply = replyMode.map { PortReply(mode: $0) }
  if let link = remote.link {
    let result = link.send(msgid, data, reply, within: sendTimeout)
    guard result == kCFMessagePortSuccess else { return result }
  } else if let local = remote.target?.object {
    local.receive(PortMessage(identifier: msgid, data: data, reply: reply))
  } else {
    return kCFMessagePortIsInvalid
  }
  guard let reply else { return kCFMessagePortSuccess }
  switch reply.wait(rcvTimeout) {
  case .answered(let answer):
    returnData?.pointee = answer.map { Unmanaged.passRetained($0) }
    return kCFMessagePortSuccess
  case .lost: return kCFMessagePortBecameInvalidError
  case nil:
    remote.link?.forget(reply)
    return kCFMessagePortReceiveTimeout
  }
}

// MARK: Receiving

/// Returns the source of a run loop that calls the function of a port, the same one each time.
///
/// - Parameters:
///   - allocator: Ignored.
///   - local: The port; nil is returned for one that sends, and for an invalid one.
///   - order: Ignored.
public func CFMessagePortCreateRunLoopSource(
  _ allocator: CFAllocator!, _ local: CFMessagePort!, _ order: CFIndex
) -> CFRunLoopSource! {
  guard let local, !local.isRemote, local.isValid else { return nil }
  if let known = local.state.withLock(\.source) { return known }
  var context = CFRunLoopSourceContext()
  // The source keeps the port until that becomes invalid, as on an iPhone.
  context.perform = { _ in local.handleMessages() }
  context.schedule = { _, loop, _ in
    guard let loop else { return }
    let source = local.state.withLock { state in
      state.loops.append(loop)
      return state.messages.isEmpty ? nil : state.source
    }
    source?.signal()
    CFRunLoopWakeUp(loop)
  }
  context.cancel = { _, loop, _ in
    local.state.withLock { state in
      if let index = state.loops.firstIndex(where: { $0 === loop }) {
        state.loops.remove(at: index)
      }
    }
  }
  let source = CFRunLoopSource(context)
  local.state.withLock { $0.source = source }
  return source
}

/// Lets a queue call the function of a port in place of a run loop; nil ends that.
public func CFMessagePortSetDispatchQueue(_ ms: CFMessagePort!, _ queue: DispatchQueue!) {
  guard let ms, !ms.isRemote, ms.isValid else { return }
  ms.state.withLock { $0.queue = queue }
  if let queue, ms.hasMessages { queue.async { ms.handleMessages() } }
}
