import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import TactusPhoneTypes
import Testing

/// Steps RemoteControl.NP3, RemoteControl.NP4, RemoteControl.BI1 and RemoteControl.BI2, as an app
/// observes them.
@Suite(.serialized, .exclusiveScreen) @MainActor struct NowPlayingInfoTests {
  private let sound: MusicFixture
  private let phone = SimulatedPhone()

  init() throws { sound = try MusicFixture() }

  private var now: PhoneInstant { PhoneInstant(nanoseconds: Int64(phone.time * 1e9)) }

  /// Launches an app that plays, with information; nil for none.
  private func launch(_ info: [String: Any]?) throws -> MusicApp {
    let app = phone.launch(MusicApp.self)
    try phone.run {
      MPRemoteCommandCenter.shared().pauseCommand.addTarget { _ in .success }
      MPNowPlayingInfoCenter.default().nowPlayingInfo = info
      try app.play(sound)
    }
    phone.wait(0.1)
    return app
  }

  @Test("RemoteControl.NP3, RemoteControl.NP4. The phone shows the information, and carries it on")
  func information() throws {
    let app = try launch([
      MPMediaItemPropertyTitle: "Träumerei", MPMediaItemPropertyArtist: "Clara",
      MPMediaItemPropertyAlbumTitle: "Kinderszenen", MPMediaItemPropertyPlaybackDuration: 180,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: 30.5 as Float,
      MPMediaItemPropertyAlbumTrackNumber: 7,
    ])
    let state = try #require(phone.nowPlaying)
    #expect(state.info.title == "Träumerei" && state.info.artist == "Clara")
    #expect(state.info.duration == 180 && state.info.rate == 1 && state.info.trackNumber == 7)
    #expect(state.isPlaying)
    phone.wait(4)
    let elapsed = try #require(phone.nowPlaying?.elapsed(at: now))
    #expect(abs(elapsed - 34.6) < 0.3)
    phone.run { app.player?.pause() }
    phone.wait(0.1)
    #expect(phone.nowPlaying?.isPlaying == false)
    let paused = try #require(phone.nowPlaying?.elapsed(at: now))
    phone.wait(5)
    #expect(phone.nowPlaying?.elapsed(at: now) == paused)
    phone.run {
      #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count == 6)
      MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    }
    phone.wait(0.1)
    #expect(phone.nowPlaying?.info == NowPlayingInfo())
  }

  @Test("RemoteControl.BI1. Values of wrong types and without sense are left out")
  func badValues() throws {
    _ = try launch([
      MPMediaItemPropertyTitle: 7, MPMediaItemPropertyArtist: "a\u{0}b",
      MPMediaItemPropertyPlaybackDuration: Double.nan, MPMediaItemPropertyArtwork: "no artwork",
      MPNowPlayingInfoPropertyElapsedPlaybackTime: -3,
      MPNowPlayingInfoPropertyPlaybackRate: Double.infinity, "unknown": "x",
    ])
    let info = try #require(phone.nowPlaying?.info)
    #expect(info == NowPlayingInfo(artist: "a b"))
    #expect(phone.nowPlaying?.artwork.isEmpty == true)
  }

  @Test("RemoteControl.BI2. Artwork is scaled in the app, and sent once for an object")
  func artwork() throws {
    var sizes: [CGSize] = []
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 20_000, height: 5_000)) { size in
      sizes.append(size)
      return UIGraphicsImageRenderer(size: CGSize(width: 1_000, height: 250)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1_000, height: 250))
      }
    }
    #expect(artwork.bounds.size.width == 20_000 && artwork.image(at: .zero) == nil)
    let app = try launch([MPMediaItemPropertyArtwork: artwork])
    phone.run {
      MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] = "Red"
    }
    phone.wait(0.1)
    #expect(sizes == [CGSize(width: 320, height: 80)])
    let text = try #require(phone.nowPlaying?.artwork)
    let image = try #require(Data(base64Encoded: text).flatMap(UIImage.init(data:)))
    #expect(image.size == CGSize(width: 320, height: 80))
    phone.run {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "None"]
    }
    phone.wait(0.1)
    #expect(phone.nowPlaying?.artwork.isEmpty == true && app.received.isEmpty)
  }
}
