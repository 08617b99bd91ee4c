import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneTypes
import Testing
import UIKit

/// Steps AudioSession.PY1–PY7.
@Suite(.serialized, .exclusiveScreen) @MainActor struct AudioPlayerTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A delegate that records the ends of sounds.
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    private(set) nonisolated(unsafe) var ends: [Double] = []

    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully: Bool) {
      ends.append(player.deviceCurrentTime)
    }
  }

  @Test(
    "AudioSession.PY1. Missing and invalid files create no player; data can be played as a file")
  func files() throws {
    let file = try SoundFixture(seconds: 0.5, channelCount: 2)
    let phone = SimulatedPhone()
    try phone.run {
      #expect(throws: NSError.self) {
        try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.wav"))
      }
      #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
      let bytes = try Data(contentsOf: file.url)
      for player in [try AVAudioPlayer(contentsOf: file.url), try AVAudioPlayer(data: bytes)] {
        #expect(player.duration == 0.5 && player.numberOfChannels == 2 && !player.isPlaying)
        #expect(player.settings[AVSampleRateKey] as? Double == 48_000)
        #expect(player.prepareToPlay())
      }
    }
  }

  // AudioSession.PY2, AudioSession.PY5.
  @Test("A player plays for the sound's duration, and then calls its delegate")
  func ends() throws {
    let file = try SoundFixture(seconds: 0.5)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let listener = Listener()
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    player.delegate = listener
    let start = phone.time
    #expect(phone.run { player.play() } && player.isPlaying)
    phone.wait(0.2)
    #expect(abs(player.currentTime - 0.2) < 1e-6 && listener.ends.isEmpty)
    phone.wait(0.5)
    #expect(!player.isPlaying && player.currentTime == 0)
    #expect(listener.ends.count == 1)
    #expect(abs((listener.ends.first ?? 0) - start - 0.5) < 0.001)
    #expect(phone.haptics.isEmpty)
  }

  @Test("AudioSession.PY3. A player pauses, seeks, resumes, and starts at a time")
  func moves() throws {
    let file = try SoundFixture(seconds: 1)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let listener = Listener()
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    player.delegate = listener
    phone.run { _ = player.play() }
    phone.wait(0.25)
    player.pause()
    phone.wait(5)
    #expect(abs(player.currentTime - 0.25) < 1e-6 && !player.isPlaying && listener.ends.isEmpty)
    player.currentTime = 0.75
    let start = phone.time
    phone.run { _ = player.play(atTime: player.deviceCurrentTime + 1) }
    phone.wait(1.1)
    #expect(abs(player.currentTime - 0.85) < 1e-6)
    phone.wait(1)
    #expect(listener.ends.map { (($0 - start) * 1000).rounded() } == [1250])
  }

  @Test("AudioSession.PY4. A sound is repeated a number of times, or until it is stopped")
  func loops() throws {
    let file = try SoundFixture(seconds: 0.5)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let listener = Listener()
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    player.delegate = listener
    player.numberOfLoops = 2
    let start = phone.time
    phone.run { _ = player.play() }
    phone.wait(1.2)
    #expect(abs(player.currentTime - 0.2) < 1e-6)
    phone.wait(1)
    #expect(listener.ends.map { (($0 - start) * 1000).rounded() } == [1500])
    player.numberOfLoops = -1
    phone.run { _ = player.play() }
    phone.wait(60.1)
    #expect(player.isPlaying && abs(player.currentTime - 0.1) < 1e-6)
    player.stop()
    #expect(!player.isPlaying && listener.ends.count == 1)
  }

  @Test("AudioSession.PY6. A call pauses a player at its position, and it can resume afterwards")
  func call() throws {
    let file = try SoundFixture(seconds: 1)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let listener = Listener()
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    player.delegate = listener
    phone.run { _ = player.play() }
    phone.wait(0.4)
    phone.set(\.isInCall, true)
    #expect(!player.isPlaying && abs(player.currentTime - 0.4) < 1e-6)
    #expect(phone.run { player.play() } == false)
    phone.wait(3)
    phone.set(\.isInCall, false)
    #expect(listener.ends.isEmpty && phone.run { player.play() })
    phone.wait(1)
    #expect(listener.ends.count == 1)
  }

  @Test("AudioSession.PY9, AudioSession.PY10. A player has its file's format, and meters")
  func meters() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    try HalfSilence.write(to: url)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let player = try phone.run { try AVAudioPlayer(contentsOf: url) }
    #expect(player.format.channelCount == 2 && player.format.sampleRate == 48_000)
    #expect(player.settings[AVFormatIDKey] as? AudioFormatID == kAudioFormatLinearPCM)
    #expect(player.settings[AVLinearPCMBitDepthKey] as? Int == 16)
    phone.run { _ = player.play() }
    phone.wait(0.25)
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160)
    player.isMeteringEnabled = true
    player.updateMeters()
    #expect(player.peakPower(forChannel: 1) == -160)
    phone.wait(0.5)
    player.updateMeters()
    #expect(abs(player.averagePower(forChannel: 1) + 6.02) < 0.01)
    #expect(abs(player.peakPower(forChannel: 0) + 6.02) < 0.01)
    #expect(player.averagePower(forChannel: 2) == -160 && player.peakPower(forChannel: -1) == -160)
    player.pause()
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160)
  }

  @Test("AudioSession.PY11. What plays from memory is a file until the phone has read it")
  func memoryFiles() throws {
    let file = try SoundFixture(seconds: 1)
    let data = try Data(contentsOf: file.url)
    let temporary = FileManager.default.temporaryDirectory.path
    func sounds() throws -> Set<String> {
      Set(
        try FileManager.default.contentsOfDirectory(atPath: temporary)
          .filter { $0.hasPrefix("sound-") })
    }
    let before = try sounds()
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    try phone.run {
      var player: AVAudioPlayer? = try AVAudioPlayer(data: data)
      _ = player?.play()
      #expect(try sounds().subtracting(before).count == 1)
      player = nil
    }
    #expect(try sounds().subtracting(before).count == 1)
    phone.wait(6)
    #expect(try sounds().subtracting(before).isEmpty)
  }

  // AudioSession.AS4.
  @Test("Playing activates the session; deactivating pauses players and throws an error")
  func session() throws {
    let file = try SoundFixture(seconds: 1)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    phone.set(\.isOtherAudioPlaying, true)
    phone.run {
      _ = player.play()
      let session = AVAudioSession.sharedInstance()
      #expect(!session.isOtherAudioPlaying)
      let error = #expect(throws: NSError.self) {
        try session.setActive(false, options: .notifyOthersOnDeactivation)
      }
      #expect(error?.code == AVAudioSession.ErrorCode.isBusy.rawValue)
      #expect(!player.isPlaying && session.isOtherAudioPlaying)
    }
  }

  @Test(
    "AudioSession.BG1, AudioSession.PY6. A sound goes on in the background with the mode for audio",
    arguments: [true, false])
  func background(hasMode: Bool) throws {
    let file = try SoundFixture(seconds: 2)
    let folder = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())/Radio")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
      MainBundle.forget()
    }
    let list: [String: Any] = [
      "CFBundleIdentifier": "com.example.Radio", "UIBackgroundModes": hasMode ? ["audio"] : [],
    ]
    let path = folder.appending(path: "Info.plist")
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: path)
    let phone = SimulatedPhone()
    try phone.install(propertyList: path.path)
    phone.launch(PlainApp.self)
    let listener = Listener()
    let player = try phone.run { try AVAudioPlayer(contentsOf: file.url) }
    player.delegate = listener
    try phone.run {
      try AVAudioSession.sharedInstance().setCategory(.playback)
      #expect(player.play())
    }
    phone.wait(0.5)
    phone.press(.home)
    phone.wait(0.5)
    #expect(player.isPlaying == hasMode)
    phone.wait(2)
    #expect(listener.ends.count == (hasMode ? 1 : 0))
    // Without the mode the player keeps its position.
    #expect(hasMode ? player.currentTime == 0 : player.currentTime >= 0.5)
  }
}
