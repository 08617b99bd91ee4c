internal import AVFoundation

/// Creates an image from a pixel buffer (Players.VT1).
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

/// Returns false: all decoding is done in software (Players.VT2).
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Does nothing: GStreamer's decoders are installed or not.
public func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: CMVideoCodecType) {
  // does nothing
}
