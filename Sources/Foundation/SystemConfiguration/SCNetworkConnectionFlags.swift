// The flags of reachability under their names of before iOS 8, which C code uses.

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
