import CoreAudioTypes
import TactusFoundation

/// Sound: `'soun'`.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Pictures: `'vide'`.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465

/// Returns the kind of samples.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
  desc.mediaType.rawValue
}

/// Returns the coding of samples.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

/// Returns the description of sound, which is valid while the format exists; nil for pictures.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
  _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.sound.map { UnsafePointer($0) } }

/// Returns the layout of sound's channels; nil, as channels have their usual order.
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

/// Returns the size of pictures.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

/// Returns the size in which pictures are shown, which is that in pixels.
///
/// - Parameters:
///   - videoDesc: The format.
///   - usePixelAspectRatio: Unused: pixels are square.
///   - useCleanAperture: Unused: whole pictures are shown.
public func CMVideoFormatDescriptionGetPresentationDimensions(
  _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize {
  CGSize(width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height))
}

/// Returns the part of pictures that is shown, which is the whole.
public func CMVideoFormatDescriptionGetCleanAperture(
  _ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool
) -> CGRect {
  CGRect(
    x: 0, y: 0, width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height))
}

/// Creates the format of pictures.
///
/// - Parameters:
///   - allocator: Unused.
///   - codecType: The coding of the pictures.
///   - width: The pixels a row.
///   - height: The rows.
///   - extensions: The further properties of the format (Players.PB9).
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

/// Creates the format of a picture.
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

/// Creates the format of sound.
///
/// - Parameters:
///   - allocator: Unused.
///   - asbd: The description of the sound.
///   - layoutSize: The number of bytes of the layout.
///   - layout: Unused: channels have their usual order.
///   - magicCookieSize: The number of bytes of the decoder's data.
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
