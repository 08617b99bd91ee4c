/// The other variants of an image, for other traits.
struct ImageOrigin {
  /// The name of an image in a catalog.
  struct Source {
    var name: String
    var bundle: Bundle?
    /// The style for which the image was chosen.
    var style: UIUserInterfaceStyle
  }

  /// The asset; nil for an image that nobody has asked for one.
  var asset: UIImageAsset?
  /// The name by which the image was found; nil for other images.
  var source: Source?
}

extension UIImage {
  /// The variants of the image for different traits (Drawing.DR25).
  public var imageAsset: UIImageAsset? {
    origin.withLock { origin in
      let asset = origin.asset ?? UIImageAsset(of: self, origin.source)
      origin.asset = asset
      return asset
    }
  }

  /// Returns the variant that a view with some traits shows.
  package func variant(for traits: UITraitCollection) -> UIImage {
    let origin = origin.withLock { $0 }
    if let asset = origin.asset { return asset.image(with: traits) }
    guard let source = origin.source, source.style != traits.userInterfaceStyle else { return self }
    return UIImage(named: source.name, in: source.bundle, compatibleWith: traits) ?? self
  }
}
