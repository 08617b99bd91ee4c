import Foundation
import Photos
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of Photos that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Album: PHAssetCollection, @unchecked Sendable {
    override var localIdentifier: String { "album" }
    override var localizedTitle: String? { "Timers" }
    override var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  }

  private final class Library: PHPhotoLibrary, @unchecked Sendable {
    override class func authorizationStatus() -> PHAuthorizationStatus { .restricted }
  }

  private final class Change: PHChange, @unchecked Sendable {
    override func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
      PHObjectChangeDetails()
    }
  }

  private final class Watcher: NSObject, PHPhotoLibraryChangeObserver {
    nonisolated(unsafe) var details: PHObjectChangeDetails<PHAsset>?
    func photoLibraryDidChange(_ changeInstance: PHChange) {
      details = changeInstance.changeDetails(for: PHAsset())
    }
  }

  @Test("ObjectiveC.WC11. Albums, changes and edits are empty")
  func empty() {
    let album = PHAssetCollection()
    #expect(album.localIdentifier.isEmpty && album.localizedTitle == nil)
    #expect(album.estimatedAssetCount == 0 && album.assetCollectionType == .album)
    #expect(PHAsset.fetchAssets(in: album, options: nil).count == 0)
    let object = PHObjectChangeDetails<PHAsset>()
    #expect(type(of: object.objectBeforeChanges) == PHAsset.self)
    #expect(object.objectAfterChanges == nil && object.objectWasDeleted)
    let result = PHFetchResultChangeDetails<PHAsset>()
    #expect(result.fetchResultBeforeChanges.count == 0 && result.fetchResultAfterChanges.count == 0)
    #expect(result.removedIndexes == nil && result.insertedObjects.isEmpty && !result.hasMoves)
    let input = PHContentEditingInput()
    #expect(input.mediaType == .unknown && input.adjustmentData == nil && input.location == nil)
    let output = PHContentEditingOutput()
    #expect(output.adjustmentData == nil)
    #expect(output.renderedContentURL != PHContentEditingOutput().renderedContentURL)
    let data = PHAdjustmentData()
    #expect(data.formatIdentifier.isEmpty && data.formatVersion.isEmpty && data.data.isEmpty)
    let resource = PHAssetResource()
    #expect(resource.type == .photo && resource.originalFilename.isEmpty)
    #expect(resource.assetLocalIdentifier.isEmpty && resource.pixelWidth == 0)
  }

  @Test("ObjectiveC.WC12. Subclasses have their own values, also in a change that an app makes")
  func subclasses() {
    let album: PHAssetCollection = Album()
    #expect(album.localIdentifier == "album" && album.localizedTitle == "Timers")
    #expect(album.assetCollectionSubtype == .albumRegular)
    let type: PHPhotoLibrary.Type = Library.self
    #expect(type.authorizationStatus() == .restricted)
    let library: PHPhotoLibrary = Library()
    #expect(library !== PHPhotoLibrary.shared())
    let watcher = Watcher()
    watcher.photoLibraryDidChange(PHChange())
    #expect(watcher.details == nil)
    watcher.photoLibraryDidChange(Change())
    #expect(watcher.details?.objectWasDeleted == true)
  }
}
