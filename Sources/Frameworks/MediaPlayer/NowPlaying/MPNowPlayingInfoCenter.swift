import Foundation
import TactusFoundation
import TactusPhoneClient
import TactusPhoneLink
import TactusVirtualTime

/// The metadata of the item that the app plays, for the lock screen and other controls.
///
/// Steps RemoteControl.NP1…
///
/// - Thread: any, for every member.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // The mutable state is guarded by `lock`.

  /// Returns the center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter {
    let (link, channel) = (AppPhone.link, RemoteControlChannel.current)
    return link.storage.object(MPNowPlayingInfoCenter.self) { MPNowPlayingInfoCenter(channel) }
  }

  /// The information; nil for none.
  ///
  /// The keys are those of `MPMediaItem` and `MPNowPlayingInfoPropertyElapsedPlaybackTime` and the
  /// like. The phone carries the elapsed time on with the rate, so that an app sets it only when it
  /// changes otherwise (RemoteControl.NP4).
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { values } }
    set {
      lock.withLock { values = newValue }
      publish()
    }
  }

  /// The playback state; it has no effect, since controls show whether the app makes sound.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }

  // MARK: Internals

  private let channel: RemoteControlChannel
  private let lock = NSLock()
  private var values: [String: Any]?
  private var state = MPNowPlayingPlaybackState.unknown
  private var artwork: MPMediaItemArtwork?

  /// Whether the phone receives the information: that of one center at a time (RemoteControl.SE1).
  var isPublished: Bool {
    get { lock.withLock { sends } }
    set {
      lock.withLock {
        sends = newValue
        if newValue { artwork = nil }
      }
      publish()
    }
  }

  private var sends: Bool

  init(_ channel: RemoteControlChannel, isPublished: Bool = true) {
    (self.channel, sends) = (channel, isPublished)
  }

  private func publish() {
    guard isPublished else { return }
    let values = nowPlayingInfo
    channel.set(values.map { NowPlayingInfo($0) })
    update(values?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork)
  }

  /// Sends artwork to the phone, encoded on the main thread; the same object is sent once.
  private func update(_ new: MPMediaItemArtwork?) {
    let isNew = lock.withLock {
      defer { artwork = new }
      return artwork !== new
    }
    guard isNew else { return }
    guard let new else { return channel.setArtwork("") }
    if PhoneTime.isOnMainQueue {
      MainActor.assumeIsolated { send(new) }
    } else {
      DispatchQueue.main.async { [self] in MainActor.assumeIsolated { send(new) } }
    }
  }

  @MainActor
  private func send(_ artwork: MPMediaItemArtwork) {
    guard lock.withLock({ self.artwork === artwork }) else { return }
    channel.setArtwork(ArtworkEncoder.text(of: artwork))
  }
}
