// The domains of errors of connections as objects of Core Foundation; `NWError` has its own.
//
// - Source: the values are their names, as apps print them. Confidence: reported.

/// The domain of system errors.
public let kNWErrorDomainPOSIX: CFString = "kNWErrorDomainPOSIX"
/// The domain of DNS errors.
public let kNWErrorDomainDNS: CFString = "kNWErrorDomainDNS"
/// The domain of TLS errors.
public let kNWErrorDomainTLS: CFString = "kNWErrorDomainTLS"
