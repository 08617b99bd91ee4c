internal import CTactusCups
internal import Glibc
import Synchronization

/// A request to a printer and its response, on a connection of their own.
///
/// The connection, the response's time and length are limited: a printer is a foreign server.
///
/// - Thread: any, but one at a time; it waits for the network.
final class IPPExchange {
  /// The longest wait for a response, in seconds.
  ///
  /// - Source: ours: printers that wake up take several seconds. Confidence: guess.
  static let patience = 20.0

  /// The longest response, in bytes.
  ///
  /// - Source: ours: a printer with hundreds of kinds of paper responds with less than 500 KB.
  ///   Confidence: guess.
  static let longestAnswer = 4_000_000

  /// The stack that collections in collections may take while a response is read, in bytes.
  ///
  /// CUPS's library reads each in a call of its own and sets no limit, so that a few thousand of
  /// them would end the program. Papers of printers have three levels.
  ///
  /// - Source: a level takes 1.1 KB with libcups 2.4.2, so that about 28 are read. Confidence:
  ///   measured.
  static let deepestReading = 32_768

  /// Sends a request, with a document behind it, and returns the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - address: The address of the printer.
  ///   - document: The bytes of a document.
  ///   - seconds: The longest wait.
  ///   - isCanceled: Returns whether to stop; called at least once per second.
  /// - Throws: `PrinterError`.
  static func answer(
    to request: IPPMessage, at address: PrinterAddress, document: [UInt8] = [],
    within seconds: Double = patience, isCanceled: @escaping () -> Bool = { false }
  ) throws(PrinterError) -> IPPMessage {
    let exchange = IPPExchange(request.cups, seconds, isCanceled)
    return try exchange.run(request, address, document)
  }

  /// Reads a response from bytes, such as a file's; damaged ones cause an error.
  ///
  /// - Throws: `PrinterError`.
  static func answer(in bytes: [UInt8]) throws(PrinterError) -> IPPMessage {
    let exchange = IPPExchange(try CupsLibrary.load(), patience, { false })
    exchange.source = .bytes(bytes[...])
    return try exchange.read()
  }

  // MARK: Internals

  private enum Source {
    case connection(OpaquePointer)
    case bytes(ArraySlice<UInt8>)
  }

  private let cups: cups_functions
  private let seconds: Double
  private let end: Double
  private let isCanceled: () -> Bool
  private var source = Source.bytes([])
  private var received = 0
  /// The place on the stack at which the reading of a response has begun.
  private var readingPlace: UInt?

  private init(_ cups: cups_functions, _ seconds: Double, _ isCanceled: @escaping () -> Bool) {
    (self.cups, self.seconds, self.isCanceled) = (cups, seconds, isCanceled)
    end = Self.now + seconds
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private var isLate: Bool { Self.now >= end }

  private func run(
    _ request: IPPMessage, _ address: PrinterAddress, _ document: [UInt8]
  ) throws(PrinterError) -> IPPMessage {
    let encryption = address.isEncrypted ? HTTP_ENCRYPTION_ALWAYS : HTTP_ENCRYPTION_IF_REQUESTED
    let wait = Int32(min(seconds, Self.longestConnecting) * 1000)
    guard
      let connection = cups.http_connect(
        address.host, Int32(address.port), nil, AF_UNSPEC, encryption, 1, wait, nil)
    else {
      throw .unreachable(UnreachableReason.find(address, within: max(0.2, min(1, end - Self.now))))
    }
    // A connection that is closed at the other end must not terminate the process.
    let signals = BlockedPipeSignal()
    defer {
      cups.http_close(connection)
      signals.end()
    }
    cups.http_set_timeout(
      connection, 1,
      { _, context in
        guard let context else { return 0 }
        let exchange = Unmanaged<IPPExchange>.fromOpaque(context).takeUnretainedValue()
        return exchange.isLate || exchange.isCanceled() ? 0 : 1
      }, Unmanaged.passUnretained(self).toOpaque())
    var status = cups.send_request(
      connection, request.pointer, address.path,
      cups.ipp_length(request.pointer) + document.count)
    var rest = document[...]
    while status == HTTP_STATUS_CONTINUE, !rest.isEmpty {
      if isCanceled() { throw .canceled }
      if isLate { throw .silent(seconds: seconds) }
      let piece = rest.prefix(Self.pieceLength)
      status = piece.withUnsafeBytes { bytes in
        bytes.baseAddress.map {
          cups.write_data(connection, $0.assumingMemoryBound(to: CChar.self), bytes.count)
        } ?? HTTP_STATUS_ERROR
      }
      rest = rest.dropFirst(piece.count)
    }
    while status == HTTP_STATUS_CONTINUE {
      if isLate { throw .silent(seconds: seconds) }
      status = cups.http_update(connection)
    }
    try check(status)
    source = .connection(connection)
    return try read()
  }

  /// The longest wait for a connection, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestConnecting = 5.0

  /// The bytes of a document that are sent between two checks of the clock.
  private static let pieceLength = 65_536

  private func check(_ status: http_status_t) throws(PrinterError) {
    if status == HTTP_STATUS_OK { return }
    if isCanceled() { throw .canceled }
    if isLate { throw .silent(seconds: seconds) }
    switch status.rawValue {
    case HTTP_STATUS_UNAUTHORIZED.rawValue, HTTP_STATUS_FORBIDDEN.rawValue:
      throw .refused("it asks for a password, which the phone does not have")
    case HTTP_STATUS_UPGRADE_REQUIRED.rawValue:
      throw .refused("it asks for encryption; use an address with ipps://")
    case 300..<400: throw .refused("it sends the request to another address")
    case 400..<600: throw .refused("HTTP \(status.rawValue)")
    default: throw .malformed
    }
  }

  private func read() throws(PrinterError) -> IPPMessage {
    let answer = try IPPMessage()
    let state = cups.ipp_read(
      Unmanaged.passUnretained(self).toOpaque(),
      { context, buffer, count in
        guard let context, let buffer else { return -1 }
        return Unmanaged<IPPExchange>.fromOpaque(context).takeUnretainedValue()
          .fill(UnsafeMutableRawBufferPointer(start: buffer, count: count))
      }, 1, nil, answer.pointer)
    guard state == IPP_STATE_DATA else {
      if isCanceled() { throw .canceled }
      if received > Self.longestAnswer { throw .excessive }
      throw isLate ? .silent(seconds: seconds) : .malformed
    }
    return answer
  }

  /// Returns whether collections in collections have taken more of the stack than they may.
  private func isTooDeep() -> Bool {
    let place = UInt(cups_stack_place())
    guard let start = readingPlace else {
      readingPlace = place
      return false
    }
    // The stack grows to lower places.
    return start > place && start - place > UInt(Self.deepestReading)
  }

  /// Fills a buffer with bytes of the response; returns their number, or -1 at its end.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    received += buffer.count
    guard received <= Self.longestAnswer, !isLate, !isTooDeep() else { return -1 }
    switch source {
    case .bytes(let bytes):
      guard bytes.count >= buffer.count else { return -1 }
      buffer.copyBytes(from: bytes.prefix(buffer.count))
      source = .bytes(bytes.dropFirst(buffer.count))
      return buffer.count
    case .connection(let connection):
      var count = 0
      while count < buffer.count {
        guard let start = buffer.baseAddress else { return -1 }
        let more = cups.http_read(
          connection, (start + count).assumingMemoryBound(to: CChar.self), buffer.count - count)
        guard more > 0, !isLate, !isCanceled() else { return -1 }
        count += more
      }
      return count
    }
  }
}
