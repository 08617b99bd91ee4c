import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TactusThreads

/// The volume views of the app, which follow the phone's volume and route.
final class VolumeViewRegistry: Sendable {
  /// The registry of the app.
  static var current: VolumeViewRegistry {
    let (link, channel) = (AppPhone.link, SoundChannel.current)
    let callbacks = RemoteControlChannel.current.callbacks
    return link.storage.object(VolumeViewRegistry.self) {
      let registry = VolumeViewRegistry(channel)
      channel.addObserver { [weak registry] event in
        guard case .status(let status) = event else { return }
        callbacks.add { registry?.update(status) }
      }
      return registry
    }
  }

  /// The phone's sound status.
  var status: SoundStatus { channel.status }

  /// Adds a view, which follows the status for its life.
  @MainActor
  func add(_ view: MPVolumeView) {
    state.withLock { state in
      state.views.removeAll { $0.object == nil }
      state.views.append(WeakReference(view))
    }
  }

  /// Records whether a view is in a window, and reports changes to the phone.
  @MainActor
  func set(_ view: MPVolumeView, isShown: Bool) {
    let change = state.withLock { state -> Bool? in
      let wasEmpty = state.shown.isEmpty
      if isShown {
        state.shown.insert(ObjectIdentifier(view))
      } else {
        state.shown.remove(ObjectIdentifier(view))
      }
      return state.shown.isEmpty == wasEmpty ? nil : wasEmpty
    }
    if let change { channel.setVolumeViewShown(change) }
  }

  // MARK: Internals

  private struct State: Sendable {
    var views: [WeakReference<MPVolumeView>] = []
    /// The views that are in windows.
    var shown: Set<ObjectIdentifier> = []
  }

  private let channel: SoundChannel
  private let state = Mutex(State())

  private init(_ channel: SoundChannel) { self.channel = channel }

  @MainActor
  private func update(_ status: SoundStatus) {
    for weak in state.withLock({ $0.views }) { weak.object?.update(status) }
  }
}
