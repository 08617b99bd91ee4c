internal import CoreFoundation

// The functions of sockets, by those of the toolchain's Core Foundation.

// MARK: Addresses

/// Binds a socket to an address, and lets a socket of streams listen.
///
/// - Parameters:
///   - s: The socket.
///   - address: The address, data with one of the system's structures.
@discardableResult
public func CFSocketSetAddress(_ s: CFSocket!, _ address: CFData!) -> CFSocketError {
  guard let s, let address else { return .error }
  return result(CoreFoundation.CFSocketSetAddress(s.system, systemData(address)))
}

/// Connects a socket to an address.
///
/// - Parameters:
///   - s: The socket.
///   - address: The address, data with one of the system's structures.
///   - timeout: The time limit in seconds; with a negative one the event `connectCallBack` reports
///     the result.
@discardableResult
public func CFSocketConnectToAddress(
  _ s: CFSocket!, _ address: CFData!, _ timeout: CFTimeInterval
) -> CFSocketError {
  guard let s, let address else { return .error }
  return result(CoreFoundation.CFSocketConnectToAddress(s.system, systemData(address), timeout))
}

/// Returns the address of a socket; nil if it has none.
public func CFSocketCopyAddress(_ s: CFSocket!) -> CFData! {
  s.flatMap { CoreFoundation.CFSocketCopyAddress($0.system) }.map(data)
}

/// Returns the address of the other side; nil for a socket that is not connected.
public func CFSocketCopyPeerAddress(_ s: CFSocket!) -> CFData! {
  s.flatMap { CoreFoundation.CFSocketCopyPeerAddress($0.system) }.map(data)
}

// MARK: State

/// Ends the events of a socket, and closes its descriptor unless its flags say otherwise.
public func CFSocketInvalidate(_ s: CFSocket!) {
  if let s { CoreFoundation.CFSocketInvalidate(s.system) }
}

/// Returns whether a socket was not invalidated.
public func CFSocketIsValid(_ s: CFSocket!) -> Bool {
  s.map { CoreFoundation.CFSocketIsValid($0.system) } ?? false
}

/// Returns the descriptor of a socket; -1 for one that is invalid.
public func CFSocketGetNative(_ s: CFSocket!) -> CFSocketNativeHandle {
  s.map { CoreFoundation.CFSocketGetNative($0.system) } ?? -1
}

/// Stores the context of a socket, which has the value that the app gave.
public func CFSocketGetContext(_ s: CFSocket!, _ context: UnsafeMutablePointer<CFSocketContext>!) {
  if let s { context?.pointee = s.callout.context }
}

/// Returns the flags of a socket, such as `kCFSocketCloseOnInvalidate`.
public func CFSocketGetSocketFlags(_ s: CFSocket!) -> CFOptionFlags {
  s.map { CFOptionFlags(CoreFoundation.CFSocketGetSocketFlags($0.system)) } ?? 0
}

/// Sets the flags of a socket.
public func CFSocketSetSocketFlags(_ s: CFSocket!, _ flags: CFOptionFlags) {
  if let s { CoreFoundation.CFSocketSetSocketFlags(s.system, flags) }
}

/// Disables the calls for some events for now.
public func CFSocketDisableCallBacks(_ s: CFSocket!, _ callBackTypes: CFOptionFlags) {
  if let s { CoreFoundation.CFSocketDisableCallBacks(s.system, callBackTypes) }
}

/// Enables the calls for some events of the socket again.
public func CFSocketEnableCallBacks(_ s: CFSocket!, _ callBackTypes: CFOptionFlags) {
  if let s { CoreFoundation.CFSocketEnableCallBacks(s.system, callBackTypes) }
}

// MARK: Sending

/// Sends data.
///
/// - Parameters:
///   - s: The socket.
///   - address: The address of the receiver; nil for a connected socket.
///   - data: The data.
///   - timeout: The time limit in seconds, if it is positive.
@discardableResult
public func CFSocketSendData(
  _ s: CFSocket!, _ address: CFData!, _ data: CFData!, _ timeout: CFTimeInterval
) -> CFSocketError {
  guard let s, let data else { return .error }
  return result(
    CoreFoundation.CFSocketSendData(
      s.system, address.map(systemData), systemData(data), timeout))
}

// MARK: Internals

private func result(_ error: CoreFoundation.CFSocketError) -> CFSocketError {
  CFSocketError(rawValue: CFIndex(error.rawValue)) ?? .error
}

/// Returns data as the toolchain's Core Foundation knows them.
private func systemData(_ data: CFData) -> CoreFoundation.CFData {
  unsafeBitCast(NSData(data: data), to: CoreFoundation.CFData.self)
}

private func data(_ data: CoreFoundation.CFData) -> CFData {
  unsafeBitCast(data, to: NSData.self) as Data
}
