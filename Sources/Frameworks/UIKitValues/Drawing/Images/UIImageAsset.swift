import Synchronization

/// The variants of an image for different traits (Drawing.DR25).
///
/// - Thread: any.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// The contents of an image for some traits.
  ///
  /// An image keeps its asset, and not the reverse.
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
  /// The image of a catalog that the asset stands for.
  private let source: AssetReference.CatalogName?

  /// Creates an asset without images.
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

  /// Returns the image whose traits are closest to those of a collection.
  ///
  /// Of the registered images whose traits the collection has, it is the one with the most traits;
  /// without any, the first image that was registered.
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

  /// Registers an image for traits; it replaces one for the same traits.
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

  /// Removes the image that was registered for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }
}
