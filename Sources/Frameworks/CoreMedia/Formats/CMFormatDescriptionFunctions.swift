import CoreAudioTypes
import TactusFoundation

/// Audio: `'soun'`.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Video: `'vide'`.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465

/// Returns the media type.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
  desc.mediaType.rawValue
}

/// Returns the codec.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

/// Returns the stream description of audio, valid while the format exists; nil for video.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
  _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.sound.map { UnsafePointer($0) } }

/// Returns nil: channels have the default layout.
///
/// - Parameters:
///   - desc: The format.
///   - sizeOut: The number of bytes of the layout: 0.
public func CMAudioFormatDescriptionGetChannelLayout(
  _ desc: CMAudioFormatDescription, sizeOut: UnsafeMutablePointer<Int>?
) -> UnsafePointer<AudioChannelLayout>? {
  sizeOut?.pointee = 0
  return nil
}

/// Returns the dimensions of video.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

/// Returns the presentation dimensions: those in pixels.
///
/// - Parameters:
///   - videoDesc: The format.
///   - usePixelAspectRatio: Unused: pixels are square.
///   - useCleanAperture: Unused: whole frames are shown.
public func CMVideoFormatDescriptionGetPresentationDimensions(
  _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize {
  CGSize(width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height))
}

/// Returns the clean aperture: the whole frame.
public func CMVideoFormatDescriptionGetCleanAperture(
  _ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool
) -> CGRect {
  CGRect(
    x: 0, y: 0, width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height))
}

/// Creates a video format.
///
/// - Parameters:
///   - allocator: Unused.
///   - codecType: The codec.
///   - width: The number of pixels per row.
///   - height: The number of rows.
///   - extensions: The format extensions (Players.PB9).
///   - formatDescriptionOut: The format.
/// - Returns: 0.
@discardableResult
public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32,
  extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(
    video: codecType, width: Int(width), height: Int(height),
    properties: extensions as? [String: Any] ?? [:])
  return 0
}

/// Creates the format of a frame.
///
/// - Returns: 0.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
  return 0
}

/// Creates an audio format.
///
/// - Parameters:
///   - allocator: Unused.
///   - asbd: The stream description.
///   - layoutSize: The number of bytes of the layout.
///   - layout: Unused: channels have the default layout.
///   - magicCookieSize: The number of bytes of the magic cookie.
///   - magicCookie: Unused: linear PCM has none.
///   - extensions: Unused.
///   - formatDescriptionOut: The format.
/// - Returns: 0.
@discardableResult
public func CMAudioFormatDescriptionCreate(
  allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
  layout: UnsafePointer<AudioChannelLayout>?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?,
  extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = try? CMFormatDescription(
    audioStreamBasicDescription: asbd.pointee)
  return 0
}
