import AVFoundation
import CoreImage
import TestSupport
import Testing

/// Step Players.VI7.
@Suite("Filtered films") struct FilteredFilmTests {
  private func colors(_ image: CGImage, _ places: [(x: Int, y: Int)]) -> [[Int]] {
    places.map { place in
      let start = (place.y * image.width + place.x) * 4
      return [2, 1, 0].map { Int(image.drawing.pixels[start + $0]) }
    }
  }

  @Test("Players.VI7. A function of the app filters each picture, with its time and the size")
  func filtering() async throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let asset = AVURLAsset(url: film.url)
    let video = try await AVVideoComposition.videoComposition(with: asset) { request in
      guard request.renderSize == CGSize(width: 64, height: 48),
        abs(request.compositionTime.seconds - 0.4) < 1e-6
      else { return request.finish(with: CocoaError(.featureUnsupported)) }
      // The upper left quarter, as y points up in Core Image; the rest has no color.
      let part = request.sourceImage.cropped(to: CGRect(x: 0, y: 24, width: 32, height: 24))
      request.finish(with: part, context: nil)
    }
    let generator = AVAssetImageGenerator(asset: asset)
    generator.videoComposition = video
    let time = CMTime(value: 41, timescale: 100)
    let image = try await generator.image(at: time).image
    let found = colors(image, [(8, 8), (48, 8), (8, 40)])
    #expect(found[0].allSatisfy { abs($0 - 80) <= 2 })
    #expect(found[1] == [0, 0, 0] && found[2] == [0, 0, 0])
    await #expect(throws: AVError.self) { try await generator.image(at: .zero) }
  }
}
