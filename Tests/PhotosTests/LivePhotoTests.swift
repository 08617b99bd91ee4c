import Foundation
import ImageIO
import PhoneTesting
import PhotosUI
import ScreenTestSupport
import TestSupport
import Testing

/// Live Photos of the app's own files.
@MainActor @Suite(.serialized, .exclusiveScreen) struct LivePhotoTests {
  /// A picture of 40 × 30 pixels and a film of 64 × 48 pixels and two seconds.
  private final class Files {
    let folder: URL
    let picture: URL
    let film: URL

    init(picture: String = "Tea-1", film: String = "Tea-1") throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("live \(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let plain = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
        .jpegData(withCompressionQuality: 1) {
          UIColor.red.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
        }
      self.picture = folder.appendingPathComponent("tea.jpg")
      self.film = folder.appendingPathComponent("tea.mov")
      try LivePhotoFile.jpeg(plain, LivePhotoFile.note(picture)).write(to: self.picture)
      let made = try Film(pictures: 50, seconds: 2)
      try #require(LivePhotoFile.film(try Data(contentsOf: made.url), film)).write(to: self.film)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  /// An answer to a request.
  private struct Answer: Sendable {
    let photo: PHLivePhoto?
    let isDegraded: Bool?
    let isCancelled: Bool?
    let code: Int?

    init(_ photo: PHLivePhoto?, _ info: [AnyHashable: Any]) {
      self.photo = photo
      isDegraded = (info[PHLivePhotoInfoIsDegradedKey] as? NSNumber)?.boolValue
      isCancelled = (info[PHLivePhotoInfoCancelledKey] as? NSNumber)?.boolValue
      code = (info[PHLivePhotoInfoErrorKey] as? NSError)?.code
    }
  }

  /// Returns the answers to a request, up to the last.
  private func request(
    _ files: [URL], _ placeholder: UIImage? = nil, _ size: CGSize = .zero,
    _ mode: PHImageContentMode = .default, cancels: Bool = false
  ) async -> [Answer] {
    var answers: [Answer] = []
    await withCheckedContinuation { done in
      let number = PHLivePhoto.request(
        withResourceFileURLs: files, placeholderImage: placeholder, targetSize: size,
        contentMode: mode
      ) { photo, info in
        MainActor.assumeIsolated {
          answers.append(Answer(photo, info))
          if answers.last?.isDegraded != true { done.resume() }
        }
      }
      #expect(number != PHLivePhotoRequestIDInvalid && answers.isEmpty)
      if cancels { PHLivePhoto.cancelRequest(withRequestID: number) }
    }
    return answers
  }

  @Test("Device.LP1. A given picture is shown first, then the Live Photo, on the main thread")
  func loading() async throws {
    let files = try Files()
    let placeholder = UIImage(systemName: "photo")
    let answers = await request([files.picture, files.film], placeholder)
    #expect(answers.map(\.isDegraded) == [true, false])
    #expect(answers.allSatisfy { $0.code == nil && $0.isCancelled == nil })
    let photo = try #require(answers.last?.photo)
    #expect(photo.size == CGSize(width: 40, height: 30))
    #expect(photo.copy() as? PHLivePhoto === photo)
    #expect(await request([files.film, files.picture]).count == 1)
  }

  @Test("Device.LP2. Files that are not those of one Live Photo are an invalid resource")
  func validation() async throws {
    let files = try Files(), other = try Files(picture: "Cake-2", film: "Cake-3")
    let wrong: [[URL]] = [
      [], [files.picture], [files.film], [files.picture, files.picture],
      [files.picture, other.film], [other.picture, other.film],
      [files.picture, files.folder.appendingPathComponent("none.mov")],
    ]
    for urls in wrong {
      let answers = await request(urls)
      #expect(answers.map(\.code) == [PHPhotosError.Code.invalidResource.rawValue], "\(urls)")
      #expect(answers.first?.photo == nil)
    }
    // The film's own identifier is changed, which its atoms show.
    let plain = try Film(pictures: 5, seconds: 0)
    #expect(await request([files.picture, plain.url]).map(\.code) == [3302])
  }

  @Test("Device.LP3. A canceled request says so once")
  func canceling() async throws {
    let files = try Files()
    let answers = await request([files.picture, files.film], cancels: true)
    #expect(answers.map(\.isCancelled) == [true] && answers.first?.photo == nil)
  }

  @Test("Device.LP4. A target size makes the picture smaller; the files are resources")
  func sizes() async throws {
    let files = try Files()
    let urls = [files.picture, files.film]
    let target = CGSize(width: 20, height: 20)
    let fit = await request(urls, nil, target, .aspectFit).last?.photo
    #expect(fit?.size == CGSize(width: 20, height: 15))
    let fill = await request(urls, nil, target, .aspectFill).last?.photo
    #expect(fill?.size == CGSize(width: 27, height: 20))
    let large = await request(urls, nil, CGSize(width: 400, height: 400)).last?.photo
    #expect(large?.size == CGSize(width: 40, height: 30))
    let resources = PHAssetResource.assetResources(for: try #require(fit))
    #expect(resources.map(\.type) == [.photo, .pairedVideo])
    #expect(resources.map(\.originalFilename) == ["tea.jpg", "tea.mov"])
    #expect(
      resources.map(\.uniformTypeIdentifier) == ["public.jpeg", "com.apple.quicktime-movie"])
  }

  @Test("ImageIO.IO9. The note of an iPhone's camera is a dictionary by tags")
  func note() async throws {
    let files = try Files()
    let source = try #require(CGImageSourceCreateWithURL(files.picture as CFURL, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    let note = try #require(properties[kCGImagePropertyMakerAppleDictionary] as? CFDictionary)
    #expect(note["17"] as? String == "Tea-1")
    #expect(note["20"] as? Int == 5 && note["4"] as? Int == -3)
  }

  fileprivate final class App: UIResponder, UIApplicationDelegate, PHLivePhotoViewDelegate {
    var window: UIWindow?
    let photoView = PHLivePhotoView(frame: CGRect(x: 100, y: 300, width: 160, height: 120))
    var events: [String] = []
    var permits = true

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      root.view.addSubview(photoView)
      photoView.delegate = self
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }

    func livePhotoView(
      _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle
    ) -> Bool { permits }
    func livePhotoView(
      _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle
    ) { events.append("begin \(style.rawValue)") }
    func livePhotoView(
      _ livePhotoView: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle
    ) { events.append("end \(style.rawValue)") }
  }

