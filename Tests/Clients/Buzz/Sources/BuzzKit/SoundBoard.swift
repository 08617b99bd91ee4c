import AVFoundation
import AudioToolbox
import UIKit

public protocol SoundBoardDelegate: AnyObject {
  func soundBoardDidFinish(_ board: SoundBoard)
  func soundBoard(_ board: SoundBoard, isPlugged: Bool)
}

/// Short sounds of the app, and one long one.
public class SoundBoard: NSObject {
  public weak var delegate: SoundBoardDelegate?
  public private(set) var player: AVAudioPlayer?
  private var sounds: [String: SystemSoundID] = [:]

  public override init() {
    super.init()
    let session = AVAudioSession.sharedInstance()
    do {
      try session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
      try session.setActive(true)
    } catch {
      print("no session: \(error.localizedDescription)")
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(routeChanged(_:)),
      name: AVAudioSession.routeChangeNotification, object: nil)
  }

  deinit {
    for sound in sounds.values { AudioServicesDisposeSystemSoundID(sound) }
  }

  @discardableResult
  public func load(_ url: URL, as name: String) -> Bool {
    var sound: SystemSoundID = 0
    let status = AudioServicesCreateSystemSoundID(url as CFURL, &sound)
    guard status == kAudioServicesNoError else { return false }
    sounds[name] = sound
    return true
  }

  public func alert(_ name: String) {
    guard let sound = sounds[name] else { return }
    AudioServicesPlayAlertSound(sound)
  }

  public func play(_ url: URL) throws {
    let player = try AVAudioPlayer(contentsOf: url)
    player.delegate = self
    player.volume = 0.8
    player.prepareToPlay()
    player.play()
    self.player = player
  }

  @objc private func routeChanged(_ notification: Notification) {
    guard let info = notification.userInfo,
      let value = info[AVAudioSessionRouteChangeReasonKey] as? UInt,
      let reason = AVAudioSession.RouteChangeReason(rawValue: value)
    else { return }
    switch reason {
    case .newDeviceAvailable: delegate?.soundBoard(self, isPlugged: true)
    case .oldDeviceUnavailable:
      let route = info[AVAudioSessionRouteChangePreviousRouteKey] as? AVAudioSessionRouteDescription
      let hadHeadphones = route?.outputs.contains { $0.portType == .headphones } ?? false
      if hadHeadphones { delegate?.soundBoard(self, isPlugged: false) }
    default: break
    }
  }
}

extension SoundBoard: AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    if flag { delegate?.soundBoardDidFinish(self) }
  }
}
