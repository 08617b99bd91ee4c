import TactusFoundation
import Testing

/// Streams that functions of Core Foundation create.
@Suite struct StreamCreationTests {
  @Test("Networking.NW59. The streams of a connected socket leave it open")
  func socket() throws {
    var pair: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0)
    var (reader, writer): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?) = (nil, nil)
    CFStreamCreatePairWithSocket(nil, pair[0], &reader, &writer)
    let input = try #require(reader).takeRetainedValue()
    let output = try #require(writer).takeRetainedValue()
    #expect(CFReadStreamGetStatus(input) == .notOpen && CFReadStreamOpen(input))
    #expect(CFWriteStreamOpen(output))
    #expect(write(pair[1], "tea", 3) == 3)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(CFReadStreamRead(input, &bytes, 8) == 3 && Array(bytes[..<3]) == Array("tea".utf8))
    #expect(CFWriteStreamWrite(output, Array("cup".utf8), 3) == 3)
    #expect(read(pair[1], &bytes, 8) == 3 && Array(bytes[..<3]) == Array("cup".utf8))
    #expect(CFReadStreamGetError(input) == CFStreamError())
    let closes = CFReadStreamCopyProperty(
      input, CFStreamPropertyKey(kCFStreamPropertyShouldCloseNativeSocket))
    #expect((closes as? NSNumber)?.boolValue == false)
    CFReadStreamClose(input)
    CFWriteStreamClose(output)
    #expect(CFReadStreamGetStatus(input) == .closed)
    #expect(fcntl(pair[0], F_GETFD) != -1)
    for descriptor in pair { close(descriptor) }
  }

  @Test("Networking.NW59. All bytes of a socket arrive whose peer has closed before they are read")
  func closedPeer() throws {
    var pair: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0)
    _ = fcntl(pair[1], F_SETFL, O_NONBLOCK)
    let sent = write(pair[1], [UInt8](repeating: 7, count: 200_000), 200_000)
    // More than what is read at once.
    #expect(sent > 131_072)
    close(pair[1])
    var reader: Unmanaged<CFReadStream>?
    CFStreamCreatePairWithSocket(nil, pair[0], &reader, nil)
    let input = try #require(reader).takeRetainedValue()
    #expect(CFReadStreamOpen(input))
    var (total, bytes) = (0, [UInt8](repeating: 0, count: 10_000))
    while true {
      let count = CFReadStreamRead(input, &bytes, 10_000)
      guard count > 0 else { break }
      total += count
    }
    #expect(total == sent)
    CFReadStreamClose(input)
    close(pair[0])
  }

  @Test("Networking.NW59. Streams to a host without a name use its address")
  func host() throws {
    let server = try LoopbackServer()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let data = Data(bytes: &address, count: MemoryLayout<sockaddr_in>.size)
    let host = CFHostCreateWithAddress(nil, data as CFData).takeRetainedValue()
    var (reader, writer): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?) = (nil, nil)
    CFStreamCreatePairWithSocketToCFHost(nil, host, Int32(server.port), &reader, &writer)
    let output = try #require(writer).takeRetainedValue()
    #expect(reader?.takeRetainedValue() != nil && CFWriteStreamOpen(output))
    // Writing waits for the connection.
    #expect(CFWriteStreamWrite(output, Array("tea".utf8), 3) == 3)
    #expect(CFWriteStreamGetStatus(output) == .open)
    CFWriteStreamClose(output)
    CFStreamCreatePairWithSocketToCFHost(nil, host, 70_000, &reader, &writer)
    #expect(reader == nil && writer == nil)
  }

  @Test("Networking.NW59. Streams of files and of bytes, and the errors of streams")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = CFWriteStreamCreateWithFile(nil, file as CFURL)
    #expect(CFWriteStreamOpen(output) && CFWriteStreamWrite(output, Array("tea".utf8), 3) == 3)
    CFWriteStreamClose(output)
    let input = CFReadStreamCreateWithFile(nil, file as CFURL)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(CFReadStreamOpen(input) && CFReadStreamRead(input, &bytes, 8) == 3)
    let text = Array("cup".utf8)
    let memory = text.withUnsafeBufferPointer {
      CFReadStreamCreateWithBytesNoCopy(nil, $0.baseAddress, 3, kCFAllocatorNull)
    }
    #expect(CFReadStreamOpen(memory) && CFReadStreamRead(memory, &bytes, 8) == 3)
    #expect(Array(bytes[..<3]) == text)
    let missing = CFReadStreamCreateWithFile(nil, URL(filePath: "/nowhere/tea") as CFURL)
    CFReadStreamOpen(missing)
    #expect(CFReadStreamGetStatus(missing) == .error)
    #expect(CFReadStreamGetError(missing).error != 0)
  }
}
