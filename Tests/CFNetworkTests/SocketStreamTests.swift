import TactusFoundation
import TestSupport
import Testing

/// Tests of the streams of sockets.
@Suite struct SocketStreamTests {
  @Test("Networking.NW33. The first opening connects, and each stream tells its own")
  func opening() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.report()
    #expect(pair.input.streamStatus == .notOpen && pair.output.streamStatus == .notOpen)
    #expect(pair.write("early") == -1)
    pair.input.open()
    let peer = server.accept()
    #expect(pair.inputEvents.next() == .openCompleted && pair.input.streamStatus == .open)
    #expect(pair.output.streamStatus == .notOpen)
    pair.output.open()
    #expect(pair.outputEvents.next() == .openCompleted && pair.output.streamStatus == .open)
    #expect(pair.outputEvents.next() == .hasSpaceAvailable)
    pair.write("tea")
    #expect(peer.read(3) == "tea")
    pair.input.close()
    pair.output.close()
    #expect(pair.input.streamStatus == .closed && pair.output.streamStatus == .closed)
    #expect(peer.readToEnd() == 0)
  }

  @Test("Networking.NW33. Streams are made by Core Foundation's function, too")
  func coreFoundation() throws {
    let server = try LoopbackServer()
    var (read, write): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
    CFStreamCreatePairWithSocketToHost(
      nil, "localhost" as NSString, UInt32(server.port), &read, &write)
    let input: InputStream = try #require(read).takeRetainedValue()
    let output: OutputStream = try #require(write).takeRetainedValue()
    #expect(CFReadStreamOpen(input) && CFWriteStreamOpen(output))
    let peer = server.accept()
    let bytes = Array("tea".utf8)
    #expect(CFWriteStreamWrite(output, bytes, 3) == 3 && peer.read(3) == "tea")
    try peer.write("milk")
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(CFReadStreamRead(input, &buffer, 8) == 4 && buffer[..<4] == [109, 105, 108, 107])
    #expect(
      CFReadStreamCopyProperty(input, .socketRemoteHostName) as? String == "localhost")
    #expect(
      CFWriteStreamCopyProperty(output, .socketRemotePortNumber) as? Int == server.port)
    let handle = try #require(CFReadStreamCopyProperty(input, .socketNativeHandle) as? Data)
    #expect(handle.count == 4 && handle.contains { $0 != 0 })
    CFReadStreamClose(input)
    CFWriteStreamClose(output)
    #expect(peer.readToEnd() == 0)
    CFStreamCreatePairWithSocketToHost(nil, "localhost" as CFString, 65_536, &read, &write)
    #expect(read == nil && write == nil)
  }

  @Test("Networking.NW34. A port without a server is an error of the system")
  func refused() throws {
    let port = try LoopbackServer().port
    let pair = try StreamPair(host: "localhost", port: port)
    pair.report()
    pair.open()
    #expect(pair.inputEvents.next() == .errorOccurred)
    #expect(pair.outputEvents.next() == .errorOccurred)
    #expect(pair.input.streamStatus == .error)
    let error = try #require(pair.input.streamError) as NSError
    #expect(error.domain == NSPOSIXErrorDomain && error.code == Int(ECONNREFUSED))
    #expect(CFWriteStreamCopyError(pair.output)?.code == Int(ECONNREFUSED))
    #expect(pair.read(1).isEmpty && pair.write("tea") == -1)
  }

  @Test(
    "Networking.NW34. Where the network is off, only this machine is connected to",
    .enabled(if: ProcessInfo.processInfo.environment["TACTUS_NETWORK"] != "1"))
  func networkOff() throws {
    let pair = try StreamPair(host: "192.0.2.1", port: 9)
    pair.report()
    pair.open()
    #expect(pair.inputEvents.next() == .errorOccurred)
    let error = try #require(pair.input.streamError) as NSError
    #expect(error.domain == NSPOSIXErrorDomain && error.code == Int(ENETDOWN))
    #expect(error.localizedDescription.contains("192.0.2.1"))
  }

  @Test("Networking.NW35. The delegate learns of bytes once until it has read, then of the end")
  func events() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.report()
    pair.input.open()
    let peer = server.accept()
    #expect(pair.inputEvents.next() == .openCompleted)
    try peer.write("teapot")
    #expect(pair.inputEvents.next() == .hasBytesAvailable && pair.input.hasBytesAvailable)
    peer.close()
    // What is left is told anew.
    #expect(pair.read(3) == "tea")
    #expect(pair.inputEvents.next() == .hasBytesAvailable)
    #expect(pair.read(3) == "pot")
    #expect(pair.inputEvents.next() == .endEncountered && pair.input.streamStatus == .atEnd)
    #expect(pair.read(1).isEmpty && pair.input.streamStatus == .atEnd)
  }

  @Test("Networking.NW35. Each writing is followed by the news of space, as soon as there is some")
  func space() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.report()
    pair.output.open()
    let peer = server.accept()
    #expect(pair.outputEvents.next() == .openCompleted)
    #expect(pair.outputEvents.next() == .hasSpaceAvailable)
    pair.write("tea")
    #expect(pair.outputEvents.next() == .hasSpaceAvailable)
    // More than the system takes without a reader.
    let text = String(repeating: "kettle ", count: 2_000_000)
    #expect(pair.write(text) == text.utf8.count)
    #expect(!pair.output.hasSpaceAvailable)
    #expect(peer.read(3 + text.utf8.count) == "tea" + text)
    #expect(pair.outputEvents.next() == .hasSpaceAvailable)
  }

  @Test("Networking.NW35. A run loop calls the delegate in its modes, and can be left")
  func runLoop() throws {
    let server = try LoopbackServer()
    let port = server.port
    let log = EventLog(readsByte: true)
    let ends = BlockingQueue<Bool>()
    let thread = Thread {
      guard let pair = try? StreamPair(port: port) else { return }
      pair.input.delegate = log
      pair.input.schedule(in: .current, forMode: RunLoop.Mode("kettle"))
      pair.input.schedule(in: .current, forMode: .default)
      pair.open()
      while pair.input.streamStatus != .atEnd {
        guard RunLoop.current.run(mode: .default, before: .distantFuture) else { break }
      }
      pair.input.remove(from: .current, forMode: .default)
      pair.input.remove(from: .current, forMode: RunLoop.Mode("kettle"))
      // Nothing keeps the run loop.
      ends.append(RunLoop.current.run(mode: .default, before: .distantFuture))
    }
    thread.start()
    let peer = server.accept()
    #expect(log.next() == .openCompleted)
    try peer.write("t")
    #expect(log.next() == .hasBytesAvailable)
    try peer.write("e")
    #expect(log.next() == .hasBytesAvailable)
    peer.close()
    #expect(log.next() == .endEncountered)
    #expect(ends.removeFirst() == false)
  }

  @Test("Networking.NW35. A delegate that comes late learns everything, one that leaves nothing")
  func lateDelegate() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    let queue = DispatchQueue(label: "streams")
    CFReadStreamSetDispatchQueue(pair.input, queue)
    #expect(CFReadStreamCopyDispatchQueue(pair.input) === queue)
    pair.input.open()
    let peer = server.accept()
    try peer.write("tea")
    pair.input.delegate = pair.inputEvents
    #expect(pair.inputEvents.next() == .openCompleted)
    #expect(pair.inputEvents.next() == .hasBytesAvailable)
    CFReadStreamSetDispatchQueue(pair.input, nil)
    #expect(CFReadStreamCopyDispatchQueue(pair.input) == nil)
    #expect(pair.read(3) == "tea")
    peer.close()
    #expect(pair.read(1).isEmpty)
    CFReadStreamSetDispatchQueue(pair.input, queue)
    #expect(pair.inputEvents.next() == .endEncountered)
  }

  @Test("Networking.NW36. Without a delegate, reading and writing wait")
  func waiting() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.open()
    pair.write("one cup")
    let peer = server.accept()
    #expect(peer.read(7) == "one cup")
    try peer.write("tea")
    #expect(pair.read(3) == "tea")
    // More than is kept in memory at once.
    let text = String(repeating: "kettle ", count: 500_000)
    let answers = BlockingQueue<String>()
    nonisolated(unsafe) let reading = pair
    Thread { answers.append(reading.read(text.utf8.count)) }.start()
    try peer.write(text)
    #expect(answers.removeFirst() == text)
    peer.close()
    #expect(pair.read(1).isEmpty && pair.input.streamStatus == .atEnd)
  }

  @Test("Networking.NW36. What was written before the closing is sent")
  func closing() throws {
    let server = try LoopbackServer()
    let pair = try StreamPair(port: server.port)
    pair.open()
    let peer = server.accept()
    let text = String(repeating: "kettle ", count: 2_000_000)
    pair.write(text)
    pair.output.close()
    pair.input.close()
    #expect(peer.readToEnd() == text.utf8.count)
    #expect(pair.write("tea") == -1 && pair.read(1).isEmpty)
  }

  @Test("Networking.NW36. Streams that nobody has any more end the connection")
  func dropping() throws {
    let server = try LoopbackServer()
    var pair: StreamPair? = try StreamPair(port: server.port)
    pair?.open()
    let peer = server.accept()
    pair?.write("tea")
    pair = nil
    #expect(peer.readToEnd() == 3)
  }
}
