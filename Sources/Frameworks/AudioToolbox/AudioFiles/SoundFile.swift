import CTactusSndfile
import Glibc
import Synchronization

/// An audio file: its format, its packets, and the state of writing.
///
/// Steps AudioFileServices.FJ1…
///
/// - Thread: any, for every member, if the app's callbacks allow it.
final class SoundFile: @unchecked Sendable {
  // The state of writing is in `writing`, which has a lock; all else is constant, and bytes are
  // read at offsets.

  /// The files of the app.
  static let all = LiveReferences<SoundFile>()

  /// The type of the file.
  let type: AudioFileTypeID
  /// The format of the packets.
  let format: AudioStreamBasicDescription
  /// The PCM layout of the packets; `nil` for a compressed format.
  let layout: PCMLayout?
  /// The text chunks of the header.
  let texts: [String: String]

  /// Opens a file; throws a status.
  convenience init(reading path: String) throws(FileRefusal) {
    guard let bytes = FileBytes(path) else {
      throw FileRefusal(
        status: errno == ENOENT ? kAudioFileFileNotFoundError : kAudioFilePermissionsError)
    }
    try self.init(reading: bytes, path)
  }

  /// Opens the file in a source; throws a status.
  ///
  /// - Parameter path: The path of the source, for formats that only AVFAudio reads.
  init(reading source: any ByteSource, _ path: String? = nil) throws(FileRefusal) {
    self.source = source
    guard let container = SoundContainer(reading: source), let format = ContainerFormat(container)
    else {
      guard let compressed = path.flatMap({ CompressedSound(reading: $0) }) else {
        throw FileRefusal(status: kAudioFileUnsupportedFileTypeError)
      }
      (type, self.format, layout) = (compressed.type, compressed.format, nil)
      (frameCount, dataPlace, texts) = (compressed.frameCount, nil, [:])
      (self.container, self.compressed) = (nil, compressed)
      writing = nil
      return
    }
    compressed = nil
    type = format.type
    self.format = format.description
    layout = PCMLayout(format.description)
    frameCount = container.frameCount
    dataPlace = format.description.mBytesPerPacket > 0 ? container.findPackets() : nil
    texts = Self.texts(container)
    self.container = container
    writing = nil
  }

  /// Creates a file; throws a status.
  init(
    creating path: String, _ type: AudioFileTypeID, _ format: AudioStreamBasicDescription,
    erases: Bool
  ) throws(FileRefusal) {
    let isKnown = ContainerFormat.types.contains { $0.type == type }
    if PCMLayout(format) == nil, ContainerFormat.number(type, format) == nil,
      erases || access(path, F_OK) != 0,
      let compressed = CompressedSound(creating: path, type, format)
    {
      // The file may be created only when it is closed.
      let bytes: any ByteSource = FileBytes(path) ?? MemorySource()
      (source, self.type, self.format, container) = (bytes, type, format, nil)
      (layout, frameCount, dataPlace, texts) = (nil, 0, nil, [:])
      self.compressed = compressed
      writing = Mutex(Writing())
      return
    }
    guard isKnown else { throw FileRefusal(status: kAudioFileUnsupportedFileTypeError) }
    compressed = nil
    guard let number = ContainerFormat.number(type, format), format.mSampleRate >= 1,
      format.mSampleRate <= PCMLayout.highestRate, format.mChannelsPerFrame > 0,
      format.mChannelsPerFrame <= PCMLayout.largestChannelCount
    else { throw FileRefusal(status: kAudioFileUnsupportedDataFormatError) }
    guard let bytes = FileBytes(path, writes: true, creates: true, erases: erases) else {
      throw FileRefusal(
        status: errno == ENOENT ? kAudioFileFileNotFoundError : kAudioFilePermissionsError)
    }
    guard
      let container = SoundContainer(
        writing: bytes, format: number, sampleRate: format.mSampleRate,
        channelCount: Int(format.mChannelsPerFrame))
    else { throw FileRefusal(status: kAudioFileUnsupportedDataFormatError) }
    (source, self.type, self.format, self.container) = (bytes, type, format, container)
    layout = PCMLayout(format)
    (frameCount, dataPlace, texts) = (0, nil, [:])
    writing = Mutex(Writing())
  }

  /// Completes and closes the file; returns a status.
  func close() -> OSStatus {
    guard let container else {
      compressed?.close()
      return noErr
    }
    return withWriting { _ in container.close() } ?? container.close()
      ? noErr : kAudioFileUnspecifiedError
  }

  // MARK: Observing

  /// Whether the file is open for writing.
  var isWritten: Bool { writing != nil }

