import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import TestSupport
import Testing

/// Films on a device beside the phone; steps Players.AP1–AP3.
@Suite("Films on other screens", .serialized, .exclusiveScreen) @MainActor
struct ExternalPlaybackTests {
  private static let kitchen = SoundDevice(.airPlay, name: "Kitchen")

  /// Returns the gray of the middle of the other screen.
  private func gray(_ bench: FilmBench) throws -> Int {
    let screen = try #require(bench.phone.externalScreen)
    let color = try screen.color(x: screen.width / 2, y: screen.height / 2)
    #expect(color[0] == color[1] && color[1] == color[2])
    return Int(color[0])
  }

  /// Chooses a device for the sound.
  private func choose(_ device: SoundDevice, on bench: FilmBench) {
    bench.phone.set(\.soundDevices, [device])
    bench.phone.set(\.soundOutput, .device(device))
    bench.phone.wait(0.1)
  }

  @Test("Players.AP2, Players.AP3. An AirPlay device shows the film, also in the background")
  func background() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let bench = FilmBench()
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    #expect(bench.gray(layer) == 0 && bench.phone.externalScreen == nil)
    let kitchen = try #require(Self.kitchen)
    choose(kitchen, on: bench)
    // The picture has left the phone.
    #expect(layer.contents == nil && !layer.isReadyForDisplay)
    let screen = try #require(bench.phone.externalScreen)
    #expect(screen.device == kitchen && screen.width == 1280 && screen.height == 720)
    #expect(try gray(bench) == 0)
    bench.phone.run { player.play() }
    bench.phone.wait(0.5)
    let place = player.currentTime().seconds
    #expect(abs(try gray(bench) - Int(place * 25) * 5) <= 5)
    // The film has 4:3, the screen 16:9: black stays beside it.
    #expect(try #require(bench.phone.externalScreen).color(x: 40, y: 360) == [0, 0, 0])
    bench.phone.lockstep.send(.foreground(nil))
    bench.phone.wait(0.5)
    #expect(player.rate == 1)
    let later = player.currentTime().seconds
    #expect(later > place + 0.4)
    #expect(abs(try gray(bench) - Int(later * 25) * 5) <= 5)
    bench.phone.run { player.seek(to: .zero) }
    bench.phone.wait(0.02)
    #expect(try gray(bench) <= 5)
  }

  @Test("Players.AP2. The pictures of two runs are equal, each at its time")
  func equality() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let kitchen = try #require(Self.kitchen)
    func run() throws -> [[UInt8]] {
      let bench = FilmBench()
      let player = bench.player(film)
      choose(kitchen, on: bench)
      bench.phone.run { player.play() }
      return try (0..<6).map { _ in
        bench.phone.wait(0.07)
        return try #require(bench.phone.externalScreen).screenshot()
      }
    }
    let first = try run()
    #expect(try run() == first)
    #expect(Set(first).count == 6)
  }

  @Test("Players.AP1, Players.AP3. The film comes back when the app or the route ends it")
  func ending() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let kitchen = try #require(Self.kitchen)
    let bench = FilmBench()
    var player: AVPlayer? = bench.player(film)
    let layer = bench.show(try #require(player))
    choose(kitchen, on: bench)
    #expect(bench.phone.externalScreen != nil)
    bench.phone.run { player?.allowsExternalPlayback = false }
    bench.phone.wait(0.1)
    #expect(bench.phone.externalScreen == nil && layer.isReadyForDisplay)
    bench.phone.run { player?.allowsExternalPlayback = true }
    bench.phone.wait(0.1)
    #expect(bench.phone.externalScreen != nil && !layer.isReadyForDisplay)
    bench.phone.set(\.soundOutput, .phone)
    #expect(bench.phone.externalScreen == nil)
    bench.phone.wait(0.1)
    #expect(layer.isReadyForDisplay && player?.isExternalPlaybackActive == false)
    choose(kitchen, on: bench)
    #expect(bench.phone.externalScreen != nil)
    bench.phone.run {
      layer.player = nil
      player = nil
    }
    bench.phone.wait(0.1)
    #expect(bench.phone.externalScreen == nil)
  }

  @Test("Players.AP1. A screen at a cable shows the film if the app wants it")
  func cable() throws {
    let film = try Film(pictures: 25, seconds: 0)
    let bench = FilmBench()
    let player = bench.player(film)
    choose(SoundDevice(.hdmi), on: bench)
    #expect(!player.isExternalPlaybackActive && bench.phone.externalScreen == nil)
    bench.phone.run { player.usesExternalPlaybackWhileExternalScreenIsActive = true }
    bench.phone.wait(0.1)
    #expect(player.isExternalPlaybackActive)
    #expect(bench.phone.externalScreen?.device == SoundDevice(.hdmi))
    // Sound alone is shown nowhere.
    let sound = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "sound.wav")
    bench.phone.run { player.replaceCurrentItem(with: AVPlayerItem(url: sound.url)) }
    bench.phone.wait(0.1)
    #expect(!player.isExternalPlaybackActive && bench.phone.externalScreen == nil)
  }
}
