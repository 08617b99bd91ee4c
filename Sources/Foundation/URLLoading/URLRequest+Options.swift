import FoundationNetworking
import TactusFoundationBase

// The options that Foundation on Linux lacks; they are stored in the request, without an effect
// (Networking.NW13).
extension URLRequest {
  /// The entity that a request was made by.
  public enum Attribution: UInt, Sendable {
    /// The developer of the app.
    case developer = 0
    /// The user.
    case user = 1
  }

  /// The kind of traffic; stored: the networks here treat all alike.
  @_disfavoredOverload
  public var networkServiceType: NSURLRequestNetworkServiceType {
    get { option(#function).flatMap(NSURLRequestNetworkServiceType.init) ?? .default }
    set { setOption(#function, newValue.rawValue) }
  }
  /// Whether the request may use expensive networks.
  public var allowsExpensiveNetworkAccess: Bool {
    get { option(#function) ?? true }
    set { setOption(#function, newValue) }
  }
  /// Whether the request may use the network in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { option(#function) ?? true }
    set { setOption(#function, newValue) }
  }
  /// Whether the server is assumed to support HTTP/3.
  public var assumesHTTP3Capable: Bool {
    get { option(#function) ?? false }
    set { setOption(#function, newValue) }
  }
  /// Whether the name of the host is validated by DNSSEC.
  public var requiresDNSSECValidation: Bool {
    get { option(#function) ?? false }
    set { setOption(#function, newValue) }
  }
  /// Whether DNS answers may be used after they have expired.
  public var allowsPersistentDNS: Bool {
    get { option(#function) ?? false }
    set { setOption(#function, newValue) }
  }
  /// The identifier of the partition of cookies that the request uses; nil for the common ones.
  public var cookiePartitionIdentifier: String? {
    get { option(#function) }
    set { setOption(#function, newValue) }
  }
  /// The entity that the request is made by.
  public var attribution: Attribution {
    get { option(#function).flatMap(Attribution.init) ?? .developer }
    set { setOption(#function, newValue.rawValue) }
  }

  private func option<Value>(_ name: String) -> Value? {
    URLProtocol.property(forKey: Self.key(name), in: self) as? Value
  }

  private mutating func setOption(_ name: String, _ value: Any?) {
    guard let copy = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    if let value {
      URLProtocol.setProperty(value, forKey: Self.key(name), in: copy)
    } else {
      URLProtocol.removeProperty(forKey: Self.key(name), in: copy)
    }
    self = copy as URLRequest
  }

  /// Returns the key of an option among the properties of protocols.
  private static func key(_ name: String) -> String { "dev.tactus.request." + name }
}
