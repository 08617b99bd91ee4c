// Descriptions of the formats of pixels. Step Players.PB10.
//
// - Source: guess: the text of a key is that of its name without the prefix.

/// The key of the code of a format.
public let kCVPixelFormatConstant: CFString = "PixelFormat"
/// The key of the name of a format, which descriptions here do not have.
public let kCVPixelFormatName: CFString = "Name"
/// The key of the codec of a format, which descriptions here do not have.
public let kCVPixelFormatCodecType: CFString = "CodecType"
/// The key of the code of a format in other systems, which descriptions here do not have.
public let kCVPixelFormatFourCC: CFString = "FourCC"
/// The key of whether a format has alpha, which descriptions here do not have.
public let kCVPixelFormatContainsAlpha: CFString = "ContainsAlpha"
/// The key of whether a format has luma and chroma, which descriptions here do not have.
public let kCVPixelFormatContainsYCbCr: CFString = "ContainsYCbCr"
/// The key of whether a format has red, green and blue, which descriptions here do not have.
public let kCVPixelFormatContainsRGB: CFString = "ContainsRGB"
/// The key of whether a format has only lightness, which descriptions here do not have.
public let kCVPixelFormatContainsGrayscale: CFString = "ContainsGrayscale"
/// The key of the range of the components, which descriptions here do not have.
public let kCVPixelFormatComponentRange: CFString = "ComponentRange"
/// The range with black at 16 and white at 235.
public let kCVPixelFormatComponentRange_VideoRange: CFString = "VideoRange"
/// The range with black at 0 and white at the greatest number.
public let kCVPixelFormatComponentRange_FullRange: CFString = "FullRange"
/// The range with numbers below black and above white.
public let kCVPixelFormatComponentRange_WideRange: CFString = "WideRange"
/// The key of the planes, an array of dictionaries.
public let kCVPixelFormatPlanes: CFString = "Planes"
/// The key of the width of a block of pixels, in pixels.
public let kCVPixelFormatBlockWidth: CFString = "BlockWidth"
/// The key of the height of a block of pixels, in pixels.
public let kCVPixelFormatBlockHeight: CFString = "BlockHeight"
/// The key of the bits of a block of pixels.
public let kCVPixelFormatBitsPerBlock: CFString = "BitsPerBlock"
/// The key of the bits of a component, which descriptions here do not have.
public let kCVPixelFormatBitsPerComponent: CFString = "BitsPerComponent"
/// The key of the number of pixels of a row for which a plane has one block.
public let kCVPixelFormatHorizontalSubsampling: CFString = "HorizontalSubsampling"
/// The key of the number of rows for which a plane has one block.
public let kCVPixelFormatVerticalSubsampling: CFString = "VerticalSubsampling"

/// Returns a description of a format: its code, and the blocks of its planes; `nil` for a format
/// that buffers cannot have.
///
/// - Parameters:
///   - allocator: It has no effect.
///   - pixelFormat: The code of the format.
public func CVPixelFormatDescriptionCreateWithPixelFormatType(
  _ allocator: CFAllocator?, _ pixelFormat: OSType
) -> CFDictionary? {
  guard let format = PixelFormat(pixelFormat) else { return nil }
  let isPlanar = format.planes.count > 1
  let planes = format.planes.map { plane -> CFDictionary in
    // Without planes, an element of several pixels is one block of them.
    [
      kCVPixelFormatBitsPerBlock: NSNumber(value: plane.bytes * 8),
      kCVPixelFormatBlockWidth: NSNumber(value: isPlanar ? 1 : plane.columns),
      kCVPixelFormatBlockHeight: NSNumber(value: isPlanar ? 1 : plane.rows),
      kCVPixelFormatHorizontalSubsampling: NSNumber(value: isPlanar ? plane.columns : 1),
      kCVPixelFormatVerticalSubsampling: NSNumber(value: isPlanar ? plane.rows : 1),
    ]
  }
  var description: CFDictionary = isPlanar ? [kCVPixelFormatPlanes: planes] : planes[0]
  description[kCVPixelFormatConstant] = NSNumber(value: pixelFormat)
  return description
}
