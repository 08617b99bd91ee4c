import TactusCoreFoundation

/// Returns the identifier of the type of messages.
public func CFHTTPMessageGetTypeID() -> CFTypeID { CFHTTPMessage.typeID }

/// Creates a request.
///
/// - Parameters:
///   - alloc: Ignored.
///   - requestMethod: The method, such as GET.
///   - url: The URL, of which the path and the query are sent.
///   - httpVersion: The version, such as `kCFHTTPVersion1_1`.
public func CFHTTPMessageCreateRequest(
  _ alloc: CFAllocator?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
  let start = CFHTTPMessage.Start.request(
    method: requestMethod, url: url, target: CFHTTPMessage.target(of: url))
  return .passRetained(CFHTTPMessage(start, version: httpVersion))
}

/// Creates a response.
///
/// - Parameters:
///   - alloc: Ignored.
///   - statusDescription: The text of the status; `nil` for the standard one.
///   - statusDescription: The text of the status; `nil` for the standard one.
///   - httpVersion: The version, such as `kCFHTTPVersion1_1`.
public func CFHTTPMessageCreateResponse(
  _ alloc: CFAllocator?, _ statusCode: CFIndex, _ statusDescription: CFString?,
  _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
  let reason = statusDescription ?? CFHTTPMessage.reason(of: statusCode)
  return .passRetained(
    CFHTTPMessage(.response(status: statusCode, reason: reason), version: httpVersion))
}

/// Creates a message that `CFHTTPMessageAppendBytes` fills.
public func CFHTTPMessageCreateEmpty(
  _ alloc: CFAllocator?, _ isRequest: Bool
) -> Unmanaged<CFHTTPMessage> { .passRetained(CFHTTPMessage(isRequest: isRequest)) }

/// Creates a copy of a message.
public func CFHTTPMessageCreateCopy(
  _ alloc: CFAllocator?, _ message: CFHTTPMessage
) -> Unmanaged<CFHTTPMessage> { .passRetained(CFHTTPMessage(copying: message)) }

/// Adds received bytes to a message.
///
/// - Returns: Whether the bytes may belong to a message.
@discardableResult
public func CFHTTPMessageAppendBytes(
  _ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex
) -> Bool { message.append(UnsafeBufferPointer(start: newBytes, count: max(0, numBytes))) }

/// Sets a header field of a message, or removes it.
///
/// - Parameters:
///   - message: The message.
///   - headerField: The name, in any letters.
///   - value: The value; `nil` removes the field.
public func CFHTTPMessageSetHeaderFieldValue(
  _ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?
) { message.fields.set(headerField, value) }

/// Sets the body of a message.
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) {
  message.body = bodyData
}
