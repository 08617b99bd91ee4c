import AVFAudio
import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import Testing

/// Steps RemoteControl.VV1 and RemoteControl.VO2, as an app observes them.
@Suite(.serialized, .exclusiveScreen) @MainActor struct VolumeViewTests {
  private let phone = SimulatedPhone()

  /// Launches an app that shows a volume view.
  private func launch() throws -> MPVolumeView {
    let app = phone.launch(MusicApp.self)
    let view = try phone.run {
      let root = try #require(app.window?.rootViewController?.view)
      let view = MPVolumeView(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      root.addSubview(view)
      return view
    }
    phone.wait(0.1)
    return view
  }

  @Test("RemoteControl.VV1. The slider shows the phone's volume, and a finger sets it")
  func slider() throws {
    phone.set(\.volume, 0.5)
    let view = try launch()
    #expect(phone.element(label: "Volume")?.value == "50%")
    phone.swipe(from: (x: 120, y: 220), to: (x: 20, y: 220), for: 0.5)
    phone.wait(0.2)
    #expect(phone.environment.volume == 0)
    phone.run { #expect(AVAudioSession.sharedInstance().outputVolume == 0) }
    for _ in 0..<4 { phone.press(.volumeUp) }
    phone.wait(0.2)
    #expect(phone.element(label: "Volume")?.value == "25%")
    phone.run { view.showsVolumeSlider = false }
    phone.wait(0.2)
    #expect(phone.element(label: "Volume") == nil)
  }

  @Test("RemoteControl.VV1. Images of the slider can be set, and the slider fits the view")
  func appearance() throws {
    let view = try launch()
    try phone.run {
      let image = try #require(UIImage(systemName: "circle"))
      view.setVolumeThumbImage(image, for: .normal)
      view.setMinimumVolumeSliderImage(image, for: .normal)
      view.setMaximumVolumeSliderImage(image, for: .highlighted)
      #expect(view.volumeThumbImage(for: .normal) === image)
      #expect(view.minimumVolumeSliderImage(for: .normal) === image)
      #expect(view.maximumVolumeSliderImage(for: .highlighted) === image)
      #expect(view.maximumVolumeSliderImage(for: .normal) == nil)
      let rect = view.volumeSliderRect(forBounds: view.bounds)
      #expect(rect.width == 200 && rect.midY == 20)
      #expect(view.sizeThatFits(CGSize(width: 90, height: 9)).width == 90)
    }
  }

  @Test("RemoteControl.VV2. With a device the view has a route button, and posts wireless changes")
  func routeButton() throws {
    let view = try launch()
    nonisolated(unsafe) var posts: [String] = []
    let tokens = [
      Notification.Name("MPVolumeViewWirelessRoutesAvailableDidChangeNotification"),
      Notification.Name("MPVolumeViewWirelessRouteActiveDidChangeNotification"),
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        posts.append(name.rawValue.contains("Active") ? "active" : "available")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    #expect(phone.element(label: "AirPlay") == nil)
    phone.set(\.soundDevices, [.headphones])
    phone.wait(0.2)
    #expect(phone.element(label: "AirPlay") != nil && posts.isEmpty)
    #expect(view.volumeSliderRect(forBounds: view.bounds).width == 156)
    phone.set(\.soundDevices, [SoundDevice(.airPlay)])
    phone.wait(0.2)
    #expect(posts == ["available"])
    try phone.tap("AirPlay")
    phone.wait(1)
    #expect(phone.alerts.map(\.title) == ["Audio Output"])
    try phone.answer("AirPlay")
    phone.wait(1)
    #expect(posts == ["available", "active"])
    phone.set(\.soundDevices, [])
    phone.wait(0.2)
    #expect(Set(posts.suffix(2)) == ["available", "active"] && posts.count == 4)
    #expect(phone.element(label: "AirPlay") == nil)
  }

  @Test("RemoteControl.VV3. The name of a screen replaces the slider while the screen plays")
  func screen() throws {
    _ = try launch()
    let screen = try #require(SoundDevice(.hdmi, name: "Television"))
    phone.set(\.soundDevices, [screen])
    phone.wait(0.2)
    #expect(phone.element(label: "Television") != nil && phone.element(label: "Volume") == nil)
    phone.set(\.soundDevices, [])
    phone.wait(0.2)
    #expect(phone.element(label: "Television") == nil && phone.element(label: "Volume") != nil)
  }

  @Test("RemoteControl.VO2. A volume view in a window replaces the phone's bar")
  func bar() throws {
    let app = MusicApp.self
    phone.home.install(app, named: "Music", identifier: "com.example.Music")
    try phone.home.open("Music")
    phone.press(.volumeDown)
    #expect(phone.composition.volumeBar?.level == 15.0 / 16)
    phone.wait(2)
    #expect(phone.composition.volumeBar == nil)
    let delegate = try #require(try phone.home.delegate(of: "Music") as? MusicApp)
    let view = try phone.home.run("Music") {
      let view = MPVolumeView(frame: CGRect(x: -500, y: 0, width: 100, height: 40))
      delegate.window?.rootViewController?.view.addSubview(view)
      return view
    }
    phone.wait(0.1)
    phone.press(.volumeDown)
    #expect(phone.composition.volumeBar == nil)
    try phone.home.run("Music") { view.removeFromSuperview() }
    phone.wait(0.1)
    phone.press(.volumeDown)
    #expect(phone.composition.volumeBar != nil)
  }
}
