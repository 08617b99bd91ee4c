/// An adaptor that appends pixel buffers to a video input (Players.WR6…).
///
/// - Thread: one at a time.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  // One thread appends, as the documentation requires.

  /// Creates an adaptor for an input.
  ///
  /// - Parameters:
  ///   - input: The input of frames.
  ///   - sourcePixelBufferAttributes: The attributes of the pool's buffers; the input's settings
  ///     apply where they are omitted.
  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes: [String: Any]? = nil
  ) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    super.init()
  }

  /// The input.
  public let assetWriterInput: AVAssetWriterInput
  /// The attributes of the pool's buffers.
  public let sourcePixelBufferAttributes: [String: Any]?

  /// The pool of buffers; nil until writing has begun (Players.WR6).
  open var pixelBufferPool: CVPixelBufferPool? {
    guard assetWriterInput.writer?.status == .writing else { return nil }
    if let pool { return pool }
    let given = sourcePixelBufferAttributes ?? [:]
    let settings = assetWriterInput.outputSettings ?? [:]
    func number(_ value: Any?) -> NSNumber? {
      value as? NSNumber ?? (value as? Int).map { NSNumber(value: $0) }
    }
    let width = given[kCVPixelBufferWidthKey as String] ?? settings[AVVideoWidthKey]
    let height = given[kCVPixelBufferHeightKey as String] ?? settings[AVVideoHeightKey]
    let format = CVPixelBuffer.format(of: given) ?? kCVPixelFormatType_32BGRA
    guard let width = number(width), let height = number(height) else { return nil }
    let attributes: [String: Any] = [
      kCVPixelBufferWidthKey as String: width, kCVPixelBufferHeightKey as String: height,
      kCVPixelBufferPixelFormatTypeKey as String: NSNumber(value: format),
    ]
    _ = CVPixelBufferPoolCreate(nil, nil, attributes as CFDictionary, &pool)
    return pool
  }

  /// Appends a frame at a time; blocks while too many have not been encoded.
  ///
  /// - Returns: Whether it was appended; otherwise the writer's `error` has the reason.
  @discardableResult
  open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool {
    guard let format = try? CMFormatDescription(imageBuffer: pixelBuffer),
      let sample = try? CMSampleBuffer(
        imageBuffer: pixelBuffer, formatDescription: format,
        sampleTiming: CMSampleTimingInfo(
          duration: .invalid, presentationTimeStamp: presentationTime, decodeTimeStamp: .invalid))
    else { return false }
    return assetWriterInput.append(sample)
  }

  // MARK: Internals

  private var pool: CVPixelBufferPool?
}
