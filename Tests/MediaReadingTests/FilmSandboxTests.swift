import Foundation
import TactusMediaReading
import TestSupport
import Testing

/// Steps QuickLook.FM1, QuickLook.FM2: what a reader of films reaches, and what becomes of one that
/// fails.
@Suite struct FilmSandboxTests {
  /// Returns a film whose reader is one that a film has taken over.
  private func taken(patience: Duration = .seconds(10)) throws -> ConfinedFilm {
    let reader = try #require(ReaderSandbox.reader)
    let program = URL(filePath: reader).deletingLastPathComponent()
      .appending(path: "EscapingReader").path
    // Its reader does not look at the film.
    return try ConfinedFilm(
      path: program, in: ReaderSandbox(program: program, patience: patience))
  }

  @Test("QuickLook.FM1. A reader of films reaches no file, socket, process or variable")
  func escape() throws {
    let film = try taken()
    #expect(throws: ReaderFailure.unreadable("14 attempts: ")) { try film.describe() }
  }

  @Test("QuickLook.FM1. Without a sandbox a film is refused, and one line says why")
  func noSandbox() throws {
    let film = try ConfinedFilm(
      path: "/usr/bin/env", in: ReaderSandbox(bubblewrap: "/missing/bwrap"))
    let failure = #expect(throws: ReaderFailure.self) { try film.describe() }
    #expect(failure?.message.contains("/missing/bwrap is missing") == true)
    #expect(failure?.message.contains("\n") == false)
    let source = MediaSource.confined(film)
    let other = #expect(throws: MediaFailure.self) {
      try source.sound(track: 0, limit: .seconds(1))
    }
    #expect(other?.reason.contains("bubblewrap") == true)
  }

  @Test("QuickLook.FM2. A reader that ends, hangs or lies is an error, and is not asked again")
  func failures() throws {
    let size = VideoSize(width: 2, height: 2)
    for (time, failure) in [
      (0, ReaderFailure.ended.message), (2, ReaderFailure.wrongAnswer.message),
      (3, ReaderFailure.wrongAnswer.message),
    ] as [(Int64, String)] {
      let pictures = try MediaSource.confined(taken()).pictures(size: size, limit: .seconds(1))
      for _ in 0..<2 {
        #expect(throws: MediaFailure.unreadable(failure)) { try pictures.picture(at: time) }
      }
    }
    let slow = try MediaSource.confined(taken(patience: .milliseconds(300)))
      .pictures(size: size, limit: .seconds(1))
    #expect(throws: MediaFailure.timedOut) { try slow.picture(at: 1) }
  }

  @Test("QuickLook.FM2. More sound than was asked for, and no end of nothing, are wrong answers")
  func excess() throws {
    let source = MediaSource.confined(try taken())
    let failure = MediaFailure.unreadable(ReaderFailure.wrongAnswer.message)
    let sound = try source.sound(track: 0, limit: .seconds(1))
    #expect(throws: failure) { try sound.read(from: 0, count: 10) }
    let subtitles = try source.subtitles(track: 0, limit: .seconds(1))
    #expect(throws: failure) { try subtitles.next() }
  }

  @Test("QuickLook.FM2. The process of a decoder ends with the decoder")
  func end() throws {
    let film = try Film(pictures: 5, seconds: 0)
    func children() throws -> Set<Substring> {
      Set(
        try FinishedProcess("pgrep", ["-P", "\(getpid())", "-f", film.url.path]).text
          .split(separator: "\n"))
    }
    var decoder: (any PictureDecoder)? = try MediaSource.confined(
      ConfinedFilm(path: film.url.path)
    ).pictures(size: VideoSize(width: 8, height: 8), limit: .seconds(5))
    _ = try decoder?.picture(at: 0)
    #expect(try !children().isEmpty)
    decoder = nil
    #expect(try children().isEmpty)
  }
}
