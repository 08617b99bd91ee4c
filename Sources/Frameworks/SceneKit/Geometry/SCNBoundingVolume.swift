/// An object that has a box and a sphere around it (Scenes.SC4).
public protocol SCNBoundingVolume: NSObjectProtocol {
  /// The corners of the box with the least and the greatest coordinates; zeros without content.
  var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
  /// The sphere around the box (guess); a radius of 0 without content.
  var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

extension SCNBoundingVolume {
  /// The sphere around the box (guess); a radius of 0 without content.
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = (SIMD3(boundingBox.min), SIMD3(boundingBox.max))
    return (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
  }
}
