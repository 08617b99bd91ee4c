/// A sound file that is parsed as its bytes arrive.
///
/// libsndfile parses the header once it is complete; all packets after it have the same size.
///
/// Steps AudioFileServices.FK1…
///
/// - Thread: one at a time, as the app calls it.
final class FileStream: @unchecked Sendable {
  /// The streams of the app.
  static let all = LiveReferences<FileStream>()

  /// The information of the header.
  struct Header {
    var type: AudioFileTypeID
    var format: AudioStreamBasicDescription
    /// The offset of the first packet.
    var place: Int64
    /// The number of packets; `nil` if unknown.
    var packetCount: Int64?

    /// The size of a packet in bytes.
    var packetSize: Int { Int(format.mBytesPerPacket) }
    /// The number of bytes of all packets; `nil` if unknown.
    var byteCount: Int64? { packetCount.map { $0 * Int64(packetSize) } }
  }

  /// Called with whole packets and their number; returns whether the stream continues.
  typealias OnPackets = (UnsafeRawBufferPointer, Int) -> Bool

  /// The information of the header; `nil` until it has been parsed.
  private(set) var header: Header?
  /// The callbacks of the app.
  var client: StreamClient?
  /// Whether the app receives packets.
  var isReady = false
  var isClosed = false

  // MARK: Parsing

  /// Parses bytes; returns a status.
  ///
  /// - Parameters:
  ///   - onHeader: Called once, when the header has been parsed; returns whether the stream
  ///     continues.
  ///   - onPackets: Called with packets.
  func parse(
    _ bytes: UnsafeRawBufferPointer, isDiscontinuous: Bool, onHeader: () -> Bool,
    onPackets: OnPackets
  ) -> OSStatus {
    if let failure { return failure }
    if isDiscontinuous {
      // Without the header, later parts cannot be interpreted.
      guard header != nil else { return fail(kAudioFileStreamError_DiscontinuityCantRecover) }
      rest = []
    }
    guard header == nil else { return deliver(bytes, onPackets) }
    source.append(bytes)
    let status = readHeader()
    guard status == noErr, let header else { return status }
    guard onHeader() else { return noErr }
    isReady = true
    // The bytes after the header belong to the packets.
    let first = source.bytes[Int(header.place)...]
    source.removeAll()
    return first.withUnsafeBytes { deliver($0, onPackets) }
  }

  /// Prepares for bytes from a packet on; returns its offset from the first one, or `nil` if it
  /// does not exist.
  func seek(to packet: Int64) -> Int64? {
    guard let header, packet >= 0, header.packetCount.map({ packet <= $0 }) ?? true else {
      return nil
    }
    let (place, isTooFar) = packet.multipliedReportingOverflow(by: Int64(header.packetSize))
    guard !isTooFar else { return nil }
    rest = []
    delivered = place
    return place
  }

  // MARK: Internals

  /// The maximum size of a header in bytes.
  ///
  /// - Source: ours: some times the pictures that headers have. Confidence: guess.
  private static let largestHeader = 1 << 20

  /// The number of bytes that must follow the header: more than libsndfile's error for incomplete
  /// headers.
  ///
  /// - Source: the head of a chunk of AIFF, 16 bytes, twice. Confidence: guess.
  private static let certainty: Int64 = 32

  private let source = GrowingBytes()
  private var failure: OSStatus?
  /// The last offset that libsndfile requested and that has not arrived.
  private var wanted: Int64 = 0
  /// The bytes of an incomplete packet.
  private var rest: [UInt8] = []
  /// The number of bytes of packets that the app has received.
  private var delivered: Int64 = 0

  private func fail(_ status: OSStatus) -> OSStatus {
    failure = status
    source.removeAll()
    return status
  }

  /// Parses the header, if its bytes have arrived; returns a status.
  private func readHeader() -> OSStatus {
    let count = Int64(source.bytes.count)
    guard count > wanted else { return noErr }
    var missed: Int64?
    let file = SoundContainer(reading: source, missed: &missed)
    if let file, let format = ContainerFormat(file) {
      guard format.description.mBytesPerPacket > 0 else {
        return fail(kAudioFileStreamError_UnsupportedFileType)
      }
      let place = file.findPackets() ?? .max
      let new = Header(
        type: format.type, format: format.description, place: place,
        packetCount: packets(file, format.description, place))
      // libsndfile treats missing bytes as zeros, and may find the packets too early.
      let certain = place.addingReportingOverflow(min(new.byteCount ?? .max, Self.certainty))
      if !certain.overflow, certain.partialValue <= min(missed ?? count, count) {
        header = new
        return noErr
      }
      // The missed offset may be one beyond the packets.
      if !certain.overflow { missed = min(missed ?? .max, certain.partialValue - 1) }
    }
    // If no more bytes are requested, or only those at the end, the stream is invalid.
    guard let missed, missed < GrowingBytes.assumedLength / 2 else {
      return fail(kAudioFileStreamError_UnsupportedFileType)
    }
    guard count < Self.largestHeader else { return fail(kAudioFileStreamError_InvalidFile) }
    wanted = max(count, min(missed, Int64(Self.largestHeader)))
    return noErr
  }

  private func packets(
    _ file: SoundContainer, _ format: AudioStreamBasicDescription, _ place: Int64
  ) -> Int64? {
    let frames = max(1, Int64(format.mFramesPerPacket))
    let packets = (file.frameCount + frames - 1) / frames
    guard place < GrowingBytes.assumedLength else { return nil }
    let bytes = packets.multipliedReportingOverflow(by: Int64(format.mBytesPerPacket))
    // A header without a length yields the assumed one, or the greatest number.
    let isUnknown =
      bytes.overflow || place + bytes.partialValue > GrowingBytes.assumedLength / 2
      || packets == 0
    return isUnknown ? nil : packets
  }

  /// Passes whole packets to the app; returns a status.
  private func deliver(_ bytes: UnsafeRawBufferPointer, _ onPackets: OnPackets) -> OSStatus {
    guard let header else { return noErr }
    let size = header.packetSize
    var bytes = bytes
    if let end = header.byteCount {
      // Other chunks of the file may follow the packets.
      let left = max(0, end - delivered - Int64(rest.count))
      bytes = UnsafeRawBufferPointer(rebasing: bytes.prefix(Int(min(left, Int64(bytes.count)))))
    }
    if !rest.isEmpty {
      let missing = min(size - rest.count, bytes.count)
      rest.append(contentsOf: bytes.prefix(missing))
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(missing))
      guard rest.count == size else { return noErr }
      let packet = rest
      rest = []
      delivered += Int64(size)
      guard packet.withUnsafeBytes({ onPackets($0, 1) }) else { return noErr }
    }
    let count = bytes.count / size
    // The remaining bytes are stored before the app is called, since it may seek.
    rest = Array(bytes[(count * size)...])
    guard count > 0 else { return noErr }
    delivered += Int64(count * size)
    _ = onPackets(UnsafeRawBufferPointer(rebasing: bytes[..<(count * size)]), count)
    return noErr
  }
}
