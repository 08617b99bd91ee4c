import Foundation
import Photos
import UniformTypeIdentifiers

/// An asset picked in a SwiftUI picker, whose views do not exist here.
///
/// It exists so that code that stores or compares items compiles. The methods that load an item as
/// a `Transferable` are missing, as there is no such protocol here; `PHPickerViewController`
/// provides item providers.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Creates an item of an asset.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The identifier of the asset.
  public let itemIdentifier: String?

  /// The types of the asset's files; none if the library does not have the asset.
  public var supportedContentTypes: [UTType] {
    guard let itemIdentifier,
      let asset = PHAsset.fetchAssets(withLocalIdentifiers: [itemIdentifier], options: nil)
        .firstObject
    else { return [] }
    return PHAssetResource.assetResources(for: asset).compactMap {
      UTType($0.uniformTypeIdentifier)
    }
  }
}
