import AVFoundation
import MediaPlayer
import UIKit

/// An app that plays a tone, controlled by remote commands, and shows how loud the half second is
/// that it records.
@main
final class MemoApp: UIResponder, UIApplicationDelegate, AVAudioRecorderDelegate {
  var window: UIWindow?
  private let label = UILabel()
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("memo-\(UUID().uuidString).wav")
  private var recorder: AVAudioRecorder?
  private var player: AVAudioPlayer?
  private var number = 1
  /// The film in the folder of the app, if there is one.
  private var film: AVPlayer?
  private var filmObservation: NSKeyValueObservation?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    label.text = "memo"
    label.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    window.rootViewController?.view.addSubview(label)
    window.makeKeyAndVisible()
    self.window = window
    let session = AVAudioSession.sharedInstance()
    do {
      try session.setCategory(.playAndRecord, options: .defaultToSpeaker)
      try session.setActive(true)
    } catch {
      label.accessibilityValue = "\(error)"
    }
    _ = play()
    openFilm(in: window)
    session.requestRecordPermission { isPermitted in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.record(isPermitted) } }
    }
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.addTarget { [unowned self] _ in play() }
    center.pauseCommand.addTarget { [unowned self] _ in
      player?.pause()
      return .success
    }
    center.nextTrackCommand.addTarget { [unowned self] _ in
      number += 1
      showInformation()
      return .success
    }
    return true
  }

  private func record(_ isPermitted: Bool) {
    guard isPermitted else {
      label.accessibilityValue = "denied"
      return
    }
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 48_000.0, AVNumberOfChannelsKey: 1,
    ]
    recorder = try? AVAudioRecorder(url: place, settings: settings)
    recorder?.delegate = self
    recorder?.record(forDuration: 0.5)
  }

  nonisolated func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) { MainActor.assumeIsolated { showPeak() } }

  /// Opens the film, and shows when it was ready, in milliseconds of the phone's time.
  private func openFilm(in window: UIWindow) {
    guard let place = Bundle.main.url(forResource: "film", withExtension: "mov") else { return }
    let (player, start) = (AVPlayer(url: place), CACurrentMediaTime())
    let view = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    view.text = "film"
    window.rootViewController?.view.addSubview(view)
    let changed: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        let milliseconds = (CACurrentMediaTime() - start) * 1000
        let isReady = player.currentItem?.status == .readyToPlay
        view.accessibilityValue = isReady ? String(format: "%.0f", milliseconds) : "failed"
      }
    }
    filmObservation = player.currentItem?.observe(\.status) { _, _ in changed() }
    film = player
  }

  /// Shows the largest sample of what was recorded.
  private func showPeak() {
    defer { try? FileManager.default.removeItem(at: place) }
    guard let file = try? AVAudioFile(forReading: place),
      let buffer = AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)),
      (try? file.read(into: buffer)) != nil, let samples = buffer.floatChannelData?[0]
    else {
      label.accessibilityValue = "unreadable"
      return
    }
    let peak = (0..<Int(buffer.frameLength)).map { abs(samples[$0]) }.max() ?? 0
    label.accessibilityValue = String(format: "%.2f", peak)
    showInformation()
  }

  /// Returns a player of a file with a tone of a second.
  private func makePlayer() throws -> AVAudioPlayer? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tone-\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1),
      let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 48_000)
    else { return nil }
    buffer.frameLength = 48_000
    for frame in 0..<48_000 {
      buffer.floatChannelData?[0][frame] = 0.1 * sin(2 * .pi * 440 * Float(frame) / 48_000)
    }
    do {
      let writer = try AVAudioFile(forWriting: file, settings: format.settings)
      try writer.write(from: buffer)
    }
    return try AVAudioPlayer(data: Data(contentsOf: file))
  }

  private func play() -> MPRemoteCommandHandlerStatus {
    if player == nil { player = try? makePlayer() }
    player?.numberOfLoops = -1
    guard player?.play() == true else { return .commandFailed }
    showInformation()
    return .success
  }

  private func showInformation() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Memo \(number)",
      MPMediaItemPropertyArtist: label.accessibilityValue ?? "",
    ]
  }
}
