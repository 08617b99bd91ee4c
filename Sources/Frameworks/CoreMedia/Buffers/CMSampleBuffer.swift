import Synchronization
import TactusFoundation

/// Audio samples or a frame, with their format and timing (Players.SB1…).
///
/// - Thread: any.
public final class CMSampleBuffer: _CoreFoundationObject, _CoreFoundationType, Sendable {
  /// Creates a sample buffer from bytes, a format and timing.
  ///
  /// - Parameters:
  ///   - dataBuffer: The bytes.
  ///   - formatDescription: The format.
  ///   - numSamples: The number of samples: the frames of linear PCM.
  ///   - sampleTimings: The timing of the first sample; the others follow it.
  ///   - sampleSizes: The number of bytes of a sample, if it is constant.
  public init(
    dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: Int,
    sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int]
  ) throws {
    guard numSamples >= 0 else {
      throw NSError(
        domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_InvalidEntryCount))
    }
    self.dataBuffer = dataBuffer
    imageBuffer = nil
    self.formatDescription = formatDescription
    self.numSamples = numSamples
    timing = sampleTimings.first ?? CMSampleTimingInfo()
    sampleSize = sampleSizes.first ?? 0
  }

  /// Creates a buffer with a frame (Players.PB4).
  ///
  /// - Parameters:
  ///   - imageBuffer: The frame.
  ///   - formatDescription: The format, which must match the frame.
  ///   - sampleTiming: The timing of the frame.
  public convenience init(
    imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription,
    sampleTiming: CMSampleTimingInfo
  ) throws {
    guard formatDescription.describes(imageBuffer) else {
      throw NSError(
        domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_InvalidMediaFormat))
    }
    self.init(imageBuffer, formatDescription, sampleTiming)
  }

  /// Creates a copy of a buffer with new timing (Players.PB5).
  public init(copying sampleBuffer: CMSampleBuffer, withNewTiming newTiming: [CMSampleTimingInfo])
    throws
  {
    dataBuffer = sampleBuffer.dataBuffer
    imageBuffer = sampleBuffer.imageBuffer
    formatDescription = sampleBuffer.formatDescription
    numSamples = sampleBuffer.numSamples
    timing = newTiming.first ?? CMSampleTimingInfo()
    sampleSize = sampleBuffer.sampleSize
    attachments.pass(from: sampleBuffer.attachments)
    let values = sampleBuffer.dictionaries(createIfNecessary: false)
    guard !values.isEmpty else { return }
    let copies = SampleValues(dictionaries: values.map { NSMutableDictionary(dictionary: $0) })
    sampleValues.withLock { $0 = copies }
  }

  /// The bytes; nil without any.
  public let dataBuffer: CMBlockBuffer?
  /// The frame; nil without one.
  public let imageBuffer: CVImageBuffer?
  /// The format.
  public let formatDescription: CMFormatDescription?
  /// The number of samples.
  public let numSamples: Int
  /// The presentation time of the first sample.
  public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
  /// The output presentation time of the first sample: its presentation time.
  public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
  /// The decode time of the first sample; invalid if it is the presentation time.
  public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
  /// The duration of all samples.
  public var duration: CMTime {
    timing.duration.isNumeric
      ? CMTimeMultiply(timing.duration, multiplier: Int32(clamping: numSamples)) : .invalid
  }
  /// The number of bytes of all samples.
  public var totalSampleSize: Int { dataBuffer?.dataLength ?? 0 }

  /// Whether the buffer is valid: until it is invalidated.
  public var isValid: Bool { validity.load(ordering: .relaxed) }

  /// Invalidates the buffer.
  public func invalidate() throws { validity.store(false, ordering: .relaxed) }

  // MARK: Internals

  /// The times of the first sample.
  let timing: CMSampleTimingInfo
  /// The number of bytes of a sample; 0 if it varies.
  let sampleSize: Int
  private let validity = Atomic(true)
  /// The attachments.
  let attachments = CVAttachments()
  /// The attachments of each sample, if there are any.
  let sampleValues = Mutex(SampleValues())

  /// Dictionaries of values; the app may change them on one thread at a time.
  ///
  /// Sendable because a lock guards the list, and an app changes a dictionary on one thread at a
  /// time.
  struct SampleValues: @unchecked Sendable {
    var dictionaries: [NSMutableDictionary] = []
  }

  private init(
    _ imageBuffer: CVImageBuffer, _ formatDescription: CMFormatDescription,
    _ timing: CMSampleTimingInfo
  ) {
    dataBuffer = nil
    self.imageBuffer = imageBuffer
    self.formatDescription = formatDescription
    numSamples = 1
    self.timing = timing
    sampleSize = 0
  }
}
