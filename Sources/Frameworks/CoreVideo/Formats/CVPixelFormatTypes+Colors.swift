// Further RGB, grayscale and raw formats.
//
// - Source: the header of Core Video, whose codes are documented (Players.PB1, Players.PB5).

/// One bit per pixel.
public let kCVPixelFormatType_1Monochrome: OSType = 0x0000_0001
/// 2-bit indices into a palette of 4 colors.
public let kCVPixelFormatType_2Indexed: OSType = 0x0000_0002
/// 4-bit indices into a palette of 16 colors.
public let kCVPixelFormatType_4Indexed: OSType = 0x0000_0004
/// 8-bit indices into a palette of 256 colors.
public let kCVPixelFormatType_8Indexed: OSType = 0x0000_0008
/// One bit of gray; 0 is white.
public let kCVPixelFormatType_1IndexedGray_WhiteIsZero: OSType = 0x0000_0021
/// 2 bits of gray; 0 is white.
public let kCVPixelFormatType_2IndexedGray_WhiteIsZero: OSType = 0x0000_0022
/// 4 bits of gray; 0 is white.
public let kCVPixelFormatType_4IndexedGray_WhiteIsZero: OSType = 0x0000_0024
/// 8 bits of gray; 0 is white.
public let kCVPixelFormatType_8IndexedGray_WhiteIsZero: OSType = 0x0000_0028
/// Red, green and blue with 5 bits each, big-endian.
public let kCVPixelFormatType_16BE555: OSType = 0x0000_0010
/// Red, green and blue with 5 bits each, little-endian: `'L555'`.
public let kCVPixelFormatType_16LE555: OSType = 0x4C35_3535
/// Red, green and blue with 5 bits each and a bit of alpha, little-endian: `'5551'`.
public let kCVPixelFormatType_16LE5551: OSType = 0x3535_3531
/// Red, green and blue with 5, 6 and 5 bits, big-endian: `'B565'`.
public let kCVPixelFormatType_16BE565: OSType = 0x4235_3635
/// Red, green and blue with 5, 6 and 5 bits, little-endian: `'L565'`.
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635
/// Alpha, red, green and blue with 16 bits each, big-endian: `'b64a'`.
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
/// Red, green, blue and alpha with 16 bits each, little-endian: `'l64r'`.
public let kCVPixelFormatType_64RGBALE: OSType = 0x6C36_3472
/// Red, green and blue with 16 bits each, big-endian: `'b48r'`.
public let kCVPixelFormatType_48RGB: OSType = 0x6234_3872
/// Alpha and gray with 16 bits each, big-endian: `'b32a'`.
public let kCVPixelFormatType_32AlphaGray: OSType = 0x6233_3261
/// Gray with 16 bits, big-endian: `'b16g'`.
public let kCVPixelFormatType_16Gray: OSType = 0x6231_3667
/// Red, green and blue with 10 bits each, in the upper bits: `'R10k'`.
public let kCVPixelFormatType_30RGB: OSType = 0x5231_306B
/// Red, green and blue with 10 bits each, in the lower bits: `'r210'`.
public let kCVPixelFormatType_30RGB_r210: OSType = 0x7232_3130
/// Red, green and blue with 10 bits each, wide gamut: `'w30r'`.
public let kCVPixelFormatType_30RGBLEPackedWideGamut: OSType = 0x7733_3072
/// Two bits of alpha, and red, green and blue with 10 bits each: `'l10r'`.
public let kCVPixelFormatType_ARGB2101010LEPacked: OSType = 0x6C31_3072
/// Red, green, blue and alpha with 10 bits each in 16-bit words, wide gamut: `'w40a'`.
public let kCVPixelFormatType_40ARGBLEWideGamut: OSType = 0x7734_3061
/// Alpha and premultiplied colors with 10 bits each in 16-bit words, wide gamut: `'w40m'`.
public let kCVPixelFormatType_40ARGBLEWideGamutPremultiplied: OSType = 0x7734_306D
/// One component with 10 bits, in the upper bits of 16: `'L010'`.
public let kCVPixelFormatType_OneComponent10: OSType = 0x4C30_3130
/// One component with 12 bits, in the upper bits of 16: `'L012'`.
public let kCVPixelFormatType_OneComponent12: OSType = 0x4C30_3132
/// One component with 16 bits: `'L016'`.
public let kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136
/// Two components with 8 bits each: `'2C08'`.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
/// Two components with 16 bits each: `'2C16'`.
public let kCVPixelFormatType_TwoComponent16: OSType = 0x3243_3136
/// Two components as half-precision floats: `'2C0h'`.
public let kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068
/// Two components as floats: `'2C0f'`.
public let kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066
/// Raw sensor data, green, red, blue and green with 14 bits: `'grb4'`.
public let kCVPixelFormatType_14Bayer_GRBG: OSType = 0x6772_6234
/// Raw sensor data, red, green, green and blue with 14 bits: `'rgg4'`.
public let kCVPixelFormatType_14Bayer_RGGB: OSType = 0x7267_6734
/// Raw sensor data, blue, green, green and red with 14 bits: `'bgg4'`.
public let kCVPixelFormatType_14Bayer_BGGR: OSType = 0x6267_6734
/// Raw sensor data, green, blue, red and green with 14 bits: `'gbr4'`.
public let kCVPixelFormatType_14Bayer_GBRG: OSType = 0x6762_7234
/// Raw sensor data with 16 bits: `'bp16'`.
public let kCVPixelFormatType_16VersatileBayer: OSType = 0x6270_3136
/// Raw sensor data, 8 samples with 12 bits each in 96 bits: `'btp2'`.
public let kCVPixelFormatType_96VersatileBayerPacked12: OSType = 0x6274_7032
/// Red, green, blue and alpha with 16 bits each, from downscaled ProRes RAW: `'bp64'`.
public let kCVPixelFormatType_64RGBA_DownscaledProResRAW: OSType = 0x6270_3634
/// Blue, green, red and alpha with 8 bits each, losslessly compressed: `'&BGA'`.
public let kCVPixelFormatType_Lossless_32BGRA: OSType = 0x2642_4741
/// Red, green, blue and alpha as half-precision floats, losslessly compressed: `'&RhA'`.
public let kCVPixelFormatType_Lossless_64RGBAHalf: OSType = 0x2652_6841
/// Blue, green, red and alpha with 8 bits each, lossily compressed: `'-BGA'`.
public let kCVPixelFormatType_Lossy_32BGRA: OSType = 0x2D42_4741
