import Foundation
import TactusMediaDecoding
import TestSupport
import Testing

/// Steps Players.AS1, Players.DC1–DC5.
@Suite struct MediaDecodingTests {
  private let limit = Duration.seconds(10)

  private func gray(_ picture: VideoPicture) -> Int {
    Int(picture.pixels[(picture.size.height / 2 * picture.size.width + 7) * 4 + 1])
  }

  private func isNear(_ picture: VideoPicture, _ number: Int) -> Bool {
    abs(gray(picture) - number * 5) <= 1 && picture.time == Int64(number) * 40_000_000
  }

  @Test("Players.AS1. A film's duration, size, frame rate and sound are read")
  func description() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let found = try MediaDiscovery.describe(film.url.absoluteString, within: 10)
    #expect(found.duration == 2_000_000_000 && found.isSeekable)
    #expect(found.video?.width == 64 && found.video?.height == 48)
    #expect(found.video?.frameRate == 25)
    #expect(found.sound?.channelCount == 2 && found.sound?.sampleRate == 48_000)
    #expect(found.sound?.codec.isEmpty == false)
  }

  @Test(
    "Players.AS7. The examination of damaged films ends before its limit, of many in a process",
    arguments: ["h264.mp4", "jpeg.mov", "vp8.webm"])
  func damaged(name: String) throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fuzz/Corpus/Film/\(name)")
    let bytes = try Data(contentsOf: corpus)
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
    defer { try? FileManager.default.removeItem(at: place) }
    var random = SeededRandom(seed: 11)
    var late: [Int] = []
    for index in 0..<60 {
      var damaged = bytes
      for _ in 0..<[1, 5, 30, 200][index % 4] {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      try damaged.write(to: place)
      do throws(MediaFailure) {
        _ = try MediaDiscovery.describe(place.absoluteString, within: 16)
      } catch {
        if error == .timedOut { late.append(index) }
      }
    }
    // The decoder hangs at times, on files that it examines at once before and after.
    #expect(late.count <= 1, "\(late)")
  }

  @Test("Players.DC1. The picture of a time is the last one that begins before it")
  func pictures() throws {
    let film = try Film(pictures: 50, seconds: 0)
    let reader = try VideoReader(
      film.url.absoluteString, size: VideoSize(width: 64, height: 48), limit: limit)
    for (time, number) in [
      (0, 0), (39_999_999, 0), (40_000_000, 1), (1_000_000_000, 25), (1_999_999_999, 49),
      (9_000_000_000, 49), (500_000_000, 12), (0, 0), (1_960_000_000, 49),
    ] as [(Int64, Int)] {
      let picture = try reader.picture(at: time)
      #expect(isNear(picture, number), "\(time): \(picture.time) gray \(gray(picture))")
    }
  }

  @Test("Players.DC2. Pictures of a film with key pictures are found in any order, always the same")
  func keyPictures() throws {
    let film = try Film(
      pictures: 100, seconds: 0, step: 2, coding: "vp8enc keyframe-max-dist=30 threads=1",
      container: "webmmux", name: "film.webm")
    let size = VideoSize(width: 32, height: 24)
    var random = SeededRandom(seed: 7)
    let times = (0..<25).map { _ in Int64.random(in: 0..<4_000_000_000, using: &random) }
    let first = try VideoReader(film.url.absoluteString, size: size, limit: limit)
    let seen = try times.map { try first.picture(at: $0) }
    let second = try VideoReader(film.url.absoluteString, size: size, limit: limit)
    var inOrder: [Int64: VideoPicture] = [:]
    for time in times.sorted() { inOrder[time] = try second.picture(at: time) }
    for (time, picture) in zip(times, seen) {
      #expect(picture.time == time / 40_000_000 * 40_000_000)
      #expect(inOrder[time]?.pixels == picture.pixels)
    }
  }

  @Test("Players.DC4. Sound is read to the sample, from any place, and ends with the file")
  func sound() throws {
    let film = try Film(pictures: 50, seconds: 2)
    let reader = try SoundReader(film.url.absoluteString, limit: limit)
    func expected(_ first: Int, _ count: Int) -> [Float] {
      (first..<first + count).flatMap { frame -> [Float] in
        let value = Float(frame % 1000) / 32_768
        return [value, -value]
      }
    }
    #expect(try reader.read(from: 0, count: 5000) == expected(0, 5000))
    #expect(try reader.read(from: 5000, count: 777) == expected(5000, 777))
    #expect(try reader.read(from: 60_001, count: 3000) == expected(60_001, 3000))
    #expect(try reader.read(from: 123, count: 48_000) == expected(123, 48_000))
    #expect(try reader.read(from: 95_000, count: 5000) == expected(95_000, 1000))
    #expect(try reader.read(from: 96_000, count: 10) == [])
  }

  @Test("Players.DC5. A file without pictures or sound, a text and nothing have an error")
  func refusals() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in [
      ("a.mov", Data()), ("b.mp4", Data("no film".utf8)),
      ("c.bin", Data(repeating: 7, count: 9000)),
    ] {
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      #expect(throws: MediaFailure.self) {
        try MediaDiscovery.describe(url.absoluteString, within: 10)
      }
    }
    #expect(throws: MediaFailure.self) {
      try MediaDiscovery.describe("file:///nowhere/at/all.mov", within: 10)
    }
  }

  @Test("Players.DC5. Damaged films end with an error or early, and never hang")
  func damage() throws {
    let film = try Film(
      pictures: 25, seconds: 1, coding: "vp8enc", soundCoding: "vorbisenc", container: "webmmux",
      name: "film.webm")
    let whole = try Data(contentsOf: film.url)
    var random = SeededRandom(seed: 11)
    let size = VideoSize(width: 64, height: 48)
    for round in 0..<12 {
      var bytes = whole
      if round % 2 == 0 {
        bytes = bytes.prefix(Int.random(in: 1..<whole.count, using: &random))
      } else {
        for _ in 0..<20 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
      }
      let url = film.url.deletingLastPathComponent().appendingPathComponent("damaged \(round).webm")
      try bytes.write(to: url)
      let described = try? MediaDiscovery.describe(url.absoluteString, within: 10)
      guard let found = described else { continue }
      if found.video != nil,
        let reader = try? VideoReader(url.absoluteString, size: size, limit: .seconds(5))
      {
        for time in [0, 900_000_000, 400_000_000] as [Int64] {
          if let picture = try? reader.picture(at: time) {
            #expect(picture.pixels.count == 64 * 48 * 4)
          }
        }
      }
      if found.sound != nil, let reader = try? SoundReader(url.absoluteString, limit: .seconds(5)) {
        let samples = (try? reader.read(from: 24_000, count: 48_000)) ?? []
        #expect(samples.count <= 96_000 && samples.allSatisfy(\.isFinite))
      }
    }
  }
}
