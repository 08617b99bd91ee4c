import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import TestSupport
import Testing

@Suite("Movie players", .serialized, .exclusiveScreen) @MainActor
struct MoviePlayerTests {
  @Test("Players.MP1. A movie player posts what is known, each state, and the reason of its end")
  func events() throws {
    let film = try Film(pictures: 25, seconds: 1)
    let phone = SimulatedPhone()
    let app = phone.launch(MusicApp.self)
    let names: [Notification.Name] = [
      .MPMovieDurationAvailable, .MPMovieNaturalSizeAvailable,
      .MPMediaPlaybackIsPreparedToPlayDidChange, .MPMoviePlayerPlaybackStateDidChange,
      .MPMoviePlayerPlaybackDidFinish,
    ]
    nonisolated(unsafe) var seen: [String] = []
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let reason = note.userInfo?[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] as? Int
        seen.append(name.rawValue + (reason.map { " \($0)" } ?? ""))
      }
    }
    let movie = try #require(phone.run { MPMoviePlayerController(contentURL: film.url) })
    phone.run {
      movie.view.frame = CGRect(x: 0, y: 100, width: 320, height: 240)
      app.window?.rootViewController?.view.addSubview(movie.view)
      movie.play()
    }
    phone.wait(0.5)
    #expect(movie.isPreparedToPlay && movie.duration == 1 && movie.playbackState == .playing)
    #expect(movie.naturalSize == CGSize(width: 64, height: 48) && movie.readyForDisplay)
    #expect(movie.loadState == [.playable, .playthroughOK] && movie.movieSourceType == .file)
    #expect(movie.currentPlaybackTime > 0.4 && movie.currentPlaybackRate == 1)
    phone.wait(1)
    #expect(
      seen == [
        "MPMoviePlayerPlaybackStateDidChangeNotification", "MPMovieDurationAvailableNotification",
        "MPMovieNaturalSizeAvailableNotification",
        "MPMediaPlaybackIsPreparedToPlayDidChangeNotification",
        "MPMoviePlayerPlaybackStateDidChangeNotification",
        "MPMoviePlayerPlaybackDidFinishNotification 0",
      ] || seen.last == "MPMoviePlayerPlaybackDidFinishNotification 0")
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("Players.MP1. A movie that cannot be read ends with an error")
  func failure() throws {
    let phone = SimulatedPhone()
    phone.launch(MusicApp.self)
    nonisolated(unsafe) var reasons: [Int] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .MPMoviePlayerPlaybackDidFinish, object: nil, queue: nil
    ) { note in
      reasons.append(note.userInfo?[MPMoviePlayerPlaybackDidFinishReasonUserInfoKey] as? Int ?? -1)
    }
    let nowhere = URL(fileURLWithPath: "/nowhere.mov")
    let movie = try #require(phone.run { MPMoviePlayerController(contentURL: nowhere) })
    phone.run { movie.play() }
    phone.wait(0.5)
    #expect(reasons == [MPMovieFinishReason.playbackError.rawValue])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("Players.AP1. A movie that AirPlay shows posts it, and the app can forbid it")
  func airPlay() throws {
    let film = try Film(pictures: 25, seconds: 0)
    let phone = SimulatedPhone()
    let app = phone.launch(MusicApp.self)
    let movie = try #require(phone.run { MPMoviePlayerController(contentURL: film.url) })
    nonisolated(unsafe) var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .MPMoviePlayerIsAirPlayVideoActiveDidChange, object: movie, queue: nil
    ) { _ in posts += 1 }
    phone.run {
      movie.view.frame = CGRect(x: 0, y: 100, width: 320, height: 240)
      app.window?.rootViewController?.view.addSubview(movie.view)
    }
    let kitchen = try #require(SoundDevice(.airPlay, name: "Kitchen"))
    phone.set(\.soundDevices, [kitchen])
    phone.set(\.soundOutput, .device(kitchen))
    phone.wait(0.2)
    #expect(movie.isAirPlayVideoActive && posts == 1 && movie.allowsAirPlay)
    #expect(phone.externalScreen?.device == kitchen)
    #expect(phone.element(label: "This video is playing on “Kitchen”.") != nil)
    phone.run { movie.allowsAirPlay = false }
    phone.wait(0.1)
    #expect(!movie.isAirPlayVideoActive && posts == 2 && phone.externalScreen == nil)
    NotificationCenter.default.removeObserver(observer)
  }
}
