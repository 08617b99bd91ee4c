internal import AVFoundation

/// A session that converts frames to other sizes and pixel formats (Players.VT6).
public final class VTPixelTransferSession: _CoreFoundationObject, _CoreFoundationType,
  @unchecked Sendable
{
  // It changes on one thread, as the documentation demands.

  init() {}

  // MARK: Internals

  var isValid = true
  var scalingMode = kVTScalingMode_Normal

  /// Returns the rectangle of a frame in its target.
  func place(of source: CGSize, in target: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: target)
    let scales = (target.width / source.width, target.height / source.height)
    let scale: CGFloat
    switch scalingMode {
    case kVTScalingMode_Letterbox: scale = min(scales.0, scales.1)
    case kVTScalingMode_Trim: scale = max(scales.0, scales.1)
    default: return whole
    }
    let size = CGSize(width: source.width * scale, height: source.height * scale)
    return CGRect(
      x: (target.width - size.width) / 2, y: (target.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

/// Creates a session.
///
/// - Parameters:
///   - allocator: Unused.
///   - pixelTransferSessionOut: Receives the session.
/// - Returns: 0.
@discardableResult
public func VTPixelTransferSessionCreate(
  allocator: CFAllocator?,
  pixelTransferSessionOut: UnsafeMutablePointer<VTPixelTransferSession?>
) -> OSStatus {
  pixelTransferSessionOut.pointee = VTPixelTransferSession()
  return 0
}

/// Converts a frame into a buffer of another size or pixel format (Players.VT6).
///
/// - Parameters:
///   - session: The session.
///   - sourceBuffer: The picture.
///   - destinationBuffer: The buffer.
/// - Returns: 0, or the code of an error.
@discardableResult
public func VTPixelTransferSessionTransferImage(
  _ session: VTPixelTransferSession, from sourceBuffer: CVPixelBuffer,
  to destinationBuffer: CVPixelBuffer
) -> OSStatus {
  guard session.isValid else { return kVTInvalidSessionErr }
  guard let image = sourceBuffer.image else { return kVTPixelTransferNotSupportedErr }
  let source = CGSize(width: image.width, height: image.height)
  let target = CGSize(
    width: CVPixelBufferGetWidth(destinationBuffer),
    height: CVPixelBufferGetHeight(destinationBuffer))
  let isDrawn = destinationBuffer.draw(image, in: session.place(of: source, in: target))
  return isDrawn ? 0 : kVTPixelTransferNotSupportedErr
}

/// Invalidates a session.
public func VTPixelTransferSessionInvalidate(_ session: VTPixelTransferSession) {
  session.isValid = false
}
