import FoundationNetworking
import TactusFoundationBase

// Overloads of the members that make sessions, so that their requests come to `NetworkGate` first
// (Networking.NW1).
// A file that imports Foundation through this module finds these; see `Timer.scheduledTimer`.
extension URLSessionConfiguration {
  /// A configuration with the default caches, cookies and credentials.
  @_disfavoredOverload
  public class var `default`: URLSessionConfiguration {
    NetworkGate.guarding(URLSessionConfiguration.FoundationNetworking::default)
  }

  /// A configuration that stores nothing persistently.
  @_disfavoredOverload
  public class var ephemeral: URLSessionConfiguration {
    NetworkGate.guarding(URLSessionConfiguration.FoundationNetworking::ephemeral)
  }

  /// The protocols that serve the requests of sessions, in the order in which they are asked.
  ///
  /// The reports of a protocol of the app to its client go through a gate, because the toolchain's
  /// client ends the process at a redirection (Networking.NW5). Requests that none of the protocols
  /// serves come to `NetworkGate`, which is not in the list.
  @_disfavoredOverload
  public var protocolClasses: [AnyClass]? {
    get {
      let types = self.FoundationNetworking::protocolClasses ?? []
      let isGateLast = types.last == NetworkGate.self
      return types.dropLast(isGateLast ? 1 : 0).map(URLProtocol.served(by:))
    }
    set {
      let types = newValue?.map(URLProtocol.gate(for:)) ?? []
      let hasGate = types.contains { $0 == NetworkGate.self }
      self.FoundationNetworking::protocolClasses = types + (hasGate ? [] : [NetworkGate.self])
    }
  }
}

extension URLSession {
  /// The shared session.
  ///
  /// Its requests reach the classes that `URLProtocol.registerClass` has registered, as on an
  /// iPhone. (documented)
  @_disfavoredOverload
  public class var shared: URLSession {
    (self as? any _KVShared.Type)?._own_shared ?? sharedSession
  }

  /// The shared session; lowered sources read this in place of `super`.
  public class var _base_shared: URLSession { sharedSession }

  private static let sharedSession: URLSession = {
    let configuration = URLSessionConfiguration.FoundationNetworking::default
    configuration.httpCookieStorage = HTTPCookieStorage.shared
    configuration.urlCache = URLCache.shared
    return URLSession(configuration: NetworkGate.guarding(configuration))
  }()
}

extension URLProtocol {
  /// Registers a class, which is asked before all that were registered earlier.
  ///
  /// - Returns: Whether the class was registered: whether it is a subclass of `URLProtocol`.
  @_disfavoredOverload @discardableResult
  public class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    NetworkGate.register(type)
    return true
  }

  /// Removes a registered class.
  @_disfavoredOverload
  public class func unregisterClass(_ protocolClass: AnyClass) {
    if let type = protocolClass as? URLProtocol.Type { NetworkGate.unregister(type) }
  }
}
