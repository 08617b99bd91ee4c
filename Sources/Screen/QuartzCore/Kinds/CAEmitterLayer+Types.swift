/// The shape of a source of particles, with the text of Apple's header.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The text of the shape.
  public let rawValue: String
  /// Creates a shape from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape from which particles come, with the text of Apple's header.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The text of the part.
  public let rawValue: String
  /// Creates a part from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The volume.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and blending of particles, with the text of Apple's header.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The text of the order.
  public let rawValue: String
  /// Creates an order from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The rearmost first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The values are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
