internal import Glibc
internal import TactusThreads

/// A host or an address whose reachability is observed.
///
/// Steps Networking.NW10…
///
/// - Thread: any.
public final class SCNetworkReachability: _CoreFoundationObject, _CoreFoundationType,
  InterfaceObserving, Sendable
{
  private struct State {
    var callback: SCNetworkReachabilityCallBack?
    var context = SCNetworkReachabilityContext()
    var perform: ((@escaping @Sendable () -> Void) -> Void)?
    var reported: SCNetworkReachabilityFlags?
  }

  /// Whether the target is this machine itself.
  private let isLocal: Bool
  private let state = Guarded(State())

  init(isLocal: Bool) { self.isLocal = isLocal }

  deinit { setCallback(nil, nil) }

  /// The present flags (Networking.NW10).
  var flags: SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
    return NetworkInterfaces.areConnected && !NetworkAccess.isOff ? .reachable : []
  }

  func setCallback(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    var context = context ?? SCNetworkReachabilityContext()
    if let info = context.info, let retained = context.retain?(info) {
      context.info = UnsafeMutableRawPointer(mutating: retained)
    }
    let old = state.withLock { state in
      defer { (state.callback, state.context) = (callback, context) }
      return state.context
    }
    if let info = old.info { old.release?(info) }
  }

  /// Begins or, without a closure, ends the observation (Networking.NW11).
  func observe(_ perform: ((@escaping @Sendable () -> Void) -> Void)?) {
    state.withLock { state in
      state.perform = perform
      state.reported = flags
    }
    if perform == nil {
      InterfaceObserver.shared.remove(self)
    } else {
      InterfaceObserver.shared.add(self)
    }
  }

  /// Calls the callback if the flags have changed (Networking.NW11).
  package func interfacesChanged() {
    let flags = flags
    let perform = state.withLock { state in
      guard state.reported != flags else {
        return nil as ((@escaping @Sendable () -> Void) -> Void)?
      }
      state.reported = flags
      return state.perform
    }
    perform? { [self] in
      let (callback, info) = state.withLock { ($0.callback, $0.context.info) }
      callback?(self, flags, info)
    }
  }
}

/// A function that is called when the reachability of a target has changed.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The value that a callback receives, and the functions that retain it.
public struct SCNetworkReachabilityContext {
  /// The version: 0.
  public var version: CFIndex
  /// The last argument of the callback.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the value.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// The function that releases the value.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// The function that describes the value; never called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without a value.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// Creates the target of a host's name; no name is looked up (Networking.NW10).
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return nil }
  return SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// Creates the target of an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability(isLocal: NetworkInterfaces.isLoopback(address))
}

/// Creates the target of a connection between two addresses.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  SCNetworkReachability(isLocal: remoteAddress.map { NetworkInterfaces.isLoopback($0) } ?? false)
}

/// Returns the present flags.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the callback.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Begins to call the callback on a queue; `nil` ends that.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.observe(queue.map { queue in { work in queue.async { work() } } })
  return true
}

/// Begins to call the callback on a run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.observe { work in runLoop._loop.perform(inModes: [RunLoop.Mode(runLoopMode)]) { work() } }
  return true
}

/// Stops calling the callback.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.observe(nil)
  return true
}

/// Returns the error of the last function: always success, as none fails.
public func SCError() -> Int32 { 0 }

/// Returns the text of an error of a function.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(strerror(status))
}
