import Dispatch
internal import Glibc
import TactusCoreFoundation
internal import TactusCrashReports
internal import TactusThreads

/// A host, whose addresses or names are looked up (Networking.NW56).
///
/// - Thread: any.
public final class CFHost: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// A run loop that the host calls its function on.
  private struct Place {
    let loop: RunLoop
    let mode: RunLoop.Mode
    let source: CFRunLoopSource

    /// Lets the run loop call the function, also if it sleeps already.
    func wake() {
      CFRunLoopSourceSignal(source)
      CFRunLoopWakeUp(loop.getCFRunLoop())
    }
  }

  private struct State {
    var addresses: NSArray?
    var names: NSArray?
    var client: HostClient?
    var places: [Place] = []
    /// The search that runs, by a number that each one raises; nil without one.
    var search: Int?
    var searches = 0
    /// The results that the function has not received yet.
    var results: [(CFHostInfoType, CFStreamError)] = []
  }

  private let state = Guarded(State())

  init(name: String) { state.withLock { $0.names = NSArray(object: name) } }

  init(address: Data) { state.withLock { $0.addresses = NSArray(object: address) } }

  init(copyOf host: CFHost) {
    let (addresses, names) = host.state.withLock { ($0.addresses, $0.names) }
    state.withLock { ($0.addresses, $0.names) = (addresses, names) }
  }

  deinit {
    for place in state.withLock(\.places) { CFRunLoopSourceInvalidate(place.source) }
  }

  var addresses: NSArray? { state.withLock(\.addresses) }
  var names: NSArray? { state.withLock(\.names) }

  // MARK: Searching

  /// Looks up information: at once, or later if the host has a function.
  ///
  /// - Returns: The error; nil for a success or a search that has begun.
  func start(_ type: CFHostInfoType) -> CFStreamError? {
    let number = state.withLock { state -> Int? in
      guard state.client != nil else { return nil }
      state.searches += 1
      state.search = state.searches
      return state.searches
    }
    guard let number else { return failure(of: search(type)) }
    DispatchQueue.global().async { [self] in
      let result = search(type)
      let places = state.withLock { state -> [Place] in
        guard state.search == number else { return [] }
        state.search = nil
        state.results.append((type, failure(of: result, in: &state) ?? CFStreamError()))
        return state.places
      }
      // One of the run loops takes the result.
      for place in places { place.wake() }
    }
    return nil
  }

  /// Ends a search; its result is discarded.
  func cancel() { state.withLock { ($0.search, $0.results) = (nil, []) } }

  /// The result of a search: addresses or names.
  private typealias Found = Result<(CFHostInfoType, NSArray), CFStreamErrorBox>

  private struct CFStreamErrorBox: Error { let error: CFStreamError }

  private func search(_ type: CFHostInfoType) -> Found {
    let (names, addresses) = state.withLock { ($0.names, $0.addresses) }
    switch type {
    case .addresses:
      guard let name = names?.firstObject as? String else { return Self.unknown }
      return Self.addresses(of: name).map { (type, $0) }
    case .names:
      guard let address = addresses?.firstObject as? Data else {
        return names.map { .success((type, $0)) } ?? Self.unknown
      }
      return Self.name(of: address).map { (type, NSArray(object: $0)) }
    case .reachability: return Self.unknown
    }
  }

  private func failure(of found: Found) -> CFStreamError? {
    state.withLock { failure(of: found, in: &$0) }
  }

  /// Keeps what was found, or returns the error.
  private func failure(of found: Found, in state: inout State) -> CFStreamError? {
    switch found {
    case .success((.addresses, let list)): state.addresses = list
    case .success((_, let list)): state.names = list
    case .failure(let box): return box.error
    }
    return nil
  }

  private static var unknown: Found { .failure(lookup(EAI_NONAME)) }

  private static func lookup(_ code: Int32) -> CFStreamErrorBox {
    CFStreamErrorBox(
      error: code == EAI_SYSTEM
        ? CFStreamError(domain: CFStreamErrorDomain.POSIX.rawValue, error: errno)
        : CFStreamError(domain: CFIndex(kCFStreamErrorDomainNetDB), error: code))
  }

  private static func addresses(of name: String) -> Result<NSArray, CFStreamErrorBox> {
    if NetworkSwitch.isOff, !NetworkSwitch.isLocal(name) {
      RuntimeWarning.once(NetworkSwitch.refusal(of: name))
      let error = CFStreamError(domain: CFStreamErrorDomain.POSIX.rawValue, error: ENETDOWN)
      return .failure(CFStreamErrorBox(error: error))
    }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(name, nil, &hints, &list)
    guard code == 0 else { return .failure(lookup(code)) }
    defer { freeaddrinfo(list) }
    let found = NSMutableArray()
    var next = list
    while let entry = next?.pointee {
      if let address = entry.ai_addr {
        found.add(Data(bytes: address, count: Int(entry.ai_addrlen)))
      }
      next = entry.ai_next
    }
    return .success(found)
  }

  private static func name(of address: Data) -> Result<String, CFStreamErrorBox> {
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = Array(address).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count >= MemoryLayout<sockaddr>.size else {
        return Int32(EAI_FAMILY)
      }
      return getnameinfo(
        base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count), &name,
        socklen_t(name.count), nil, 0, NI_NAMEREQD)
    }
    guard code == 0 else { return .failure(lookup(code)) }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Telling

  /// Sets the function that is called at the end of a search; nil for none.
  func setClient(_ client: HostClient?) {
    // The function for releasing the old one's value may use the host.
    let old = state.withLock { state in
      defer { state.client = client }
      return state.client
    }
    if client == nil { cancel() }
    withExtendedLifetime(old) {}
  }

  /// Calls the function on a run loop.
  func schedule(on loop: RunLoop, in mode: RunLoop.Mode) {
    var context = CFRunLoopSourceContext()
    context.perform = { [weak self] _ in self?.tell() }
    guard let source = CFRunLoopSourceCreate(nil, 0, &context) else { return }
    CFRunLoopAddSource(loop.getCFRunLoop(), source, CFRunLoopMode(mode.rawValue))
    let place = Place(loop: loop, mode: mode, source: source)
    let isWaiting = state.withLock { state in
      state.places.append(place)
      return !state.results.isEmpty
    }
    if isWaiting { place.wake() }
  }

  /// Stops calling the function on a run loop.
  func unschedule(from loop: RunLoop, in mode: RunLoop.Mode) {
    let sources = state.withLock { state in
      let found = state.places.filter { $0.loop === loop && $0.mode == mode }
      state.places.removeAll { $0.loop === loop && $0.mode == mode }
      return found.map(\.source)
    }
    for source in sources { CFRunLoopSourceInvalidate(source) }
  }

  private func tell() {
    while true {
      let call = state.withLock { state -> Call? in
        guard let client = state.client, !state.results.isEmpty else { return nil }
        let (type, error) = state.results.removeFirst()
        return Call(client: client, type: type, error: error)
      }
      guard let call else { return }
      call.client.call(self, call.type, call.error)
    }
  }

  /// A call of the function.
  private struct Call {
    let client: HostClient
    let type: CFHostInfoType
    let error: CFStreamError
  }
}
