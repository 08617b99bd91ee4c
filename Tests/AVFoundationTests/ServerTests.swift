import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Players.AS2–AS4 with a server.
@Suite("Films of a server", .serialized, .exclusiveScreen) @MainActor
struct ServerTests {
  /// Lets the machine's time pass until something is true, for 20 s at most.
  private func wait(_ bench: FilmBench, until isTrue: () -> Bool) async {
    for _ in 0..<400 where !isTrue() {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
      }
      bench.phone.wait(0.02)
    }
  }

  @Test("Players.AS3. A film of a server plays, and is shown when it has arrived")
  func playing() async throws {
    let film = try Film(pictures: 50, seconds: 2)
    let server = try FilmServer(film)
    let bench = FilmBench()
    let address = try server.address("film.mov")
    let player = bench.phone.run { AVPlayer(url: address) }
    let layer = bench.show(player)
    bench.phone.run { player.play() }
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    await wait(bench) { player.currentItem?.status != .unknown }
    #expect(player.currentItem?.status == .readyToPlay && player.timeControlStatus == .playing)
    bench.phone.run { player.pause() }
    await wait(bench) { layer.isReadyForDisplay }
    #expect(layer.isReadyForDisplay)
  }

  @Test("Players.AS4. A server without the film is an error, and one that stops ends early")
  func failing() async throws {
    let film = try Film(pictures: 50, seconds: 2)
    let server = try FilmServer(film)
    let bench = FilmBench()
    for name in ["none.mov", "half.mov"] {
      let address = try server.address(name)
      let player = bench.phone.run { AVPlayer(url: address) }
      bench.phone.run { player.play() }
      await wait(bench) { player.currentItem?.status != .unknown }
      #expect(player.currentItem?.status != .unknown)
      if name == "none.mov" { #expect(player.currentItem?.error != nil && player.rate == 0) }
      bench.phone.wait(3)
    }
  }

  @Test("Players.AS2. A server that hangs does not block the app")
  func hanging() throws {
    let film = try Film(pictures: 25, seconds: 1)
    let server = try FilmServer(film)
    let bench = FilmBench()
    let address = try server.address("hang.mov")
    let player = bench.phone.run { AVPlayer(url: address) }
    let clock = ContinuousClock()
    let passed = clock.measure {
      bench.phone.run { player.play() }
      bench.phone.wait(1)
      bench.phone.run { player.seek(to: .zero) }
      bench.phone.wait(1)
    }
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && passed < .seconds(10))
  }
}
