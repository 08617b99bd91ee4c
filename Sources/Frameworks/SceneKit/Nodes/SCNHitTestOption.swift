/// An option of a search for the nodes along a line.
///
/// - Source: public bindings name the constants. Confidence: guess for the raw values.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether only the first node that is found counts.
  public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
  /// Whether the nodes are in the order of their distances.
  public static let sortResults = Self(rawValue: "kHitTestSortResults")
  /// Whether the sides of triangles that are not seen are left out.
  public static let backFaceCulling = Self(rawValue: "kHitTestBackFaceCulling")
  /// Whether the boxes around nodes count rather than their surfaces.
  public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
  /// Whether the descendants of a node are left out.
  public static let ignoreChildNodes = Self(rawValue: "kHitTestIgnoreChildNodes")
  /// The node with which the search begins.
  public static let rootNode = Self(rawValue: "kHitTestRootNode")
  /// Whether hidden nodes are left out.
  public static let ignoreHiddenNodes = Self(rawValue: "kHitTestIgnoreHiddenNodes")
  /// The categories of nodes that are found.
  public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
  /// The nodes along the line that are found, as the number of a mode.
  public static let searchMode = Self(rawValue: "kHitTestSearchMode")
  /// Whether what is outside of the distances of the camera is left out.
  public static let clipToZRange = Self(rawValue: "kHitTestClipToZRange")
  /// Whether lights without surfaces are found; there is nothing of them to find.
  public static let ignoreLightArea = Self(rawValue: "kHitTestIgnoreLightArea")
}
