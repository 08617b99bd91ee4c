// The pixel formats, with their documented four-character codes.

/// Red, green and blue with 8 bits each.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Blue, green and red with 8 bits each: `'24BG'`.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// Alpha, red, green and blue with 8 bits each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Blue, green, red and alpha with 8 bits each: `'BGRA'`.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, blue, green and red with 8 bits each: `'ABGR'`.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha with 8 bits each: `'RGBA'`.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// One component with 8 bits: `'L008'`.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// One component as a half-precision float: `'L00h'`.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// One component as a float: `'L00f'`.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Red, green, blue and alpha as half-precision floats: `'RGhA'`.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Red, green, blue and alpha as floats: `'RGfA'`.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// Depth as half-precision floats: `'hdep'`.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Depth as floats: `'fdep'`.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Disparity, the reciprocal of depth, as half-precision floats: `'hdis'`.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// Disparity, the reciprocal of depth, as floats: `'fdis'`.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// 4:2:0 in three planes: `'y420'`.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// 4:2:0 in two planes, video range, 16 to 235: `'420v'`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// 4:2:0 in two planes, full range, 0 to 255: `'420f'`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
