import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Steps Players.VI1–VI6, Players.CP4 and Players.CP5.
@Suite("Video compositions", .serialized, .exclusiveScreen) @MainActor
struct VideoCompositionTests {
  private static let second = CMTime(value: 1, timescale: 1)

  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  /// Returns a composition with two tracks of a film whose picture *n* has the gray 8 *n*, and a
  /// video composition that shows one beside the other on red.
  private func pair() throws -> (
    AVMutableComposition, AVMutableVideoComposition, [AVMutableVideoCompositionLayerInstruction]
  ) {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let composition = AVMutableComposition()
    let source = try #require(AVURLAsset(url: film.url).tracks(withMediaType: .video).first)
    let layers = try (0..<2).map { _ in
      let track = try #require(
        composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
      try track.insertTimeRange(
        CMTimeRange(start: .zero, duration: Self.second), of: source, at: .zero)
      return AVMutableVideoCompositionLayerInstruction(assetTrack: track)
    }
    layers[1].setTransform(CGAffineTransform(translationX: 64, y: 0), at: .zero)
    layers[1].setCropRectangle(CGRect(x: 0, y: 0, width: 32, height: 48), at: .zero)
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: Self.second)
    instruction.backgroundColor = UIColor.red.cgColor
    instruction.layerInstructions = [layers[1], layers[0]]
    let video = AVMutableVideoComposition()
    video.renderSize = CGSize(width: 128, height: 48)
    video.frameDuration = CMTime(value: 1, timescale: 25)
    video.instructions = [instruction]
    return (composition, video, layers)
  }

  /// Returns the red, green and blue of a pixel.
  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let place = (y * image.width + x) * 4
    return [2, 1, 0].map { Int(image.drawing.pixels[place + $0]) }
  }

  private func image(
    _ asset: AVAsset, _ video: AVVideoComposition?, _ seconds: Double
  ) async throws -> CGImage {
    let generator = AVAssetImageGenerator(asset: asset)
    generator.videoComposition = video
    return try await generator.image(at: time(seconds)).image
  }

  private func isNear(_ first: [Int], _ second: [Int], _ tolerance: Int = 2) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("Players.VI1, Players.VI3. Tracks are placed, cropped and faded over time")
  func layers() async throws {
    let (asset, video, layers) = try pair()
    let still = try await image(asset, video, 0.4)
    #expect(still.width == 128 && still.height == 48)
    #expect(isNear(color(still, 10, 24), [80, 80, 80]))
    #expect(isNear(color(still, 80, 24), [80, 80, 80]))
    #expect(isNear(color(still, 110, 24), [255, 0, 0]))
    // Half of the way through a ramp.
    let range = CMTimeRange(start: .zero, duration: time(0.8))
    layers[1].setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range)
    let faded = try await image(asset, video, 0.4)
    #expect(isNear(color(faded, 80, 24), [167, 40, 40], 3))
    #expect(isNear(color(faded, 10, 24), [80, 80, 80]))
    let moved = AVMutableVideoCompositionLayerInstruction(
      assetTrack: try #require(asset.tracks.first))
    moved.setTransformRamp(
      fromStart: .identity, toEnd: CGAffineTransform(translationX: 64, y: 0), timeRange: range)
    moved.setCropRectangleRamp(
      fromStartCropRectangle: CGRect(x: 0, y: 0, width: 64, height: 48),
      toEndCropRectangle: CGRect(x: 0, y: 0, width: 0, height: 48), timeRange: range)
    let instruction = try #require(
      video.instructions.first as? AVMutableVideoCompositionInstruction)
    instruction.layerInstructions = [moved]
    let between = try await image(asset, video, 0.4)
    #expect(isNear(color(between, 16, 24), [255, 0, 0]))
    #expect(isNear(color(between, 48, 24), [80, 80, 80]))
    #expect(isNear(color(between, 80, 24), [255, 0, 0]))
    var (from, to, found) = (Float(9), Float(9), CMTimeRange.invalid)
    #expect(
      layers[1].getOpacityRamp(
        for: time(0.5), startOpacity: &from, endOpacity: &to, timeRange: &found))
    #expect(from == 1 && to == 0 && found == range && instruction.containsTweening)
    #expect(
      !moved.getOpacityRamp(for: .zero, startOpacity: nil, endOpacity: nil, timeRange: nil))
  }

  @Test("Players.VI2. The properties of an asset are a composition that shows it as it is")
  func properties() async throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let asset = AVURLAsset(url: film.url)
    let video = try await AVMutableVideoComposition.videoComposition(withPropertiesOf: asset)
    #expect(video.renderSize == CGSize(width: 64, height: 48))
    #expect(abs(video.frameDuration.seconds - 0.04) < 1e-6 && video.instructions.count == 1)
    #expect(isNear(color(try await image(asset, video, 0.41), 10, 10), [80, 80, 80]))
    let whole = CMTimeRange(start: .zero, duration: asset.duration)
    #expect(video.isValid(for: asset, timeRange: whole, validationDelegate: nil))
  }

  @Test(
    "Players.VI1, Players.DC7. An export and a player show the composition, each picture at its time",
    .timeLimit(.minutes(2)))
  func exporting() async throws {
    let (asset, video, _) = try pair()
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    session.videoComposition = video
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    try await session.export(to: url, as: .mp4)
    let written = AVURLAsset(url: url)
    let track = try #require(try await written.loadTracks(withMediaType: .video).first)
    #expect(track.naturalSize == CGSize(width: 128, height: 48))
    let picture = try await image(written, nil, 0.41)
    #expect(isNear(color(picture, 20, 24), [80, 80, 80], 8))
    #expect(isNear(color(picture, 115, 24), [255, 0, 0], 16))
    let bench = FilmBench()
    let player = bench.phone.run {
      let item = AVPlayerItem(asset: asset)
      item.videoComposition = video
      return AVPlayer(playerItem: item)
    }
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    bench.phone.run { player.seek(to: time(0.4)) }
    bench.phone.wait(0.1)
    #expect(player.currentItem?.presentationSize == CGSize(width: 128, height: 48))
    let contents = try #require(layer.contents)
    let shown = try #require(contents as? CGImage)
    #expect(isNear(color(shown, 110, 24), [255, 0, 0]))
    #expect(isNear(color(shown, 80, 24), [80, 80, 80]))
  }

  /// A compositor that shows the negative of a track.
  private final class Negative: NSObject, AVVideoCompositing {
    let sourcePixelBufferAttributes: [String: Any]? = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
    ]
    let requiredPixelBufferAttributesForRenderContext: [String: Any] = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
    ]
    private var size = CGSize.zero

    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext) {
      size = newRenderContext.size
    }

    func startRequest(_ request: AVAsynchronousVideoCompositionRequest) {
      guard size == CGSize(width: 128, height: 48), request.sourceTrackIDs.count == 2,
        let frame = request.sourceFrame(byTrackID: 1),
        let new = request.renderContext.newPixelBuffer(),
        let from = CVPixelBufferGetBaseAddress(frame), let to = CVPixelBufferGetBaseAddress(new)
      else { return request.finish(with: CocoaError(.featureUnsupported)) }
      let (source, target) = (
        from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self)
      )
      for row in 0..<48 {
        for index in 0..<64 * 4 {
          target[row * CVPixelBufferGetBytesPerRow(new) + index] =
            index % 4 == 3 ? 255 : 255 - source[row * CVPixelBufferGetBytesPerRow(frame) + index]
        }
      }
      DispatchQueue.global().async { request.finish(withComposedVideoFrame: new) }
    }
  }

  @Test("Players.VI4. A compositor of the app makes the pictures, and its error ends the use")
  func compositor() async throws {
    let (asset, video, _) = try pair()
    video.customVideoCompositorClass = Negative.self
    let picture = try await image(asset, video, 0.4)
    #expect(isNear(color(picture, 10, 24), [175, 175, 175]))
    #expect(isNear(color(picture, 100, 24), [0, 0, 0]))
    video.renderSize = CGSize(width: 64, height: 48)
    await #expect(throws: AVError.self) { try await image(asset, video, 0.4) }
  }

  /// A delegate that notes the faults.
  private final class Faults: NSObject, AVVideoCompositionValidationHandling {
    var ranges: [CMTimeRange] = []
    var keys: [String] = []

    func videoComposition(
      _ videoComposition: AVVideoComposition,
      shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool {
      ranges.append(timeRange)
      return true
    }

    func videoComposition(
      _ videoComposition: AVVideoComposition,
      shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool {
      keys.append(key)
      return true
    }
  }

  @Test("Players.VI5. The check finds gaps, foreign tracks and missing sizes")
  func checking() async throws {
    let (asset, video, layers) = try pair()
    let whole = CMTimeRange(start: .zero, duration: Self.second)
    #expect(video.isValid(for: asset, timeRange: whole, validationDelegate: nil))
    let instruction = try #require(
      video.instructions.first as? AVMutableVideoCompositionInstruction)
    instruction.timeRange = CMTimeRange(start: .zero, duration: time(0.5))
    let faults = Faults()
    #expect(!video.isValid(for: asset, timeRange: whole, validationDelegate: faults))
    #expect(faults.ranges == [CMTimeRange(start: time(0.5), end: Self.second)])
    instruction.timeRange = whole
    layers[0].trackID = 99
    #expect(!video.isValid(for: asset, timeRange: whole, validationDelegate: nil))
    #expect(video.isValid(for: nil, timeRange: whole, validationDelegate: nil))
    video.renderSize = .zero
    #expect(!video.isValid(for: nil, timeRange: whole, validationDelegate: faults))
    #expect(faults.keys == ["renderSize"])
    await #expect(throws: AVError.self) { try await image(asset, video, 0.4) }
  }

  @Test("Players.VI6, Layers.G8, Layers.A12. Layers with animations lie over the pictures")
  func animationTool() async throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let asset = AVURLAsset(url: film.url)
    let video = AVMutableVideoComposition(propertiesOf: asset)
    let bench = FilmBench()
    let outer = bench.phone.run {
      let (outer, pictures, square) = (CALayer(), CALayer(), CALayer())
      outer.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
      pictures.frame = outer.bounds
      square.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
      square.backgroundColor = UIColor.green.cgColor
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (0, 1)
      (fade.beginTime, fade.duration) = (AVCoreAnimationBeginTimeAtZero, 0.8)
      (fade.isRemovedOnCompletion, fade.fillMode) = (false, .both)
      square.add(fade, forKey: nil)
      outer.addSublayer(pictures)
      outer.addSublayer(square)
      video.animationTool = AVVideoCompositionCoreAnimationTool(
        postProcessingAsVideoLayer: pictures, in: outer)
      return outer
    }
    // Turns of the app do not take the animation away.
    bench.phone.wait(1)
    let picture = try await image(asset, video, 0.4)
    #expect(isNear(color(picture, 8, 40), [40, 168, 40], 4))
    #expect(isNear(color(picture, 8, 8), [80, 80, 80]))
    #expect(isNear(color(try await image(asset, video, 0.88), 8, 40), [0, 255, 0]))
    bench.phone.run { outer.isGeometryFlipped = true }
    let flipped = try await image(asset, video, 0.4)
    #expect(isNear(color(flipped, 8, 8), [40, 168, 40], 4))
    #expect(isNear(color(flipped, 8, 40), [80, 80, 80]))
  }

  @Test("Players.CP4. A range is shown slower and faster, with its sound")
  func scaling() async throws {
    let film = try Film(pictures: 25, seconds: 1, step: 8)
    let asset = AVURLAsset(url: film.url)
    let composition = AVMutableComposition()
    try composition.insertTimeRange(
      CMTimeRange(start: .zero, duration: Self.second), of: asset, at: .zero)
    composition.scaleTimeRange(
      CMTimeRange(start: .zero, duration: time(0.5)), toDuration: Self.second)
    #expect(composition.duration == time(1.5))
    let segments = try #require(composition.tracks(withMediaType: .video).first).segments
    #expect(segments.map(\.timeMapping.target.duration) == [Self.second, time(0.5)])
    #expect(segments.map(\.timeMapping.source.duration) == [time(0.5), time(0.5)])
    #expect(isNear(color(try await image(composition, nil, 0.81), 10, 10), [80, 80, 80]))
    #expect(isNear(color(try await image(composition, nil, 1.31), 10, 10), [160, 160, 160]))
    let reader = try AVAssetReader(asset: composition)
    let output = AVAssetReaderTrackOutput(
      track: try #require(composition.tracks(withMediaType: .audio).first),
      outputSettings: [
        AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 32,
        AVLinearPCMIsFloatKey: true, AVNumberOfChannelsKey: 2,
      ])
    reader.add(output)
    reader.startReading()
    var left: [Float] = []
    while let buffer = output.copyNextSampleBuffer() {
      try buffer.dataBuffer?.withUnsafeMutableBytes { bytes in
        let floats = bytes.bindMemory(to: Float.self)
        left += stride(from: 0, to: floats.count, by: 2).map { floats[$0] * 32_768 }
      }
    }
    #expect(left.count == 72_000 && abs(left[1_001] - 500.5) < 0.1)
    #expect(left[48_010] == 10)
  }

  @Test("Players.CP5. The transform of a composition's track turns its pictures")
  func turning() async throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
    try track.insertTimeRange(
      CMTimeRange(start: .zero, duration: Self.second),
      of: try #require(AVURLAsset(url: film.url).tracks.first), at: .zero)
    track.preferredTransform = CGAffineTransform(rotationAngle: .pi / 2)
    let picture = try await image(composition, nil, 0.4)
    #expect(picture.width == 48 && picture.height == 64)
    #expect(isNear(color(picture, 24, 32), [80, 80, 80]))
  }
}
