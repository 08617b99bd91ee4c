import EmbeddedPhone
import Foundation
import PhoneLink
import Synchronization

/// How an app's sound gets along with the phone, with other apps' sound and with haptics.
///
/// Steps AS1… are in `Documentation/Behaviour/AudioSession.md`.
///
/// - Thread: any, for every member.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // What can change is in `state` and `line`; subclasses have nothing to add, as on an iPhone.

  /// The session of the whole app.
  public class func sharedInstance() -> AVAudioSession {
    let line = EmbeddedPhone.line
    let session = line.belongings.one(AVAudioSession.self) {
      AVAudioSession(delivering: line.deliveries)
    }
    session.listen(to: SoundLine.current)
    return session
  }

  // MARK: Category

  /// What the app's sound is for; `soloAmbient` where the app has not said.
  open var category: Category { state.withLock { $0.category } }

  /// What the app has asked for beside that.
  open var categoryOptions: CategoryOptions { state.withLock { $0.options } }

  /// What the app does within its category; nothing here depends on it.
  open var mode: Mode { state.withLock { $0.mode } }

  /// Where long sounds may be routed; nothing here depends on it.
  open var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }

  /// All categories that there are.
  open var availableCategories: [Category] { Category.all }

  /// All modes that there are.
  open var availableModes: [Mode] { Mode.all }

  /// Says what the app's sound is for.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AS1).
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: mode, options: [])
  }

  /// Says what the app's sound is for, and what it asks for beside that.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AS1).
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Says what the app's sound is for, what it does, and what it asks for beside that.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AS1).
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Says what the app's sound is for, with where long sounds may be routed.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AS1).
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    guard let plain = category.plain, Mode.all.contains(mode), options.suit(plain) else {
      throw Self.error(.badParam)
    }
    change { state in
      (state.category, state.mode, state.policy, state.options) = (category, mode, policy, options)
      state.override = .none
    }
  }

  /// Says what the app does within its category.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AS1).
  open func setMode(_ mode: Mode) throws {
    guard Mode.all.contains(mode) else { throw Self.error(.badParam) }
    change { $0.mode = mode }
  }

  // MARK: Activating

  /// Has the app's sound counted, or no more.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode`: `insufficientPriority` during a call, `isBusy`
  ///   where the app plays sound, which is paused (AS4).
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active, state.withLock({ $0.isInterrupted }) { throw Self.error(.insufficientPriority) }
    let isBusy = active ? false : SoundPlayers.current.pauseAll()
    change { $0.isActive = active }
    if isBusy { throw Self.error(.isBusy) }
  }

  /// Has sound that would come out at the ear come out of the speaker, until the category is set anew.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` where the category does not take sound in as well
  ///   (AS3).
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    guard category == .playAndRecord else { throw Self.error(.badParam) }
    state.withLock { $0.isOverriding = true }
    change { $0.override = portOverride }
    state.withLock { $0.isOverriding = false }
  }

  // MARK: Recording

  /// Whether haptics and system sounds go on while the app records.
  open var allowHapticsAndSystemSoundsDuringRecording: Bool {
    state.withLock { $0.allowsHaptics }
  }

  /// Says whether haptics and system sounds go on while the app records (AS6).
  ///
  /// - Throws: Nothing so far.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    change { $0.allowsHaptics = inValue }
  }

  // MARK: Observing

  /// Where the app's sound comes from and goes to.
  open var currentRoute: AVAudioSessionRouteDescription {
    Self.route(line?.status.route ?? .speaker, category)
  }

  /// How loud the phone is set, 0…1; tells whoever observes it.
  open var outputVolume: Float {
    let volume = line?.status.volume ?? 1
    return state.withLock { Float($0.shownVolume ?? volume) }
  }

  /// Whether another app plays sound beside this one's.
  open var isOtherAudioPlaying: Bool { line?.status.isOtherAudioPlaying ?? false }

  /// Whether the app should leave out what is not needed, for another plays sound.
  open var secondaryAudioShouldBeSilencedHint: Bool { isOtherAudioPlaying }

  /// Whether there is something that takes sound in.
  open var isInputAvailable: Bool { true }

  /// Frames a second that the phone plays: 48,000, at which it renders.
  open var sampleRate: Double { 48_000 }

  /// How many channels the app's sound comes out of: two in headphones, and of the phone's two speakers.
  open var outputNumberOfChannels: Int { currentRoute.outputs.isEmpty ? 0 : 2 }

  // MARK: Internals

  /// What the app has said, and what it has been told.
  struct State: Sendable {
    var category = Category.soloAmbient
    var mode = Mode.default
    var policy = RouteSharingPolicy.default
    var options: CategoryOptions = []
    var override = PortOverride.none
    var allowsHaptics = false
    var preferredSampleRate = 0.0
    var preferredBufferDuration = 0.0
    var isActive = false
    /// Whether a call has the sound.
    var isInterrupted = false
    /// Whether what changes is an override.
    var isOverriding = false
    /// What the phone said last of sound.
    var status: SoundStatus?
    /// The volume that observers have been told.
    var shownVolume: Double?

    /// The same for the phone.
    var plain: SoundSession {
      let others: CategoryOptions = [
        .mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers,
      ]
      return SoundSession(
        category.plain ?? .soloAmbient,
        mixes: category == .ambient || !options.isDisjoint(with: others),
        prefersSpeaker: options.contains(.defaultToSpeaker) || override == .speaker,
        allowsHapticsWhileRecording: allowsHaptics, isActive: isActive)
    }
  }

  let state = Mutex(State())
  let deliveries: AppDeliveries
  private let lines = Mutex<SoundLine?>(nil)

  var line: SoundLine? { lines.withLock { $0 } }

  /// Makes a session that is not the app's, and says nothing of it.
  public override convenience init() { self.init(delivering: EmbeddedPhone.line.deliveries) }

  private init(delivering deliveries: AppDeliveries) {
    self.deliveries = deliveries
    super.init()
  }

  /// Hears what the phone says from now on; the first time only.
  private func listen(to line: SoundLine) {
    let isNew = lines.withLock { kept in
      defer { kept = line }
      return kept == nil
    }
    guard isNew else { return }
    line.observe { [weak self] in self?.receive($0) }
    line.listen()
  }

  /// Becomes active because the app plays something (AS4).
  func activate() {
    guard state.withLock({ !$0.isActive && !$0.isInterrupted }) else { return }
    change { $0.isActive = true }
  }

  /// Changes what the app has said, and tells the phone if that is news to it.
  private func change(_ change: (inout State) -> Void) {
    let (before, after) = state.withLock { state in
      let before = state.plain
      change(&state)
      return (before, state.plain)
    }
    if before != after { line?.tell(after) }
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: NSOSStatusErrorDomain, code: code.rawValue)
  }
}
