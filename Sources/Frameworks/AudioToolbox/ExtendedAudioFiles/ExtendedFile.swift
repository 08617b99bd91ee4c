/// An audio file whose frames the app reads or writes in a client format.
///
/// Steps AudioFileServices.XF1…
///
/// - Thread: one at a time, as the app calls it.
final class ExtendedFile: @unchecked Sendable {
  /// The files of the app.
  static let all = LiveReferences<ExtendedFile>()

  let file: SoundFile
  /// The reference of the file, if the app has one.
  let reference: AudioFileID
  /// Whether the file is open for writing.
  let isWriting: Bool

  /// - Parameter isOwned: Whether the file is closed along with this object.
  init(_ file: SoundFile, _ reference: AudioFileID, isWriting: Bool, isOwned: Bool) {
    (self.file, self.reference) = (file, reference)
    (self.isWriting, self.isOwned) = (isWriting, isOwned)
    clientFormat = file.format
  }

  // MARK: The app's format

  /// The format of the app's buffers.
  private(set) var clientFormat: AudioStreamBasicDescription

  /// Sets the client format: that of the app's buffers; returns a status.
  func setClientFormat(_ format: AudioStreamBasicDescription) -> OSStatus {
    guard let layout = PCMLayout(format), format.mFormatID == kAudioFormatLinearPCM else {
      return kExtAudioFileError_NonPCMClientFormat
    }
    if format == clientFormat, converter != nil { return noErr }
    guard !isWriting || !hasWritten else { return kExtAudioFileError_InvalidOperationOrder }
    do throws(ConverterRefusal) {
      let new =
        isWriting
        ? try SoundConverter(format, codedFormat) : try SoundConverter(codedFormat, format)
      (converter, clientFormat, client) = (new, format, layout)
    } catch {
      return error.status
    }
    // Frames read ahead are in the old format.
    if !isWriting { return seek(to: tell()) }
    return noErr
  }

  // MARK: Reading

  /// Reads frames into the app's buffers; returns their number and a status.
  func read(
    _ wanted: Int, into list: UnsafeMutablePointer<AudioBufferList>
  ) -> (count: Int, status: OSStatus) {
    guard !isWriting else { return (0, kExtAudioFileError_InvalidOperationOrder) }
    let status = prepare()
    guard status == noErr, let converter, let client else { return (0, status) }
    guard let target = AudioBufferListAccess.places(list, client),
      AudioBufferListAccess.frameCount(list, client) >= wanted
    else { return (0, kAudio_ParamError) }
    let result = converter.fill(wanted, target) { needed in
      let count = load(min(needed, Self.blockFrames))
      let (bytes, frames) = (block, count)
      guard let bytes else { return (kAudio_MemFullError, 0, []) }
      return (noErr, frames, [bytes])
    }
    AudioBufferListAccess.setFrameCount(list, client, result.count)
    readFrames += Int64(result.count)
    return result
  }

  /// Seeks to a frame at the file's sample rate; returns a status.
  func seek(to frame: Int64) -> OSStatus {
    guard !isWriting, frame >= 0, frame <= file.sampleFrameCount else {
      return kExtAudioFileError_InvalidSeek
    }
    if file.layout == nil, !file.seek(to: frame) { return kExtAudioFileError_InvalidSeek }
    (start, place, readFrames) = (frame, frame, 0)
    converter?.reset()
    return noErr
  }

  /// Returns the next frame, at the file's sample rate.
  func tell() -> Int64 {
    guard !isWriting else { return file.sampleFrameCount }
    let ratio = file.format.mSampleRate / clientFormat.mSampleRate
    return start + Int64((Double(readFrames) * ratio).rounded())
  }

  // MARK: Writing

  /// Writes frames of the app's buffers; returns a status.
  func write(_ count: Int, from list: UnsafePointer<AudioBufferList>) -> OSStatus {
    guard isWriting else { return kExtAudioFileError_InvalidOperationOrder }
    let status = prepare()
    guard status == noErr, let client else { return status }
    guard count > 0 else { return noErr }
    guard let source = AudioBufferListAccess.places(list, client),
      AudioBufferListAccess.frameCount(list, client) >= count
    else { return kAudio_ParamError }
    hasWritten = true
    return convert(count, source)
  }

