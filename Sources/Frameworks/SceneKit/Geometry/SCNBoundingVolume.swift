/// An object with a bounding box and a bounding sphere (Scenes.SC4).
public protocol SCNBoundingVolume: NSObjectProtocol {
  /// The opposite corners of the bounding box; zeros without content.
  var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
  /// The sphere around the bounding box (guess); a radius of 0 without content.
  var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

extension SCNBoundingVolume {
  /// The sphere around the bounding box (guess); a radius of 0 without content.
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = (SIMD3(boundingBox.min), SIMD3(boundingBox.max))
    return (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
  }
}
