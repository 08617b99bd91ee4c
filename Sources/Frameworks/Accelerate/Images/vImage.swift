/// Errors and options of the image functions.
public enum vImage {
  /// The errors of the image functions.
  public enum Error: Int, Swift.Error {
    /// Success.
    case noError = 0
    /// The region of interest is larger than the source.
    case roiLargerThanInputBuffer = -21766
    /// The size of the kernel is not odd.
    case invalidKernelSize = -21767
    /// The kind of edge is unknown or missing.
    case invalidEdgeStyle = -21768
    /// There is not enough memory.
    case memoryAllocationError = -21771
    /// A pointer that is needed is null.
    case nullPointerArgument = -21772
    /// A parameter is not valid.
    case invalidParameter = -21773
    /// The sizes of buffers do not agree.
    case bufferSizeMismatch = -21774
    /// A flag is unknown.
    case unknownFlagsBit = -21775
    /// The image format is not valid.
    case invalidImageFormat = -21779
    /// The rows are too short.
    case invalidRowBytes = -21780
  }

  /// Options of the image functions.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No options.
    public static let noFlags: Options = []
    /// The first component stays as it is.
    public static let leaveAlphaUnchanged = Options(rawValue: 1)
    /// The edges continue.
    public static let imageExtend = Options(rawValue: 8)
    /// A scaled image is made with a better filter.
    public static let highQualityResampling = Options(rawValue: 32)
  }
}