  /// The number of packets.
  var packetCount: Int64 {
    if let packets = withWriting({ $0.packetCount }) { return packets }
    let frames = Int64(format.mFramesPerPacket)
    return frames > 0 ? (frameCount + frames - 1) / frames : 0
  }

  /// The number of frames.
  var sampleFrameCount: Int64 {
    if let frames = withWriting({ $0.frameCount }) { return frames }
    return frameCount
  }

  /// The offset of the first packet; `nil` if unknown.
  var packetPlace: Int64? {
    writing == nil ? dataPlace : withWriting { _ in container?.packets } ?? nil
  }

  /// The number of bytes of all packets; for a compressed file, the size of the whole file.
  var byteCount: Int64 {
    format.mBytesPerPacket > 0
      ? packetCount * Int64(format.mBytesPerPacket) : source.length
  }

  /// The duration in seconds.
  var seconds: Double { Double(sampleFrameCount) / format.mSampleRate }

  // MARK: Packets

  /// Reads bytes of packets; returns their number, or `nil` if its packets cannot be read.
  func read(at place: Int64, _ count: Int, into bytes: UnsafeMutableRawPointer) -> Int? {
    guard format.mBytesPerPacket > 0 else { return nil }
    let end = byteCount
    guard place < end, count > 0 else { return 0 }
    guard let first = packetPlace else { return nil }
    return source.read(at: first + place, Int(min(Int64(count), end - place)), into: bytes)
  }

  /// Writes packets at a packet, at most the one after the last; returns their number.
  func write(at packet: Int64, _ count: Int, from bytes: UnsafeRawPointer) -> Int? {
    guard let layout, layout.isInterleaved, let container else { return nil }
    return withWriting { state in
      guard packet >= 0, packet <= state.packetCount else { return nil }
      let written =
        container.writeRaw(bytes, count * layout.frameBytes, fromFrame: packet) / layout.frameBytes
      state.packetCount = max(state.packetCount, packet + Int64(written))
      state.frameCount = state.packetCount
      return written
    } ?? nil
  }

  // MARK: Samples

  /// Seeks to a frame of a file that is decoded; returns whether that was possible.
  func seek(to frame: Int64) -> Bool {
    compressed?.seek(to: frame) ?? container?.seek(to: frame) ?? false
  }

  /// Decodes interleaved frames; returns their number.
  func decode(_ samples: UnsafeMutablePointer<Double>, _ count: Int) -> Int {
    compressed?.decode(samples, count) ?? container?.readDoubles(samples, count) ?? 0
  }

  /// Encodes interleaved frames; returns their number.
  func encode(_ samples: UnsafePointer<Int32>, _ count: Int) -> Int {
    withWriting { state in
      let written =
        compressed?.encode(samples, count) ?? container?.writeIntegers(samples, count) ?? 0
      state.frameCount += Int64(written)
      return written
    } ?? 0
  }

  // MARK: Internals

  private struct Writing {
    var packetCount: Int64 = 0
    var frameCount: Int64 = 0
  }

  private let source: any ByteSource
  /// The file, opened by libsndfile or AVFAudio.
  private let container: SoundContainer?
  private let compressed: CompressedSound?
  private let frameCount: Int64
  private let dataPlace: Int64?
  private let writing: Mutex<Writing>?

  private func withWriting<Result>(_ body: (inout Writing) -> Result) -> Result? {
    switch writing {
    case .none: nil
    case .some(let state):
      state.withLock { writing in
        // Unchecked because the caller hands it over.
        nonisolated(unsafe) let result = body(&writing)
        return result
      }
    }
  }

  private static func texts(_ container: SoundContainer) -> [String: String] {
    let kinds: [(String, Int)] = [
      (kAFInfoDictionary_Title, Int(SF_STR_TITLE)),
      (kAFInfoDictionary_Artist, Int(SF_STR_ARTIST)), (kAFInfoDictionary_Album, Int(SF_STR_ALBUM)),
      (kAFInfoDictionary_Comments, Int(SF_STR_COMMENT)),
      (kAFInfoDictionary_Copyright, Int(SF_STR_COPYRIGHT)),
      (kAFInfoDictionary_Genre, Int(SF_STR_GENRE)), (kAFInfoDictionary_Year, Int(SF_STR_DATE)),
      (kAFInfoDictionary_TrackNumber, Int(SF_STR_TRACKNUMBER)),
      (kAFInfoDictionary_EncodingApplication, Int(SF_STR_SOFTWARE)),
    ]
    var texts: [String: String] = [:]
    for (key, kind) in kinds { texts[key] = container.text(kind) }
    return texts
  }
}

/// The reason why a file cannot be opened.
struct FileRefusal: Error {
  /// The status.
  let status: OSStatus
}
