internal import CoreFoundation

/// A socket whose events call a function in a run loop: one of the toolchain's Core Foundation
/// (Networking.NW55).
///
/// Sendable because Core Foundation's sockets may be used from any thread.
///
/// - Thread: any.
public final class CFSocket: _CoreFoundationObject, _CoreFoundationType, @unchecked Sendable {
  /// The toolchain's socket, whose type other modules need not know.
  private let object: AnyObject
  let callout: SocketCallout

  init(_ system: CoreFoundation.CFSocket, _ callout: SocketCallout) {
    object = reinterpreted(system, as: AnyObject.self)
    self.callout = callout
    callout.socket = self
  }

  /// The toolchain's socket.
  var system: CoreFoundation.CFSocket {
    reinterpreted(object, as: CoreFoundation.CFSocket.self)
  }
}

/// The function of a socket.
///
/// It receives the socket, the event, the address of the other side, the event's data, and the
/// value of the context. The data are `CFData` for `dataCallBack`, a pointer to a
/// `CFSocketNativeHandle` for `acceptCallBack`, and a pointer to the number of an error, or nil,
/// for `connectCallBack`.
public typealias CFSocketCallBack = (
  CFSocket?, CFSocketCallBackType, CFData?, UnsafeRawPointer?, UnsafeMutableRawPointer?
) -> Void

/// The descriptor of a socket.
public typealias CFSocketNativeHandle = Int32

/// Returns the identifier of sockets.
public func CFSocketGetTypeID() -> CFTypeID { CFSocket.typeID }

// MARK: Creating

/// Creates a socket of a kind.
///
/// - Parameters:
///   - allocator: Ignored.
///   - protocolFamily: The family of protocols; 0 for `PF_INET`.
///   - socketType: The type; 0 for `SOCK_STREAM` in that family.
///   - protocol: The protocol; 0 for that of the type.
///   - callBackTypes: The events, `CFSocketCallBackType`'s raw values.
///   - callout: The function for the events.
///   - context: The value that the function receives; nil for none.
/// - Returns: The socket; nil if the system makes none.
public func CFSocketCreate(
  _ allocator: CFAllocator!, _ protocolFamily: Int32, _ socketType: Int32, _ protocol: Int32,
  _ callBackTypes: CFOptionFlags, _ callout: CFSocketCallBack!,
  _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  let callout = SocketCallout(callout ?? { _, _, _, _, _ in }, context?.pointee ?? .init())
  var system = callout.systemContext
  return CoreFoundation.CFSocketCreate(
    nil, protocolFamily, socketType, `protocol`, callBackTypes, SocketCallout.systemCallout, &system
  ).map { CFSocket($0, callout) }
}

/// Creates a socket of an open descriptor, which the socket closes in the end unless its flags say
/// otherwise.
///
/// On an iPhone, a second call for one descriptor returns the first socket; so does this one as
/// long as the app has that.
///
/// - Returns: The socket; nil without memory for it.
public func CFSocketCreateWithNative(
  _ allocator: CFAllocator!, _ sock: CFSocketNativeHandle, _ callBackTypes: CFOptionFlags,
  _ callout: CFSocketCallBack!, _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  let new = SocketCallout(callout ?? { _, _, _, _, _ in }, context?.pointee ?? .init())
  var system = new.systemContext
  guard
    let made = CoreFoundation.CFSocketCreateWithNative(
      nil, sock, callBackTypes, SocketCallout.systemCallout, &system)
  else { return nil }
  // An existing socket has its own context.
  var found = CoreFoundation.CFSocketContext()
  CoreFoundation.CFSocketGetContext(made, &found)
  let callout = found.info.map {
    Swift.Unmanaged<SocketCallout>.fromOpaque($0).takeUnretainedValue()
  }
  return callout?.socket ?? CFSocket(made, callout ?? new)
}

/// Creates a socket of a kind with an address of its own.
///
/// - Returns: The socket; nil if the system makes none, or the address is not free.
public func CFSocketCreateWithSocketSignature(
  _ allocator: CFAllocator!, _ signature: UnsafePointer<CFSocketSignature>!,
  _ callBackTypes: CFOptionFlags, _ callout: CFSocketCallBack!,
  _ context: UnsafePointer<CFSocketContext>!
) -> CFSocket! {
  guard let signature = signature?.pointee else { return nil }
  let socket = CFSocketCreate(
    allocator, signature.protocolFamily, signature.socketType, signature.protocol, callBackTypes,
    callout, context)
  let address = signature.address?.takeUnretainedValue()
  guard let socket, CFSocketSetAddress(socket, address) == .success else {
    CFSocketInvalidate(socket)
    return nil
  }
  return socket
}

/// Creates a socket of a kind that is connected to an address.
///
/// - Parameter timeout: The time limit in seconds; a negative one does not wait for the connection.
/// - Returns: The socket; nil if the system makes none, or the connection fails.
public func CFSocketCreateConnectedToSocketSignature(
  _ allocator: CFAllocator!, _ signature: UnsafePointer<CFSocketSignature>!,
  _ callBackTypes: CFOptionFlags, _ callout: CFSocketCallBack!,
  _ context: UnsafePointer<CFSocketContext>!, _ timeout: CFTimeInterval
) -> CFSocket! {
  guard let signature = signature?.pointee else { return nil }
  let socket = CFSocketCreate(
    allocator, signature.protocolFamily, signature.socketType, signature.protocol, callBackTypes,
    callout, context)
  let address = signature.address?.takeUnretainedValue()
  guard let socket, CFSocketConnectToAddress(socket, address, timeout) == .success else {
    CFSocketInvalidate(socket)
    return nil
  }
  return socket
}

/// Creates a source of a run loop that calls the socket's function.
///
/// - Parameters:
///   - allocator: Ignored.
///   - s: The socket.
///   - order: The place among the sources of the run loop.
/// - Returns: The source; nil for a socket that is invalid.
public func CFSocketCreateRunLoopSource(
  _ allocator: CFAllocator!, _ s: CFSocket!, _ order: CFIndex
) -> CFRunLoopSource! {
  guard let s else { return nil }
  return CoreFoundation.CFSocketCreateRunLoopSource(nil, s.system, order)
    .map { CFRunLoopSource(SystemSource($0)) }
}
