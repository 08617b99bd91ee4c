import Foundation

/// A buffer of linear PCM.
///
/// Steps AudioFiles.AB1…
open class AVAudioPCMBuffer: AVAudioBuffer {
  // MARK: Creating

  /// Creates a buffer of silence with a capacity; `nil` for a format that is not linear PCM, and
  /// for a capacity that cannot be allocated (AudioFiles.AB1).
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.commonFormat != .otherFormat else { return nil }
    let channels = Int(format.channelCount)
    let bufferCount = format.isInterleaved ? 1 : channels
    let frameBytes = format.commonFormat.byteCount * (format.isInterleaved ? channels : 1)
    let bytes = Int(frameCapacity) * frameBytes
    guard bytes.multipliedReportingOverflow(by: bufferCount).partialValue <= Self.largestSize,
      bytes <= Self.largestSize, let memory = calloc(max(1, bytes * bufferCount), 1)
    else { return nil }
    self.frameCapacity = frameCapacity
    self.frameBytes = frameBytes
    deallocator = nil
    ownMemory = memory
    pointers = .allocate(capacity: channels)
    super.init(format: format, bufferCount: bufferCount)
    for index in 0..<bufferCount {
      buffers[index] = AudioBuffer(
        mNumberChannels: format.isInterleaved ? UInt32(channels) : 1, mDataByteSize: 0,
        mData: memory + index * bytes)
    }
    setPointers()
  }

  /// Creates a buffer with the app's memory; `nil` for a format that is not linear PCM, and for a
  /// list that does not fit the format (AudioFiles.AB2).
  ///
  /// - Parameter deallocator: Called when the buffer is released.
  public init?(
    pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
    deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
  ) {
    let list = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: bufferList))
    let channels = Int(format.channelCount)
    let bufferCount = format.isInterleaved ? 1 : channels
    let frameBytes = format.commonFormat.byteCount * (format.isInterleaved ? channels : 1)
    guard format.commonFormat != .otherFormat, list.count == bufferCount,
      list.allSatisfy({ $0.mData != nil })
    else { return nil }
    let frames = list.map { Int($0.mDataByteSize) / frameBytes }.min() ?? 0
    frameCapacity = AVAudioFrameCount(frames)
    self.frameBytes = frameBytes
    ownMemory = nil
    self.deallocator = deallocator.map { deallocator in { deallocator(bufferList) } }
    pointers = .allocate(capacity: channels)
    super.init(format: format, bufferCount: bufferCount)
    for index in 0..<bufferCount { buffers[index] = list[index] }
    setPointers()
    frameLength = frameCapacity
  }

  deinit {
    pointers.deallocate()
    free(ownMemory)
    deallocator?()
  }

  // MARK: Frames

  /// The maximum number of frames.
  public let frameCapacity: AVAudioFrameCount

  /// The number of valid frames; exceeding the capacity raises an exception.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet {
      AudioError.require(
        frameLength <= frameCapacity,
        "the frame length \(frameLength) exceeds the capacity \(frameCapacity)")
      for index in buffers.indices {
        buffers[index].mDataByteSize = frameLength * UInt32(frameBytes)
      }
    }
  }

  /// The distance between two samples of a channel: the number of interleaved channels.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  /// The samples of each channel; `nil` unless they are 32-bit floating-point numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(.pcmFormatFloat32, as: Float.self)
  }

  /// The samples of each channel; `nil` unless they are 16-bit integers.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    data(.pcmFormatInt16, as: Int16.self)
  }

  /// The samples of each channel; `nil` unless they are 32-bit integers.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    data(.pcmFormatInt32, as: Int32.self)
  }

  // MARK: Internals

  /// The maximum size of a buffer in bytes.
  ///
  /// - Source: ours: some three hours of stereo. Confidence: guess.
  private static let largestSize = 4 << 30

  private let frameBytes: Int
  private let ownMemory: UnsafeMutableRawPointer?
  private let deallocator: (() -> Void)?
  /// The address of the first sample of each channel.
  private let pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>

  private func setPointers() {
    let size = format.commonFormat.byteCount
    for channel in 0..<Int(format.channelCount) {
      let buffer = format.isInterleaved ? buffers[0] : buffers[channel]
      guard let data = buffer.mData else { continue }
      (pointers + channel).initialize(to: format.isInterleaved ? data + channel * size : data)
    }
  }

  private func data<Sample>(
    _ common: AVAudioCommonFormat, as type: Sample.Type
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == common else { return nil }
    return UnsafeRawPointer(pointers).assumingMemoryBound(
      to: UnsafeMutablePointer<Sample>.self)
  }

  /// Returns a sample relative to full scale.
  func sample(_ channel: Int, _ frame: Int) -> Double {
    let place = pointers[channel]
    let index = frame * stride
    switch format.commonFormat {
    case .pcmFormatFloat32: return Double(place.assumingMemoryBound(to: Float.self)[index])
    case .pcmFormatFloat64: return place.assumingMemoryBound(to: Double.self)[index]
    case .pcmFormatInt16:
      return Double(place.assumingMemoryBound(to: Int16.self)[index]) / 32768
    case .pcmFormatInt32:
      return Double(place.assumingMemoryBound(to: Int32.self)[index]) / 2_147_483_648
    case .otherFormat: return 0
    }
  }

  /// Sets a sample relative to full scale; integers are clipped.
  func setSample(_ channel: Int, _ frame: Int, _ value: Double) {
    let place = pointers[channel]
    let index = frame * stride
    switch format.commonFormat {
    case .pcmFormatFloat32: place.assumingMemoryBound(to: Float.self)[index] = Float(value)
    case .pcmFormatFloat64: place.assumingMemoryBound(to: Double.self)[index] = value
    case .pcmFormatInt16:
      let level = min(max((value * 32768).rounded(), -32768), 32767)
      place.assumingMemoryBound(to: Int16.self)[index] = level.isNaN ? 0 : Int16(level)
    case .pcmFormatInt32:
      let level = min(max((value * 2_147_483_648).rounded(), -2_147_483_648), 2_147_483_647)
      place.assumingMemoryBound(to: Int32.self)[index] = level.isNaN ? 0 : Int32(level)
    case .otherFormat: break
    }
  }

  /// Copies the valid frames to channels of floating-point numbers.
  ///
  /// - Parameter channels: One pointer for each channel of the format.
  func copyFloats(from first: Int = 0, to channels: [UnsafeMutablePointer<Float>]) {
    let count = Int(frameLength) - first
    guard count > 0 else { return }
    if let data = floatChannelData, !format.isInterleaved {
      for (channel, target) in channels.enumerated() {
        target.update(from: data[channel] + first, count: count)
      }
    } else {
      for (channel, target) in channels.enumerated() {
        for frame in 0..<count { target[frame] = Float(sample(channel, first + frame)) }
      }
    }
  }
}
