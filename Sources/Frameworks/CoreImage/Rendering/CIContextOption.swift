/// An option at the creation of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The working color space; `NSNull` for no color management.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The output color space; `NSNull` for no color management.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The pixel format of processors.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether filters run on the CPU, as they always do here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether images are downsampled with a better filter; stored without effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether intermediate results are cached; stored without effect.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether the priority is low; stored without effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
  /// Whether a low-power device may be used; stored without effect.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// Whether output colors are premultiplied; stored without effect.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// The name of the context; stored without an effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
