// The domains of errors of connections as objects of Core Foundation; `NWError` has its own.
//
// - Source: the values are their names, as apps print them. Confidence: reported.

/// The domain of errors of the system.
public let kNWErrorDomainPOSIX: CFString = "kNWErrorDomainPOSIX"
/// The domain of errors of DNS.
public let kNWErrorDomainDNS: CFString = "kNWErrorDomainDNS"
/// The domain of errors of TLS.
public let kNWErrorDomainTLS: CFString = "kNWErrorDomainTLS"
