import AVFoundation
import PhoneTesting
import TestSupport
import Testing

/// A player that cancels the loading of data as soon as it has begun.
private final class ImpatientPlayer: AVPlayer, @unchecked Sendable {
  override func preroll(
    atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    super.preroll(atRate: rate, completionHandler: completionHandler)
    cancelPendingPrerolls()
  }
}

/// Methods of assets, exports and players that tasks await.
@Suite("Asynchronous methods") struct AsynchronousTests {
  @Test("Players.AS2, Players.AS4. A task waits for properties of an asset, or for their failure")
  func properties() async throws {
    let film = try Film(pictures: 25, seconds: 1)
    let asset = AVURLAsset(url: film.url)
    await asset.loadValues(forKeys: ["duration"])
    #expect(asset.statusOfValue(forKey: "duration") == .loaded)
    let missing = AVURLAsset(url: film.url.appendingPathExtension("none"))
    await missing.loadValues(forKeys: ["duration"])
    #expect(missing.statusOfValue(forKey: "duration") == .failed)
  }

  @Test("Players.EX1. A task awaits the types and the length of an export")
  func export() async throws {
    let film = try Film(pictures: 25, seconds: 1)
    let session = try #require(
      AVAssetExportSession(
        asset: AVURLAsset(url: film.url), presetName: AVAssetExportPresetAppleM4A))
    #expect(await session.compatibleFileTypes == [.m4a])
    #expect(try await session.estimatedOutputFileLengthInBytes > 0)
    let missing = try #require(
      AVAssetExportSession(
        asset: AVURLAsset(url: film.url.appendingPathExtension("none")),
        presetName: AVAssetExportPresetAppleM4A))
    #expect(await missing.compatibleFileTypes.isEmpty)
    await #expect(throws: (any Error).self) {
      try await missing.estimatedOutputFileLengthInBytes
    }
  }

  @Test("A task hears whether a player has loaded data, and that loading was cancelled")
  @MainActor func preroll() async throws {
    let film = try Film(pictures: 25, seconds: 1)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.wait(1)
    var answers: [Bool] = []
    func settle(_ count: Int) async {
      for _ in 0..<200 where answers.count < count {
        bench.phone.wait(0.05)
        await Task.yield()
      }
    }
    bench.phone.run { _ = Task { answers.append(await player.preroll(atRate: 1)) } }
    await settle(1)
    #expect(answers == [true])
    bench.phone.run { _ = Task { answers.append(await AVPlayer().preroll(atRate: 1)) } }
    await settle(2)
    #expect(answers == [true, false])
    let impatient = bench.phone.run { ImpatientPlayer() }
    #expect(await !impatient.preroll(atRate: 1))
  }
}
