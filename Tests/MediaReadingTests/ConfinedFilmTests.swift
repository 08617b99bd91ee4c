import Foundation
import TactusMediaReading
import TestSupport
import Testing

/// Steps QuickLook.FM1, QuickLook.FM2.
@Suite struct ConfinedFilmTests {
  private let limit = Duration.seconds(10)

  private func sources(_ film: Film) throws -> (confined: MediaSource, own: MediaSource) {
    (.confined(try ConfinedFilm(path: film.url.path)), .own(uri: film.url.absoluteString))
  }

  @Test("QuickLook.FM1. A film is described as in this process, without its pictures' bytes")
  func description() throws {
    let film = try Film(
      pictures: 50, seconds: 2, tags: "taginject tags=title=\"Tea\",artist=\"Anna\"")
    let (confined, own) = try sources(film)
    var expected = try own.describe(within: 10)
    expected.artwork = nil
    #expect(try confined.describe(within: 10) == expected)
    #expect(expected.tags["title"] == "Tea" && expected.duration == 2_000_000_000)
  }

  @Test("QuickLook.FM1. Pictures are those of this process, in any order")
  func pictures() throws {
    let film = try Film(
      pictures: 100, seconds: 0, step: 2, coding: "vp8enc keyframe-max-dist=30 threads=1",
      container: "webmmux", name: "film.webm")
    let (confined, own) = try sources(film)
    let size = VideoSize(width: 32, height: 24)
    let (one, other) = (
      try confined.pictures(size: size, limit: limit), try own.pictures(size: size, limit: limit)
    )
    var random = SeededRandom(seed: 5)
    for _ in 0..<20 {
      let time = Int64.random(in: 0..<4_000_000_000, using: &random)
      let picture = try one.picture(at: time)
      #expect(picture.time == time / 40_000_000 * 40_000_000)
      #expect(try picture == other.picture(at: time))
    }
  }

  @Test("QuickLook.FM1. Sound is that of this process to the sample, from any place")
  func sound() throws {
    let (confined, own) = try sources(Film(pictures: 0, seconds: 3))
    let (one, other) = (
      try confined.sound(track: 0, limit: limit), try own.sound(track: 0, limit: limit)
    )
    for (frame, count) in [(0, 5_000), (5_000, 777), (60_001, 3_000), (123, 96_000)] {
      let samples = try one.read(from: Int64(frame), count: count)
      #expect(samples.count == 2 * count)
      #expect(try samples == other.read(from: Int64(frame), count: count))
    }
    let end = try one.read(from: 143_000, count: 9_000)
    #expect(end.count < 18_000)
    #expect(try end == other.read(from: 143_000, count: 9_000))
  }

  @Test("QuickLook.FM1. A film that is no film, an empty and a missing one are refused")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "\(UUID()).mp4")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("only text\n".utf8).write(to: file)
    let text = try ConfinedFilm(path: file.path)
    let failure = #expect(throws: ReaderFailure.self) { try text.describe() }
    guard case .unreadable(let reason)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(!reason.isEmpty)
    try Data().write(to: file)
    #expect(throws: ReaderFailure.unreadable("\(file.path) is empty")) {
      try ConfinedFilm(path: file.path)
    }
    #expect(throws: ReaderFailure.self) { try ConfinedFilm(path: "/missing.mov") }
    #expect(throws: ReaderFailure.unopenable("\(folder.path) is not a file")) {
      try ConfinedFilm(path: folder.path)
    }
  }

  @Test("QuickLook.FM2. Damaged films yield pictures and sound, or an error")
  func damaged() throws {
    let film = try Film(
      pictures: 10, seconds: 0.4, coding: "vp8enc", soundCoding: "vorbisenc", container: "webmmux",
      name: "film.webm")
    let whole = [UInt8](try Data(contentsOf: film.url))
    let file = film.url.deletingLastPathComponent().appending(path: "damaged.webm")
    var random = SeededRandom(seed: 12)
    var (described, refused) = (0, 0)
    for _ in RandomCases.seeds(40) {
      var copy = random.damage(whole, after: 4)
      if copy.isEmpty { copy = [0] }
      try Data(copy).write(to: file)
      do throws(ReaderFailure) {
        let found = try ConfinedFilm(path: file.path).describe()
        described += 1
        let source = MediaSource.confined(try ConfinedFilm(path: file.path))
        if found.video != nil {
          let pictures = try? source.pictures(size: .init(width: 16, height: 12), limit: limit)
          if let picture = try? pictures?.picture(at: 200_000_000) {
            #expect(picture.pixels.count == 16 * 12 * 4)
          }
        }
        if found.sound != nil, let sound = try? source.sound(track: 0, limit: limit) {
          #expect(((try? sound.read(from: 0, count: 9_600)) ?? []).count <= 19_200)
        }
      } catch {
        refused += 1
        #expect(error != .wrongAnswer, "a reader that works has sent a wrong answer")
      }
    }
    #expect(described > 0 && refused > 0)
  }
}
