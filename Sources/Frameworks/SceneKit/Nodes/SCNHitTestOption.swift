/// An option of a hit test.
///
/// - Source: public bindings name the constants. Confidence: guess for the raw values.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the search stops at the first hit.
  public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
  /// Whether hits are sorted by distance.
  public static let sortResults = Self(rawValue: "kHitTestSortResults")
  /// Whether back faces are ignored.
  public static let backFaceCulling = Self(rawValue: "kHitTestBackFaceCulling")
  /// Whether bounding boxes are tested instead of meshes.
  public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
  /// Whether child nodes are ignored.
  public static let ignoreChildNodes = Self(rawValue: "kHitTestIgnoreChildNodes")
  /// The root of the searched subtree.
  public static let rootNode = Self(rawValue: "kHitTestRootNode")
  /// Whether hidden nodes are ignored.
  public static let ignoreHiddenNodes = Self(rawValue: "kHitTestIgnoreHiddenNodes")
  /// The category mask of the searched nodes.
  public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
  /// The search mode, as a raw value.
  public static let searchMode = Self(rawValue: "kHitTestSearchMode")
  /// Whether the camera's depth range limits the search.
  public static let clipToZRange = Self(rawValue: "kHitTestClipToZRange")
  /// Whether area lights are found; they have no surface here.
  public static let ignoreLightArea = Self(rawValue: "kHitTestIgnoreLightArea")
}
