// Descriptions of pixel formats (Players.PB10).
//
// - Source: guess: the text of a key is that of its name without the prefix.

/// The key of the four-character code of a format.
public let kCVPixelFormatConstant: CFString = "PixelFormat"
/// The key of the name of a format; descriptions here do not have it.
public let kCVPixelFormatName: CFString = "Name"
/// The key of the codec of a format; descriptions here do not have it.
public let kCVPixelFormatCodecType: CFString = "CodecType"
/// The key of the code of a format in other systems; descriptions here do not have it.
public let kCVPixelFormatFourCC: CFString = "FourCC"
/// The key of whether a format has alpha; descriptions here do not have it.
public let kCVPixelFormatContainsAlpha: CFString = "ContainsAlpha"
/// The key of whether a format has luma and chroma; descriptions here do not have it.
public let kCVPixelFormatContainsYCbCr: CFString = "ContainsYCbCr"
/// The key of whether a format has red, green and blue; descriptions here do not have it.
public let kCVPixelFormatContainsRGB: CFString = "ContainsRGB"
/// The key of whether a format is grayscale; descriptions here do not have it.
public let kCVPixelFormatContainsGrayscale: CFString = "ContainsGrayscale"
/// The key of the component range; descriptions here do not have it.
public let kCVPixelFormatComponentRange: CFString = "ComponentRange"
/// The video range: black at 16, white at 235.
public let kCVPixelFormatComponentRange_VideoRange: CFString = "VideoRange"
/// The full range: black at 0, white at the maximum.
public let kCVPixelFormatComponentRange_FullRange: CFString = "FullRange"
/// The wide range, with values below black and above white.
public let kCVPixelFormatComponentRange_WideRange: CFString = "WideRange"
/// The key of the planes, an array of dictionaries.
public let kCVPixelFormatPlanes: CFString = "Planes"
/// The key of the width of a block of pixels, in pixels.
public let kCVPixelFormatBlockWidth: CFString = "BlockWidth"
/// The key of the height of a block of pixels, in pixels.
public let kCVPixelFormatBlockHeight: CFString = "BlockHeight"
/// The key of the number of bits of a block of pixels.
public let kCVPixelFormatBitsPerBlock: CFString = "BitsPerBlock"
/// The key of the bits per component; descriptions here do not have it.
public let kCVPixelFormatBitsPerComponent: CFString = "BitsPerComponent"
/// The key of the horizontal subsampling: the pixels per row that share one block of a plane.
public let kCVPixelFormatHorizontalSubsampling: CFString = "HorizontalSubsampling"
/// The key of the vertical subsampling: the rows that share one block of a plane.
public let kCVPixelFormatVerticalSubsampling: CFString = "VerticalSubsampling"

/// Returns the description of a format: its code and the blocks of its planes; `nil` for an
/// unsupported format.
///
/// - Parameters:
///   - allocator: Unused.
///   - pixelFormat: The four-character code.
public func CVPixelFormatDescriptionCreateWithPixelFormatType(
  _ allocator: CFAllocator?, _ pixelFormat: OSType
) -> CFDictionary? {
  guard let format = PixelFormat(pixelFormat) else { return nil }
  let isPlanar = format.planes.count > 1
  let planes = format.planes.map { plane -> CFDictionary in
    // In a packed format, an element of several pixels is one block.
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
