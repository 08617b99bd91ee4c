import AVFoundation
import TactusCrashReports
import TactusPhoneClient
import TactusVirtualTime

/// A player of items of the media library.
///
/// Steps MediaLibrary.MU1…
///
/// - Thread: main.
@MainActor
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  // MARK: Creating

  /// The player of this app.
  open class var applicationMusicPlayer: MPMusicPlayerController { Players.current.application }

  /// The player of this app with a mutable queue; the same object on each access.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController {
    Players.current.application
  }

  /// The player of the system's music; on this phone, another player of this app
  /// (MediaLibrary.MU5).
  open class var systemMusicPlayer: MPMusicPlayerController { Players.current.system }

  override init() {
    super.init()
    observe()
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    player.pause()
  }

  // MARK: Queue

  /// Plays the items of a query.
  open func setQueue(with query: MPMediaQuery) {
    setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: query))
  }

  /// Plays the items of a collection.
  open func setQueue(with itemCollection: MPMediaItemCollection) {
    setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(itemCollection: itemCollection))
  }

  /// Plays items of a store, which the phone does not have: the queue is empty, with a warning.
  open func setQueue(with storeIDs: [String]) {
    RuntimeWarning.once(
      "MPMusicPlayerController.setQueue(with:): the phone has no store of music; use items of "
        + "MPMediaQuery", namesPlace: true)
    setQueue(with: MPMediaItemCollection(items: []))
  }

  /// Replaces the queue by that of a descriptor; playback stops (MediaLibrary.MU1).
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {
    times = descriptor as? MPMusicPlayerMediaItemQueueDescriptor
    wanted = .stopped
    queue.set(descriptor.items, first: descriptor.first)
    itemChanged()
    post(.MPMusicPlayerControllerQueueDidChange)
  }

  /// Inserts items after the current one.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
    change { $0.insert(descriptor.items, isNext: true) }
  }

  /// Appends items to the queue.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
    change { $0.insert(descriptor.items, isNext: false) }
  }

  /// The current item; setting an item of the queue skips to it.
  open var nowPlayingItem: MPMediaItem? {
    get { queue.item }
    set {
      guard let newValue else { return }
      queue.go(to: newValue)
      itemChanged()
    }
  }

  /// The index of the current item; `NSNotFound` without one.
  open var indexOfNowPlayingItem: Int { queue.place ?? NSNotFound }

  /// The repetition.
  open var repeatMode = MPMusicRepeatMode.default
  /// The order of the items.
  open var shuffleMode: MPMusicShuffleMode {
    get { shuffle }
    set {
      shuffle = newValue
      queue.shuffle = newValue == .default ? .off : newValue
    }
  }

  // MARK: Playing

  /// The state.
  open var playbackState: MPMusicPlaybackState { shown }

  /// Loads the current item.
  open func prepareToPlay() { if player.currentItem == nil { load() } }

  /// Loads the current item, and calls a handler on the main actor.
  open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    prepareToPlay()
    let error = queue.item == nil ? MPError(.notFound) : nil
    PhoneTime.runLater { completionHandler(error) }
  }

  /// Loads the current item.
  ///
  /// - Throws: `MPError.notFound` if the queue has no item.
  open func prepareToPlay() async throws {
    let error = await withCheckedContinuation { next in
      prepareToPlay { next.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Whether the current item can be played.
  open var isPreparedToPlay: Bool { player.currentItem?.status == .readyToPlay }

  /// Plays.
  open func play() {
    if queue.item == nil { queue.restart() }
    guard queue.item != nil else { return }
    prepareToPlay()
    wanted = .playing
    player.play()
    update()
  }

  /// Pauses.
  open func pause() {
    guard queue.item != nil, wanted != .stopped else { return }
    wanted = .paused
    player.pause()
    update()
  }

  /// Stops playback; the queue starts over.
  open func stop() {
    wanted = .stopped
    player.replaceCurrentItem(with: nil)
    queue.restart()
    update()
  }

  /// The time in the current item in seconds.
  open var currentPlaybackTime: TimeInterval {
    get { player.currentTime().seconds }
    set {
      prepareToPlay()
      player.seek(to: CMTime(seconds: newValue, preferredTimescale: 48_000))
    }
  }

  /// The speed; 0 while paused.
  open var currentPlaybackRate: Float {
    get { player.rate }
    set {
      guard newValue != 0 else { return pause() }
      play()
      player.rate = newValue
    }
  }

  /// Plays fast forwards.
  open func beginSeekingForward() { seek(at: 4, .seekingForward) }
  /// Plays backwards.
  open func beginSeekingBackward() { seek(at: -4, .seekingBackward) }
  /// Stops seeking.
  open func endSeeking() {
    guard wanted == .seekingForward || wanted == .seekingBackward else { return }
    play()
  }

  /// Skips to the next item.
  open func skipToNextItem() {
    change { $0.move(by: 1, wraps: repeatMode == .all) }
    if queue.item == nil { stop() }
  }

  /// Returns to the beginning of the item.
  open func skipToBeginning() { currentPlaybackTime = 0 }

  /// Returns to the previous item.
  open func skipToPreviousItem() { change { $0.move(by: -1, wraps: repeatMode == .all) } }

  // MARK: Notifications

  /// Starts to post changes of the state and of the item; calls are counted.
  open func beginGeneratingPlaybackNotifications() { notifications += 1 }
  /// Stops to post changes, once for each start.
  open func endGeneratingPlaybackNotifications() { notifications = max(0, notifications - 1) }

  // MARK: Internals

  /// The players of an app.
  @MainActor
  private final class Players: Sendable {
    static var current: Players {
      let link = AppPhone.link
      return link.storage.object(Players.self) { Players() }
    }

    nonisolated init() {}

    lazy var application = MPMusicPlayerApplicationController()
    lazy var system = MPMusicPlayerController()
  }

  private(set) var queue = MusicQueue()
  private let player = AVPlayer()
  private var times: MPMusicPlayerMediaItemQueueDescriptor?
  private var shuffle = MPMusicShuffleMode.default
  /// The state that the app or the user has requested.
  private var wanted = MPMusicPlaybackState.stopped
  /// The state that observers were last notified of.
  private var shown = MPMusicPlaybackState.stopped
  private var shownItem: MPMediaItem?
  private var notifications = 0
  private var observers: [any NSObjectProtocol] = []

  /// Changes the queue, and plays its current item.
  func change(_ body: (inout MusicQueue) -> Void) {
    let before = queue.item
    body(&queue)
    if queue.item !== before { itemChanged() }
    post(.MPMusicPlayerControllerQueueDidChange)
  }

  private func itemChanged() {
    player.replaceCurrentItem(with: nil)
    if wanted == .playing, queue.item != nil {
      load()
      player.play()
    }
    update()
  }

  private func load() {
    guard let item = queue.item, let url = item.assetURL else { return }
    let new = AVPlayerItem(url: url)
    if let end = times?.ends[item.persistentID] {
      new.forwardPlaybackEndTime = CMTime(seconds: end, preferredTimescale: 48_000)
    }
    player.replaceCurrentItem(with: new)
    if let start = times?.starts[item.persistentID] {
      player.seek(to: CMTime(seconds: start, preferredTimescale: 48_000))
    }
  }

  private func seek(at rate: Float, _ state: MPMusicPlaybackState) {
    guard queue.item != nil else { return }
    prepareToPlay()
    wanted = state
    player.rate = rate
    update()
  }

  private func update() {
    if shown != wanted {
      shown = wanted
      post(.MPMusicPlayerControllerPlaybackStateDidChange)
    }
    if shownItem !== queue.item {
      shownItem = queue.item
      post(.MPMusicPlayerControllerNowPlayingItemDidChange)
    }
  }

  private func post(_ name: Notification.Name) {
    guard notifications > 0 else { return }
    NotificationCenter.default.post(name: name, object: self)
  }

  private func observe() {
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
      ) { [weak self] note in
        let ended = (note.object as AnyObject?).map(ObjectIdentifier.init)
        MainActor.assumeIsolated {
          guard let self, let item = self.player.currentItem, ObjectIdentifier(item) == ended
          else { return }
          self.itemEnded()
        }
      },
      center.addObserver(
        forName: AVPlayer.rateDidChangeNotification, object: player, queue: nil
      ) { [weak self] note in
        let reason =
          note.userInfo?[AVPlayer.rateDidChangeReasonKey] as? AVPlayer.RateDidChangeReason
        MainActor.assumeIsolated {
          guard let self, reason == .audioSessionInterrupted, self.wanted == .playing else {
            return
          }
          self.wanted = .interrupted
          self.update()
        }
      },
    ]
  }

  /// Continues the playback when an item has ended (MediaLibrary.MU2).
  private func itemEnded() {
    if wanted == .seekingBackward { return play() }
    wanted = .playing
    guard repeatMode != .one else { return itemChanged() }
    queue.move(by: 1, wraps: repeatMode == .all)
    if queue.item == nil { stop() } else { itemChanged() }
  }
}
