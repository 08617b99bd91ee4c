// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/SceneKit.tsv.
// Do not edit.

/// The axes about which a billboard turns.
///
/// - Source: the bits follow the order in public bindings. Confidence: guess.
public struct SCNBillboardAxis: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The x axis.
  public static let X = Self(rawValue: 1 << 0)
  /// The y axis.
  public static let Y = Self(rawValue: 1 << 1)
  /// The z axis.
  public static let Z = Self(rawValue: 1 << 2)
  /// All three axes.
  public static let all: Self = [.X, .Y, .Z]
}

/// The faces of an extruded shape whose edges are chamfered.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNChamferMode: Int, Sendable {
  /// The front and the back face.
  case both = 0
  /// The front face.
  case front = 1
  /// The back face.
  case back = 2
}

/// The kinds of primitives in an element.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// Separate triangles.
  case triangles = 0
  /// Triangles that share two vertices with their predecessor.
  case triangleStrip = 1
  /// Separate lines.
  case line = 2
  /// Points.
  case point = 3
  /// Polygons: first their vertex counts, then the indices.
  case polygon = 4
}

/// The blend modes of a material.
public enum SCNBlendMode: Int, Sendable {
  /// Blends by opacity.
  case alpha
  /// Adds the colors.
  case add
  /// Subtracts the material's color.
  case subtract
  /// Multiplies the colors.
  case multiply
  /// Multiplies the inverted colors, and inverts the product.
  case screen
  /// Ignores the color behind.
  case replace
  /// Takes the greater value of each component.
  case max
}

/// The sides of a surface that are not drawn.
public enum SCNCullMode: Int, Sendable {
  /// Faces that point away from the camera.
  case back
  /// Faces that point towards the camera.
  case front
}

/// The fill modes of triangles.
public enum SCNFillMode: Int, Sendable {
  /// Filled triangles.
  case fill
  /// Wireframe.
  case lines
}

/// The texture filters.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNFilterMode: Int, Sendable {
  /// No mipmaps.
  case none = 0
  /// Takes the nearest texel.
  case nearest = 1
  /// Interpolates between the nearest texels.
  case linear = 2
}

/// The places in SceneKit's shaders where an app inserts its own code.
///
/// - Source: public bindings name the constants. Confidence: guess for the raw values.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the vertex stage.
  public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
  /// Before lighting.
  public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
  /// In place of the lighting model.
  public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
  /// After lighting.
  public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// The derivation of opacity from the transparent color.
public enum SCNTransparencyMode: Int, Sendable {
  /// From the alpha component, where 1 is opaque.
  case aOne = 0
  /// From the luminance, where 0 is opaque.
  case rgbZero = 1
  /// Draws the frontmost layer only.
  case singleLayer = 2
  /// Draws back faces first, then front faces.
  case dualLayer = 3
  /// The default: `aOne`.
  public static var `default`: Self { .aOne }
}

/// The wrap modes of texture coordinates outside of 0…1.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNWrapMode: Int, Sendable {
  /// Extends the edge's pixels.
  case clamp = 1
  /// Tiles the picture.
  case `repeat` = 2
  /// Uses the border color.
  case clampToBorder = 3
  /// Tiles the picture, mirroring every other copy.
  case mirror = 4
}

/// An option of a hit test.
///
/// - Source: public bindings name the constants. Confidence: guess for the raw values.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
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

/// The hits that a hit test reports.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNHitTestSearchMode: Int, Sendable {
  /// The nearest hit of each node.
  case closest = 0
  /// Every hit.
  case all = 1
  /// The first hit that is found.
  case any = 2
}

/// A hint whether a node moves.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNMovabilityHint: Int, Sendable {
  /// The node keeps its place.
  case fixed = 0
  /// The node moves.
  case movable = 1
}

/// The shadow techniques.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNShadowMode: Int, Sendable {
  /// Computed during lighting.
  case forward = 0
  /// Computed in a pass after lighting.
  case deferred = 1
  /// Projected as a texture from the light.
  case modulated = 2
}

/// The antialiasing modes of a view.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// No antialiasing.
  case none = 0
  /// Two samples per pixel.
  case multisampling2X = 1
  /// Four samples per pixel.
  case multisampling4X = 2
}

/// The axes along which a camera's field of view is measured.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNCameraProjectionDirection: Int, Sendable {
  /// The height of the view.
  case vertical = 0
  /// The width of the view.
  case horizontal = 1
}

/// The debugging overlays of a view; stored.
///
/// - Source: the bits are those of public bindings. Confidence: documented.
public struct SCNDebugOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The shapes of physics bodies.
  public static let showPhysicsShapes = Self(rawValue: 1 << 0)
  /// The bounding boxes of nodes.
  public static let showBoundingBoxes = Self(rawValue: 1 << 1)
  /// The influence of lights on nodes.
  public static let showLightInfluences = Self(rawValue: 1 << 2)
  /// The extents of lights.
  public static let showLightExtents = Self(rawValue: 1 << 3)
  /// The extents of physics fields.
  public static let showPhysicsFields = Self(rawValue: 1 << 4)
  /// The wireframe over the surface.
  public static let showWireframe = Self(rawValue: 1 << 5)
  /// The wireframe instead of the surface.
  public static let renderAsWireframe = Self(rawValue: 1 << 6)
  /// The bones of skins.
  public static let showSkeletons = Self(rawValue: 1 << 7)
  /// The creases of subdivided surfaces.
  public static let showCreases = Self(rawValue: 1 << 8)
  /// The constraints of nodes.
  public static let showConstraints = Self(rawValue: 1 << 9)
  /// The cameras and their frustums.
  public static let showCameras = Self(rawValue: 1 << 10)
}
