import Foundation
import TactusSoundProcessing

/// The settings of a file or a format, parsed from a dictionary with AVFAudio's keys.
package struct AudioSettings {
  package var format = kAudioFormatLinearPCM
  package var sampleRate: Double
  package var channelCount: Int
  package var bitDepth = 16
  package var isFloat = false
  package var isBigEndian = false
  package var isInterleaved = true
  /// The bit rate of an encoder in bits per second, if given.
  package var bitRate: Int?
  /// The type of the file, if given.
  package var fileType: AudioFileTypeID?

  /// Parses settings; `nil` if the sample rate or the number of channels is missing or invalid.
  ///
  /// - Parameter defaults: Whether a missing sample rate, format or number of channels has a
  ///   default, as for a recorder.
  package init?(_ settings: [String: Any], defaults: Bool = false) {
    func number(_ key: String) -> Double? {
      switch settings[key] {
      case let number as NSNumber: number.doubleValue
      case let number as any BinaryInteger: Double(number)
      case let number as Double: number
      case let number as Float: Double(number)
      case let flag as Bool: flag ? 1 : 0
      default: nil
      }
    }
    let id = number(AVFormatIDKey)
    guard defaults || id != nil else { return nil }
    format = id.flatMap { AudioFormatID(exactly: $0) } ?? kAudioFormatLinearPCM
    guard let rate = number(AVSampleRateKey) ?? (defaults ? 44_100 : nil),
      AVAudioFormat.isValid(rate),
      let channels = number(AVNumberOfChannelsKey) ?? (defaults ? 1 : nil),
      (1...Double(SoundFileStream.largestChannelCount)).contains(channels)
    else { return nil }
    sampleRate = rate
    channelCount = Int(channels)
    isFloat = (number(AVLinearPCMIsFloatKey) ?? 0) != 0
    let hint = format == kAudioFormatLinearPCM ? AVLinearPCMBitDepthKey : AVEncoderBitDepthHintKey
    bitDepth = number(hint).flatMap { Int(exactly: $0) } ?? (isFloat ? 32 : 16)
    isBigEndian = (number(AVLinearPCMIsBigEndianKey) ?? 0) != 0
    isInterleaved = (number(AVLinearPCMIsNonInterleaved) ?? 0) == 0
    let eachBitRate = number(AVEncoderBitRatePerChannelKey).map { $0 * channels }
    bitRate = (number(AVEncoderBitRateKey) ?? eachBitRate).flatMap { Int(exactly: $0.rounded()) }
    fileType = number(AVAudioFileTypeKey).flatMap { AudioFileTypeID(exactly: $0) }
  }

  /// Creates the settings of a description.
  init(_ description: AudioStreamBasicDescription) {
    let flags = description.mFormatFlags
    format = description.mFormatID
    sampleRate = description.mSampleRate
    channelCount = Int(description.mChannelsPerFrame)
    bitDepth = Int(description.mBitsPerChannel)
    isFloat = flags & kAudioFormatFlagIsFloat != 0
    isBigEndian = flags & kAudioFormatFlagIsBigEndian != 0
    isInterleaved = flags & kAudioFormatFlagIsNonInterleaved == 0
  }

  /// Creates the settings of a file opened for reading.
  init(_ file: SoundFileStream) {
    (sampleRate, channelCount) = (file.sampleRate, file.channelCount)
    isBigEndian = file.encoding.isBigEndian
    switch file.encoding.samples {
    case .int8: bitDepth = 8
    case .int16, .other: bitDepth = 16
    case .int24: bitDepth = 24
    case .int32: bitDepth = 32
    case .float32: (bitDepth, isFloat) = (32, true)
    case .float64: (bitDepth, isFloat) = (64, true)
    case .alac16: (format, bitDepth) = (kAudioFormatAppleLossless, 16)
    case .alac24: (format, bitDepth) = (kAudioFormatAppleLossless, 24)
    case .alac32: (format, bitDepth) = (kAudioFormatAppleLossless, 32)
    case .ima4: (format, bitDepth) = (kAudioFormatAppleIMA4, 0)
    case .uLaw: (format, bitDepth) = (kAudioFormatULaw, 8)
    case .aLaw: (format, bitDepth) = (kAudioFormatALaw, 8)
    case .vorbis: (format, bitDepth) = (0, 0)
    case .opus: (format, bitDepth) = (kAudioFormatOpus, 0)
    case .mp3: (format, bitDepth) = (kAudioFormatMPEGLayer3, 0)
    }
    if file.encoding.container == .flac { format = kAudioFormatFLAC }
  }

  /// The description of the format.
  package var description: AudioStreamBasicDescription {
    var description = AudioStreamBasicDescription()
    description.mSampleRate = sampleRate
    description.mFormatID = format
    description.mChannelsPerFrame = UInt32(channelCount)
    guard format == kAudioFormatLinearPCM else {
      description.mFramesPerPacket = Self.framesPerPacket(format)
      return description
    }
    let bytes = UInt32(bitDepth / 8 * (isInterleaved ? channelCount : 1))
    description.mFormatFlags = kAudioFormatFlagIsPacked
    description.mFormatFlags |= isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
    if isBigEndian { description.mFormatFlags |= kAudioFormatFlagIsBigEndian }
    if !isInterleaved { description.mFormatFlags |= kAudioFormatFlagIsNonInterleaved }
    description.mBitsPerChannel = UInt32(bitDepth)
    (description.mBytesPerFrame, description.mBytesPerPacket) = (bytes, bytes)
    description.mFramesPerPacket = 1
    return description
  }

  /// The settings as a dictionary.
  var dictionary: [String: Any] {
    var dictionary: [String: Any] = [
      AVFormatIDKey: format, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: channelCount,
    ]
    if format == kAudioFormatLinearPCM {
      dictionary[AVLinearPCMBitDepthKey] = bitDepth
      dictionary[AVLinearPCMIsFloatKey] = isFloat
      dictionary[AVLinearPCMIsBigEndianKey] = isBigEndian
      dictionary[AVLinearPCMIsNonInterleaved] = !isInterleaved
    } else if bitDepth > 0 {
      dictionary[AVEncoderBitDepthHintKey] = bitDepth
    }
    return dictionary
  }

  /// Returns the encoding of a file at a path; `nil` if this phone cannot write it
  /// (AudioFiles.AF6).
  func encoding(path: String) -> SoundFileEncoding? {
    guard let container = container(path: path) else { return nil }
    let samples: SoundFileEncoding.Samples? =
      switch format {
      case kAudioFormatLinearPCM: container == .flac ? nil : linear
      case kAudioFormatAppleLossless: [16: .alac16, 24: .alac24, 32: .alac32][bitDepth]
      case kAudioFormatFLAC: [16: .int16, 24: .int24][bitDepth]
      case kAudioFormatAppleIMA4: .ima4
      case kAudioFormatULaw: .uLaw
      case kAudioFormatALaw: .aLaw
      case kAudioFormatOpus: .opus
      case kAudioFormatMPEGLayer3: .mp3
      default: nil
      }
    guard let samples else { return nil }
    let isBig = container == .aiff || (container == .caf && isBigEndian)
    let encoding = SoundFileEncoding(container, samples, isBigEndian: isBig)
    return encoding.isWritable(sampleRate: sampleRate, channelCount: channelCount)
      ? encoding : nil
  }

  private var linear: SoundFileEncoding.Samples? {
    switch (isFloat, bitDepth) {
    case (false, 8): .int8
    case (false, 16): .int16
    case (false, 24): .int24
    case (false, 32): .int32
    case (true, 32): .float32
    case (true, 64): .float64
    default: nil
    }
  }

  private func container(path: String) -> SoundFileEncoding.Container? {
    if let fileType {
      switch fileType {
      case kAudioFileWAVEType: return .wave
      case kAudioFileAIFFType, kAudioFileAIFCType: return .aiff
      case kAudioFileCAFType: return .caf
      case kAudioFileFLACType: return .flac
      case kAudioFileMP3Type: return .mpeg
      default: return nil
      }
    }
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "wav", "wave": return .wave
    case "aif", "aiff", "aifc": return .aiff
    case "flac": return .flac
    case "mp3": return .mpeg
    case "ogg", "opus": return .ogg
    case "au", "snd": return .au
    case "m4a", "mp4", "aac", "m4b", "3gp": return nil
    default: return .caf
    }
  }
}
