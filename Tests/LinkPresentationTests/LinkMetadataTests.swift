import LinkPresentation
import PhoneTesting
import ScreenTestSupport
import Testing

/// Metadata of links.
@MainActor @Suite(.serialized, .exclusiveScreen) struct LinkMetadataTests {
  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://www.kettle.test\(path)"))
  }

  /// Serves the site while a closure runs; returns the paths that were asked for.
  private func serving(_ body: () async throws -> Void) async rethrows -> [String] {
    URLProtocol.registerClass(LinkServer.self)
    defer { URLProtocol.unregisterClass(LinkServer.self) }
    LinkServer.paths.withLock { $0 = [] }
    try await body()
    return LinkServer.paths.withLock { $0 }
  }

  private func image(_ provider: NSItemProvider?) async throws -> UIImage? {
    guard let provider else { return nil }
    let data: Data? = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
        done.resume(returning: data)
      }
    }
    return data.flatMap { UIImage(data: $0) }
  }

  @Test("Sharing.LK1, Sharing.LK2. Copies have everything, archives the texts")
  func values() throws {
    let metadata = LPLinkMetadata()
    metadata.originalURL = try url("/tea")
    metadata.url = try url("/shop/tea")
    metadata.title = "Tea"
    metadata.remoteVideoURL = try url("/film.mov")
    metadata.imageProvider = NSItemProvider(object: UIImage())
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    metadata.title = "Cake"
    #expect(copy.title == "Tea" && copy.imageProvider === metadata.imageProvider)
    let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
    #expect(read.title == "Tea" && read.url == copy.url && read.originalURL == copy.originalURL)
    #expect(read.remoteVideoURL == copy.remoteVideoURL && read.imageProvider == nil)
  }

  @Test("Sharing.LK3, Sharing.LK4. A page gives its title, icon, picture and video")
  func page() async throws {
    let paths = try await serving {
      let address = try url("/shop/tea")
      let metadata = try await LPMetadataProvider().startFetchingMetadata(for: address)
      #expect(metadata.title == "Tea & Cake")
      #expect(metadata.originalURL == address && metadata.url == address)
      #expect(metadata.remoteVideoURL?.path == "/film.mov")
      #expect(try await image(metadata.iconProvider)?.size == CGSize(width: 8, height: 8))
      #expect(try await image(metadata.imageProvider)?.size == CGSize(width: 80, height: 40))
    }
    #expect(
      paths.first == "/shop/tea" && Set(paths.dropFirst()) == ["/touch.png", "/shop/large.png"])
  }

  @Test("Sharing.LK3. The title of Open Graph comes first; a picture is its own, a text has none")
  func kinds() async throws {
    let paths = try await serving {
      let plain = LPMetadataProvider()
      plain.shouldFetchSubresources = false
      #expect(try await plain.startFetchingMetadata(for: try url("/plain")).title == "Käse")
      let photo = try await LPMetadataProvider().startFetchingMetadata(for: try url("/photo"))
      #expect(try await image(photo.imageProvider)?.size == CGSize(width: 80, height: 40))
      let text = try await LPMetadataProvider().startFetchingMetadata(for: try url("/text"))
      #expect(text.title == nil && text.imageProvider == nil)
    }
    #expect(paths == ["/plain", "/photo", "/text"])
  }

  @Test("Sharing.LK4. A page without an icon has that of its site, if there is one")
  func siteIcon() async throws {
    let paths = try await serving {
      let metadata = try await LPMetadataProvider().startFetchingMetadata(for: try url("/plain"))
      #expect(metadata.title == "Käse" && metadata.iconProvider == nil)
    }
    #expect(paths == ["/plain", "/favicon.ico"])
  }

  @Test("Sharing.LK3. Statuses and failures are metadataFetchFailed with the cause")
  func failures() async throws {
    _ = try await serving {
      for path in ["/broken", "/missing"] {
        do {
          _ = try await LPMetadataProvider().startFetchingMetadata(for: try url(path))
          Issue.record("\(path) has no metadata")
        } catch let error as LPError {
          #expect(error.code == .metadataFetchFailed)
          let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
          #expect((cause != nil) == (path == "/broken"), "\(path)")
        }
      }
    }
  }

  @Test("Sharing.LK5. Fetching is canceled once")
  func canceling() async throws {
    _ = try await serving {
      let provider = LPMetadataProvider()
      let address = try url("/never")
      let code: Int? = await withCheckedContinuation { done in
        provider.startFetchingMetadata(for: address) { metadata, error in
          done.resume(returning: metadata == nil ? (error as? LPError)?.errorCode : nil)
        }
        provider.cancel()
        provider.cancel()
      }
      #expect(code == LPError.Code.metadataFetchCancelled.rawValue)
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {
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

  @Test("Sharing.LK5. The timeout ends fetching")
  func timeout() async throws {
    _ = try await serving {
      let phone = SimulatedPhone(.iPhoneX)
      _ = phone.launch(App.self)
      let provider = LPMetadataProvider()
      #expect(provider.timeout == 30)
      provider.timeout = 5
      nonisolated(unsafe) var codes: [Int] = []
      let address = try url("/never")
      phone.run {
        provider.startFetchingMetadata(for: address) { _, error in
          codes.append((error as? LPError)?.errorCode ?? 0)
        }
      }
      phone.wait(4)
      #expect(codes.isEmpty)
      phone.wait(2)
      #expect(codes == [LPError.Code.metadataFetchTimedOut.rawValue])
    }
  }

  @Test("Sharing.LK6. A view shows title, site and pictures, and reads them as a link")
  func view() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    let metadata = LPLinkMetadata()
    metadata.url = try url("/tea")
    let view = phone.run { LPLinkView(metadata: metadata) }
    #expect(view.accessibilityLabel == "kettle.test" && view.metadata !== metadata)
    let low = view.intrinsicContentSize
    metadata.title = "Tea"
    metadata.imageProvider = NSItemProvider(
      item: LinkServer.picture(300, 100) as NSData, typeIdentifier: "public.png")
    phone.run {
      view.metadata = metadata
      view.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
      app.root.view.addSubview(view)
    }
    phone.waitUntilIdle()
    #expect(view.accessibilityLabel == "Tea, kettle.test")
    #expect(view.accessibilityTraits.contains(.link))
    let labels = view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["Tea", "kettle.test"])
    let high = view.sizeThatFits(CGSize(width: 300, height: 1000))
    #expect(high.width == 300 && high.height >= low.height + 100)
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }
}
