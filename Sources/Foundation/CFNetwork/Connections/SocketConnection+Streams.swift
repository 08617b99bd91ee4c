import Dispatch
import TactusCoreFoundation
internal import TactusCrashReports

/// A stream of a socket.
protocol SocketStream: Stream {
  var connection: SocketConnection { get }
  var side: StreamSide { get }
}

extension SocketConnection {
  func delegate(of side: StreamSide) -> (any StreamDelegate)? {
    condition.withLock { side.delegate }
  }

  func setDelegate(_ delegate: (any StreamDelegate)?, of side: StreamSide) {
    condition.withLock { (side.delegate, side.hasDelegate) = (delegate, delegate != nil) }
    callDelegate(of: side)
  }

  func status(of side: StreamSide) -> Stream.Status {
    condition.withLock {
      if side.isClosed { return .closed }
      guard side.isOpen else { return .notOpen }
      if side.isInput, !state.incoming.isEmpty { return .open }
      // A delegate is notified of the end before (Networking.NW35).
      let isKnown = side.knowsEnd || side.hasReadEnd || !side.hasDelegate || side.places.isEmpty
      if side.isInput, state.hasEnded { return isKnown ? .atEnd : .open }
      if state.failure != nil { return .error }
      return state.wasEstablished ? .open : .opening
    }
  }

  func error(of side: StreamSide) -> (any Error)? {
    condition.withLock { side.isOpen ? state.failure?.error : nil }
  }

  // MARK: Places

  func schedule(_ side: StreamSide, _ loop: RunLoop, _ mode: RunLoop.Mode) {
    let place = StreamPlace(.loop(loop, mode)) { [weak self] in self?.deliverEvent(to: side) }
    let isUsed = setPlaces(of: side) { places in
      places = places.filter(\.isLoop) + [place]
    }
    if !isUsed { place.end() }
  }

  func remove(_ side: StreamSide, _ loop: RunLoop, _ mode: RunLoop.Mode) {
    setPlaces(of: side) { places in
      places.removeAll { place in
        guard case .loop(loop, mode) = place.kind else { return false }
        place.end()
        return true
      }
    }
  }

  func setQueue(of side: StreamSide, _ queue: DispatchQueue?) {
    setPlaces(of: side) { places in
      for place in places { place.end() }
      places = queue.map { [StreamPlace(.queue($0)) {}] } ?? []
    }
  }

  /// The queue on which a stream calls its delegate; nil without one.
  func queue(of side: StreamSide) -> DispatchQueue? {
    condition.withLock {
      guard case .queue(let queue)? = side.places.first?.kind else { return nil }
      return queue
    }
  }

  // MARK: Properties

  /// Returns a property; nil for one that is not known or not set (Networking.NW37).
  func property(_ key: String) -> AnyObject? {
    switch key {
    case kCFStreamPropertySSLPeerTrust: return peer?.object(of: "SecTrust")
    case kCFStreamPropertySSLContext: return peer?.object(of: "SSLContext")
    case kCFStreamPropertySSLSettings: return condition.withLock { state.settings }
    case kCFStreamPropertySocketSecurityLevel:
      return condition.withLock { state.level.map { NSString(string: $0) } }
    case kCFStreamSSLPeerName:
      return condition.withLock { state.security?.peerName.map { NSString(string: $0) } }
    case kCFStreamPropertyShouldCloseNativeSocket:
      return condition.withLock { NSNumber(value: state.closesSocket) }
    case CFStreamPropertyKey.socketRemoteHostName.rawValue: return NSString(string: host)
    case CFStreamPropertyKey.socketRemotePortNumber.rawValue: return NSNumber(value: port)
    case CFStreamPropertyKey.socketNativeHandle.rawValue:
      let descriptor = condition.withLock { state.descriptor }
      guard descriptor >= 0 else { return nil }
      return withUnsafeBytes(of: descriptor) { NSData(data: Data($0)) }
    default: return nil
    }
  }

  /// Sets a property, and returns whether it is supported (Networking.NW37).
  func setProperty(_ value: AnyObject?, _ key: String) -> Bool {
    switch key {
    case kCFStreamPropertySocketSecurityLevel:
      let level = value as? String
      guard let level else { return false }
      let isNone = level == kCFStreamSocketSecurityLevelNone
      guard isNone || StreamSecurity.isSupported(level: level) else { return false }
      let known = condition.withLock { state.security }
      guard setSecurity(isNone ? nil : known ?? StreamSecurity()) else { return false }
      condition.withLock { state.level = level }
      return true
    case kCFStreamPropertySSLSettings:
      guard let settings = value as? NSDictionary, let pairs = value as? [String: Any],
        let security = StreamSecurity(pairs), setSecurity(security)
      else { return false }
      condition.withLock { state.settings = settings }
      return true
    case kCFStreamPropertyShouldCloseNativeSocket:
      guard let closes = value as? Bool else { return false }
      condition.withLock { state.closesSocket = closes }
      return true
    case kCFStreamPropertySOCKSProxy, kCFStreamNetworkServiceType:
      RuntimeWarning.once("streams do not support the property \(key)", namesPlace: true)
      return false
    default: return false
    }
  }
}