  @Test("Device.LP5. A view plays the film, whole or its beginning, and is back at the picture")
  func playing() async throws {
    let files = try Files()
    let photo = try #require(await request([files.picture, files.film]).last?.photo)
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.run { app.photoView.startPlayback(with: .full) }
    #expect(app.events.isEmpty)
    phone.run {
      app.photoView.livePhoto = photo
      app.photoView.startPlayback(with: .full)
    }
    phone.wait(1.5)
    let film = app.photoView.layer.sublayers?.compactMap { $0 as? AVPlayerLayer }.first
    #expect(app.events == ["begin 1"] && film?.isHidden == false)
    phone.wait(1.5)
    #expect(app.events == ["begin 1", "end 1"] && film?.isHidden == true)
    app.events = []
    phone.run { app.photoView.startPlayback(with: .hint) }
    #expect(film?.player?.isMuted == true)
    phone.wait(0.4)
    #expect(app.events == ["begin 2"])
    phone.wait(1)
    #expect(app.events == ["begin 2", "end 2"])
    phone.run {
      app.photoView.startPlayback(with: .full)
      app.photoView.livePhoto = nil
    }
    #expect(app.events.suffix(2) == ["begin 1", "end 1"])
  }

  @Test("Device.LP6. The film plays while the view is held, if the delegate permits it")
  func holding() async throws {
    let files = try Files()
    let photo = try #require(await request([files.picture, files.film]).last?.photo)
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    phone.run { app.photoView.livePhoto = photo }
    phone.press(at: (x: 180, y: 360), for: 1)
    // The film is two seconds long.
    #expect(app.events == ["begin 1", "end 1"])
    (app.events, app.permits) = ([], false)
    phone.press(at: (x: 180, y: 360), for: 1)
    phone.waitUntilIdle()
    #expect(app.events.isEmpty)
  }
}
