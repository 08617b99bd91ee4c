import Synchronization

/// The variants of an image for different traits (Drawing.DR25).
///
/// - Thread: any.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A variant's image content and traits.
  ///
  /// An image retains its asset, but not the reverse.
  private struct Variant {
    var traits: UITraitCollection
    var pixels: CGImage?
    var attributes: ImageAttributes

    func image(in asset: UIImageAsset) -> UIImage {
      let image = UIImage(pixels, attributes)
      image.assetReference.withLock { $0.asset = asset }
      return image
    }
  }

  private let variants = Mutex<[Variant]>([])
  /// The catalog image that the asset represents.
  private let source: AssetReference.CatalogName?

  /// Creates an empty asset.
  public override init() {
    source = nil
    super.init()
  }

  /// Creates the asset of an image.
  init(of image: UIImage, _ source: AssetReference.CatalogName?) {
    self.source = source
    super.init()
    guard source == nil else { return }
    variants.withLock {
      $0 = [
        Variant(traits: UITraitCollection(), pixels: image.pixels, attributes: image.attributes)
      ]
    }
  }

  /// Returns the image that best matches a trait collection.
  ///
  /// Of the registered images whose traits the collection contains, the one with the most traits is
  /// returned; if there is none, the first registered image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let variants = variants.withLock { $0 }
    var closest: Variant?
    for variant in variants where traitCollection.containsTraits(in: variant.traits) {
      if closest.map({ variant.traits.containsTraits(in: $0.traits) }) ?? true { closest = variant }
    }
    if let closest { return closest.image(in: self) }
    if let source,
      let image = UIImage(
        named: source.name, in: source.bundle, compatibleWith: traitCollection)
    {
      image.assetReference.withLock { $0.asset = self }
      return image
    }
    return variants.first?.image(in: self) ?? UIImage()
  }

  /// Registers an image for traits; it replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let variant = Variant(
      traits: traitCollection, pixels: image.pixels, attributes: image.attributes)
    variants.withLock { variants in
      if let index = variants.firstIndex(where: { $0.traits == traitCollection }) {
        variants[index] = variant
      } else {
        variants.append(variant)
      }
    }
    image.assetReference.withLock { $0.asset = self }
  }

  /// Removes the image registered for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }
}
