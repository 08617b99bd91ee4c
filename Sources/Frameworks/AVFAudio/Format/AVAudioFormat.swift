import Foundation
import TactusSoundProcessing

/// The format of sound in a buffer, in a file or between two nodes.
///
/// Steps AudioFiles.AF1…
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  // The properties are constant.

  // MARK: Creating

  /// Creates a format without channels and with a sample rate of 0.
  public override init() {
    descriptionPointer = .allocate(capacity: 1)
    descriptionPointer.initialize(to: AudioStreamBasicDescription())
    (channelLayout, commonFormat) = (nil, .otherFormat)
    super.init()
  }

  /// Creates the standard format: noninterleaved 32-bit floating-point numbers, in one or two
  /// channels.
  ///
  /// `nil` for more channels, which need a layout, and for an invalid sample rate (AudioFiles.AF1).
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Creates the standard format with a channel layout.
  public convenience init(
    standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false,
      channelLayout: layout)
  }

  /// Creates a linear PCM format with one or two channels.
  ///
  /// `nil` for more channels, which need a layout, and for an invalid sample rate (AudioFiles.AF1).
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard format != .otherFormat, Self.isValid(sampleRate), (1...2).contains(channels) else {
      return nil
    }
    self.init(format, sampleRate, Int(channels), interleaved, nil)
  }

  /// Creates a linear PCM format with a channel layout.
  public convenience init(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout layout: AVAudioChannelLayout
  ) {
    self.init(format, sampleRate, Int(layout.channelCount), interleaved, layout)
  }

  /// Creates the format of a description; `nil` without a valid sample rate and channels.
  public convenience init?(
    streamDescription description: UnsafePointer<AudioStreamBasicDescription>
  ) {
    self.init(streamDescription: description, channelLayout: nil)
  }

  /// Creates the format of a description with a channel layout.
  ///
  /// `nil` for more than two channels without a layout, and for a layout whose number of channels
  /// differs.
  public init?(
    streamDescription description: UnsafePointer<AudioStreamBasicDescription>,
    channelLayout layout: AVAudioChannelLayout?
  ) {
    let description = description.pointee
    let channels = Int(description.mChannelsPerFrame)
    guard Self.isValid(description.mSampleRate), channels > 0,
      layout.map({ Int($0.channelCount) == channels }) ?? (channels <= 2)
    else { return nil }
    descriptionPointer = .allocate(capacity: 1)
    descriptionPointer.initialize(to: description)
    channelLayout = layout
    commonFormat = Self.commonFormat(of: description)
    super.init()
  }

  /// Creates the format of settings; `nil` if they are incomplete or invalid.
  public convenience init?(settings: [String: Any]) {
    guard let settings = AudioSettings(settings) else { return nil }
    var description = settings.description
    self.init(streamDescription: &description)
  }

  deinit { descriptionPointer.deallocate() }

  // MARK: Observing

  /// Whether the format is the standard one.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// The sample format.
  open private(set) var commonFormat: AVAudioCommonFormat

  /// The number of channels.
  open var channelCount: AVAudioChannelCount { descriptionPointer.pointee.mChannelsPerFrame }

  /// Frames per second.
  open var sampleRate: Double { descriptionPointer.pointee.mSampleRate }

  /// Whether the channels are interleaved in one buffer.
  open var isInterleaved: Bool {
    descriptionPointer.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
  }

  /// The description.
  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
    UnsafePointer(descriptionPointer)
  }

  /// The channel layout.
  open private(set) var channelLayout: AVAudioChannelLayout?

  /// The format as settings.
  open var settings: [String: Any] { AudioSettings(streamDescription.pointee).dictionary }

  /// Returns whether another format has the same description and an equivalent layout.
  ///
  /// One or two channels without a layout equal mono and stereo.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return streamDescription.pointee == other.streamDescription.pointee && tag == other.tag
  }

  /// The hash of the description.
  open override var hash: Int {
    Int(truncatingIfNeeded: sampleRate.bitPattern) ^ Int(channelCount) ^ Int(commonFormat.rawValue)
  }

  /// A description, such as `2 ch,  44100 Hz, Float32, deinterleaved`.
  open override var description: String {
    let sample =
      switch commonFormat {
      case .otherFormat: "other"
      case .pcmFormatFloat32: "Float32"
      case .pcmFormatFloat64: "Float64"
      case .pcmFormatInt16: "Int16"
      case .pcmFormatInt32: "Int32"
      }
    let order = isInterleaved ? "interleaved" : "deinterleaved"
    return "<AVAudioFormat: \(channelCount) ch, \(Int(sampleRate)) Hz, \(sample), \(order)>"
  }

  // MARK: Internals

  private let descriptionPointer: UnsafeMutablePointer<AudioStreamBasicDescription>

  private var tag: AudioChannelLayoutTag {
    let plain = [0, kAudioChannelLayoutTag_Mono, kAudioChannelLayoutTag_Stereo]
    return channelLayout?.layoutTag ?? (channelCount < 3 ? plain[Int(channelCount)] : 0)
  }

  private init(
    _ format: AVAudioCommonFormat, _ sampleRate: Double, _ channels: Int, _ isInterleaved: Bool,
    _ layout: AVAudioChannelLayout?
  ) {
    let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
    let bytes = UInt32(format.byteCount * (isInterleaved ? channels : 1))
    var flags = kAudioFormatFlagIsPacked
    flags |= isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
    if !isInterleaved { flags |= kAudioFormatFlagIsNonInterleaved }
    descriptionPointer = .allocate(capacity: 1)
    descriptionPointer.initialize(
      to: AudioStreamBasicDescription(
        mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags,
        mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes,
        mChannelsPerFrame: UInt32(channels), mBitsPerChannel: UInt32(format.byteCount * 8),
        mReserved: 0))
    channelLayout = layout
    commonFormat = format
    super.init()
  }

  /// Creates a standard format with any number of channels, which are discrete beyond two.
  convenience init(sampleRate: Double, channelCount: Int) {
    let tag = kAudioChannelLayoutTag_DiscreteInOrder | UInt32(channelCount)
    self.init(
      .pcmFormatFloat32, sampleRate, channelCount, false,
      channelCount > 2 ? AVAudioChannelLayout(layoutTag: tag) : nil)
  }

  /// Returns whether a sample rate is valid for sound (AudioFiles.AF1).
  static func isValid(_ sampleRate: Double) -> Bool {
    sampleRate.isFinite && sampleRate > 0 && sampleRate <= SoundFileStream.highestSampleRate
  }

  private static func commonFormat(
    of description: AudioStreamBasicDescription
  ) -> AVAudioCommonFormat {
    let flags = description.mFormatFlags
    guard description.mFormatID == kAudioFormatLinearPCM, flags & kAudioFormatFlagIsBigEndian == 0,
      flags & kAudioFormatFlagIsPacked != 0
    else { return .otherFormat }
    let isFloat = flags & kAudioFormatFlagIsFloat != 0
    let isInterleaved = flags & kAudioFormatFlagIsNonInterleaved == 0
    let isSigned = flags & kAudioFormatFlagIsSignedInteger != 0
    let format: AVAudioCommonFormat? =
      switch (isFloat, isSigned, description.mBitsPerChannel) {
      case (true, _, 32): .pcmFormatFloat32
      case (true, _, 64): .pcmFormatFloat64
      case (false, true, 16): .pcmFormatInt16
      case (false, true, 32): .pcmFormatInt32
      default: nil
      }
    guard let format else { return .otherFormat }
    let samples = isInterleaved ? Int(description.mChannelsPerFrame) : 1
    return Int(description.mBytesPerFrame) == format.byteCount * samples ? format : .otherFormat
  }
}
