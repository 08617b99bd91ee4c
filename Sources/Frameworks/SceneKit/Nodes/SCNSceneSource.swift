/// An object that manages the data-reading tasks associated with loading scene contents from a file
/// or data; no such file is read here (Scenes.SC1).
open class SCNSceneSource: NSObject {
  /// Returns nil: files of scenes are not read.
  public init?(url: URL, options: [LoadingOption: Any]? = nil) {
    SceneWarning.write("SCNSceneSource(url: \(url.lastPathComponent))")
    return nil
  }

  /// Returns nil: files of scenes are not read.
  public init?(data: Data, options: [LoadingOption: Any]? = nil) {
    SceneWarning.write("SCNSceneSource(data:)")
    return nil
  }

  /// The names of the options with which a file is read.
  ///
  /// - Source: public bindings name the constants. Confidence: guess for the raw values.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether missing directions of surfaces are computed.
    public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
    /// Whether the file is checked.
    public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
    /// Whether nodes become one.
    public static let flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
    /// Whether units are converted.
    public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertUnitsToMeters")
    /// Whether the y axis is made to point up.
    public static let convertToYUp = Self(rawValue: "kSceneSourceConvertToYUp")
    /// The folders of pictures.
    public static let assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
    /// Whether only these folders have pictures.
    public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
    /// The way in which animations are read.
    public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
    /// Whether shapes keep polygons.
    public static let preserveOriginalTopology = Self(
      rawValue: "kSceneSourcePreserveOriginalTopology")
    /// Whether the file may need others.
    public static let strictConformance = Self(rawValue: "kSceneSourceStrictConformance")
  }
}
