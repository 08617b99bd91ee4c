/// A vector of three components.
public struct SCNVector3: Sendable, Equatable {
  /// The x component.
  public var x: Float
  /// The y component.
  public var y: Float
  /// The z component.
  public var z: Float

  /// Creates a vector of zeros.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a vector.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }
  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
}

/// A vector of four components.
public struct SCNVector4: Sendable, Equatable {
  /// The x component.
  public var x: Float
  /// The y component.
  public var y: Float
  /// The z component.
  public var z: Float
  /// The w component.
  public var w: Float

  /// Creates a vector of zeros.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

/// A rotation as a quaternion.
public typealias SCNQuaternion = SCNVector4

/// A vector whose components are 0.
public let SCNVector3Zero = SCNVector3()
/// A vector whose components are 0.
public let SCNVector4Zero = SCNVector4()

/// Returns a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// Returns a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}
