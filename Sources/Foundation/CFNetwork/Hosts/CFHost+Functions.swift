import TactusCoreFoundation

/// Returns the identifier of hosts.
public func CFHostGetTypeID() -> CFTypeID { CFHost.typeID }

// MARK: Creating

/// Creates a host with a name.
public func CFHostCreateWithName(_ allocator: CFAllocator?, _ hostname: CFString)
  -> Unmanaged<CFHost>
{
  .passRetained(CFHost(name: hostname))
}

/// Creates a host with an address, data with one of the system's structures.
public func CFHostCreateWithAddress(_ allocator: CFAllocator?, _ addr: CFData)
  -> Unmanaged<CFHost>
{
  .passRetained(CFHost(address: addr))
}

/// Creates a copy of a host with its results.
public func CFHostCreateCopy(_ alloc: CFAllocator?, _ host: CFHost) -> Unmanaged<CFHost> {
  .passRetained(CFHost(copyOf: host))
}

// MARK: Searching

/// Looks up information about a host (Networking.NW56).
///
/// - Parameters:
///   - theHost: The host.
///   - info: The kind of information.
///   - error: Receives the error; nil for none.
/// - Returns: Whether the information was found; for a host with a function, whether the search has
///   begun.
/// - Thread: any; without a function it waits.
@discardableResult
public func CFHostStartInfoResolution(
  _ theHost: CFHost, _ info: CFHostInfoType, _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  let failure = theHost.start(info)
  error?.pointee = failure ?? CFStreamError()
  return failure == nil
}

/// Ends a search that has begun; its function is not called.
public func CFHostCancelInfoResolution(_ theHost: CFHost, _ info: CFHostInfoType) {
  theHost.cancel()
}

/// Returns the addresses of a host, data with the system's structures; nil if they are unknown.
///
/// - Parameters:
///   - theHost: The host.
///   - hasBeenResolved: Receives whether they are known; nil for none.
public func CFHostGetAddressing(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  reference(theHost.addresses, hasBeenResolved)
}

/// Returns the names of a host, strings; nil if they are unknown.
///
/// - Parameters:
///   - theHost: The host.
///   - hasBeenResolved: Receives whether they are known; nil for none.
public func CFHostGetNames(
  _ theHost: CFHost, _ hasBeenResolved: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  reference(theHost.names, hasBeenResolved)
}

/// Returns a reference to a list, which the host keeps.
private func reference(
  _ list: NSArray?, _ isKnown: UnsafeMutablePointer<DarwinBoolean>?
) -> Unmanaged<CFArray>? {
  isKnown?.pointee = DarwinBoolean(list != nil)
  return list.map { .fromOpaque(Swift.Unmanaged.passUnretained($0).toOpaque()) }
}

// MARK: Telling

/// Sets the function that a host calls at the end of a search.
///
/// - Parameters:
///   - theHost: The host.
///   - clientCB: The function; nil for none, which ends the search.
///   - clientContext: The value that the function receives; nil for none.
/// - Returns: true.
@discardableResult
public func CFHostSetClient(
  _ theHost: CFHost, _ clientCB: CFHostClientCallBack?,
  _ clientContext: UnsafeMutablePointer<CFHostClientContext>?
) -> Bool {
  theHost.setClient(clientCB.map { HostClient($0, clientContext?.pointee ?? .init()) })
  return true
}

/// Lets a host call its function on a run loop.
///
/// - Parameters:
///   - theHost: The host.
///   - runLoop: The run loop.
///   - runLoopMode: The name of the mode.
public func CFHostScheduleWithRunLoop(
  _ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) {
  theHost.schedule(on: runLoop._loop, in: RunLoop.Mode(runLoopMode))
}

/// Stops a host from calling its function on a run loop.
///
/// - Parameters:
///   - theHost: The host.
///   - runLoop: The run loop.
///   - runLoopMode: The name of the mode.
public func CFHostUnscheduleFromRunLoop(
  _ theHost: CFHost, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) {
  theHost.unschedule(from: runLoop._loop, in: RunLoop.Mode(runLoopMode))
}
