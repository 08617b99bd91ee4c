/// Options for creating contexts.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space in which filters compute; `NSNull` for no color management.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The color space of results; `NSNull` for no color management.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format in which processors get pixels.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether filters of the context run on the processor, as all do here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether images are made smaller with a better filter; stored without an effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether results of steps are kept; stored without an effect.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether other work has precedence; stored without an effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
  /// Whether the context may use a device of low power; stored without an effect.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// Whether colors are premultiplied; stored without an effect.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// The name of the context; stored without an effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
