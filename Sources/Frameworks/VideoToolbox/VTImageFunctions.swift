internal import AVFoundation

/// Makes an image of a pixel buffer (Players.VT1).
///
/// - Parameters:
///   - pixelBuffer: The buffer.
///   - options: Unused; there are none.
///   - imageOut: Receives the image.
/// - Returns: 0, or the code of an error.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  guard let image = pixelBuffer.image else { return kVTPixelTransferNotSupportedErr }
  imageOut.pointee = image
  return 0
}

/// Returns whether a chip decodes a coding; false: the processor decodes all (Players.VT2).
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Makes decoders of a coding available, if they are not yet; those of GStreamer are there or not.
public func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: CMVideoCodecType) {
  // does nothing
}
