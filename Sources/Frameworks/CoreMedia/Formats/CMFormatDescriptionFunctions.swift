import CoreAudioTypes
import TactusFoundation

/// Sound: `'soun'`.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// Pictures: `'vide'`.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// H.264: `'avc1'`.
public let kCMVideoCodecType_H264: FourCharCode = 0x6176_6331
/// HEVC: `'hvc1'`.
public let kCMVideoCodecType_HEVC: FourCharCode = 0x6876_6331

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

/// Returns the size of pictures.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

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
