import Foundation
import Synchronization
import TactusPhoneClient
import TactusPhoneLink

/// The audio session, which defines how an app's sound behaves with other sound and with haptics.
///
/// Steps AudioSession.AS1…
///
/// - Thread: any, for every member.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // The mutable state is in `state` and `soundChannel`; subclasses cannot add any, as on an iPhone.

  /// Returns the session of the app.
  public class func sharedInstance() -> AVAudioSession {
    let link = AppPhone.link
    let session = link.storage.object(AVAudioSession.self) {
      AVAudioSession(link)
    }
    session.observe(SoundChannel.current)
    return session
  }

  // MARK: Category

  /// The category; `soloAmbient` by default.
  open var category: Category { state.withLock { $0.category } }

  /// The options of the category.
  open var categoryOptions: CategoryOptions { state.withLock { $0.options } }

  /// The mode; `spokenAudio` affects interruptions (AudioSession.IN1), and the modes for calls
  /// affect the route (AudioSession.RO2).
  open var mode: Mode { state.withLock { $0.mode } }

  /// The policy of routing long-form sound; it has no effect.
  open var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }

  /// All categories.
  open var availableCategories: [Category] { Category.all }

  /// All modes.
  open var availableModes: [Mode] { Mode.all }

  /// Sets the category.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AudioSession.AS1).
  open func setCategory(_ category: Category) throws {
    try setCategory(category, options: [])
  }

  /// Sets the category and its options.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AudioSession.AS1).
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    // AudioSession.AS1. A mode that the category does not support is replaced.
    let isKept = category.plain.map(mode.isValid) ?? true
    try setCategory(category, mode: isKept ? mode : .default, options: options)
  }

  /// Sets the category, the mode and the options.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AudioSession.AS1).
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Sets the category, the mode, the route sharing policy and the options.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AudioSession.AS1).
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    guard let plain = category.plain, mode.isValid(for: plain), options.areValid(for: plain),
      policy.isValid(for: plain, mode, options)
    else { throw Self.error(.badParam) }
    change { state in
      (state.category, state.mode, state.policy, state.options) = (category, mode, policy, options)
      state.override = .none
    }
  }

  /// Sets the mode.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` (AudioSession.AS1).
  open func setMode(_ mode: Mode) throws {
    guard let plain = category.plain, mode.isValid(for: plain) else { throw Self.error(.badParam) }
    change { state in
      // AudioSession.AS13. The mode for video calls has another route.
      if (mode == .videoChat) != (state.mode == .videoChat) { state.override = .none }
      state.mode = mode
    }
  }

  // MARK: Activating

  /// Activates or deactivates the session.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode`: `insufficientPriority` during a call or an
  ///   alarm, `siriIsRecording` for a category that records while the assistant is active,
  ///   `cannotInterruptOthers` in the background, `cannotStartRecording` there for a category that
  ///   records and mixes, `isBusy` if the app plays sound, which is then paused (AudioSession.AS4).
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    guard !active else {
      if let refusal = activate() { throw Self.error(ErrorCode(refusal)) }
      return
    }
    let isBusy = SoundEngine.current.pauseAll()
    let session = state.withLock { state in
      state.isActive = false
      return state.plain
    }
    sound?.deactivate(session, notifiesOthers: options.contains(.notifyOthersOnDeactivation))
    if isBusy, sound?.status.reportsBusy ?? true { throw Self.error(.isBusy) }
  }

  /// Overrides the receiver with the speaker, until the route changes or an interruption begins
  /// (AudioSession.AS13).
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` if the category is not `playAndRecord`
  ///   (AudioSession.AS3).
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    guard category == .playAndRecord else { throw Self.error(.badParam) }
    change { $0.override = portOverride }
  }

  // MARK: Recording

  /// Whether haptics and system sounds play while the app records.
  open var allowHapticsAndSystemSoundsDuringRecording: Bool {
    state.withLock { $0.allowsHaptics }
  }

  /// Sets whether haptics and system sounds play while the app records (AudioSession.AS6).
  ///
  /// - Throws: No errors so far.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    change { $0.allowsHaptics = inValue }
  }

  // MARK: Observing

  /// The current route of the app's sound.
  open var currentRoute: AVAudioSessionRouteDescription {
    let state = state.withLock { $0 }
    return Self.route(sound?.status.route ?? .speaker, state.plain.ports, state.preferredInput)
  }

  /// The available inputs: the phone's microphone, and those of connected devices; `nil` for a
  /// category that does not record (AudioSession.RO5).
  open var availableInputs: [AVAudioSessionPortDescription]? {
    let state = state.withLock { $0 }
    guard state.category.plain?.records == true else { return nil }
    return Self.inputs(sound?.status.route ?? .speaker, state.plain.ports)
  }

  /// The input that the app prefers; `nil` for the phone's choice.
  open var preferredInput: AVAudioSessionPortDescription? {
    state.withLock { $0.preferredInput }
  }

  /// Sets the input that the app prefers (AudioSession.RO5).
  ///
  /// - Throws: An `NSError` with the code `badParam` for an input that is not available.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    if let inPort, availableInputs?.contains(inPort) != true { throw Self.error(.badParam) }
    state.withLock { $0.preferredInput = inPort }
  }

  /// The data sources of the current input; `nil` if there is no choice (AudioSession.HW3).
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? {
    currentRoute.inputs.first?.dataSources
  }

  /// The data source of the current input.
  open var inputDataSource: AVAudioSessionDataSourceDescription? {
    currentRoute.inputs.first?.selectedDataSource
  }

  /// Selects a data source of the current input (AudioSession.HW3).
  ///
  /// - Throws: An `NSError` with the code `badParam` for a source of another input.
  open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
    guard let input = currentRoute.inputs.first else { throw Self.error(.badParam) }
    try input.setPreferredDataSource(dataSource)
  }

  /// The data sources of the current output: always `nil`, because no output has any.
  open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }

  /// The data source of the current output: always `nil`, because no output has any.
  open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }

  /// Selects a data source of the current output; always fails, as this phone has none.
  ///
  /// - Throws: An `NSError` with the code `badParam` for any source.
  open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
    if dataSource != nil { throw Self.error(.badParam) }
  }

  /// The volume of the phone, 0…1; it can be observed.
  open var outputVolume: Float {
    let volume = sound?.status.volume ?? 1
    return state.withLock { Float($0.shownVolume ?? volume) }
  }

  /// Whether another app plays sound.
  open var isOtherAudioPlaying: Bool { sound?.status.isOtherAudioPlaying ?? false }

  /// Whether the app should silence secondary audio, because another app's session plays sound and
  /// does not mix (AudioSession.AS7).
  open var secondaryAudioShouldBeSilencedHint: Bool { sound?.status.isOtherAudioPrimary ?? false }

  /// Whether an audio input is available.
  open var isInputAvailable: Bool { true }

  /// The sample rate in hertz: 48,000, at which the phone renders.
  open var sampleRate: Double { 48_000 }

  /// The number of input channels: one; none for a category that does not record.
  open var inputNumberOfChannels: Int { currentRoute.inputs.isEmpty ? 0 : 1 }

  /// The maximum number of input channels of the route.
  open var maximumInputNumberOfChannels: Int { inputNumberOfChannels }

  /// The number of output channels: two for headphones and for the phone's speakers.
  open var outputNumberOfChannels: Int { currentRoute.outputs.isEmpty ? 0 : 2 }

  /// The maximum number of output channels of the route.
  open var maximumOutputNumberOfChannels: Int { outputNumberOfChannels }

  /// The latency from the microphone to the app in seconds: 0 (AudioSession.HW1).
  open var inputLatency: TimeInterval { 0 }

  /// The latency from the app to the output in seconds: 0 (AudioSession.HW1).
  open var outputLatency: TimeInterval { 0 }

  /// The duration of a block rendered by an engine, in seconds (AudioSession.HW1).
  open var ioBufferDuration: TimeInterval { Self.renderedDuration }

  /// The gain of the microphone, 0…1; 1 by default (AudioSession.HW2).
  open var inputGain: Float { microphoneGain.value }

  /// Whether the input gain can be set: true while the route has an input.
  open var isInputGainSettable: Bool { !currentRoute.inputs.isEmpty }

  /// Sets the gain of the microphone, which takes effect at once (AudioSession.HW2).
  ///
  /// - Throws: An `NSError` with the code `badParam` for a gain outside 0…1 or without an input.
  open func setInputGain(_ gain: Float) throws {
    guard isInputGainSettable, (0...1).contains(gain) else { throw Self.error(.badParam) }
    microphoneGain.set(gain)
  }

  // MARK: Preferences

  // On an iPhone the actual values may differ as well (documented).

  /// The preferred sample rate in hertz; 0 if the app has set none.
  open var preferredSampleRate: Double { state.withLock { $0.preferredSampleRate } }

  /// Sets the preferred sample rate; the actual rate stays at `sampleRate`.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` for an invalid rate.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    guard sampleRate.isFinite, sampleRate >= 0 else { throw Self.error(.badParam) }
    state.withLock { $0.preferredSampleRate = sampleRate }
  }

  /// The preferred duration of an I/O buffer in seconds; 0 if the app has set none.
  open var preferredIOBufferDuration: TimeInterval {
    state.withLock { $0.preferredBufferDuration }
  }

  /// Sets the preferred duration of an I/O buffer; the actual one stays at `ioBufferDuration`.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` for an invalid duration.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    guard duration.isFinite, duration >= 0 else { throw Self.error(.badParam) }
    state.withLock { $0.preferredBufferDuration = duration }
  }

  /// The preferred number of input channels; 0 if the app has set none.
  open var preferredInputNumberOfChannels: Int { state.withLock { $0.preferredInputCount } }

  /// Sets the preferred number of input channels, up to that of the port.
  ///
  /// - Throws: An `NSError` with the code `sessionNotActive`, or `badParam` for more channels than
  ///   `maximumInputNumberOfChannels` (AudioSession.HW4).
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {
    try checkChannels(count, atMost: maximumInputNumberOfChannels)
    state.withLock { $0.preferredInputCount = count }
  }

  /// The preferred number of output channels; 0 if the app has set none.
  open var preferredOutputNumberOfChannels: Int { state.withLock { $0.preferredOutputCount } }

  /// Sets the preferred number of output channels, up to that of the port.
  ///
  /// - Throws: An `NSError` with the code `sessionNotActive`, or `badParam` for more channels than
  ///   `maximumOutputNumberOfChannels` (AudioSession.HW4).
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
    try checkChannels(count, atMost: maximumOutputNumberOfChannels)
    state.withLock { $0.preferredOutputCount = count }
  }

  /// Whether the app prefers not to be interrupted by banners of the system; false by default.
  open var prefersNoInterruptionsFromSystemAlerts: Bool { state.withLock { $0.avoidsAlerts } }

  /// Sets whether the app prefers not to be interrupted by banners of the system; this phone's
  /// calls fill the screen, and always interrupt (AudioSession.HW5).
  ///
  /// - Throws: No errors so far.
  open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
    state.withLock { $0.avoidsAlerts = inValue }
  }

  /// Whether the app has content with more than two channels; false by default.
  open var supportsMultichannelContent: Bool { state.withLock { $0.hasSurround } }

  /// Sets whether the app has content with more than two channels, which the phone plays in stereo
  /// (AudioSession.HW5).
  ///
  /// - Throws: No errors so far.
  open func setSupportsMultichannelContent(_ inValue: Bool) throws {
    state.withLock { $0.hasSurround = inValue }
  }

  /// The suitable prompt style for other apps' sound: short along with speech or music that does
  /// not mix, otherwise normal (AudioSession.HW6).
  open var promptStyle: PromptStyle { secondaryAudioShouldBeSilencedHint ? .short : .normal }

  /// Whether the disconnection of the playing device interrupts the session of the Now Playing app;
  /// true by default (AudioSession.IN4).
  open var prefersInterruptionOnRouteDisconnect: Bool { state.withLock { $0.stopsUnplugged } }

  /// Sets whether the disconnection of the playing device interrupts the session of the Now Playing
  /// app.
  ///
  /// - Throws: No errors so far.
  open func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws {
    change { $0.stopsUnplugged = inValue }
  }

  // MARK: Internals

  /// The settings of the app and the status of the phone.
  struct State: Sendable {
    var category = Category.soloAmbient
    var mode = Mode.default
    var policy = RouteSharingPolicy.default
    var options: CategoryOptions = []
    var override = PortOverride.none
    var allowsHaptics = false
    var preferredInput: AVAudioSessionPortDescription?
    var preferredSampleRate = 0.0
    var preferredBufferDuration = 0.0
    var preferredInputCount = 0
    var preferredOutputCount = 0
    /// The preferred data sources, by port identifier.
    var dataSources: [String: AVAudioSessionDataSourceDescription.BuiltInMicrophone] = [:]
    /// The preferred polar patterns.
    var polarPatterns: [AVAudioSessionDataSourceDescription.BuiltInMicrophone: PolarPattern] = [:]
    var stopsUnplugged = true
    var avoidsAlerts = false
    var hasSurround = false
    var isActive = false
    /// The last status of the phone.
    var status: SoundStatus?
    /// The last volume of which observers were notified.
    var shownVolume: Double?

    /// The settings in the phone's protocol.
    var plain: SoundSession {
      let others: CategoryOptions = [
        .mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers,
      ]
      return SoundSession(
        category.plain ?? .soloAmbient,
        mixes: category == .ambient || !options.isDisjoint(with: others),
        prefersSpeaker: options.contains(.defaultToSpeaker) || mode == .videoChat,
        allowsHapticsWhileRecording: allowsHaptics, isActive: isActive,
        ducksOthers: options.contains(.duckOthers),
        interruptsSpokenAudio: options.contains(.interruptSpokenAudioAndMixWithOthers),
        isSpokenAudio: mode == .spokenAudio, overridesToSpeaker: override == .speaker,
        // A mode for calls implies the option (documented).
        allowsBluetoothCalls: options.contains(.allowBluetoothHFP) || mode == .voiceChat
          || mode == .videoChat || mode == .gameChat,
        allowsBluetoothMusic: options.contains(.allowBluetoothA2DP),
        allowsAirPlay: options.contains(.allowAirPlay),
        hasBackgroundMode: AVAudioSession.hasBackgroundMode,
        prefersInterruptionOnDisconnect: stopsUnplugged)
    }
  }

  let state = Mutex(State())
  let callbacks: AppCallbackQueue
  /// The gain of the app's microphone.
  let microphoneGain: MicrophoneGain
  private let soundChannel = Mutex<SoundChannel?>(nil)

  var sound: SoundChannel? { soundChannel.withLock { $0 } }

  /// Creates a session that is not the app's and is not sent to the phone.
  public override init() {
    let link = AppPhone.link
    (callbacks, microphoneGain) = (link.callbacks, MicrophoneGain(link.connection))
    super.init()
  }

  private init(_ link: ClientLink) {
    (callbacks, microphoneGain) = (link.callbacks, MicrophoneGain(link.connection))
    super.init()
  }

  /// Observes the phone's messages; only the first call has an effect.
  private func observe(_ channel: SoundChannel) {
    let isNew = soundChannel.withLock { kept in
      defer { kept = channel }
      return kept == nil
    }
    guard isNew else { return }
    channel.addObserver { [weak self] in self?.receive($0) }
    channel.subscribe()
  }

  /// Activates the session, as the app requests or because it plays a sound (AudioSession.AS4).
  ///
  /// - Returns: The reason why it stays inactive; `nil` if it is active.
  @discardableResult
  package func activate() -> SoundRefusal? {
    let session = state.withLock { state in
      var session = state.plain
      session.isActive = true
      return session
    }
    let refusal = sound?.activate(session)
    if refusal == nil { state.withLock { $0.isActive = true } }
    return refusal
  }

  /// Whether the session is active.
  package var isActive: Bool { state.withLock { $0.isActive } }

  /// Changes the settings, and sends them to the phone if they differ.
  private func change(_ change: (inout State) -> Void) {
    let (before, after) = state.withLock { state in
      let before = state.plain
      change(&state)
      return (before, state.plain)
    }
    if before != after { sound?.send(after) }
  }

  /// Returns an error with the user info that public logs of devices show.
  static func error(_ code: ErrorCode) -> NSError {
    let text: String? =
      switch code {
      case .isBusy: "Session deactivation failed"
      case .insufficientPriority, .cannotInterruptOthers: "Session activation failed"
      default: nil
      }
    return NSError(
      domain: NSOSStatusErrorDomain, code: code.rawValue,
      userInfo: text.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }
}
