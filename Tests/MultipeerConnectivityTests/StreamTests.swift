import MultipeerConnectivity
import TestSupport
import Testing

/// Streams between peers.
@Suite struct StreamTests {
  /// Reads a stream to its end.
  private func contents(of stream: InputStream) -> Data {
    stream.open()
    defer { stream.close() }
    var (data, bytes) = (Data(), [UInt8](repeating: 0, count: 10_000))
    while true {
      let count = stream.read(&bytes, maxLength: bytes.count)
      guard count > 0 else { return data }
      data += bytes.prefix(count)
    }
  }

  /// Writes all of some bytes, and returns whether that is possible.
  private func write(_ data: Data, to stream: OutputStream) -> Bool {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = Array(rest).withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { stream.write($0, maxLength: buffer.count) } ?? -1
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @Test("Peers.ST1, Peers.ST2. What is written arrives in its order, and then the end")
  func writing() async throws {
    let (kettle, cup) = try await Member.pair()
    let output = Held(try kettle.session.startStream(withName: "steam", toPeer: cup.peer))
    #expect(cup.events.removeFirst() == .stream("steam", from: "Kettle"))
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) })
    Thread.detachNewThread {
      output.value.open()
      for start in stride(from: 0, to: data.count, by: 50_000) {
        _ = self.write(data[start..<start + 50_000], to: output.value)
      }
      output.value.close()
    }
    #expect(contents(of: cup.streams.removeFirst().value) == data)
  }

  @Test("Peers.ST1. A stream that nobody reads stops its writer, and nothing else")
  func slowReader() async throws {
    let (kettle, cup) = try await Member.pair()
    let output = Held(try kettle.session.startStream(withName: "steam", toPeer: cup.peer))
    #expect(cup.events.removeFirst() == .stream("steam", from: "Kettle"))
    let data = Data(repeating: 7, count: 4_000_000)
    let isWritten = Latch()
    Thread.detachNewThread {
      output.value.open()
      _ = self.write(data, to: output.value)
      output.value.close()
      isWritten.open()
    }
    try kettle.session.send(Data("tea".utf8), toPeers: [cup.peer], with: .reliable)
    #expect(cup.events.removeFirst() == .data("tea", from: "Kettle"))
    #expect(contents(of: cup.streams.removeFirst().value) == data)
    isWritten.pass()
  }

  @Test("Peers.ST2. A writer learns that the reader has closed")
  func closedReader() async throws {
    let (kettle, cup) = try await Member.pair()
    let output = Held(try kettle.session.startStream(withName: "steam", toPeer: cup.peer))
    let input = cup.streams.removeFirst().value
    input.open()
    output.value.open()
    #expect(write(Data("a".utf8), to: output.value))
    var byte: UInt8 = 0
    #expect(input.read(&byte, maxLength: 1) == 1)
    input.close()
    while write(Data(repeating: 1, count: 50_000), to: output.value) {}
    #expect(output.value.streamStatus == .error || output.value.streamStatus == .closed)
    try kettle.session.send(Data("tea".utf8), toPeers: [cup.peer], with: .reliable)
    while cup.events.removeFirst() != .data("tea", from: "Kettle") {}
  }

  @Test("Peers.ST2. A lost connection ends a stream")
  func lost() async throws {
    let (kettle, cup) = try await Member.pair()
    let output = try kettle.session.startStream(withName: "steam", toPeer: cup.peer)
    output.open()
    #expect(write(Data("last".utf8), to: output))
    let input = cup.streams.removeFirst().value
    input.open()
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(input.read(&bytes, maxLength: 4) == 4)
    kettle.session.disconnect()
    #expect(input.read(&bytes, maxLength: 4) == 0)
    input.close()
    while write(Data(repeating: 1, count: 50_000), to: output) {}
    output.close()
  }
}