  /// Completes and closes the file; returns a status.
  func close() -> OSStatus {
    defer { block?.deallocate() }
    var status = noErr
    if isWriting, hasWritten { status = convert(0, []) }
    block = nil
    guard isOwned else { return status }
    let closed = AudioFileClose(reference)
    return status == noErr ? closed : status
  }

  // MARK: Internals

  /// The number of frames that are read or written at a time.
  ///
  /// - Source: ours. Confidence: guess.
  private static let blockFrames = 4096

  private let isOwned: Bool
  private var converter: SoundConverter?
  private var client: PCMLayout?
  private var hasWritten = false
  /// A buffer for frames in `codedFormat`.
  private var block: UnsafeMutableRawPointer?
  /// The frame of the last seek, and the next frame of the file.
  private var (start, place): (Int64, Int64) = (0, 0)
  /// The number of frames that the app has read since the last seek, at its sample rate.
  private var readFrames: Int64 = 0

  /// The format between file and converter: the file's if it is linear PCM, otherwise samples that
  /// libsndfile encodes and decodes.
  private var codedFormat: AudioStreamBasicDescription {
    if file.layout != nil { return file.format }
    let bytes: UInt32 = isWriting ? 4 : 8
    let flags = isWriting ? kAudioFormatFlagIsSignedInteger : kAudioFormatFlagIsFloat
    let channels = file.format.mChannelsPerFrame
    return AudioStreamBasicDescription(
      mSampleRate: file.format.mSampleRate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: flags | kAudioFormatFlagIsPacked, mBytesPerPacket: bytes * channels,
      mFramesPerPacket: 1, mBytesPerFrame: bytes * channels, mChannelsPerFrame: channels,
      mBitsPerChannel: bytes * 8, mReserved: 0)
  }

  private func prepare() -> OSStatus {
    if converter == nil {
      // Without a client format, the file's own is used (AudioFileServices.XF2).
      guard file.format.mFormatID == kAudioFormatLinearPCM else {
        return kExtAudioFileError_NonPCMClientFormat
      }
      let status = setClientFormat(file.format)
      guard status == noErr else { return status }
    }
    if block == nil {
      block = UnsafeMutableRawPointer.allocate(
        byteCount: Self.blockFrames * Int(codedFormat.mBytesPerFrame), alignment: 8)
    }
    return noErr
  }

  /// Reads frames of the file into the block; returns their number.
  private func load(_ count: Int) -> Int {
    guard let block else { return 0 }
    let bytes = Int(codedFormat.mBytesPerFrame)
    let read: Int
    if file.layout != nil {
      read = (file.read(at: place * Int64(bytes), count * bytes, into: block) ?? 0) / bytes
    } else {
      read = file.decode(block.assumingMemoryBound(to: Double.self), count)
    }
    place += Int64(read)
    return read
  }

  /// Converts frames of the app, or without any the remaining ones, and writes them; returns a
  /// status.
  private func convert(_ count: Int, _ source: [UnsafeMutableRawPointer]) -> OSStatus {
    guard let converter, let block else { return kExtAudioFileError_InvalidOperationOrder }
    var isSupplied = false
    // An internal status tells the converter that more frames come later.
    let later = OSStatus.min
    while true {
      let (done, status) = converter.fill(Self.blockFrames, [block]) { _ in
        if count > 0, isSupplied { return (later, 0, []) }
        isSupplied = true
        return (noErr, count, source)
      }
      guard done > 0 else { return status == later ? noErr : status }
      guard store(done) == done else { return kAudioFileUnspecifiedError }
      if status == later { return noErr }
    }
  }

  private func store(_ count: Int) -> Int {
    guard let block else { return 0 }
    guard file.layout != nil else {
      return file.encode(block.assumingMemoryBound(to: Int32.self), count)
    }
    return file.write(at: file.packetCount, count, from: block) ?? 0
  }
}
