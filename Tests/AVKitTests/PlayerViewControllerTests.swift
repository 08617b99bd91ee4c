import AVKit
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import TestSupport
import Testing

@Suite("Player view controllers", .serialized, .exclusiveScreen) @MainActor
struct PlayerViewControllerTests {
  /// An app whose window has a player's view controller.
  private final class FilmApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = AVPlayerViewController()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("Players.VC1, Players.VC2, Players.VC3. The controls play, skip, hide and begin anew")
  func controls() throws {
    let film = try Film(pictures: 500, seconds: 20, step: 1)
    let phone = SimulatedPhone()
    let app = phone.launch(FilmApp.self)
    let player = phone.run { AVPlayer(url: film.url) }
    phone.run { app.controller.player = player }
    phone.wait(0.2)
    #expect(app.controller.isReadyForDisplay && app.controller.videoBounds.width > 300)
    try phone.tap("Play")
    phone.wait(1)
    #expect(player.rate == 1 && player.currentTime().seconds > 0.5)
    try phone.tap("Forward 10 Seconds")
    phone.wait(0.5)
    #expect(player.currentTime().seconds > 10)
    if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
      let place = URL(filePath: folder).appending(path: "film.png")
      try Data(phone.screenshot()).write(to: place)
    }
    try phone.tap("Pause")
    phone.wait(0.5)
    let pause = player.currentTime()
    phone.wait(1)
    #expect(player.rate == 0 && player.currentTime() == pause)
    try phone.tap("Back 10 Seconds")
    try phone.tap("Play")
    phone.wait(4)
    #expect(phone.element(label: "Pause") == nil)
    phone.tap(at: (x: 200, y: 200))
    phone.wait(0.5)
    #expect(phone.element(label: "Pause") != nil)
    phone.wait(30)
    #expect(player.rate == 0 && player.currentTime().seconds == 20)
    phone.tap(at: (x: 200, y: 200))
    phone.wait(0.5)
    try phone.tap("Play")
    phone.wait(0.5)
    #expect(player.rate == 1 && player.currentTime().seconds < 1)
  }

  @Test("Players.VC5. With linear playback the controls only play and pause")
  func linear() throws {
    let film = try Film(pictures: 100, seconds: 4, step: 1)
    let phone = SimulatedPhone()
    let app = phone.launch(FilmApp.self)
    let player = phone.run { AVPlayer(url: film.url) }
    phone.run {
      app.controller.player = player
      app.controller.requiresLinearPlayback = true
    }
    phone.wait(0.2)
    #expect(phone.element(label: "Forward 10 Seconds") == nil)
    try phone.tap("Play")
    phone.wait(0.5)
    #expect(player.rate == 1)
    phone.run { app.controller.requiresLinearPlayback = false }
    phone.wait(0.1)
    #expect(phone.element(label: "Forward 10 Seconds") != nil)
  }

  @Test("Players.VC6. The user chooses a speed, which becomes that of the player")
  func speeds() throws {
    let film = try Film(pictures: 500, seconds: 20, step: 1)
    let phone = SimulatedPhone()
    let app = phone.launch(FilmApp.self)
    let player = phone.run { AVPlayer(url: film.url) }
    phone.run { app.controller.player = player }
    phone.wait(0.2)
    #expect(app.controller.selectedSpeed?.rate == 1)
    try phone.tap("Playback Speed")
    phone.wait(0.5)
    try phone.tap("Double Speed")
    phone.wait(0.5)
    #expect(player.defaultRate == 2 && player.rate == 0)
    #expect(app.controller.selectedSpeed?.localizedName == "Double Speed")
    phone.run {
      player.play()
      app.controller.selectSpeed(AVPlaybackSpeed(rate: 0.75, localizedName: "Slow"))
    }
    #expect(player.rate == 0.75 && app.controller.selectedSpeed == nil)
    phone.run { app.controller.speeds = [] }
    phone.wait(0.2)
    #expect(phone.element(label: "Playback Speed") == nil)
  }

  /// A delegate that plays nothing.
  private final class SampleDelegate: NSObject, AVPictureInPictureSampleBufferPlaybackDelegate {
    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool
    ) {
      // does nothing
    }

    func pictureInPictureControllerTimeRangeForPlayback(
      _ pictureInPictureController: AVPictureInPictureController
    ) -> CMTimeRange { .zero }

    func pictureInPictureControllerIsPlaybackPaused(
      _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool { true }

    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController,
      didTransitionToRenderSize newRenderSize: CMVideoDimensions
    ) {
      // does nothing
    }

    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController,
      skipByInterval skipInterval: CMTime, completion completionHandler: @escaping () -> Void
    ) { completionHandler() }
  }

  @Test("Players.PP1. There is no small window for a layer of samples either")
  func samples() {
    let (layer, player) = (AVSampleBufferDisplayLayer(), SampleDelegate())
    let source = AVPictureInPictureController.ContentSource(
      sampleBufferDisplayLayer: layer, playbackDelegate: player)
    let controller = AVPictureInPictureController(contentSource: source)
    let delegate = PictureDelegate()
    controller.delegate = delegate
    #expect(source.sampleBufferDisplayLayer === layer)
    #expect(source.sampleBufferPlaybackDelegate === player)
    controller.startPictureInPicture()
    #expect(delegate.code == -11862)
  }

  /// A delegate that notes an error.
  private final class PictureDelegate: NSObject, AVPictureInPictureControllerDelegate {
    var code: Int?

    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error
    ) { code = (error as? AVError)?.errorCode }

    func pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(
      _ pictureInPictureController: AVPictureInPictureController
    ) async -> Bool { false }
  }

  /// A delegate whose methods are asynchronous.
  private final class RestoringDelegate: NSObject, AVPlayerViewControllerDelegate {
    func playerViewControllerRestoreUserInterfaceForPictureInPictureStop(
      _ playerViewController: AVPlayerViewController
    ) async -> Bool { false }
  }

  @Test("Players.PP1. A delegate shows its page again asynchronously")
  func restoring() {
    var answers: [Bool] = []
    let controller = AVPictureInPictureController(
      contentSource: .init(playerLayer: AVPlayerLayer()))
    let picture: any AVPictureInPictureControllerDelegate = PictureDelegate()
    picture.pictureInPictureController(
      controller,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: {
        answers.append($0)
      })
    let player: any AVPlayerViewControllerDelegate = RestoringDelegate()
    player.playerViewController(
      AVPlayerViewController(),
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: { answers.append($0) })
    #expect(answers == [false, false])
  }

  @Test("Players.PP1. There is no small window for pictures")
  func pictureInPicture() {
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
    let layer = AVPlayerLayer()
    let controller = AVPictureInPictureController(contentSource: .init(playerLayer: layer))
    let delegate = PictureDelegate()
    controller.delegate = delegate
    #expect(controller.playerLayer === layer && !controller.isPictureInPicturePossible)
    controller.startPictureInPicture()
    #expect(delegate.code == -11862 && !controller.isPictureInPictureActive)
  }

  @Test("Players.VC4. While an AirPlay device shows the film, the view names the device")
  func externalPlayback() throws {
    let film = try Film(pictures: 25, seconds: 0)
    let phone = SimulatedPhone()
    let app = phone.launch(FilmApp.self)
    phone.run { app.controller.player = AVPlayer(url: film.url) }
    phone.wait(0.2)
    let text = "This video is playing on “Kitchen”."
    #expect(phone.element(label: text) == nil && app.controller.isReadyForDisplay)
    let kitchen = try #require(SoundDevice(.airPlay, name: "Kitchen"))
    phone.set(\.soundDevices, [kitchen])
    phone.set(\.soundOutput, .device(kitchen))
    phone.wait(0.2)
    #expect(phone.element(label: text) != nil && !app.controller.isReadyForDisplay)
    phone.set(\.soundOutput, .phone)
    phone.wait(0.2)
    #expect(phone.element(label: text) == nil && app.controller.isReadyForDisplay)
  }
}
