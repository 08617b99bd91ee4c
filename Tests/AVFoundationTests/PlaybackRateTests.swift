import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import TestSupport
import Testing

/// Steps Players.PL7, Players.PL8, Players.TB3, Players.AP1 and Players.DC6.
@Suite("Speeds of films", .serialized, .exclusiveScreen) @MainActor
struct PlaybackRateTests {
  @Test("Players.PL8. A film plays backwards in silence to its beginning")
  func backwards() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    bench.watchEnds()
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    #expect(item.canPlayReverse && item.canPlayFastReverse && item.canPlaySlowReverse)
    nonisolated(unsafe) var times: [Double] = []
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 4), queue: .main
    ) { times.append($0.seconds) }
    bench.phone.run {
      player.seek(to: CMTime(value: 1, timescale: 1))
      times = []
      player.rate = -1
    }
    let heard = bench.heard(0.6)
    #expect(heard.allSatisfy { $0 == 0 })
    let place = player.currentTime().seconds
    #expect(place < 0.45 && place > 0.35 && player.timeControlStatus == .playing)
    let gray = bench.gray(layer) ?? 0
    #expect(abs(gray - Int(place * 25) * 5) <= 6)
    #expect(times == [1, 0.75, 0.5])
    bench.phone.run { player.rate = -2 }
    bench.phone.wait(1)
    #expect(player.currentTime() == .zero && player.rate == 0 && bench.events.last == "end")
    bench.phone.run {
      item.reversePlaybackEndTime = CMTime(value: 1, timescale: 2)
      player.seek(to: CMTime(value: 1, timescale: 1))
      player.rate = -0.5
    }
    bench.phone.wait(2)
    #expect(player.currentTime() == CMTime(value: 1, timescale: 2) && player.rate == 0)
    bench.phone.run { player.play() }
    bench.phone.wait(0.2)
    #expect(abs(player.currentTime().seconds - 0.7) < 1e-6)
    bench.phone.run { player.removeTimeObserver(observer) }
  }

  @Test("Players.PL7. A time of the item coincides with a time of the host's clock")
  func synchronized() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.wait(0.1)
    bench.phone.run { player.automaticallyWaitsToMinimizeStalling = false }
    let host = bench.phone.run { CMClockGetTime(CMClockGetHostTimeClock()) }
    bench.phone.run {
      player.setRate(
        1, time: CMTime(value: 1, timescale: 1),
        atHostTime: CMTimeAdd(host, CMTime(value: 1, timescale: 2)))
    }
    #expect(abs(player.currentTime().seconds - 0.5) < 1e-6 && player.rate == 1)
    bench.phone.wait(0.5)
    #expect(abs(player.currentTime().seconds - 1) < 1e-6)
    // The item's beginning lies in the future.
    bench.phone.run {
      player.setRate(
        2, time: .zero,
        atHostTime: CMTimeAdd(
          CMClockGetTime(CMClockGetHostTimeClock()), CMTime(value: 1, timescale: 4)))
    }
    bench.phone.wait(0.2)
    #expect(player.currentTime() == .zero && player.rate == 2)
    bench.phone.wait(0.15)
    #expect(abs(player.currentTime().seconds - 0.2) < 1e-6)
  }

  @Test("Players.TB3. The time of the host's clock passes between the turns of the app")
  func hostClock() throws {
    let bench = FilmBench()
    func time() -> CMTime { bench.phone.run { CMClock.hostTimeClock.time } }
    let timebase = try bench.phone.run {
      let timebase = try CMTimebase(sourceClock: .hostTimeClock)
      try timebase.setRate(2)
      return timebase
    }
    let before = time()
    bench.phone.wait(7.375)
    #expect(CMTimeSubtract(time(), before) == CMTime(value: 59, timescale: 8))
    #expect(abs(bench.phone.run { timebase.time.seconds } - 14.75) < 1e-6)
  }

  @Test("Players.AP1. A film of an AirPlay device plays on in the background")
  func airPlay() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let bench = FilmBench()
    let player = bench.player(film)
    _ = bench.show(player)
    bench.phone.wait(0.1)
    #expect(!player.isExternalPlaybackActive)
    let device = SoundDevice(.airPlay)
    bench.phone.set(\.soundDevices, [device])
    bench.phone.set(\.soundOutput, .device(device))
    bench.phone.wait(0.1)
    #expect(player.isExternalPlaybackActive)
    bench.phone.run { player.play() }
    bench.phone.wait(0.1)
    let leave = {
      NotificationCenter.default.post(
        name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
    }
    bench.phone.run { leave() }
    #expect(player.rate == 1)
    // It plays to its end there, and from its beginning once more.
    bench.watchEnds()
    bench.phone.wait(3)
    #expect(bench.events == ["end"] && player.currentTime() == player.currentItem?.duration)
    bench.phone.run {
      player.seek(to: .zero)
      player.play()
    }
    bench.phone.wait(0.1)
    bench.phone.run { player.allowsExternalPlayback = false }
    #expect(!player.isExternalPlaybackActive)
    bench.phone.run { leave() }
    #expect(player.rate == 0)
  }

  @Test("Players.DC6. H.264 and AAC in MP4 are played: pictures, sound and moves")
  func commonCodings() throws {
    let film = try Film(
      pictures: 50, seconds: 2,
      coding: "x264enc tune=zerolatency key-int-max=25 qp-min=1 qp-max=8",
      soundCoding: "avenc_aac bitrate=192000", container: "mp4mux", name: "film.mp4")
    let bench = FilmBench()
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    #expect(item.status == .readyToPlay, "\(String(describing: item.error))")
    #expect(item.presentationSize == CGSize(width: 64, height: 48))
    #expect(abs(item.duration.seconds - 2) < 0.1)
    for second in [0.0, 1.5, 0.5] {
      bench.phone.run {
        player.seek(to: CMTime(seconds: second, preferredTimescale: 600))
      }
      bench.phone.wait(0.05)
      let gray = try #require(bench.gray(layer))
      // The coding has 16…235 for black to white.
      let expected = max(0, (Int(second * 25) * 5 - 16) * 255 / 219)
      #expect(abs(gray - expected) <= 5, "\(second): \(gray)")
    }
    bench.phone.run { player.play() }
    let heard = bench.heard(0.5)
    // The sound is a saw of 48 Hz.
    let loudest = heard.suffix(4800).map(abs).max() ?? 0
    #expect(loudest > 0.02 && loudest < 0.06)
  }
}
