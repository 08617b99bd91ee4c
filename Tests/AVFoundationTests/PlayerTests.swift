import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

/// Steps Players.PL1–PL6, Players.SK1, Players.OB1.
@Suite("Players of films", .serialized, .exclusiveScreen) @MainActor
struct PlayerTests {
  private func isNear(_ time: CMTime, _ seconds: Double) -> Bool {
    abs(time.seconds - seconds) < 1e-6
  }

  @Test("Players.IT1, Players.PL1. An item becomes ready in a player, with its film's properties")
  func loading() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    let item = try #require(player.currentItem)
    #expect(item.status == .unknown && item.duration.isIndefinite)
    var seen: [Int] = []
    let observation = item.observe(\.status, options: [.new]) { item, _ in
      seen.append(item.status.rawValue)
    }
    bench.phone.wait(0.1)
    #expect(item.status == .readyToPlay && seen == [1] && player.status == .readyToPlay)
    #expect(item.duration == CMTime(value: 2, timescale: 1))
    #expect(item.presentationSize == CGSize(width: 64, height: 48))
    #expect(item.loadedTimeRanges.first?.timeRangeValue.end == item.duration)
    #expect(item.seekableTimeRanges.count == 1 && item.isPlaybackLikelyToKeepUp)
    observation.invalidate()
  }

  @Test("Players.PL3, Players.PL5. A player plays, pauses, goes on, and pauses at the end")
  func playing() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    bench.watchEnds()
    let player = bench.player(film)
    var states: [Int] = []
    let observation = player.observe(\.timeControlStatus) { player, _ in
      states.append(player.timeControlStatus.rawValue)
    }
    bench.phone.run { player.play() }
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
    bench.phone.wait(0.5)
    #expect(player.timeControlStatus == .playing && player.reasonForWaitingToPlay == nil)
    let middle = player.currentTime().seconds
    #expect(middle > 0.45 && middle <= 0.5)
    bench.phone.run { player.pause() }
    bench.phone.wait(3)
    #expect(isNear(player.currentTime(), middle) && player.timeControlStatus == .paused)
    bench.phone.run { player.rate = 2 }
    bench.phone.wait(0.25)
    #expect(isNear(player.currentTime(), middle + 0.5) && bench.events.isEmpty)
    bench.phone.wait(1)
    #expect(player.currentTime() == CMTime(value: 2, timescale: 1) && player.rate == 0)
    #expect(bench.events == ["end"] && states == [1, 2, 0, 2, 0])
    observation.invalidate()
  }

  @Test("Players.SO1, Players.SO2. The sound is the film's to the sample, across all pieces")
  func sound() throws {
    let film = try Film(pictures: 0, seconds: 5)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.wait(0.1)
    bench.phone.run { player.play() }
    let left = bench.heard(5.5)
    let start = try #require(left.firstIndex { $0 != 0 })
    // Frame 0 of the film is 0.
    let worst = (0..<(5 * 48_000 - 1)).map { index in
      abs(left[start + index] - Float((index + 1) % 1000) / 32_768)
    }.max()
    #expect((worst ?? 1) < 1e-4)
    #expect(left[(start + 5 * 48_000)...].allSatisfy { $0 == 0 })
    #expect(bench.phone.haptics.isEmpty)
  }

  @Test("Players.SO1. The same film twice is heard with the same samples")
  func determinism() throws {
    let film = try Film(pictures: 25, seconds: 1)
    let runs = (0..<2).map { _ -> [Float] in
      let bench = FilmBench()
      let player = bench.player(film)
      bench.phone.run { player.play() }
      return bench.heard(1.2)
    }
    #expect(runs[0] == runs[1] && runs[0].contains { $0 > 0.01 })
  }

  @Test("Players.SK1. A move is exact, and one that another follows is not finished")
  func seeking() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    bench.watchEnds()
    let player = bench.player(film)
    bench.phone.wait(0.1)
    nonisolated(unsafe) var results: [String] = []
    bench.phone.run {
      player.seek(to: CMTime(value: 1, timescale: 3)) { results.append("first \($0)") }
      player.seek(
        to: CMTime(value: 7, timescale: 5), toleranceBefore: .zero, toleranceAfter: .zero
      ) { results.append("second \($0)") }
    }
    bench.phone.wait(0.1)
    #expect(results == ["first false", "second true"])
    #expect(player.currentTime() == CMTime(value: 7, timescale: 5))
    #expect(bench.events == ["jump", "jump"])
    bench.phone.run { player.play() }
    bench.phone.wait(0.2)
    #expect(isNear(player.currentTime(), 1.6))
    bench.phone.run { player.seek(to: .zero) }
    bench.phone.wait(0.3)
    #expect(isNear(player.currentTime(), 0.3) && player.rate == 1)
    bench.phone.run { player.seek(to: .positiveInfinity) }
    bench.phone.wait(0.1)
    #expect(player.currentTime() == CMTime(value: 2, timescale: 1) && player.rate == 0)
  }

  @Test("Players.OB1, Players.OB2. Observers are called at their times, and when time jumps")
  func observers() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.wait(0.1)
    nonisolated(unsafe) var times: [Double] = []
    nonisolated(unsafe) var passed: [Double] = []
    let periodic = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 2), queue: .main
    ) { times.append($0.seconds) }
    let quarters = [3, 1].map { NSValue(time: CMTime(value: $0, timescale: 4)) }
    let boundary = player.addBoundaryTimeObserver(forTimes: quarters, queue: nil) {
      passed.append(player.currentTime().seconds)
    }
    bench.phone.run { player.play() }
    bench.phone.wait(1.2)
    #expect(times == [0, 0.5, 1])
    #expect(passed.count == 2 && abs(passed[0] - 0.25) < 0.002 && abs(passed[1] - 0.75) < 0.002)
    bench.phone.run { player.seek(to: .zero) }
    #expect(times.last == 0)
    bench.phone.run { player.removeTimeObserver(boundary) }
    bench.phone.wait(0.6)
    #expect(passed.count == 2 && times.last == 0.5)
    bench.phone.run { player.removeTimeObserver(periodic) }
    let count = times.count
    bench.phone.wait(2)
    #expect(times.count == count)
  }

  @Test("Players.LA1. A layer shows the picture of the time, and is ready with the first one")
  func pictures() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let bench = FilmBench()
    let player = bench.player(film)
    let layer = bench.show(player)
    #expect(!layer.isReadyForDisplay)
    bench.phone.wait(0.1)
    #expect(layer.isReadyForDisplay && bench.gray(layer) == 0)
    bench.phone.run { player.seek(to: CMTime(value: 1, timescale: 1)) }
    bench.phone.wait(0.05)
    #expect(abs((bench.gray(layer) ?? 0) - 125) <= 1)
    bench.phone.run { player.play() }
    for _ in 0..<10 {
      bench.phone.wait(0.0505)
      let expected = Int(player.currentTime().seconds * 25) * 5
      // The screen shows the picture of its last frame.
      let gray = bench.gray(layer) ?? 0
      #expect(gray >= expected - 6 && gray <= expected + 1)
    }
    let before = try bench.phone.screenshot()
    bench.phone.wait(0.3)
    #expect(try bench.phone.screenshot() != before)
  }

  @Test("Players.LA2. The gravity fits, fills or stretches the pictures")
  func gravity() throws {
    let film = try Film(pictures: 5, seconds: 0, width: 64, height: 24)
    let bench = FilmBench()
    let player = bench.player(film)
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    #expect(layer.videoRect == CGRect(x: 0, y: 30, width: 160, height: 60))
    bench.phone.run { layer.videoGravity = .resizeAspectFill }
    #expect(layer.videoRect == CGRect(x: -80, y: 0, width: 320, height: 120))
    #expect(layer.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    bench.phone.run { layer.videoGravity = .resize }
    #expect(layer.videoRect == CGRect(x: 0, y: 0, width: 160, height: 120))
  }

  @Test("Players.PL6. Unplugged headphones and a call pause a player; nothing else starts it again")
  func unplugging() throws {
    let film = try Film(pictures: 0, seconds: 5)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.set(\.hasHeadphones, true)
    bench.phone.run { player.play() }
    bench.phone.wait(0.5)
    #expect(player.rate == 1)
    bench.phone.set(\.hasHeadphones, false)
    bench.phone.wait(0.1)
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    #expect(bench.heard(0.5).allSatisfy { $0 == 0 })
    bench.phone.run { player.play() }
    bench.phone.wait(0.5)
    bench.phone.set(\.isInCall, true)
    bench.phone.wait(0.1)
    #expect(player.rate == 0)
    bench.phone.run { player.play() }
    #expect(player.rate == 0)
    bench.phone.set(\.isInCall, false)
    bench.phone.wait(0.5)
    #expect(player.rate == 0)
    bench.phone.run { player.play() }
    #expect(player.rate == 1 && bench.heard(0.2).contains { $0 != 0 })
  }

  @Test("Players.SO4. Volume, muting and another speed change what is heard")
  func volume() throws {
    let film = try Film(pictures: 0, seconds: 5)
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.run { player.play() }
    let loud = bench.heard(0.5).max() ?? 0
    bench.phone.run { player.volume = 0.5 }
    _ = bench.heard(0.1)
    let soft = bench.heard(0.5).max() ?? 0
    #expect(abs(soft / loud - 0.5) < 0.02)
    bench.phone.run { player.isMuted = true }
    _ = bench.heard(0.1)
    #expect(bench.heard(0.2).allSatisfy { $0 == 0 })
    bench.phone.run { (player.isMuted, player.volume) = (false, 1) }
    let before = player.currentTime().seconds
    bench.phone.run { player.rate = 2 }
    #expect((bench.heard(0.5).max() ?? 0) > loud / 2)
    #expect(abs(player.currentTime().seconds - before - 1) < 0.01)
  }

  @Test("Players.AS4, Players.IT2. A missing file and one that is no film fail with their errors")
  func failures() throws {
    let bench = FilmBench()
    let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mov")
    try Data("no film".utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    for (url, domain, code) in [
      (URL(fileURLWithPath: "/nowhere/film.mov"), NSURLErrorDomain, -1100),
      (text, AVFoundationErrorDomain, -11828),
    ] {
      let player = bench.phone.run { AVPlayer(url: url) }
      bench.phone.run { player.play() }
      bench.phone.wait(0.2)
      let error = player.currentItem?.error as NSError?
      #expect(player.currentItem?.status == .failed && error?.domain == domain)
      #expect(error?.code == code && error?.localizedFailureReason?.isEmpty == false)
      #expect(player.rate == 0 && player.timeControlStatus == .paused)
    }
  }

  @Test("Players.QU1. A queue plays its items one after the other without a gap")
  func queue() throws {
    let films = [try Film(pictures: 0, seconds: 1), try Film(pictures: 0, seconds: 1)]
    let bench = FilmBench()
    bench.watchEnds()
    let items = bench.phone.run { films.map { AVPlayerItem(url: $0.url) } }
    let player = bench.phone.run { AVQueuePlayer(items: items) }
    bench.phone.wait(0.1)
    bench.phone.run { player.play() }
    let left = bench.heard(2.5)
    let start = try #require(left.firstIndex { $0 != 0 })
    let worst = (0..<(2 * 48_000 - 1)).map { index in
      abs(left[start + index] - Float((index + 1) % 1000) / 32_768)
    }.max()
    #expect((worst ?? 1) < 1e-3)
    #expect(bench.events == ["end", "end"] && player.items().isEmpty && player.currentItem == nil)
  }

  @Test("Players.LO1. A looper repeats its item, and counts")
  func looper() throws {
    let film = try Film(pictures: 0, seconds: 0.5)
    let bench = FilmBench()
    let player = bench.phone.run { AVQueuePlayer() }
    let looper = bench.phone.run {
      AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: film.url))
    }
    bench.phone.wait(0.1)
    bench.phone.run { player.play() }
    bench.phone.wait(2.2)
    #expect(looper.loopCount == 4 && player.items().count == 3 && player.rate == 1)
    bench.phone.run { looper.disableLooping() }
    bench.phone.wait(1)
    #expect(looper.loopCount == 4 && player.items().isEmpty)
  }

  @Test("Players.BG1. A film whose pictures are shown pauses in the background")
  func background() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let bench = FilmBench()
    let player = bench.player(film)
    _ = bench.show(player)
    bench.phone.run { player.play() }
    bench.phone.wait(0.3)
    #expect(player.rate == 1)
    bench.phone.run {
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    #expect(player.rate == 0)
  }

  @Test("Players.AS1, Players.AS5. An asset's properties and texts are loaded")
  func assets() async throws {
    let film = try Film(
      pictures: 50, seconds: 2, tags: "taginject tags=title=\\\"Tea\\\",artist=\\\"Anna\\\"")
    let bench = FilmBench()
    let asset = bench.phone.run { AVURLAsset(url: film.url) }
    let duration = asset.duration
    #expect(duration == CMTime(value: 2, timescale: 1) && asset.isPlayable)
    #expect(asset.tracks.map(\.mediaType) == [.video, .audio])
    let video = try #require(asset.tracks(withMediaType: .video).first)
    #expect(video.naturalSize == CGSize(width: 64, height: 48) && video.nominalFrameRate == 25)
    let title = AVMetadataItem.metadataItems(
      from: asset.commonMetadata, filteredByIdentifier: .commonIdentifierTitle)
    #expect(title.first?.stringValue == "Tea")
    #expect(asset.statusOfValue(forKey: "duration") == .loaded)
  }

  @Test("Players.IG1. A generator makes the pictures of times, and no picture behind the end")
  func generator() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let bench = FilmBench()
    let generator = bench.phone.run { AVAssetImageGenerator(asset: AVURLAsset(url: film.url)) }
    var actual = CMTime.invalid
    let image = try generator.copyCGImage(at: CMTime(value: 1, timescale: 1), actualTime: &actual)
    #expect(image.width == 64 && actual == CMTime(value: 1, timescale: 1))
    #expect(abs(Int(image.drawing.pixels[1]) - 125) <= 1)
    generator.maximumSize = CGSize(width: 32, height: 32)
    let small = try generator.copyCGImage(at: .zero, actualTime: nil)
    #expect(small.width == 32 && small.height == 24)
    #expect(throws: AVError.self) {
      try generator.copyCGImage(at: CMTime(value: 9, timescale: 1), actualTime: nil)
    }
    nonisolated(unsafe) var made: [Double] = []
    bench.phone.run {
      let times = [0, 2, 6].map { NSValue(time: CMTime(value: $0, timescale: 5)) }
      generator.generateCGImagesAsynchronously(forTimes: times) { _, image, time, result, _ in
        if image != nil, result == .succeeded { made.append(time.seconds) }
      }
    }
    bench.phone.wait(0.1)
    #expect(made == [0, 0.4, 1.2])
  }
}
