import PhoneLink

/// Reads any bytes as what an app sends over the link, in two pieces.
///
/// Messages come out, and then perhaps one error, which stays. What came out must be the same
/// however the bytes were cut, and must be sent and read again as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLink(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let cut = bytes.first.map { Int($0) % bytes.count } ?? 0
  let whole = read([bytes])
  let parts = read([Array(bytes[..<cut]), Array(bytes[cut...])])
  precondition(whole.messages == parts.messages, "the same messages, however they are cut")
  precondition(whole.error == parts.error, "the same error, however they are cut")
  for message in whole.messages {
    guard let frame = try? WireEncoder.frame(message) else {
      preconditionFailure("what was read cannot be sent: \(message)")
    }
    precondition(read([frame]).messages == [message], "what was sent comes back equal")
  }
  return 0
}

/// Everything that comes out of a stream.
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
