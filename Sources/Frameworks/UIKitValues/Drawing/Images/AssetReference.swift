/// The asset of an image, or the name by which a catalog has one.
struct AssetReference {
  /// The name of an image in a catalog.
  struct CatalogName {
    var name: String
    var bundle: Bundle?
    /// The style for which the image was chosen.
    var style: UIUserInterfaceStyle
  }

  /// The asset; nil for an image that nobody has asked for one.
  var asset: UIImageAsset?
  /// The name by which the image was found; nil for other images.
  var catalogName: CatalogName?
}

extension UIImage {
  /// The variants of the image for different traits (Drawing.DR25).
  public var imageAsset: UIImageAsset? {
    assetReference.withLock { reference in
      let asset = reference.asset ?? UIImageAsset(of: self, reference.catalogName)
      reference.asset = asset
      return asset
    }
  }

  /// Returns the variant that a view with some traits shows.
  package func variant(for traits: UITraitCollection) -> UIImage {
    let reference = assetReference.withLock { $0 }
    if let asset = reference.asset { return asset.image(with: traits) }
    guard let source = reference.catalogName, source.style != traits.userInterfaceStyle else {
      return self
    }
    return UIImage(named: source.name, in: source.bundle, compatibleWith: traits) ?? self
  }
}
