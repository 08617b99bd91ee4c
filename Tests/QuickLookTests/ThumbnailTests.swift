import Foundation
import PhoneTesting
import QuickLookThumbnailing
import ScreenTestSupport
import TestSupport
import Testing

/// Steps QuickLook.TH1–TH4.
@MainActor @Suite(.serialized, .exclusiveScreen) struct ThumbnailTests {
  private final class App: UIResponder, UIApplicationDelegate {}

  private func request(
    _ url: URL, _ types: QLThumbnailGenerator.Request.RepresentationTypes = .all
  ) -> QLThumbnailGenerator.Request {
    QLThumbnailGenerator.Request(
      fileAt: url, size: CGSize(width: 60, height: 80), scale: 2, representationTypes: types)
  }

  @Test("QuickLook.TH1, QuickLook.PD4. Kinds come in their order, in the size and scale asked for")
  func order() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    phone.launch(App.self)
    let url = try files.pdf()
    var types: [QLThumbnailRepresentation.RepresentationType] = []
    var sizes: [CGSize] = []
    phone.run {
      QLThumbnailGenerator.shared.generateRepresentations(for: request(url)) {
        picture, type, error in
        types.append(type)
        if let picture, error == nil { sizes.append(picture.uiImage.size) }
      }
    }
    #expect(types == [.icon])
    phone.wait(1)
    #expect(types == [.icon, .lowQualityThumbnail, .thumbnail])
    #expect(sizes == [CGSize](repeating: CGSize(width: 60, height: 80), count: 3))
  }

  @Test("QuickLook.TH2. The best one is that of the content, else the icon, else an error")
  func best() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    phone.launch(App.self)
    func best(
      _ url: URL, _ types: QLThumbnailGenerator.Request.RepresentationTypes = .all
    ) -> (QLThumbnailRepresentation?, QLThumbnailError.Code?) {
      var result: (QLThumbnailRepresentation?, QLThumbnailError.Code?) = (nil, nil)
      phone.run {
        QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url, types)) {
          result = ($0, ($1 as? QLThumbnailError)?.code)
        }
      }
      phone.wait(1)
      return result
    }
    let picture = try best(files.png()).0
    #expect(picture?.type == .thumbnail && picture?.cgImage.width == 120)
    #expect(picture?.cgImage.height == 90)
    let broken = try files.file("Broken.png", "no picture")
    #expect(best(broken).0?.type == .icon)
    #expect(best(broken, .thumbnail).1 == .generationFailed)
    #expect(try best(files.file("a.zip", "zip"), .thumbnail).1 == .generationFailed)
    #expect(best(URL(string: "https://example.org/a.png")!).1 == .requestInvalid)
    let film = try Film(pictures: 25, seconds: 0)
    #expect(best(film.url, .thumbnail).0?.type == .thumbnail)
  }

  @Test("QuickLook.TH3. A cancelled request has an error, and one for a least size as well")
  func cancelled() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    phone.launch(App.self)
    let url = try files.png()
    var codes: [QLThumbnailError.Code?] = []
    var domains: Set<String?> = []
    phone.run {
      let request = request(url, .thumbnail)
      QLThumbnailGenerator.shared.generateBestRepresentation(for: request) {
        codes.append(($1 as? QLThumbnailError)?.code)
        domains.insert(($1 as NSError?)?.domain)
      }
      QLThumbnailGenerator.shared.cancel(request)
      let small = self.request(url, .thumbnail)
      small.minimumDimension = 50
      QLThumbnailGenerator.shared.generateBestRepresentation(for: small) {
        codes.append(($1 as? QLThumbnailError)?.code)
      }
    }
    phone.wait(1)
    #expect(codes == [.requestCancelled, .generationFailed])
    #expect(domains == [QLThumbnailErrorDomain])
  }

  @Test("QuickLook.TH4. A thumbnail is saved as PNG or JPEG")
  func saving() throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    phone.launch(App.self)
    let (url, target) = (try files.pdf(), try files.file("Thumbnail.png", "old"))
    var results: [Bool] = []
    phone.run {
      let generator = QLThumbnailGenerator.shared
      generator.saveBestRepresentation(
        for: request(url), to: target, contentType: "public.png"
      ) { results.append($0 == nil) }
      generator.saveBestRepresentation(
        for: request(url), to: target, contentType: "public.tiff"
      ) { results.append($0 == nil) }
    }
    phone.wait(1)
    #expect(results == [true, false])
    #expect(UIImage(data: try Data(contentsOf: target))?.cgImage?.width == 120)
  }

  @Test("QuickLook.TH4. A task waits until a thumbnail is saved, or gets the error")
  func awaitedSaving() async throws {
    let files = try PreviewFiles()
    let phone = SimulatedPhone(.iPhoneX)
    phone.launch(App.self)
    let (url, target) = (try files.pdf(), try files.file("Thumbnail.png", "old"))
    var results: [QLThumbnailError.Code?] = []
    phone.run {
      _ = Task {
        for type in ["public.png", "public.tiff"] {
          do {
            try await QLThumbnailGenerator.shared.saveBestRepresentation(
              for: request(url), to: target, contentType: type)
            results.append(nil)
          } catch {
            results.append((error as? QLThumbnailError)?.code)
          }
        }
      }
    }
    for _ in 0..<200 where results.count < 2 {
      phone.wait(0.05)
      await Task.yield()
    }
    #expect(results == [nil, .savingToURLFailed])
    #expect(UIImage(data: try Data(contentsOf: target))?.cgImage?.width == 120)
  }
}
