import AVFoundation
import MediaPlayer
import UIKit

/// An app that records half a second of the microphone, and plays the memo over and over, controlled
/// by remote commands.
@main
final class MemoApp: UIResponder, UIApplicationDelegate, AVAudioRecorderDelegate {
  var window: UIWindow?
  private let label = UILabel()
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("memo-\(UUID().uuidString).wav")
  private var recorder: AVAudioRecorder?
  private var player: AVAudioPlayer?
  private var number = 1
  private var peak: Float = 0

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
  ) { MainActor.assumeIsolated { playMemo() } }

  /// Measures what was recorded, and plays it.
  private func playMemo() {
    defer { try? FileManager.default.removeItem(at: place) }
    guard let file = try? AVAudioFile(forReading: place),
      let buffer = AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)),
      (try? file.read(into: buffer)) != nil, let samples = buffer.floatChannelData?[0],
      let data = try? Data(contentsOf: place), let player = try? AVAudioPlayer(data: data)
    else {
      label.accessibilityValue = "unreadable"
      return
    }
    peak = (0..<Int(buffer.frameLength)).map { abs(samples[$0]) }.max() ?? 0
    label.accessibilityValue = String(format: "%.2f", peak)
    player.numberOfLoops = -1
    self.player = player
    _ = play()
  }

  private func play() -> MPRemoteCommandHandlerStatus {
    guard let player, player.play() else { return .commandFailed }
    showInformation()
    return .success
  }

  private func showInformation() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Memo \(number)",
      MPMediaItemPropertyArtist: String(format: "peak %.2f", peak),
    ]
  }
}
