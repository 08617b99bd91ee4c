import CTactusSndfile

/// A sound file in a byte source, read and written by libsndfile.
///
/// Besides samples, it finds the offset of the packets in the source, so that they can be read as
/// they are.
///
/// - Thread: one at a time, for every member.
final class SoundContainer {
  /// Opens the file in a source; `nil` if libsndfile does not recognize it.
  ///
  /// - Parameter missed: Set to the first offset at which the source lacked bytes.
  convenience init?(reading source: any ByteSource, missed: UnsafeMutablePointer<Int64?>? = nil) {
    let cursor = Cursor(source)
    defer { missed?.pointee = cursor.missed }
    self.init(cursor, Int32(SFM_READ), SF_INFO())
  }

  /// Opens a source of headerless mono samples.
  convenience init?(raw source: any ByteSource, format: Int32, sampleRate: Int32) {
    var info = SF_INFO()
    (info.format, info.samplerate, info.channels) = (format, sampleRate, 1)
    self.init(Cursor(source), Int32(SFM_READ), info)
  }

  /// Creates a file in an empty source; `nil` if libsndfile cannot write the format.
  convenience init?(
    writing source: any ByteSource, format: Int32, sampleRate: Double, channelCount: Int
  ) {
    var info = SF_INFO()
    (info.format, info.channels) = (format, Int32(channelCount))
    info.samplerate = Int32(sampleRate.rounded())
    guard sound_accepts(&info) != 0 else { return nil }
    self.init(Cursor(source), Int32(SFM_WRITE), info)
    if let file {
      sound_omit_peak_chunk(file)
      sound_clip_at_full_scale(file)
    }
  }

  deinit { close() }

  /// Completes and closes the file; returns whether it is complete.
  @discardableResult
  func close() -> Bool {
    guard let file else { return true }
    self.file = nil
    return sound_close(file) == 0
  }

  // MARK: Observing

  /// The format in libsndfile.
  var format: Int32 { info.format }
  /// Frames per second.
  var sampleRate: Double { Double(info.samplerate) }
  /// The number of channels.
  var channelCount: Int { Int(info.channels) }
  /// The number of frames; 0 for a file that is being written.
  var frameCount: Int64 { info.frames == Int64.max ? 0 : max(0, info.frames) }

  /// Returns the offset of the first packet in the source.
  func findPackets() -> Int64? {
    guard let file, sound_seek(file, 0) == 0 else { return nil }
    cursor.firstRead = nil
    var frame = [Float](repeating: 0, count: channelCount)
    _ = sound_read(file, &frame, 1)
    defer { _ = sound_seek(file, 0) }
    return cursor.firstRead
  }

  /// Returns a text of the header, such as the title.
  func text(_ kind: Int) -> String? {
    guard let file, let text = SoundLibrary.text?(file, Int32(kind)) else { return nil }
    return String(validatingCString: text)
  }

  // MARK: Reading and writing

  /// Seeks to a frame; returns whether that was possible.
  func seek(to frame: Int64) -> Bool { file.map { sound_seek($0, frame) == frame } ?? false }

  /// Reads interleaved frames; returns their number.
  func readFloats(_ samples: UnsafeMutablePointer<Float>, _ count: Int) -> Int {
    file.map { Int(max(0, sound_read($0, samples, Int64(count)))) } ?? 0
  }

  /// Reads interleaved frames; returns their number.
  func readDoubles(_ samples: UnsafeMutablePointer<Double>, _ count: Int) -> Int {
    file.map { Int(max(0, sound_read_doubles($0, samples, Int64(count)))) } ?? 0
  }

  /// Appends interleaved frames; returns their number.
  func writeIntegers(_ samples: UnsafePointer<Int32>, _ count: Int) -> Int {
    file.map { Int(max(0, sound_write_integers($0, samples, Int64(count)))) } ?? 0
  }

  /// Writes packets as they are, from a frame on; returns the number of bytes.
  func writeRaw(_ bytes: UnsafeRawPointer, _ count: Int, fromFrame frame: Int64) -> Int {
    guard let file, let write = SoundLibrary.writeRaw, let seek = SoundLibrary.seek,
      seek(file, frame, Int32(SEEK_SET)) == frame
    else { return 0 }
    cursor.firstWrite = nil
    let written = Int(max(0, write(file, bytes, Int64(count))))
    if frame == 0, packets == nil { packets = cursor.firstWrite }
    return written
  }

  /// The offset of the first packet in the source of a file that is being written; set with the
  /// first packet.
  private(set) var packets: Int64?

  // MARK: Internals

  /// The position in the source at which the library reads and writes.
  private final class Cursor {
    let source: any ByteSource
    var place: Int64 = 0
    var firstRead: Int64?
    var firstWrite: Int64?
    var missed: Int64?
    /// The number of reads for which the source had too few bytes.
    var missedCount = 0

    /// Whether the library searches for something that does not exist: its position is then the end
    /// of the file, since nothing else ends the search.
    var isLost: Bool { missedCount > 64 }

    init(_ source: any ByteSource) { self.source = source }
  }

  private let cursor: Cursor
  private var info: SF_INFO
  private var file: OpaquePointer?

  private init?(_ cursor: Cursor, _ mode: Int32, _ info: SF_INFO) {
    (self.cursor, self.info) = (cursor, info)
    guard let open = SoundLibrary.openVirtual else { return nil }
    var calls = Self.calls
    // The cursor lives as long as the file.
    file = open(&calls, mode, &self.info, Unmanaged.passUnretained(cursor).toOpaque())
    guard file != nil else { return nil }
    guard !cursor.isLost, self.info.samplerate > 0, self.info.channels > 0,
      self.info.channels <= Int32(PCMLayout.largestChannelCount),
      Double(self.info.samplerate) <= PCMLayout.highestRate
    else {
      close()
      return nil
    }
  }

  private static func cursor(_ data: UnsafeMutableRawPointer?) -> Cursor? {
    data.map { Unmanaged<Cursor>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var calls: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { data in SoundContainer.cursor(data)?.source.length ?? 0 },
      seek: { offset, whence, data in
        guard let cursor = SoundContainer.cursor(data) else { return -1 }
        if cursor.isLost { return cursor.source.length }
        let base: Int64 =
          switch whence {
          case Int32(SEEK_CUR): cursor.place
          case Int32(SEEK_END): cursor.source.length
          default: 0
          }
        let (place, isTooFar) = base.addingReportingOverflow(offset)
        guard !isTooFar, place >= 0 else { return -1 }
        cursor.place = place
        return place
      },
      read: { bytes, count, data in
        guard let cursor = SoundContainer.cursor(data), let bytes, count > 0 else { return 0 }
        if cursor.firstRead == nil { cursor.firstRead = cursor.place }
        let read = cursor.source.read(at: cursor.place, Int(count), into: bytes)
        if read < count {
          if cursor.missed == nil { cursor.missed = cursor.place + Int64(read) }
          cursor.missedCount += 1
        }
        cursor.place += Int64(read)
        return Int64(read)
      },
      write: { bytes, count, data in
        guard let cursor = SoundContainer.cursor(data), let bytes, count > 0 else { return 0 }
        if cursor.firstWrite == nil { cursor.firstWrite = cursor.place }
        let written = cursor.source.write(at: cursor.place, Int(count), from: bytes)
        cursor.place += Int64(written)
        return Int64(written)
      },
      tell: { data in
        guard let cursor = SoundContainer.cursor(data) else { return 0 }
        return cursor.isLost ? cursor.source.length : cursor.place
      })
  }
}
