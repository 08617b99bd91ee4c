// Further luma–chroma formats.
//
// - Source: the header of Core Video, whose codes are documented (Players.PB1, Players.PB5).

/// 4:2:2 as Cb, Y, Cr, Y with 8 bits each: `'2vuy'`.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
/// 4:2:2 as Y, Cb, Y, Cr with 8 bits each: `'yuvs'`.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673
/// 4:2:2 as Y, Cb, Y, Cr with 8 bits each, full range: `'yuvf'`.
public let kCVPixelFormatType_422YpCbCr8FullRange: OSType = 0x7975_7666
/// 4:4:4:4 as Cb, Y, Cr and alpha with 8 bits each, from 0 to 255: `'v408'`.
public let kCVPixelFormatType_4444YpCbCrA8: OSType = 0x7634_3038
/// 4:4:4:4 as chroma, luma, chroma and alpha with 8 bits each, for rendering: `'r408'`.
public let kCVPixelFormatType_4444YpCbCrA8R: OSType = 0x7234_3038
/// 4:4:4:4 as alpha, luma and both chromas with 8 bits each: `'y408'`.
public let kCVPixelFormatType_4444AYpCbCr8: OSType = 0x7934_3038
/// 4:4:4:4 as alpha, luma and both chromas with 16 bits each: `'y416'`.
public let kCVPixelFormatType_4444AYpCbCr16: OSType = 0x7934_3136
/// 4:4:4:4 as alpha, luma and both chromas as floats: `'r4fl'`.
public let kCVPixelFormatType_4444AYpCbCrFloat: OSType = 0x7234_666C
/// 4:4:4 as chroma, luma and chroma with 8 bits each: `'v308'`.
public let kCVPixelFormatType_444YpCbCr8: OSType = 0x7633_3038
/// 4:2:2 as chroma, luma, chroma and luma with 16 bits each: `'v216'`.
public let kCVPixelFormatType_422YpCbCr16: OSType = 0x7632_3136
/// 4:2:2 with 10 bits each, 6 pixels in 16 bytes: `'v210'`.
public let kCVPixelFormatType_422YpCbCr10: OSType = 0x7632_3130
/// 4:4:4 as chroma, luma and chroma with 10 bits each: `'v410'`.
public let kCVPixelFormatType_444YpCbCr10: OSType = 0x7634_3130
/// 4:2:0 in three planes, full range: `'f420'`.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// 4:2:2 in one plane and alpha in another, with 8 bits each: `'a2vy'`.
public let kCVPixelFormatType_422YpCbCr_4A_8BiPlanar: OSType = 0x6132_7679
/// 4:2:2 in two planes, video range, 16 to 235: `'422v'`.
public let kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3276
/// 4:2:2 in two planes, full range: `'422f'`.
public let kCVPixelFormatType_422YpCbCr8BiPlanarFullRange: OSType = 0x3432_3266
/// 4:4:4 in two planes, video range, 16 to 235: `'444v'`.
public let kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType = 0x3434_3476
/// 4:4:4 in two planes, full range: `'444f'`.
public let kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: OSType = 0x3434_3466
/// 4:2:0 in two planes, with 10 bits in the upper bits of 16, video range, 64 to 940: `'x420'`.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
/// 4:2:2 in two planes, with 10 bits in the upper bits of 16, video range, 64 to 940: `'x422'`.
public let kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3232
/// 4:4:4 in two planes, with 10 bits in the upper bits of 16, video range, 64 to 940: `'x444'`.
public let kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3434
/// 4:2:0 in two planes, with 10 bits in the upper bits of 16, full range: `'xf20'`.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
/// 4:2:2 in two planes, with 10 bits in the upper bits of 16, full range: `'xf22'`.
public let kCVPixelFormatType_422YpCbCr10BiPlanarFullRange: OSType = 0x7866_3232
/// 4:4:4 in two planes, with 10 bits in the upper bits of 16, full range: `'xf44'`.
public let kCVPixelFormatType_444YpCbCr10BiPlanarFullRange: OSType = 0x7866_3434
/// 4:2:0 and alpha in three planes, video range, 16 to 235: `'v0a8'`.
public let kCVPixelFormatType_420YpCbCr8VideoRange_8A_TriPlanar: OSType = 0x7630_6138
/// 4:2:2 in two planes with 16 bits each, video range, 4096 to 60160: `'sv22'`.
public let kCVPixelFormatType_422YpCbCr16BiPlanarVideoRange: OSType = 0x7376_3232
/// 4:4:4 in two planes with 16 bits each, video range, 4096 to 60160: `'sv44'`.
public let kCVPixelFormatType_444YpCbCr16BiPlanarVideoRange: OSType = 0x7376_3434
/// 4:4:4 and alpha in three planes with 16 bits each: `'s4as'`.
public let kCVPixelFormatType_444YpCbCr16VideoRange_16A_TriPlanar: OSType = 0x7334_6173
/// 4:2:0, losslessly compressed, video range, 16 to 235: `'&8v0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarVideoRange: OSType = 0x2638_7630
/// 4:2:0, losslessly compressed, full range: `'&8f0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarFullRange: OSType = 0x2638_6630
/// 4:2:0 with 10 bits, losslessly compressed, video range, 64 to 940: `'&xv0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2678_7630
/// 4:2:2 with 10 bits, losslessly compressed, video range, 64 to 940: `'&xv2'`.
public let kCVPixelFormatType_Lossless_422YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2678_7632
/// 4:2:0 with 10 bits, losslessly compressed, full range: `'&xf0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarFullRange: OSType = 0x2678_6630
/// 4:2:0, lossily compressed, video range, 16 to 235: `'-8v0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarVideoRange: OSType = 0x2D38_7630
/// 4:2:0, lossily compressed, full range: `'-8f0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarFullRange: OSType = 0x2D38_6630
/// 4:2:0 with 10 bits, lossily compressed, video range, 64 to 940: `'-xv0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2D78_7630
/// 4:2:2 with 10 bits, lossily compressed, video range, 64 to 940: `'-xv2'`.
public let kCVPixelFormatType_Lossy_422YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2D78_7632
