import AVFAudio

/// A sound file in AAC or another format that AVFAudio supports and libsndfile does not.
///
/// - Thread: one at a time, for every member.
final class CompressedSound {
  /// Opens a file; `nil` if AVFAudio does not read it, or Core Audio has no identifier for its
  /// format.
  init?(reading path: String) {
    guard
      let file = try? AVAudioFile(
        forReading: URL(fileURLWithPath: path), commonFormat: .pcmFormatFloat64, interleaved: true),
      Self.formats.contains(file.fileFormat.streamDescription.pointee.mFormatID)
    else { return nil }
    self.file = file
    type = Self.type(path)
    buffer = AVAudioPCMBuffer(
      pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(Self.blockFrames))
  }

  /// Creates a file; `nil` if AVFAudio does not write it.
  init?(
    creating path: String, _ type: AudioFileTypeID, _ format: AudioStreamBasicDescription
  ) {
    guard Self.formats.contains(format.mFormatID) else { return nil }
    let settings: [String: Any] = [
      AVFormatIDKey: format.mFormatID, AVSampleRateKey: format.mSampleRate,
      AVNumberOfChannelsKey: Int(format.mChannelsPerFrame), AVAudioFileTypeKey: type,
    ]
    guard
      let file = try? AVAudioFile(
        forWriting: URL(fileURLWithPath: path), settings: settings, commonFormat: .pcmFormatInt32,
        interleaved: true)
    else { return nil }
    (self.file, self.type) = (file, type)
    buffer = AVAudioPCMBuffer(
      pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(Self.blockFrames))
  }

  /// The type of the file.
  let type: AudioFileTypeID

  /// The format of the file.
  var format: AudioStreamBasicDescription {
    var format = file.fileFormat.streamDescription.pointee
    if format.mFormatID == kAudioFormatMPEG4AAC, format.mFramesPerPacket == 0 {
      format.mFramesPerPacket = 1024
    }
    return format
  }

  /// The number of frames.
  var frameCount: Int64 { file.length }

  /// Completes and closes the file.
  func close() { file.close() }

  /// Moves to a frame.
  func seek(to frame: Int64) -> Bool {
    file.framePosition = frame
    return file.framePosition == frame
  }

  /// Decodes interleaved frames; returns their number.
  func decode(_ samples: UnsafeMutablePointer<Double>, _ count: Int) -> Int {
    guard let buffer, let data = buffer.mutableAudioBufferList.pointee.mBuffers.mData,
      (try? file.read(
        into: buffer, frameCount: AVAudioFrameCount(min(count, Self.blockFrames)))) != nil
    else { return 0 }
    let read = Int(buffer.frameLength)
    samples.update(
      from: data.assumingMemoryBound(to: Double.self), count: read * Int(format.mChannelsPerFrame))
    return read
  }

  /// Encodes interleaved frames, at most 4096; returns their number.
  func encode(_ samples: UnsafePointer<Int32>, _ count: Int) -> Int {
    guard let buffer, let data = buffer.mutableAudioBufferList.pointee.mBuffers.mData,
      count <= Self.blockFrames
    else { return 0 }
    buffer.frameLength = AVAudioFrameCount(count)
    data.assumingMemoryBound(to: Int32.self).update(
      from: samples, count: count * Int(format.mChannelsPerFrame))
    return (try? file.write(from: buffer)) == nil ? 0 : count
  }

  // MARK: Internals

  /// The number of frames that are read or written at a time.
  private static let blockFrames = 4096
  private static let formats = [
    kAudioFormatMPEG4AAC, kAudioFormatMPEG4AAC_HE, kAudioFormatMPEG4AAC_HE_V2,
    kAudioFormatMPEG4AAC_LD, kAudioFormatMPEG4AAC_ELD, kAudioFormatAppleLossless, kAudioFormatAC3,
    kAudioFormatEnhancedAC3, kAudioFormatAMR,
  ]

  private let file: AVAudioFile
  private let buffer: AVAudioPCMBuffer?

  private static func type(_ path: String) -> AudioFileTypeID {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "mp4": kAudioFileMPEG4Type
    case "m4b": kAudioFileM4BType
    case "aac", "adts": kAudioFileAAC_ADTSType
    case "ac3": kAudioFileAC3Type
    case "amr": kAudioFileAMRType
    case "3gp": kAudioFile3GPType
    case "caf": kAudioFileCAFType
    default: kAudioFileM4AType
    }
  }
}
