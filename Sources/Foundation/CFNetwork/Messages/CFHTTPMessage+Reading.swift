import TactusCoreFoundation

/// Returns whether a message is a request.
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }

/// Returns whether the head of a message is complete.
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool {
  message.start != nil
}

/// Returns the version of HTTP, such as `kCFHTTPVersion1_1`.
public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<CFString> {
  .passRetained(message.version)
}

/// Returns the body of a message; `nil` without one.
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
  message.body.map { .passRetained($0) }
}

/// Returns the value of a header field; `nil` without the field.
///
/// - Parameters:
///   - message: The message.
///   - headerField: The name, in any letters.
public func CFHTTPMessageCopyHeaderFieldValue(
  _ message: CFHTTPMessage, _ headerField: CFString
) -> Unmanaged<CFString>? { message.fields.value(of: headerField).map { .passRetained($0) } }

/// Returns the header fields of a message by their names; `nil` while its head is incomplete.
public func CFHTTPMessageCopyAllHeaderFields(
  _ message: CFHTTPMessage
) -> Unmanaged<CFDictionary>? {
  guard message.start != nil else { return nil }
  var fields: [AnyHashable: Any] = [:]
  var known: Set<String> = []
  for field in message.fields.all where known.insert(field.name.lowercased()).inserted {
    fields[field.name] = message.fields.value(of: field.name) ?? field.value
  }
  return .passRetained(fields)
}

/// Returns the bytes of a message; `nil` while its head is incomplete.
public func CFHTTPMessageCopySerializedMessage(
  _ message: CFHTTPMessage
) -> Unmanaged<CFData>? { message.bytes.map { .passRetained($0) } }

/// Returns the URL of a request; `nil` for another message.
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<CFURL>? {
  guard case .request(_, let url, _) = request.start else { return nil }
  return url.map { .passRetained($0) }
}

/// Returns the method of a request; `nil` for another message.
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<CFString>? {
  guard case .request(let method, _, _) = request.start else { return nil }
  return .passRetained(method)
}

/// Returns the status of a response; 0 for another message.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex {
  guard case .response(let status, _) = response.start else { return 0 }
  return status
}

/// Returns the first line of a response; `nil` for another message.
public func CFHTTPMessageCopyResponseStatusLine(
  _ response: CFHTTPMessage
) -> Unmanaged<CFString>? {
  guard case .response = response.start else { return nil }
  return response.firstLine.map { .passRetained($0) }
}
