internal import AVFoundation
internal import TactusCrashReports

/// A decoding session, for JPEG only (Players.VT5).
public final class VTDecompressionSession: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  // Nothing changes but `isValid`, on one thread as the documentation demands.

  init(
    _ format: CMFormatDescription, _ pixelFormat: OSType,
    _ output: VTDecompressionOutputCallbackRecord?
  ) { (self.format, self.pixelFormat, self.output) = (format, pixelFormat, output) }

  // MARK: Internals

  let format: CMFormatDescription
  let pixelFormat: OSType
  let output: VTDecompressionOutputCallbackRecord?
  var isValid = true

  /// Decodes a frame; nil if its data are damaged.
  func decode(_ sample: CMSampleBuffer) -> CVImageBuffer? {
    guard let data = try? sample.dataBuffer?.dataBytes(),
      let source = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    var made: CVPixelBuffer?
    let status = CVPixelBufferCreate(nil, image.width, image.height, pixelFormat, nil, &made)
    guard status == kCVReturnSuccess, let buffer = made else { return nil }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return buffer.draw(image, in: whole) ? buffer : nil
  }
}

/// A callback with a decoded frame or an error code.
public typealias VTDecompressionOutputCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTDecodeInfoFlags, CVImageBuffer?,
  CMTime, CMTime
) -> Void
/// A handler of a decoded frame or an error code.
public typealias VTDecompressionOutputHandler = (
  OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime
) -> Void

/// A callback for decoded frames, with its first argument.
public struct VTDecompressionOutputCallbackRecord {
  /// The function.
  public var decompressionOutputCallback: VTDecompressionOutputCallback?
  /// Its first argument.
  public var decompressionOutputRefCon: UnsafeMutableRawPointer?

  /// Creates a function with its first argument.
  public init(
    decompressionOutputCallback: VTDecompressionOutputCallback?,
    decompressionOutputRefCon: UnsafeMutableRawPointer?
  ) {
    self.decompressionOutputCallback = decompressionOutputCallback
    self.decompressionOutputRefCon = decompressionOutputRefCon
  }

  /// Creates a record without a function.
  public init() { (decompressionOutputCallback, decompressionOutputRefCon) = (nil, nil) }
}

/// Creates a session for JPEG; it fails for other codecs, which only players, readers and still
/// pictures decode (Players.VT5).
///
/// - Parameters:
///   - allocator: Unused.
///   - videoFormatDescription: The format of the samples.
///   - videoDecoderSpecification: The wanted decoder.
///   - destinationImageBufferAttributes: The attributes of the pictures, of which the format of
///     their pixels counts: BGRA without one.
///   - outputCallback: The function that gets pictures; nil for handlers of each.
///   - decompressionSessionOut: Receives the session.
/// - Returns: 0, or `kVTCouldNotFindVideoDecoderErr`.
@discardableResult
public func VTDecompressionSessionCreate(
  allocator: CFAllocator?, formatDescription videoFormatDescription: CMVideoFormatDescription,
  decoderSpecification videoDecoderSpecification: CFDictionary?,
  imageBufferAttributes destinationImageBufferAttributes: CFDictionary?,
  outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
  decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus {
  decompressionSessionOut.pointee = nil
  guard CMFormatDescriptionGetMediaSubType(videoFormatDescription) == kCMVideoCodecType_JPEG else {
    RuntimeWarning.once(
      "VTDecompressionSessionCreate: only pictures of JPEG are decoded one by one; use AVPlayer or "
        + "AVAssetReader for other codings", namesPlace: true)
    return kVTCouldNotFindVideoDecoderErr
  }
  let value = destinationImageBufferAttributes?[kCVPixelBufferPixelFormatTypeKey as String]
  let first = (value as? [Any])?.first ?? value
  let format = first as? OSType ?? (first as? Int).flatMap { OSType(exactly: $0) }
  decompressionSessionOut.pointee = VTDecompressionSession(
    videoFormatDescription,
    format ?? (first as? NSNumber)?.uint32Value ?? kCVPixelFormatType_32BGRA,
    outputCallback?.pointee)
  return 0
}

/// Decodes a frame, and calls the session's callback before it returns.
///
/// - Parameters:
///   - session: The session.
///   - sampleBuffer: The samples.
///   - decodeFlags: Whether the picture is given.
///   - sourceFrameRefCon: The second argument of the function.
///   - infoFlagsOut: Receives the outcome.
/// - Returns: 0, or the code of an error.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
  _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer,
  flags decodeFlags: VTDecodeFrameFlags,
  frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?,
  infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> OSStatus {
  VTDecompressionSessionDecodeFrame(
    session, sampleBuffer: sampleBuffer, flags: decodeFlags, infoFlagsOut: infoFlagsOut
  ) { status, flags, image, time, duration in
    session.output?.decompressionOutputCallback?(
      session.output?.decompressionOutputRefCon, sourceFrameRefCon, status, flags, image, time,
      duration)
  }
}

/// Decodes a frame, and calls a handler before it returns.
///
/// - Parameters:
///   - session: The session.
///   - sampleBuffer: The samples.
///   - decodeFlags: Whether the picture is given.
///   - infoFlagsOut: Receives the outcome.
///   - outputHandler: The function.
/// - Returns: 0, or the code of an error.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
  _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer,
  flags decodeFlags: VTDecodeFrameFlags,
  infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?,
  outputHandler: @escaping VTDecompressionOutputHandler
) -> OSStatus {
  guard session.isValid else { return kVTInvalidSessionErr }
  infoFlagsOut?.pointee = []
  let (time, duration) = (sampleBuffer.presentationTimeStamp, sampleBuffer.duration)
  guard let picture = session.decode(sampleBuffer) else {
    outputHandler(kVTVideoDecoderBadDataErr, .frameDropped, nil, time, duration)
    return kVTVideoDecoderBadDataErr
  }
  if !decodeFlags.contains(._DoNotOutputFrame) {
    outputHandler(0, .imageBufferModifiable, picture, time, duration)
  }
  return 0
}

/// Does nothing, because no frames are delayed.
///
/// - Returns: 0, or `kVTInvalidSessionErr`.
@discardableResult
public func VTDecompressionSessionFinishDelayedFrames(
  _ session: VTDecompressionSession
) -> OSStatus { session.isValid ? 0 : kVTInvalidSessionErr }

/// Does nothing, because frames are decoded at once.
///
/// - Returns: 0, or `kVTInvalidSessionErr`.
@discardableResult
public func VTDecompressionSessionWaitForAsynchronousFrames(
  _ session: VTDecompressionSession
) -> OSStatus { session.isValid ? 0 : kVTInvalidSessionErr }

/// Returns whether a session accepts a format.
public func VTDecompressionSessionCanAcceptFormatDescription(
  _ session: VTDecompressionSession, formatDescription newFormatDesc: CMFormatDescription
) -> Bool {
  CMFormatDescriptionGetMediaSubType(newFormatDesc)
    == CMFormatDescriptionGetMediaSubType(session.format)
}

/// Invalidates a session.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {
  session.isValid = false
}
