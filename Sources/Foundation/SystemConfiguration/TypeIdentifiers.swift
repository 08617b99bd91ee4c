import TactusCoreFoundation

/// Returns the identifier of the type of reachability objects.
public func SCNetworkReachabilityGetTypeID() -> CFTypeID { SCNetworkReachability.typeID }
