internal import TactusCrashReports

/// An encoding session; none can be created (Players.VT3).
public final class VTCompressionSession: _CoreFoundationObject, _CoreFoundationType, Sendable {
  private init() {}
}

/// A callback with an encoded frame; never called.
public typealias VTCompressionOutputCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void

/// Fails, because only `AVAssetWriter` and exports encode frames (Players.VT3).
///
/// - Parameters:
///   - allocator: Unused.
///   - width: The pixels a row.
///   - height: The rows.
///   - codecType: The coding.
///   - encoderSpecification: The wanted encoder.
///   - imageBufferAttributes: The attributes of the pictures.
///   - compressedDataAllocator: Unused.
///   - outputCallback: Called with each coded picture.
///   - refcon: The first argument of that function.
///   - compressionSessionOut: Receives nil.
/// - Returns: `kVTCouldNotFindVideoEncoderErr`.
@discardableResult
public func VTCompressionSessionCreate(
  allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
  encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
  compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
  refcon: UnsafeMutableRawPointer?,
  compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
  RuntimeWarning.once(
    "VTCompressionSessionCreate: pictures are not coded one by one; use AVAssetWriter, which writes "
      + "H.264 into files", namesPlace: true)
  compressionSessionOut.pointee = nil
  return kVTCouldNotFindVideoEncoderErr
}

/// Fails, because no encoding session exists.
///
/// - Returns: `kVTInvalidSessionErr`.
@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
  kVTInvalidSessionErr
}

/// Fails, because no encoding session exists.
///
/// - Returns: `kVTInvalidSessionErr`.
@discardableResult
public func VTCompressionSessionEncodeFrame(
  _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime,
  duration: CMTime, frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
  infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }

/// Fails, because no encoding session exists.
///
/// - Returns: `kVTInvalidSessionErr`.
@discardableResult
public func VTCompressionSessionCompleteFrames(
  _ session: VTCompressionSession,
  untilPresentationTimeStamp completeUntilPresentationTimeStamp:
    CMTime
) -> OSStatus { kVTInvalidSessionErr }

/// Does nothing, because no encoding session exists.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {
  // does nothing
}
