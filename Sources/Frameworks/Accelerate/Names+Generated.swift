// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Accelerate.tsv.
// Do not edit.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result code of an image function: 0, or a negative error.
public typealias vImage_Error = Int
/// Options of an image function.
public typealias vImage_Flags = UInt32
/// A component of 8 bits.
public typealias Pixel_8 = UInt8
/// A component as a floating-point number of 32 bits.
public typealias Pixel_F = Float
/// A component of 16 bits.
public typealias Pixel_16U = UInt16
/// Four components of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Success.
public let kvImageNoError: vImage_Error = 0
/// The region of interest is larger than the source.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The size of the kernel is not odd.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The kind of edge is unknown or missing.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// An offset is not valid.
public let kvImageInvalidOffset_X: vImage_Error = -21769
/// An offset is not valid.
public let kvImageInvalidOffset_Y: vImage_Error = -21770
/// There is not enough memory.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A pointer that is needed is null.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// A parameter is not valid.
public let kvImageInvalidParameter: vImage_Error = -21773
/// The sizes of buffers do not agree.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// A flag is unknown.
public let kvImageUnknownFlagsBit: vImage_Error = -21775
/// The image format is not valid.
public let kvImageInvalidImageFormat: vImage_Error = -21779
/// The rows are too short.
public let kvImageInvalidRowBytes: vImage_Error = -21780
/// No options.
public let kvImageNoFlags: Int = 0
/// The first component stays as it is.
public let kvImageLeaveAlphaUnchanged: Int = 1
/// The edges show the source.
public let kvImageCopyInPlace: Int = 2
/// The edges continue in a color.
public let kvImageBackgroundColorFill: Int = 4
/// The edges continue.
public let kvImageEdgeExtend: Int = 8
/// The work is not divided, as it never is here.
public let kvImageDoNotTile: Int = 16
/// A scaled image is made with a better filter.
public let kvImageHighQualityResampling: Int = 32
/// The kernel ends at the edges.
public let kvImageTruncateKernel: Int = 64
/// The function returns the size of the memory that it needs, which is 0 here.
public let kvImageGetTempBufferSize: Int = 128

extension vDSP {
  /// A rule by which numbers become whole.
  public enum RoundingMode: Sendable {
    /// Truncates.
    case towardZero
    /// The nearest integer, ties to even.
    case towardNearestInteger
  }
}

extension vDSP {
  /// An order of elements.
  public enum SortOrder: Int32, Sendable {
    /// The least element is the first.
    case ascending = 1
    /// The greatest element is the first.
    case descending = -1
  }
}

extension vDSP {
  /// A window for signals.
  public enum WindowSequence: Sendable {
    /// A Hann window whose mean square is 1.
    case hanningNormalized
    /// A Hann window whose greatest value is 1.
    case hanningDenormalized
    /// A Hamming window.
    case hamming
    /// A Blackman window.
    case blackman
  }
}

extension vDSP {
  /// The numbers that a discrete Fourier transform transforms.
  public enum DFTTransformType: Sendable {
    /// Complex numbers.
    case complexComplex
    /// Real numbers, the even and the odd ones apart.
    case complexReal
  }
}

/// The kind of a cosine transform.
public enum vDSP_DCT_Type: Int32, Sendable {
  /// Samples between the borders, frequencies from 0 on.
  case II = 2
  /// Frequencies from 0 on, samples between the borders.
  case III = 3
  /// Samples and frequencies between the borders.
  case IV = 4
}

/// The direction of a discrete Fourier transform.
public enum vDSP_DFT_Direction: Int32, Sendable {
  /// From time to frequency.
  case FORWARD = 1
  /// From frequency to time.
  case INVERSE = -1
}
