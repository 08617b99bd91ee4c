import AVFoundation
import PhoneTesting
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

/// Steps Players.RL1–RL3, Players.VO1 and Players.VO2.
@Suite("Data that the app loads", .serialized, .exclusiveScreen) @MainActor
struct ResourceLoaderTests {
  /// A delegate that gives a file's bytes.
  private final class Loader: NSObject, AVAssetResourceLoaderDelegate, Sendable {
    let bytes: Data
    let isKnown: Bool
    let error: CocoaError?
    let redirect: URL?
    let requests = Mutex<[String]>([])

    init(_ bytes: Data, isKnown: Bool = true, error: CocoaError? = nil, redirect: URL? = nil) {
      (self.bytes, self.isKnown, self.error, self.redirect) = (bytes, isKnown, error, redirect)
    }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader,
      shouldWaitForLoadingOfRequestedResource request: AVAssetResourceLoadingRequest
    ) -> Bool {
      guard request.request.url?.scheme == "egg", isKnown, let data = request.dataRequest else {
        return false
      }
      let text =
        "\(data.requestedOffset)+\(data.requestedLength)"
        + (data.requestsAllDataToEndOfResource ? " to end" : "")
        + (request.contentInformationRequest == nil ? "" : " and properties")
      requests.withLock { $0.append(text) }
      if let redirect {
        request.redirect = URLRequest(url: redirect)
        request.finishLoading()
        return true
      }
      if let information = request.contentInformationRequest {
        information.contentType = "public.mpeg-4"
        information.contentLength = Int64(bytes.count)
        information.isByteRangeAccessSupported = true
      }
      DispatchQueue.global().async { [self] in
        if let error { return request.finishLoading(with: error) }
        let start = Int(data.currentOffset)
        let end = min(bytes.count, start + data.requestedLength)
        let middle = (start + end) / 2
        data.respond(with: bytes[start..<middle])
        data.respond(with: bytes[middle..<end])
        request.finishLoading()
      }
      return true
    }
  }

  private func asset(_ loader: Loader) throws -> AVURLAsset {
    let asset = AVURLAsset(url: try #require(URL(string: "egg://kitchen/film.mov")))
    asset.resourceLoader.setDelegate(loader, queue: DispatchQueue(label: "loader"))
    return asset
  }

  @Test("Players.RL1, Players.RL2. The app gives a film's bytes, first two with the properties")
  func loading() async throws {
    let film = try Film(pictures: 25, seconds: 1)
    let loader = Loader(try Data(contentsOf: film.url))
    let asset = try asset(loader)
    #expect(asset.resourceLoader.delegate === loader)
    let tracks = try await asset.load(.tracks)
    #expect(tracks.map(\.mediaType) == [.video, .audio])
    #expect(
      loader.requests.withLock { $0 } == [
        "0+2 and properties", "0+\(loader.bytes.count) to end",
      ])
    let image = try await AVAssetImageGenerator(asset: asset).image(at: .zero).image
    #expect(image.width == 64)
  }

  @Test("Players.RL3. A refusal, an error and an asset without a delegate fail")
  func failing() async throws {
    for loader in [
      Loader(Data(), isKnown: false), Loader(Data([1]), error: CocoaError(.fileReadNoPermission)),
    ] {
      let asset = try asset(loader)
      await #expect(throws: (any Error).self) { try await asset.load(.duration) }
      _ = loader.bytes
    }
    let alone = AVURLAsset(url: try #require(URL(string: "egg://kitchen/film.mov")))
    await #expect(throws: (any Error).self) { try await alone.load(.duration) }
  }

  @Test("Players.RL2. A request that is redirected is read from the other address")
  func redirecting() async throws {
    let film = try Film(pictures: 5, seconds: 0)
    let loader = Loader(Data(), redirect: film.url)
    let asset = try asset(loader)
    #expect(try await asset.load(.tracks).count == 1)
  }

  @Test("Players.RL2. The other address of a redirected request stays when the asset has gone")
  func redirectStays() async throws {
    let film = try Film(pictures: 5, seconds: 0)
    do {
      let loader = Loader(Data(), redirect: film.url)
      _ = try await self.asset(loader).load(.tracks)
    }
    #expect(FileManager.default.fileExists(atPath: film.url.path))
  }

  /// A delegate of a video output.
  private final class Puller: NSObject, AVPlayerItemOutputPullDelegate {
    let events = Mutex<[String]>([])

    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {
      events.withLock { $0.append("data") }
    }

    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {
      events.withLock { $0.append("flush") }
    }
  }

  @Test("Players.VO1, Players.VO2. An output gives the item's pictures as pixel buffers")
  func videoOutput() throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let bench = FilmBench()
    let player = bench.player(film)
    let item = try #require(player.currentItem)
    let output = AVPlayerItemVideoOutput(pixelBufferAttributes: [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32ARGB
    ])
    let puller = Puller()
    output.setDelegate(puller, queue: nil)
    bench.phone.run {
      item.add(output)
      output.requestNotificationOfMediaDataChange(withAdvanceInterval: 0.1)
    }
    #expect(puller.events.withLock { $0 } == [])
    bench.phone.wait(0.1)
    #expect(puller.events.withLock { $0 } == ["data"])
    let time = CMTime(value: 41, timescale: 100)
    bench.phone.run {
      #expect(output.hasNewPixelBuffer(forItemTime: time))
      var shown = CMTime.invalid
      let buffer = output.copyPixelBuffer(forItemTime: time, itemTimeForDisplay: &shown)
      #expect(buffer.map(CVPixelBufferGetPixelFormatType) == kCVPixelFormatType_32ARGB)
      #expect(abs(shown.seconds - 0.4) < 1e-6)
      let place = buffer.flatMap { CVPixelBufferGetBaseAddress($0) }?
        .assumingMemoryBound(to: UInt8.self)
      #expect(place?[0] == 255 && abs(Int(place?[1] ?? 0) - 80) <= 1)
      #expect(!output.hasNewPixelBuffer(forItemTime: time))
      player.seek(to: .zero)
    }
    bench.phone.wait(0.1)
    #expect(puller.events.withLock { $0 } == ["data", "flush"])
    bench.phone.run { #expect(output.hasNewPixelBuffer(forItemTime: time)) }
  }
}
