import Foundation
import PhoneTesting
import Photos
import PhotosUI
import ScreenTestSupport
import Testing

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// The empty photo library.
@MainActor @Suite(.serialized, .exclusiveScreen) struct PhotosTests {
  @Test("Device.PH1, Permissions.PE10. A phone without a user permits, on another thread")
  func permission() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) != .denied)
    let (status, isMain) = await withCheckedContinuation {
      (done: CheckedContinuation<(PHAuthorizationStatus, Bool), Never>) in
      PHPhotoLibrary.requestAuthorization { done.resume(returning: ($0, Thread.isMainThread)) }
    }
    #expect(status == .authorized && !isMain)
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
  }

  @Test("Device.PH2. There are no assets and no albums of the user")
  func empty() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let found = PHAsset.fetchAssets(with: .image, options: options)
    #expect(found.isEqualToEmpty && found.firstObject == nil)
    #expect(found.countOfAssets(with: .image) == 0)
    #expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count == 0)
    #expect((options.copy() as? PHFetchOptions)?.sortDescriptors?.count == 1)
  }

  @Test("Device.PH3. Smart albums exist by subtype, and are empty")
  func albums() throws {
    func albums(_ subtype: PHAssetCollectionSubtype) -> PHFetchResult<PHAssetCollection> {
      PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil)
    }
    let recents = try #require(albums(.smartAlbumUserLibrary).firstObject)
    #expect(albums(.smartAlbumUserLibrary).count == 1 && recents.localizedTitle == "Recents")
    #expect(PHAsset.fetchAssets(in: recents, options: nil).count == 0)
    let all = albums(.any)
    #expect(all.contains(recents) && all.index(of: recents) == 0)
    var titles: [String] = []
    all.enumerateObjects { album, index, stop in
      titles.append(album.localizedTitle ?? "")
      if index == 1 { stop.pointee = true }
    }
    #expect(titles == ["Recents", "Favorites"])
    let same = PHAssetCollection.fetchAssetCollections(
      withLocalIdentifiers: [recents.localIdentifier], options: nil)
    #expect(same.firstObject === recents)
    let change = PHFetchResultChangeDetails(from: all, to: same, changedObjects: [])
    #expect(change.removedIndexes?.count == all.count - 1)
    #expect(change.insertedIndexes?.isEmpty == true)
  }

  @Test("Device.PH4. Changes fail on another thread")
  func changes() async {
    let (hasChanged, code) = await withCheckedContinuation {
      (done: CheckedContinuation<(Bool, Int?), Never>) in
      PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      } completionHandler: { isDone, error in
        done.resume(returning: (isDone, (error as? PHPhotosError)?.code.rawValue))
      }
    }
    #expect(!hasChanged && code == 3300)
    #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
  }

  fileprivate final class App: UIResponder, UIApplicationDelegate, PHPickerViewControllerDelegate {
    var window: UIWindow?
    let root = UIViewController()
    var results: [PHPickerResult]?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results = results
      picker.dismiss(animated: false)
    }
  }

  @MainActor private final class Saver: NSObject {
    var codes: [Int] = []
    func image(_ image: UIImage, error: NSError?, context: UnsafeMutableRawPointer?) {
      codes.append(error?.code ?? 0)
    }
  }

  @Test("Device.PH4. A picture that is saved reports the error to the selector, after the call")
  func saving() async {
    let saver = Saver()
    let selector = Selector("image:didFinishSavingWithError:contextInfo:", calling: Saver.image)
    UIImageWriteToSavedPhotosAlbum(UIImage(), saver, selector, nil)
    #expect(saver.codes.isEmpty && !UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.mov"))
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(saver.codes == [3300])
  }

  @Test("Device.PH5. A request for a picture has an error: at once if synchronous, else later")
  func pictures() async throws {
    let asset = AbsentAsset()
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var codes: [Int] = []
    func request() -> PHImageRequestID {
      PHImageManager.default().requestImage(
        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
      ) { image, info in
        let error = info?[PHImageErrorKey] as? PHPhotosError
        if image == nil { codes.append(error?.errorCode ?? 0) }
      }
    }
    let first = request()
    #expect(codes == [3201])
    options.isSynchronous = false
    #expect(request() > first && codes.count == 1)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(codes == [3201, 3201])
  }

  @Test("Device.PH5. A request for a video has an error later")
  func videos() async throws {
    let asset = AbsentAsset()
    let manager = PHImageManager.default()
    let first: (Bool, Int?) = await withCheckedContinuation { done in
      manager.requestAVAsset(forVideo: asset, options: PHVideoRequestOptions()) { film, mix, info in
        let error = info?[PHImageErrorKey] as? PHPhotosError
        done.resume(returning: (film == nil && mix == nil, error?.errorCode))
      }
    }
    #expect(first == (true, 3201))
    let second: (Bool, Int?) = await withCheckedContinuation { done in
      manager.requestPlayerItem(forVideo: asset, options: nil) { item, info in
        let error = info?[PHImageErrorKey] as? PHPhotosError
        done.resume(returning: (item == nil, error?.errorCode))
      }
    }
    #expect(second == (true, 3201))
  }

  @Test("Device.PH6. A picker shows that there are no photos, and Cancel reports no results")
  func picker() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = app
    phone.run { app.root.present(picker, animated: true) }
    phone.waitUntilIdle()
    #expect(phone.element(label: "No Photos or Videos") != nil)
    try phone.tap("Cancel")
    phone.waitUntilIdle()
    #expect(app.results?.isEmpty == true && app.root.presentedViewController == nil)
  }

  @Test("Device.PH13. A bookmark in the history can be archived, and there are no changes after it")
  func history() throws {
    let token = PHPhotoLibrary.shared().currentChangeToken
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: token, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: PHPersistentChangeToken.self, from: archive)
    #expect(read == token)
    if PHPhotoLibrary.authorizationStatus() == .authorized {
      #expect(try Array(PHPhotoLibrary.shared().fetchPersistentChanges(since: token)).isEmpty)
    } else {
      #expect(throws: PHPhotosError.self) {
        try PHPhotoLibrary.shared().fetchPersistentChanges(since: token)
      }
    }
  }

  @Test("Device.PH14. No identifier of iCloud is known")
  func cloudIdentifiers() {
    let cloud = PHCloudIdentifier(stringValue: "A:001:B")
    let library = PHPhotoLibrary.shared()
    #expect(throws: PHPhotosError(.identifierNotFound)) {
      try library.localIdentifierMappings(for: [cloud])[cloud]?.get()
    }
    #expect(library.cloudIdentifierMappings(forLocalIdentifiers: ["A", "B", "A"]).count == 2)
  }
}

/// An asset as tests of apps create one.
private final class AbsentAsset: PHAsset, @unchecked Sendable {
  override init() { super.init() }
}

extension PHFetchResult {
  /// Whether the result equals an empty one in number and order.
  fileprivate var isEqualToEmpty: Bool {
    count == 0 && lastObject == nil && objects(at: []).isEmpty
  }
}
