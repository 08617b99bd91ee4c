import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import TestSupport
import Testing

/// Steps Players.IT3–IT5, Players.PL2, Players.PL4.
@Suite("Items of players", .serialized, .exclusiveScreen) @MainActor
struct ItemTests {
  @Test("Players.IT3, Players.PL2. Another item plays at the rate, and time is the phone's")
  func replacing() throws {
    let films = [try Film(pictures: 50, seconds: 2), try Film(pictures: 25, seconds: 1)]
    let bench = FilmBench()
    let player = bench.player(films[0])
    bench.phone.run { player.rate = 0.5 }
    bench.phone.wait(0.2)
    let first = player.currentTime()
    bench.phone.wait(0.4)
    #expect(player.currentTime() - first == CMTime(value: 1, timescale: 5))
    let item = bench.phone.run { AVPlayerItem(url: films[1].url) }
    bench.phone.run { player.replaceCurrentItem(with: item) }
    bench.phone.wait(0.3)
    #expect(player.currentItem === item)
    #expect(player.rate == 0.5)
    #expect(player.currentTime().seconds > 0.1 && player.currentTime().seconds < 0.2)
    bench.phone.run { item.forwardPlaybackEndTime = CMTime(value: 1, timescale: 2) }
    bench.phone.wait(2)
    #expect(player.currentTime() == CMTime(value: 1, timescale: 2) && player.rate == 0)
    bench.phone.run { item.step(byCount: -2) }
    #expect(abs(player.currentTime().seconds - 0.4) < 1e-6)
    bench.phone.run { player.replaceCurrentItem(with: nil) }
    #expect(player.currentItem == nil && player.currentTime() == .zero)
  }

  @Test("Players.TB2, Players.LG1, Players.LV1. A file has a timebase that apps read, and no logs")
  func timebase() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    let item = try #require(player.currentItem)
    #expect(item.timebase == nil)
    bench.phone.wait(0.1)
    let timebase = try #require(item.timebase)
    #expect(CMTimebaseGetRate(timebase) == 0 && CMTimebaseGetTime(timebase) == .zero)
    bench.phone.run { player.rate = 0.5 }
    bench.phone.wait(0.4)
    #expect(timebase.rate == 0.5 && timebase.time == player.currentTime())
    #expect(CMTimebaseSetRate(timebase, rate: 2) == kCMTimebaseError_ReadOnly)
    #expect(item.accessLog() == nil && item.errorLog() == nil)
    item.startsOnFirstEligibleVariant = true
    #expect(item.startsOnFirstEligibleVariant && !item.recommendedTimeOffsetFromLive.isValid)
  }

  @Test("Players.AS2, AppLife.PT16. A film is ready 20 ms later, whatever its examination takes")
  func opening() throws {
    let film = try Film(pictures: 25, seconds: 1)
    for _ in 0..<3 {
      let bench = FilmBench()
      let player = bench.player(film)
      let item = try #require(player.currentItem)
      bench.phone.wait(0.018)
      #expect(item.status == .unknown)
      bench.phone.wait(0.004)
      #expect(item.status == .readyToPlay)
    }
  }

  @Test("Players.IT5. Pictures that cannot be decoded end playback with an error")
  func failing() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.run { player.play() }
    bench.phone.wait(0.1)
    #expect(player.timeControlStatus == .playing)
    try FileManager.default.removeItem(at: film.url)
    nonisolated(unsafe) var errors: [NSError] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemFailedToPlayToEndTime, object: player.currentItem, queue: nil
    ) { note in
      let error = note.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] as? any Error
      if let error { errors.append(error as NSError) }
    }
    _ = bench.show(player)
    bench.phone.wait(0.5)
    #expect(errors.count == 1 && errors.first?.domain == AVFoundationErrorDomain)
    #expect(player.rate == 0)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("Players.PL4. A film with sound ends the music, and one without lets it play")
  func sessions() throws {
    let films = [try Film(pictures: 50, seconds: 0), try Film(pictures: 50, seconds: 2)]
    let bench = FilmBench()
    bench.phone.set(\.isOtherAudioPlaying, true)
    let session = bench.phone.run { AVAudioSession.sharedInstance() }
    var heard: [Bool] = []
    for film in films {
      let player = bench.player(film)
      bench.phone.run { player.play() }
      bench.phone.wait(0.3)
      #expect(player.rate == 1)
      heard.append(session.isOtherAudioPlaying)
    }
    #expect(heard == [true, false])
  }

  /// Returns a layer's time without that of an item, at a moment within a turn of the app.
  private func difference(
    _ bench: FilmBench, _ layer: AVSynchronizedLayer, _ item: AVPlayerItem
  ) throws -> Double {
    nonisolated(unsafe) let layer = layer
    nonisolated(unsafe) var found: Double?
    bench.phone.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        MainActor.assumeIsolated {
          found = layer.convertTime(CACurrentMediaTime(), from: nil) - item.currentTime().seconds
        }
      }
    }
    bench.phone.wait(0.11)
    return try #require(found)
  }

  @Test("Players.LA3. A synchronized layer has the time of its item")
  func synchronizedLayer() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    let item = try #require(player.currentItem)
    let layer = bench.phone.run { AVSynchronizedLayer(playerItem: item) }
    bench.phone.wait(0.2)
    #expect(abs(try difference(bench, layer, item)) < 1e-6 && layer.speed == 0)
    bench.phone.run { player.rate = 2 }
    bench.phone.wait(0.5)
    #expect(abs(try difference(bench, layer, item)) < 1e-6 && layer.speed == 2)
    #expect(abs(bench.phone.run { item.currentTime().seconds } - 1.22) < 1e-6)
    bench.phone.run {
      player.pause()
      player.seek(to: CMTime(value: 1, timescale: 4))
    }
    bench.phone.wait(0.2)
    #expect(abs(try difference(bench, layer, item)) < 1e-6 && layer.timeOffset == 0.25)
    bench.phone.run { layer.playerItem = nil }
    #expect(layer.speed == 1 && layer.timeOffset == 0)
  }

  @Test("Players.LA3, Players.PL7. A synchronized layer stands until its item's time begins")
  func layerBeforeBegin() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    let item = try #require(player.currentItem)
    let layer = bench.phone.run { AVSynchronizedLayer(playerItem: item) }
    bench.phone.wait(0.2)
    bench.phone.run {
      player.automaticallyWaitsToMinimizeStalling = false
      let begin = CMTimeAdd(CMClock.hostTimeClock.time, CMTime(value: 1, timescale: 4))
      player.setRate(1, time: .zero, atHostTime: begin)
    }
    #expect(abs(try difference(bench, layer, item)) < 1e-6)
    #expect(layer.speed == 0 && item.currentTime() == .zero)
    bench.phone.wait(0.2)
    #expect(abs(try difference(bench, layer, item)) < 1e-6 && layer.speed == 1)
    #expect(abs(bench.phone.run { item.currentTime().seconds } - 0.17) < 1e-6)
  }
}
