import Foundation
import PhoneTesting
import PhotosUI
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

/// Requests for files and contents, the app's own albums, and the page of a limited library.
@MainActor @Suite("Requests to the photo library", .serialized, .exclusiveScreen)
struct PhotoRequestTests {
  /// An asset as tests of apps create one.
  private final class AbsentAsset: PHAsset, @unchecked Sendable {
    override init() { super.init() }
  }

  /// Returns the files of a Live Photo: its picture and its film.
  private func resources() async throws -> [PHAssetResource] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
      .jpegData(withCompressionQuality: 1) { _ in }
    let (picture, film) = (
      folder.appendingPathComponent("tea.jpg"), folder.appendingPathComponent("tea.mov")
    )
    try LivePhotoFile.jpeg(plain, LivePhotoFile.note("Tea-1")).write(to: picture)
    let made = try Film(pictures: 5, seconds: 0)
    try #require(LivePhotoFile.film(try Data(contentsOf: made.url), "Tea-1")).write(to: film)
    let photo: PHLivePhoto? = await withCheckedContinuation { done in
      PHLivePhoto.request(
        withResourceFileURLs: [picture, film], placeholderImage: nil, targetSize: .zero,
        contentMode: .default
      ) { photo, _ in done.resume(returning: photo) }
    }
    return PHAssetResource.assetResources(for: try #require(photo))
  }

  /// The bytes and the end that a request for bytes has given.
  private final class Received: Sendable {
    let data = Mutex(Data())
    let isMain = Mutex(false)
  }

  @Test("Device.PH8. The files of a Live Photo are read in pieces, and written where there is none")
  func files() async throws {
    let resources = try await resources()
    let picture = try #require(resources.first)
    #expect(picture.pixelWidth == 40 && picture.pixelHeight == 30)
    let received = Received()
    let error: (any Error)? = await withCheckedContinuation { done in
      PHAssetResourceManager.default().requestData(for: picture, options: nil) { piece in
        received.data.withLock { $0.append(piece) }
        received.isMain.withLock { $0 = $0 || Thread.isMainThread }
      } completionHandler: {
        done.resume(returning: $0)
      }
    }
    #expect(error == nil && !received.isMain.withLock { $0 })
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
    defer { try? FileManager.default.removeItem(at: place) }
    try await PHAssetResourceManager.default().writeData(
      for: picture, toFile: place, options: PHAssetResourceRequestOptions())
    #expect(try Data(contentsOf: place) == received.data.withLock { $0 })
    await #expect(throws: (any Error).self) {
      try await PHAssetResourceManager.default().writeData(
        for: picture, toFile: place, options: nil)
    }
  }

  @Test("Device.PH8. A canceled request for bytes ends with an error")
  func cancelling() async throws {
    let film = try #require(try await resources().last)
    #expect(film.type == .pairedVideo && film.pixelWidth == 0)
    let manager = PHAssetResourceManager.default()
    let number = Mutex<PHAssetResourceDataRequestID>(0)
    let isKnown = DispatchSemaphore(value: 0)
    let code: Int? = await withCheckedContinuation { done in
      let made = manager.requestData(for: film, options: nil) { _ in
        // The request has its number before the second piece, or at the end.
        isKnown.wait()
        isKnown.signal()
        manager.cancelDataRequest(number.withLock { $0 })
      } completionHandler: { error in
        done.resume(returning: (error as? PHPhotosError)?.code.rawValue)
      }
      number.withLock { $0 = made }
      isKnown.signal()
    }
    #expect(code == 3072)
  }

  @Test("Device.PH5. A request for an export of a video has an error later")
  func export() async {
    let (isNone, code): (Bool, Int?) = await withCheckedContinuation { done in
      PHImageManager.default().requestExportSession(
        forVideo: AbsentAsset(), options: nil, exportPreset: AVAssetExportPresetHighestQuality
      ) { session, info in
        done.resume(
          returning: (session == nil, (info?[PHImageErrorKey] as? PHPhotosError)?.errorCode))
      }
    }
    #expect(isNone && code == 3201)
  }

  @Test("Device.PH10. A request for the content of an asset has an error later")
  func editing() async {
    let code: Int? = await withCheckedContinuation { done in
      AbsentAsset().requestContentEditingInput(with: nil) { input, info in
        let error = info[PHContentEditingInputErrorKey] as? PHPhotosError
        done.resume(returning: input == nil ? error?.errorCode : nil)
      }
    }
    #expect(code == 3201)
  }

  @Test("Device.PH9, Device.PH11. Albums of the app have its assets, and changes tell their moves")
  func albums() throws {
    let assets = (0..<5).map { _ in AbsentAsset() }
    let album = PHAssetCollection.transientAssetCollection(with: assets, title: "Tea")
    #expect(album.localizedTitle == "Tea" && album.estimatedAssetCount == 5)
    let before = PHAsset.fetchAssets(in: album, options: nil)
    #expect(before.count == 5 && before[3] === assets[3])
    let limit = PHFetchOptions()
    limit.fetchLimit = 2
    #expect(PHAsset.fetchAssets(in: album, options: limit).count == 2)
    // 0 1 2 3 4 becomes 4 0 new 3 1: 2 is removed, one is inserted, and two move.
    let new = AbsentAsset()
    let order = [assets[4], assets[0], new, assets[3], assets[1]]
    let after = PHAsset.fetchAssets(
      in: .transientAssetCollection(with: order, title: nil), options: nil)
    let change = PHFetchResultChangeDetails(from: before, to: after, changedObjects: [assets[3]])
    #expect(change.removedIndexes == [2] && change.insertedIndexes == [2])
    #expect(change.changedIndexes == [3] && change.hasMoves)
    var list = (0..<5).map { before[$0] }
    list.remove(at: 2)
    list.insert(new, at: 2)
    change.enumerateMoves { from, to in list.insert(list.remove(at: from), at: to) }
    #expect(zip(list, order).allSatisfy { $0 === $1 })
    let lists = PHCollectionList.transientCollectionList(with: [album], title: "Lists")
    #expect(PHCollection.fetchCollections(in: lists, options: nil).firstObject === album)
  }

  fileprivate final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root = UIViewController()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("Device.PH12. The page of a limited library shows that there are no photos")
  func limitedLibrary() throws {
    let phone = SimulatedPhone(.iPhoneX)
    phone.permissions[.photos] = .limited
    let app = phone.launch(App.self)
    var answers: [[String]] = []
    phone.run {
      PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: app.root) { answers.append($0) }
    }
    phone.waitUntilIdle()
    #expect(phone.element(label: "No Photos or Videos") != nil && answers.isEmpty)
    try phone.tap("Done")
    phone.waitUntilIdle()
    #expect(answers == [[]] && app.root.presentedViewController == nil)
    phone.permissions[.photos] = .authorized
    phone.run {
      PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: app.root) { answers.append($0) }
    }
    phone.waitUntilIdle()
    #expect(answers.count == 2 && app.root.presentedViewController == nil)
  }
}
