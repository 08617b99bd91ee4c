// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/SystemConfiguration.tsv.
// Do not edit.

/// The key of a Wi-Fi network's name, in the information about the network.
public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of a Wi-Fi network's name as data.
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"
/// The key of the address of a Wi-Fi network's access point.
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"

/// The reachability of a host or an address, as a number.
public typealias SCNetworkConnectionFlags = UInt32

/// Reachable by a connection that comes and goes.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// There is a route.
public let kSCNetworkFlagsReachable = 1 << 1
/// The route is of use only while a connection is open.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// Sending something opens the connection.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The connection opens only with the user's help.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// An address of this machine.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// Reachable without a gateway.
public let kSCNetworkFlagsIsDirect = 1 << 17

/// The reachability of a host or an address.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Reachable by a connection that comes and goes.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// There is a route.
  public static let reachable = Self(rawValue: 1 << 1)
  /// The route is of use only while a connection is open.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// Sending something opens the connection.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// The connection opens only with the user's help.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// A socket stream opens the connection.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// An address of this machine.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// Reachable without a gateway.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// Reachable by the cellular network; never set here.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// Sending something opens the connection.
  public static let connectionAutomatic = Self.connectionOnTraffic
}
