/// The reachability of a host or an address.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Reachable by a connection that comes and goes.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// There is a route.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// The route is of use only while a connection is open.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Sending something opens the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The connection opens only with the user's help.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// A socket stream opens the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// An address of this machine.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Reachable without a gateway.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// Reachable by the cellular network; never set here.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// Sending something opens the connection.
  public static let connectionAutomatic: SCNetworkReachabilityFlags = .connectionOnTraffic
}
