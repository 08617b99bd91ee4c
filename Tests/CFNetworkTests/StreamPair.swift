import TactusFoundation
import TestSupport
import Testing

/// The two streams of a socket, and the events that their delegate gets.
final class StreamPair {
  let input: InputStream
  let output: OutputStream
  let inputEvents = EventLog()
  let outputEvents = EventLog()

  init(host: String = "127.0.0.1", port: Int) throws {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(
      withName: host, port: port, inputStream: &input, outputStream: &output)
    self.input = try #require(input)
    self.output = try #require(output)
  }

  /// Lets a queue call the delegates.
  func report(on queue: DispatchQueue = DispatchQueue(label: "streams")) {
    input.delegate = inputEvents
    output.delegate = outputEvents
    CFReadStreamSetDispatchQueue(input, queue)
    CFWriteStreamSetDispatchQueue(output, queue)
  }

  /// Opens both streams.
  func open() {
    input.open()
    output.open()
  }

  /// Sets a property of both streams.
  func set(_ value: Any, _ key: CFString) -> Bool {
    let key = Stream.PropertyKey(key)
    return input.setProperty(value, forKey: key) && output.setProperty(value, forKey: key)
  }

  /// Waits for bytes.
  func read(_ count: Int) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: count)
    while bytes.count < count {
      let more = input.read(&buffer, maxLength: count - bytes.count)
      guard more > 0 else { break }
      bytes += buffer[..<more]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @discardableResult
  func write(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return output.write(bytes, maxLength: bytes.count)
  }
}

/// The events that a delegate gets.
final class EventLog: StreamDelegate, Sendable {
  private let events = BlockingQueue<Stream.Event>()

  /// Whether it reads a byte when there is one.
  private let readsByte: Bool

  init(readsByte: Bool = false) { self.readsByte = readsByte }

  func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
    if readsByte, eventCode == .hasBytesAvailable, let input = aStream as? InputStream {
      var byte: UInt8 = 0
      _ = input.read(&byte, maxLength: 1)
    }
    events.append(eventCode)
  }

  /// Waits for the next event.
  func next() -> Stream.Event { events.removeFirst() }
}
