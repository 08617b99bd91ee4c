/// A reader of scene files; none can be created, because scene files are not read (Scenes.SC1).
open class SCNSceneSource: NSObject {
  /// Returns nil: scene files are not read.
  public init?(url: URL, options: [LoadingOption: Any]? = nil) {
    SceneWarning.write("SCNSceneSource(url: \(url.lastPathComponent))")
    return nil
  }

  /// Returns nil: scene files are not read.
  public init?(data: Data, options: [LoadingOption: Any]? = nil) {
    SceneWarning.write("SCNSceneSource(data:)")
    return nil
  }

  /// The options of a scene source.
  ///
  /// - Source: public bindings name the constants. Confidence: guess for the raw values.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether missing normals are computed.
    public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
    /// Whether the file is validated.
    public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
    /// Whether the scene graph is flattened.
    public static let flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
    /// Whether lengths are converted to meters.
    public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertUnitsToMeters")
    /// Whether the scene is rotated so that y points up.
    public static let convertToYUp = Self(rawValue: "kSceneSourceConvertToYUp")
    /// The folders of texture files.
    public static let assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
    /// Whether textures are searched in these folders only.
    public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
    /// The import policy of animations.
    public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
    /// Whether polygons are kept rather than triangulated.
    public static let preserveOriginalTopology = Self(
      rawValue: "kSceneSourcePreserveOriginalTopology")
    /// Whether missing external files are errors.
    public static let strictConformance = Self(rawValue: "kSceneSourceStrictConformance")
  }
}
