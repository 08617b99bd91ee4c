import TactusCoreFoundation

/// The version 1.0 of HTTP.
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// The version 1.1 of HTTP.
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// The version 2 of HTTP.
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// The version 3 of HTTP.
public let kCFHTTPVersion3_0: CFString = "HTTP/3.0"
