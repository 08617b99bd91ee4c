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

  @Test("Players.LA3. A synchronized layer has the time of its item")
  func synchronizedLayer() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    let item = try #require(player.currentItem)
    let layer = bench.phone.run { AVSynchronizedLayer(playerItem: item) }
    // The layers' clock is that of the last frame of the screen.
    func difference() -> Double {
      bench.phone.run {
        layer.convertTime(CACurrentMediaTime(), from: nil) - item.currentTime().seconds
      }
    }
    bench.phone.wait(0.2)
    #expect(abs(difference()) < 0.05 && layer.speed == 0)
    bench.phone.run { player.rate = 2 }
    bench.phone.wait(0.5)
    withKnownIssue("While the time runs, the layer's differs from it") {
      #expect(abs(difference()) < 0.05)
    }
    #expect(layer.speed == 2)
    #expect(bench.phone.run { item.currentTime().seconds } > 0.8)
    bench.phone.run {
      player.pause()
      player.seek(to: CMTime(value: 1, timescale: 4))
    }
    bench.phone.wait(0.2)
    #expect(abs(difference()) < 0.05 && layer.timeOffset == 0.25)
    bench.phone.run { layer.playerItem = nil }
    #expect(layer.speed == 1 && layer.timeOffset == 0)
  }
}
