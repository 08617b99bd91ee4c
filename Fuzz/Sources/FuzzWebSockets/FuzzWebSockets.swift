#if !FUZZER
  import TactusWebSockets
#endif

/// Reads arbitrary bytes as a head of HTTP, and as messages of a web socket.
///
/// Bytes that come in two pieces are read as when they come at once. Messages keep to the limit,
/// and are the same when they are written and read again.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzWebSockets(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(try? HTTPHead.readRequest(bytes), in: bytes)
  check(try? HTTPHead.readResponse(bytes), in: bytes)
  guard let first = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  let (isClient, limit) = (first & 1 != 0, first & 2 != 0 ? 16 : Int.max)
  let whole = messages(in: [rest], fromClient: isClient, limit: limit)
  let cut = rest.count * Int(first) / 256
  let pieces = messages(
    in: [Array(rest[..<cut]), Array(rest[cut...])], fromClient: isClient, limit: limit)
  precondition(whole == pieces, "the division of the bytes does not matter")
  for message in whole {
    precondition(message.payload.count <= max(limit, 125), "messages keep to the limit")
    guard
      let copy = try? WebSocketMessage.frame(
        message.kind, message.payload, mask: isClient ? [1, 2, 3, first] : nil)
    else { preconditionFailure("a message that was read can be written") }
    precondition(
      messages(in: [copy], fromClient: isClient, limit: .max) == [message],
      "a message is written as it was read")
  }
  return 0
}

/// Returns the messages in bytes up to a mistake.
private func messages(
  in pieces: [[UInt8]], fromClient: Bool, limit: Int
) -> [WebSocketMessage] {
  let reader = WebSocketReader(readsClient: fromClient, limit: limit)
  var messages: [WebSocketMessage] = []
  for piece in pieces {
    reader.receive(piece)
    do {
      while let message = try reader.next() { messages.append(message) }
    } catch {
      return messages
    }
  }
  return messages
}

/// Checks a head that was read at the beginning of bytes.
private func check(_ read: (head: HTTPHead, count: Int)?, in bytes: [UInt8]) {
  guard let (head, count) = read else { return }
  precondition(count <= bytes.count, "a head is within the bytes")
  precondition(head.fields.allSatisfy { !$0.name.isEmpty }, "a field has a name")
  for field in head.fields { _ = head.values(field.name) }
}
