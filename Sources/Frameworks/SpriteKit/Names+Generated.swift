// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/SpriteKit.tsv.
// Do not edit.

/// The easing curves of actions; parabolas.
public enum SKActionTimingMode: Int, Sendable {
  /// Constant speed.
  case linear = 0
  /// Starts slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Starts and ends slowly.
  case easeInEaseOut = 3
}

/// The horizontal alignments of a label.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Centered on the origin.
  case center = 0
  /// Starts at the origin.
  case left = 1
  /// Ends at the origin.
  case right = 2
}

/// The vertical alignments of a label.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The baseline is at the origin.
  case baseline = 0
  /// Centered on the origin.
  case center = 1
  /// The top is at the origin.
  case top = 2
  /// The bottom is at the origin.
  case bottom = 3
}

/// The focus behaviors of a node.
public enum SKNodeFocusBehavior: Int, Sendable {
  /// Ignored by the focus.
  case none = 0
  /// Hides nodes behind it from the focus.
  case occluding = 1
  /// Focusable.
  case focusable = 2
}

/// The drawing orders of particles.
public enum SKParticleRenderOrder: UInt, Sendable {
  /// Oldest in front.
  case oldestLast = 0
  /// Newest in front.
  case oldestFirst = 1
  /// Any order.
  case dontCare = 2
}

/// The modes that fit a scene into its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// Scales both axes independently.
  case fill = 0
  /// Fills the view, and may crop the scene.
  case aspectFill = 1
  /// Fits into the view, and may leave borders.
  case aspectFit = 2
  /// Resizes the scene to the view.
  case resizeFill = 3
}

/// The directions of a movement.
public enum SKTransitionDirection: Int, Sendable {
  /// Upward.
  case up = 0
  /// Downward.
  case down = 1
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
}

/// The filters of a texture that is drawn at another size.
public enum SKTextureFilteringMode: Int, Sendable {
  /// Takes the nearest texel.
  case nearest = 0
  /// Interpolates between the nearest texels.
  case linear = 1
}

/// A set of a tile's neighbors.
public struct SKTileAdjacencyMask: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The neighbor above.
  public static let adjacencyUp = Self(rawValue: 1)
  /// The neighbor above on the right.
  public static let adjacencyUpperRight = Self(rawValue: 2)
  /// The neighbor on the right.
  public static let adjacencyRight = Self(rawValue: 4)
  /// The neighbor below on the right.
  public static let adjacencyLowerRight = Self(rawValue: 8)
  /// The neighbor below.
  public static let adjacencyDown = Self(rawValue: 16)
  /// The neighbor below on the left.
  public static let adjacencyLowerLeft = Self(rawValue: 32)
  /// The neighbor on the left.
  public static let adjacencyLeft = Self(rawValue: 64)
  /// The neighbor above on the left.
  public static let adjacencyUpperLeft = Self(rawValue: 128)
  /// All neighbors.
  public static let adjacencyAll = Self(rawValue: 255)
  /// The neighbors of a tile at the upper edge.
  public static let adjacencyUpEdge: Self =
    [.adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,]
  /// The neighbors of a tile at the lower edge.
  public static let adjacencyDownEdge: Self =
    [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft,]
  /// The neighbors of a tile at the right edge.
  public static let adjacencyRightEdge: Self =
    [.adjacencyUp, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft,]
  /// The neighbors of a tile at the left edge.
  public static let adjacencyLeftEdge: Self =
    [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,]
  /// The neighbors of a tile at the upper right corner.
  public static let adjacencyUpperRightEdge: Self =
    [.adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,]
  /// The neighbors of a tile at the lower right corner.
  public static let adjacencyLowerRightEdge: Self =
    [.adjacencyLeft, .adjacencyUpperLeft, .adjacencyUp,]
  /// The neighbors of a tile at the lower left corner.
  public static let adjacencyLowerLeftEdge: Self =
    [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight,]
  /// The neighbors of a tile at the upper left corner.
  public static let adjacencyUpperLeftEdge: Self =
    [.adjacencyRight, .adjacencyLowerRight, .adjacencyDown,]
}

/// The rotations of a tile, counterclockwise.
public enum SKTileDefinitionRotation: UInt, Sendable {
  /// No rotation.
  case rotation0 = 0
  /// A quarter turn.
  case rotation90 = 1
  /// A half turn.
  case rotation180 = 2
  /// Three quarter turns.
  case rotation270 = 3
}

/// The grids of a tile set.
public enum SKTileSetType: UInt, Sendable {
  /// Rectangles in rows and columns.
  case grid = 0
  /// Rhombuses.
  case isometric = 1
  /// Hexagons with a flat top.
  case hexagonalFlat = 2
  /// Hexagons with a pointed top.
  case hexagonalPointy = 3
}

/// The data types of a shader attribute.
public enum SKAttributeType: Int, Sendable {
  /// No data.
  case none = 0
  /// A float.
  case float = 1
  /// Two floats.
  case vectorFloat2 = 2
  /// Three floats.
  case vectorFloat3 = 3
  /// Four floats.
  case vectorFloat4 = 4
  /// A half-precision float.
  case halfFloat = 5
  /// Two half-precision floats.
  case vectorHalfFloat2 = 6
  /// Three half-precision floats.
  case vectorHalfFloat3 = 7
  /// Four half-precision floats.
  case vectorHalfFloat4 = 8
}

/// The blend modes of nodes.
public enum SKBlendMode: Int, Sendable {
  /// Blends by alpha.
  case alpha = 0
  /// Adds the source.
  case add = 1
  /// Subtracts the source.
  case subtract = 2
  /// Multiplies both.
  case multiply = 3
  /// Multiplies both, and doubles the product.
  case multiplyX2 = 4
  /// Multiplies the inverted colors, and inverts the product.
  case screen = 5
  /// Ignores the destination.
  case replace = 6
  /// Multiplies both, including the alpha.
  case multiplyAlpha = 7
}

/// The color class: UIKit's.
public typealias SKColor = UIColor

/// The interpolation modes between keyframes.
public enum SKInterpolationMode: Int, Sendable {
  /// Linear.
  case linear = 1
  /// A spline through the keyframes.
  case spline = 2
  /// The value of the previous keyframe.
  case step = 3
}

/// The modes for times outside of a sequence.
public enum SKRepeatMode: Int, Sendable {
  /// Clamps the time to the sequence.
  case clamp = 1
  /// Repeats the sequence.
  case loop = 2
}

/// The data types of a uniform.
public enum SKUniformType: Int, Sendable {
  /// No data.
  case none = 0
  /// A float.
  case float = 1
  /// Two floats.
  case floatVector2 = 2
  /// Three floats.
  case floatVector3 = 3
  /// Four floats.
  case floatVector4 = 4
  /// A 2 × 2 matrix.
  case floatMatrix2 = 5
  /// A 3 × 3 matrix.
  case floatMatrix3 = 6
  /// A 4 × 4 matrix.
  case floatMatrix4 = 7
  /// A texture.
  case texture = 8
}
