internal import TactusUniformTypes

/// A data set of an asset catalog (Drawing.DR14).
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the asset.
  open var name: NSDataAssetName { assetName }
  /// The data.
  open var data: Data { contents }
  /// The uniform type identifier of the data.
  open var typeIdentifier: String { type }

  /// Loads a data set of the app; `nil` if there is none with the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Loads a data set of a bundle; `nil` if there is none with the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let asset = AssetFinder(bundle === Bundle.main ? nil : bundle).data(name),
      let contents = FileManager.default.contents(atPath: asset.path)
    else { return nil }
    assetName = name
    self.contents = contents
    let ending = URL(filePath: asset.path).pathExtension
    type = asset.type ?? UniformType.withExtension(ending)?.identifier ?? "public.data"
  }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private let assetName: NSDataAssetName
  private let contents: Data
  private let type: String
}

/// The name of a data set of an asset catalog.
public typealias NSDataAssetName = String
