// Further formats of luma and chroma.
//
// - Source: the header of Core Video, whose codes are documented. Steps Players.PB1, Players.PB5.

/// A chroma, a luma, the other chroma and a luma with 8 bits each: `'2vuy'`.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
/// A luma, a chroma, a luma and the other chroma with 8 bits each: `'yuvs'`.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673
/// A luma, a chroma, a luma and the other chroma with 8 bits each, with black at 0: `'yuvf'`.
public let kCVPixelFormatType_422YpCbCr8FullRange: OSType = 0x7975_7666
/// Chroma, luma, chroma and alpha with 8 bits each, from 0 to 255: `'v408'`.
public let kCVPixelFormatType_4444YpCbCrA8: OSType = 0x7634_3038
/// Chroma, luma, chroma and alpha with 8 bits each, for rendering: `'r408'`.
public let kCVPixelFormatType_4444YpCbCrA8R: OSType = 0x7234_3038
/// Alpha, luma and both chromas with 8 bits each: `'y408'`.
public let kCVPixelFormatType_4444AYpCbCr8: OSType = 0x7934_3038
/// Alpha, luma and both chromas with 16 bits each: `'y416'`.
public let kCVPixelFormatType_4444AYpCbCr16: OSType = 0x7934_3136
/// Alpha, luma and both chromas as floats: `'r4fl'`.
public let kCVPixelFormatType_4444AYpCbCrFloat: OSType = 0x7234_666C
/// Chroma, luma and chroma with 8 bits each: `'v308'`.
public let kCVPixelFormatType_444YpCbCr8: OSType = 0x7633_3038
/// A chroma, a luma, the other chroma and a luma with 16 bits each: `'v216'`.
public let kCVPixelFormatType_422YpCbCr16: OSType = 0x7632_3136
/// 6 pixels with chroma for pairs in 16 bytes, with 10 bits each: `'v210'`.
public let kCVPixelFormatType_422YpCbCr10: OSType = 0x7632_3130
/// Chroma, luma and chroma with 10 bits each: `'v410'`.
public let kCVPixelFormatType_444YpCbCr10: OSType = 0x7634_3130
/// Luma, and each chroma for four pixels, in three planes, with black at 0: `'f420'`.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// Chroma and luma in a plane, and alpha in another one, with 8 bits each: `'a2vy'`.
public let kCVPixelFormatType_422YpCbCr_4A_8BiPlanar: OSType = 0x6132_7679
/// Luma, and both chromas for two pixels, in two planes, with black at 16 and white at 235:
/// `'422v'`.
public let kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3276
/// Luma, and both chromas for two pixels, in two planes, with black at 0: `'422f'`.
public let kCVPixelFormatType_422YpCbCr8BiPlanarFullRange: OSType = 0x3432_3266
/// Luma, and both chromas for each pixel, in two planes, with black at 16 and white at 235:
/// `'444v'`.
public let kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType = 0x3434_3476
/// Luma, and both chromas for each pixel, in two planes, with black at 0: `'444f'`.
public let kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: OSType = 0x3434_3466
/// Luma, and both chromas for four pixels, in two planes, with 10 bits in the upper bits of 16,
/// with black at 64 and white at 940: `'x420'`.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
/// Luma, and both chromas for two pixels, in two planes, with 10 bits in the upper bits of 16, with
/// black at 64 and white at 940: `'x422'`.
public let kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3232
/// Luma, and both chromas for each pixel, in two planes, with 10 bits in the upper bits of 16, with
/// black at 64 and white at 940: `'x444'`.
public let kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3434
/// Luma, and both chromas for four pixels, in two planes, with 10 bits in the upper bits of 16,
/// with black at 0: `'xf20'`.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
/// Luma, and both chromas for two pixels, in two planes, with 10 bits in the upper bits of 16, with
/// black at 0: `'xf22'`.
public let kCVPixelFormatType_422YpCbCr10BiPlanarFullRange: OSType = 0x7866_3232
/// Luma, and both chromas for each pixel, in two planes, with 10 bits in the upper bits of 16, with
/// black at 0: `'xf44'`.
public let kCVPixelFormatType_444YpCbCr10BiPlanarFullRange: OSType = 0x7866_3434
/// Luma, both chromas for four pixels, and alpha in three planes, with black at 16 and white at
/// 235: `'v0a8'`.
public let kCVPixelFormatType_420YpCbCr8VideoRange_8A_TriPlanar: OSType = 0x7630_6138
/// Luma, and both chromas for two pixels, in two planes, with 16 bits each, with black at 4096 and
/// white at 60160: `'sv22'`.
public let kCVPixelFormatType_422YpCbCr16BiPlanarVideoRange: OSType = 0x7376_3232
/// Luma, and both chromas for each pixel, in two planes, with 16 bits each, with black at 4096 and
/// white at 60160: `'sv44'`.
public let kCVPixelFormatType_444YpCbCr16BiPlanarVideoRange: OSType = 0x7376_3434
/// Luma, both chromas for each pixel, and alpha in three planes, with 16 bits each: `'s4as'`.
public let kCVPixelFormatType_444YpCbCr16VideoRange_16A_TriPlanar: OSType = 0x7334_6173
/// Compressed luma and chroma for four pixels, with black at 16 and white at 235: `'&8v0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarVideoRange: OSType = 0x2638_7630
/// Compressed luma and chroma for four pixels, with black at 0: `'&8f0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarFullRange: OSType = 0x2638_6630
/// Compressed luma and chroma for four pixels with 10 bits, with black at 64 and white at 940:
/// `'&xv0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2678_7630
/// Compressed luma and chroma for two pixels with 10 bits, with black at 64 and white at 940:
/// `'&xv2'`.
public let kCVPixelFormatType_Lossless_422YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2678_7632
/// Compressed luma and chroma for four pixels with 10 bits, with black at 0: `'&xf0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarFullRange: OSType = 0x2678_6630
/// Luma and chroma for four pixels, compressed with a loss, with black at 16 and white at 235:
/// `'-8v0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarVideoRange: OSType = 0x2D38_7630
/// Luma and chroma for four pixels, compressed with a loss, with black at 0: `'-8f0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarFullRange: OSType = 0x2D38_6630
/// Luma and chroma for four pixels with 10 bits, compressed with a loss, with black at 64 and white
/// at 940: `'-xv0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2D78_7630
/// Luma and chroma for two pixels with 10 bits, compressed with a loss, with black at 64 and white
/// at 940: `'-xv2'`.
public let kCVPixelFormatType_Lossy_422YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2D78_7632
