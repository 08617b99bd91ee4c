import AVFoundation
import TactusPhoneClient
import TactusVirtualTime

/// Players with metadata and commands of their own, for an app that plays several media.
///
/// Steps RemoteControl.SE1…
@MainActor
open class MPNowPlayingSession: NSObject {
  /// Creates a session of players.
  public init(players: [AVPlayer]) {
    let channel = RemoteControlChannel.current
    self.players = players
    nowPlayingInfoCenter = MPNowPlayingInfoCenter(channel, isPublished: false)
    remoteCommandCenter = MPRemoteCommandCenter(channel, isPublished: false)
    remoteCommandCenter.concern(nowPlayingInfoCenter)
    super.init()
    observe()
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    guard isActive else { return }
    nowPlayingInfoCenter.isPublished = false
    remoteCommandCenter.isPublished = false
    MPNowPlayingInfoCenter.default().isPublished = true
    MPRemoteCommandCenter.shared().isPublished = true
  }

  /// The players.
  open private(set) var players: [AVPlayer]
  /// The delegate.
  open weak var delegate: (any MPNowPlayingSessionDelegate)?
  /// The information of the session.
  public let nowPlayingInfoCenter: MPNowPlayingInfoCenter
  /// The commands of the session.
  public let remoteCommandCenter: MPRemoteCommandCenter

  /// Whether the metadata comes from the players' current item (RemoteControl.SE2).
  open var automaticallyPublishesNowPlayingInfo = false {
    didSet { publish() }
  }

  /// Whether the session can become active, which requires a player.
  open var canBecomeActive: Bool { !players.isEmpty }

  /// Whether the phone shows this session and sends it commands.
  open private(set) var isActive = false {
    didSet { if isActive != oldValue { delegate?.nowPlayingSessionDidChangeActive(self) } }
  }

  /// Makes the session the active one of the app, if it can be (RemoteControl.SE1).
  ///
  /// - Parameter completion: Called on the main actor with whether it is active.
  open func becomeActiveIfPossible(completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    if canBecomeActive, !isActive {
      let sessions = ActiveSession.current
      sessions.session?.resign()
      MPNowPlayingInfoCenter.default().isPublished = false
      MPRemoteCommandCenter.shared().isPublished = false
      sessions.session = self
      nowPlayingInfoCenter.isPublished = true
      remoteCommandCenter.isPublished = true
      isActive = true
    }
    let isActive = isActive
    PhoneTime.runLater { completion?(isActive) }
  }

  /// Makes the session the active one of the app, if it can be, and returns whether it is active
  /// (RemoteControl.SE1).
  @discardableResult
  open func becomeActiveIfPossible() async -> Bool {
    await withCheckedContinuation { next in
      becomeActiveIfPossible { next.resume(returning: $0) }
    }
  }

  /// Adds a player.
  open func addPlayer(_ player: AVPlayer) {
    guard !players.contains(where: { $0 === player }) else { return }
    change { $0.append(player) }
  }

  /// Removes a player.
  open func removePlayer(_ player: AVPlayer) { change { $0.removeAll { $0 === player } } }

  // MARK: Internals

  /// The active session of an app.
  @MainActor
  private final class ActiveSession: Sendable {
    static var current: ActiveSession {
      AppPhone.link.storage.object(ActiveSession.self) { ActiveSession() }
    }

    nonisolated init() {}

    weak var session: MPNowPlayingSession?
  }

  private var observers: [any NSObjectProtocol] = []

  private func resign() {
    nowPlayingInfoCenter.isPublished = false
    remoteCommandCenter.isPublished = false
    isActive = false
  }

  private func change(_ body: (inout [AVPlayer]) -> Void) {
    let could = canBecomeActive
    body(&players)
    if could != canBecomeActive { delegate?.nowPlayingSessionDidChangeCanBecomeActive(self) }
    publish()
  }

  private func observe() {
    let names = [AVPlayer.rateDidChangeNotification, .AVPlayerItemTimeJumped]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.publish() }
      }
    }
  }

  /// Publishes the metadata of the player that plays, or of the first one (RemoteControl.SE2).
  private func publish() {
    guard automaticallyPublishesNowPlayingInfo else { return }
    let player = players.first { $0.rate != 0 } ?? players.first
    guard let player, let item = player.currentItem else {
      return nowPlayingInfoCenter.nowPlayingInfo = nil
    }
    var info: [String: Any] = item.nowPlayingInfo ?? [:]
    if item.duration.isNumeric {
      info[MPMediaItemPropertyPlaybackDuration] = item.duration.seconds
    }
    info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = item.currentTime().seconds
    info[MPNowPlayingInfoPropertyPlaybackRate] = Double(player.rate)
    nowPlayingInfoCenter.nowPlayingInfo = info
  }
}
