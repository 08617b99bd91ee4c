import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

@Suite("Films that nothing decodes", .serialized, .exclusiveScreen) @MainActor
struct MissingDecoderTests {
  @Test("Players.AS4. A coding without a decoder is an error that names the Debian package")
  func unknownCoding() throws {
    let film = try Film(pictures: 5, seconds: 0)
    var bytes = try Data(contentsOf: film.url)
    // The name of the coding of the pictures.
    while let place = bytes.range(of: Data("jpeg".utf8)) {
      bytes.replaceSubrange(place, with: Data("zzqq".utf8))
    }
    let url = film.url.deletingLastPathComponent().appendingPathComponent("unknown.mov")
    try bytes.write(to: url)
    let bench = FilmBench()
    let player = bench.phone.run { AVPlayer(url: url) }
    bench.phone.wait(0.2)
    let error = try #require(player.currentItem?.error as NSError?)
    #expect(error.domain == AVFoundationErrorDomain)
    #expect(error.code == AVError.decoderNotFound.rawValue)
    #expect(error.localizedFailureReason?.contains("gstreamer1.0-libav") == true)
  }

  @Test("Players.PI1, Players.DC5. A film that is cut shows its last picture until its end")
  func cutFilm() throws {
    let film = try Film(
      pictures: 50, seconds: 0, coding: "vp8enc keyframe-max-dist=10", container: "matroskamux",
      name: "film.mkv")
    let bytes = try Data(contentsOf: film.url)
    let url = film.url.deletingLastPathComponent().appendingPathComponent("cut.mkv")
    try bytes.prefix(bytes.count / 2).write(to: url)
    let bench = FilmBench()
    let player = bench.phone.run { AVPlayer(url: url) }
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    #expect(layer.isReadyForDisplay)
    bench.phone.run { player.play() }
    bench.phone.wait(3)
    #expect(player.rate == 0 && layer.isReadyForDisplay)
  }
}
