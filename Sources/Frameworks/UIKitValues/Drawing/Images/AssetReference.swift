/// The asset of an image, or its name in a catalog.
struct AssetReference {
  /// The name of an image in a catalog.
  struct CatalogName {
    var name: String
    var bundle: Bundle?
    /// The style for which the image was chosen.
    var style: UIUserInterfaceStyle
  }

  /// The asset; nil until it is first requested.
  var asset: UIImageAsset?
  /// The name under which the image was found; nil for other images.
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

  /// Returns the variant that a view shows with a trait collection.
  package func variant(for traits: UITraitCollection) -> UIImage {
    let reference = assetReference.withLock { $0 }
    if let asset = reference.asset { return asset.image(with: traits) }
    guard let source = reference.catalogName, source.style != traits.userInterfaceStyle else {
      return self
    }
    return UIImage(named: source.name, in: source.bundle, compatibleWith: traits) ?? self
  }
}
