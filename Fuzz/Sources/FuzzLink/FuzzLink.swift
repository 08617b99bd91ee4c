import TactusPhoneLink

/// Decodes arbitrary bytes as messages of an app, in two pieces.
///
/// The result is a number of messages, followed by at most one error. It must not depend on how the
/// bytes are divided, and each message must be encoded and decoded as an equal one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLink(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let cut = bytes.first.map { Int($0) % bytes.count } ?? 0
  let whole = read([bytes])
  let parts = read([Array(bytes[..<cut]), Array(bytes[cut...])])
  precondition(whole.messages == parts.messages, "the messages do not depend on the division")
  precondition(whole.error == parts.error, "the error does not depend on the division")
  for message in whole.messages {
    guard let frame = try? WireEncoder.frame(message) else {
      preconditionFailure("what was read cannot be sent: \(message)")
    }
    precondition(read([frame]).messages == [message], "a message is decoded as equal")
    if case .service(let request) = message { check(request.payload) }
  }
  return 0
}

/// Decodes a payload as each value of a service, which must be encoded and decoded as equal.
private func check(_ payload: String) {
  if let request = try? PermissionRequest(payload: payload) {
    let copy = (try? request.payload()).flatMap { try? PermissionRequest(payload: $0) }
    precondition(copy == request, "a request is decoded as equal")
  }
  if let table = try? PermissionTable(payload: payload) {
    let copy = (try? table.payload()).flatMap { try? PermissionTable(payload: $0) }
    precondition(copy == table, "a table is decoded as equal")
  }
}

/// Returns all messages of a stream, and its error.
private func read(_ pieces: [[UInt8]]) -> (messages: [AppMessage], error: LinkError?) {
  var decoder = WireDecoder<AppMessage>()
  var messages: [AppMessage] = []
  for piece in pieces {
    decoder.append(piece)
    do throws(LinkError) {
      while let message = try decoder.next() { messages.append(message) }
    } catch {
      return (messages, error)
    }
  }
  return (messages, nil)
}
