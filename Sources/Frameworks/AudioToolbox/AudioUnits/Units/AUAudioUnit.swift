import AVFAudio
import Foundation
import Synchronization
import TactusCrashReports

/// A version 3 audio unit: an app's own subclass, or, for a host, the unit of a description.
///
/// Steps AudioUnits.UN1–UN8
///
/// - Thread: one at a time, except where a member says otherwise.
open class AUAudioUnit: NSObject, @unchecked Sendable {
  // MARK: Creating

  /// Creates the unit of a description.
  ///
  /// An object of this class itself forwards everything to one of the registered subclass.
  ///
  /// - Parameters:
  ///   - componentDescription: The description.
  ///   - options: The options of the creation; units of the app are always in its process.
  /// - Throws: −3000 if no component matches, or the error of the subclass.
  public init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    self.componentDescription = componentDescription
    found = ComponentRegistry.first(componentDescription)
    super.init()
    guard type(of: self) == AUAudioUnit.self else { return }
    guard let unitClass = found?.unitClass else { throw UnitError.make(UnitError.noComponent) }
    inner = try UnitFactory.make(unitClass, componentDescription, options)
  }

  /// Creates the unit of a description.
  public convenience init(componentDescription: AudioComponentDescription) throws {
    try self.init(componentDescription: componentDescription, options: [])
  }

  /// Creates the unit of a description asynchronously.
  ///
  /// - Parameters:
  ///   - componentDescription: The description.
  ///   - options: How the unit is created.
  ///   - completionHandler: Receives the unit, an object of the registered subclass, or an error,
  ///     in a later turn of the main queue.
  open class func instantiate(
    with componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = [],
    completionHandler: @escaping (AUAudioUnit?, (any Error)?) -> Void
  ) {
    UnitFactory.make(componentDescription, options, completionHandler)
  }

  /// Creates the unit of a description asynchronously.
  open class func instantiate(
    with componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) async throws -> AUAudioUnit {
    try await withCheckedThrowingContinuation { continuation in
      UnitFactory.make(componentDescription, options) { unit, error in
        continuation.resume(
          with: unit.map { .success($0) }
            ?? .failure(error ?? UnitError.make(UnitError.noComponent)))
      }
    }
  }

  /// Registers a subclass as the unit of a description.
  ///
  /// - Parameters:
  ///   - cls: The subclass; another class raises an exception.
  ///   - componentDescription: The description.
  ///   - name: The name of the manufacturer, a colon, a space, and the name of the unit.
  ///   - version: The version.
  open class func registerSubclass(
    _ cls: AnyClass, as componentDescription: AudioComponentDescription, name: String,
    version: UInt32
  ) {
    guard let unitClass = cls as? AUAudioUnit.Type else {
      programmingError("\(cls) is no subclass of AUAudioUnit")
    }
    ComponentRegistry.register(unitClass, componentDescription, name, version)
  }

  // MARK: Component

  /// The description with which the unit was created.
  open private(set) var componentDescription: AudioComponentDescription

  /// The component; accessing an unregistered one raises an exception.
  open var component: AudioComponent {
    guard let found else { programmingError("no component has the unit's description") }
    return found.reference
  }

  /// The name of the manufacturer and of the unit; `nil` for an unregistered class.
  open var componentName: String? { found?.name }

  /// The name of the unit.
  open var audioUnitName: String? { found?.unitName }

  /// A short name of the unit; `nil` unless overridden.
  open var audioUnitShortName: String? { inner?.audioUnitShortName }

  /// The name of the manufacturer.
  open var manufacturerName: String? { found?.manufacturerName }

  /// The version; 0 for an unregistered class.
  open var componentVersion: UInt32 { found?.version ?? 0 }

  // MARK: Resources

  /// Allocates the render resources; overrides call it, and allocate their own.
  ///
  /// - Throws: The error of a subclass.
  open func allocateRenderResources() throws {
    try inner?.allocateRenderResources()
    setRenderResourcesAllocated(true)
  }

  /// Deallocates the render resources; overrides call it.
  open func deallocateRenderResources() {
    inner?.deallocateRenderResources()
    setRenderResourcesAllocated(false)
  }

  /// Whether the render resources are allocated.
  ///
  /// - Thread: any.
  open var renderResourcesAllocated: Bool { renderer.isAllocated.load(ordering: .acquiring) }

  /// Sets whether the render resources are allocated, for subclasses that do not call those
  /// methods.
  open func setRenderResourcesAllocated(_ flag: Bool) {
    guard flag != renderResourcesAllocated else { return }
    willChangeValue(forKey: "renderResourcesAllocated")
    renderer.isAllocated.store(flag, ordering: .releasing)
    didChangeValue(forKey: "renderResourcesAllocated")
  }

  /// Discards scheduled events; overrides call it, and reset their own sound.
  open func reset() {
    inner?.reset()
    renderer.events.requestReset()
  }

  /// The maximum number of frames per slice, 512 by default; constant while the resources are
  /// allocated.
  open var maximumFramesToRender: AUAudioFrameCount {
    get { renderer.maximumFrames.load(ordering: .relaxed) }
    set {
      guard !renderResourcesAllocated else { return }
      inner?.maximumFramesToRender = newValue
      renderer.maximumFrames.store(newValue, ordering: .relaxed)
    }
  }

  // MARK: Buses

  /// The input buses; empty unless overridden.
  open var inputBusses: AUAudioUnitBusArray { inner?.inputBusses ?? noInputs }

  /// The output buses; empty unless overridden.
  open var outputBusses: AUAudioUnitBusArray { inner?.outputBusses ?? noOutputs }

  /// Returns whether a bus can change to a format; by default, if the bus supports it and no
  /// resources are allocated.
  open func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool {
    !renderResourcesAllocated && bus.supports(format)
  }

  /// The supported numbers of input and output channels, in pairs; −1 is any, −2 any other.
  ///
  /// The default is `nil`: the buses determine them.
  open var channelCapabilities: [NSNumber]? { inner?.channelCapabilities }

  /// The map from input channels to those of the unit; it has no effect, because hosts connect
  /// buses.
  open var channelMap: [NSNumber]?

  // MARK: Rendering

  /// The block with which a host renders.
  ///
  /// It returns `kAudioUnitErr_Uninitialized` without resources, and
  /// `kAudioUnitErr_TooManyFramesToProcess`.
  open var renderBlock: AURenderBlock {
    // Not with `??`: a block read from an optional allocates whenever it is called with another
    // block.
    if let inner { return inner.renderBlock }
    return renderer.makeBlock(internalRenderBlock)
  }

  /// The render block of a subclass, which every rendering subclass overrides.
  open var internalRenderBlock: AUInternalRenderBlock {
    if let inner { return inner.internalRenderBlock }
    return { _, _, _, _, _, _, _ in kAudioUnitErr_NoConnection }
  }

  /// The block that takes a host's coming changes of parameters.
  ///
  /// - Thread: any, for the block; it neither allocates nor locks.
  open var scheduleParameterBlock: AUScheduleParameterBlock {
    if let inner { return inner.scheduleParameterBlock }
    return { [events = renderer.events] time, duration, address, value in
      var event = AUParameterEvent()
      event.eventSampleTime = time
      event.eventType = duration == 0 ? .parameter : .parameterRamp
      event.rampDurationSampleFrames = duration
      (event.parameterAddress, event.value) = (address, value)
      events.add(event)
    }
  }

  /// Adds a block that is called before and after each slice, on the rendering thread.
  ///
  /// - Returns: The token, for `removeRenderObserver(_:)`.
  open func token(byAddingRenderObserver observer: @escaping AURenderObserver) -> Int {
    inner?.token(byAddingRenderObserver: observer) ?? renderer.observers.add(observer)
  }

  /// Removes an observer of slices.
  open func removeRenderObserver(_ token: Int) {
    if let inner { inner.removeRenderObserver(token) } else { renderer.observers.remove(token) }
  }

  /// The latency from input to output in seconds; 0 unless overridden.
  open var latency: TimeInterval { inner?.latency ?? 0 }

  /// The tail time in seconds, for which sound continues after the end of the input; 0 unless
  /// overridden.
  open var tailTime: TimeInterval { inner?.tailTime ?? 0 }

  /// The render quality, 0…127, which a subclass may read; 127 by default.
  open var renderQuality: Int {
    get { inner?.renderQuality ?? ownQuality }
    set { if let inner { inner.renderQuality = newValue } else { ownQuality = newValue } }
  }

  /// Whether an effect passes its input through, which a subclass implements; false by default.
  open var shouldBypassEffect: Bool {
    get { inner?.shouldBypassEffect ?? ownBypass }
    set { if let inner { inner.shouldBypassEffect = newValue } else { ownBypass = newValue } }
  }

  /// Whether input and output may share memory; false unless overridden.
  open var canProcessInPlace: Bool { inner?.canProcessInPlace ?? false }

  /// Whether the host renders offline, faster or slower than real time; false by default.
  open var isRenderingOffline: Bool {
    get { inner?.isRenderingOffline ?? ownOffline }
    set { if let inner { inner.isRenderingOffline = newValue } else { ownOffline = newValue } }
  }

  // MARK: Parameters

  /// The parameter tree; `nil` by default.
  ///
  /// A subclass that changes its tree sets it here, or notifies the observers of the key.
  open var parameterTree: AUParameterTree? {
    get { inner?.parameterTree ?? ownTree }
    set {
      willChangeValue(forKey: "parameterTree")
      if let inner { inner.parameterTree = newValue } else { ownTree = newValue }
      didChangeValue(forKey: "parameterTree")
    }
  }

  /// A key to observe changes of many values at once; the value is always true.
  open var allParameterValues: Bool { true }

  /// Returns the addresses of the most important parameters: unless overridden, the first ones of
  /// the tree.
  open func parametersForOverview(withCount count: Int) -> [NSNumber] {
    if let inner { return inner.parametersForOverview(withCount: count) }
    return (parameterTree?.allParameters ?? []).prefix(max(0, count)).map {
      NSNumber(value: $0.address)
    }
  }

  // MARK: MIDI

  /// Whether the unit is an instrument or a MIDI-controlled effect, by its type.
  open var isMusicDeviceOrEffect: Bool {
    [kAudioUnitType_MusicDevice, kAudioUnitType_MusicEffect]
      .contains(componentDescription.componentType)
  }

  /// The number of virtual MIDI cables; 1 for a MIDI-controlled unit, otherwise 0.
  open var virtualMIDICableCount: Int { inner?.virtualMIDICableCount ?? (hearsMIDI ? 1 : 0) }

  /// The block with which a host schedules MIDI messages; `nil` for units without MIDI input.
  ///
  /// - Thread: any, for the block; it neither allocates nor locks.
  open var scheduleMIDIEventBlock: AUScheduleMIDIEventBlock? {
    if let inner { return inner.scheduleMIDIEventBlock }
    guard hearsMIDI else { return nil }
    return { [events = renderer.events] time, cable, count, bytes in
      var event = AUMIDIEvent()
      event.eventSampleTime = time
      event.eventType = count > 3 ? .midiSysEx : .MIDI
      (event.length, event.cable) = (UInt16(clamping: count), cable)
      events.add(event, bytes, count)
    }
  }

  /// The MIDI outputs, by name; none unless overridden.
  open var midiOutputNames: [String] { inner?.midiOutputNames ?? [] }

  /// The host's block that receives MIDI messages from the unit.
  open var midiOutputEventBlock: AUMIDIOutputEventBlock? {
    get { inner?.midiOutputEventBlock ?? ownMIDIOutput }
    set { if let inner { inner.midiOutputEventBlock = newValue } else { ownMIDIOutput = newValue } }
  }

  /// The number of bytes of MIDI messages per slice for which a host prepares; 0 by default.
  open var midiOutputBufferSizeHint = 0

  /// Whether MIDI Polyphonic Expression, one channel per note, is supported; false unless
  /// overridden.
  open var supportsMPE: Bool { inner?.supportsMPE ?? false }

  // MARK: State

  /// The values of the parameters and the codes of the unit; never `nil` unless overridden.
  open var fullState: [String: Any]? {
    get { inner.map(\.fullState) ?? makeState() }
    set { if let inner { inner.fullState = newValue } else { applyState(newValue) } }
  }

  /// The state for the host's document; `fullState` unless overridden.
  open var fullStateForDocument: [String: Any]? {
    get { inner.map(\.fullStateForDocument) ?? fullState }
    set { if let inner { inner.fullStateForDocument = newValue } else { fullState = newValue } }
  }

  /// The factory presets; `nil` unless overridden.
  open var factoryPresets: [AUAudioUnitPreset]? { inner?.factoryPresets }

  /// The user's saved presets, by name.
  open var userPresets: [AUAudioUnitPreset] { UserPresets(componentDescription).all }

  /// Whether the user can save presets; false unless overridden.
  open var supportsUserPresets: Bool { inner?.supportsUserPresets ?? false }

  /// Saves the current state as a preset, replacing one with the same number or name.
  ///
  /// - Throws: `kAudioUnitErr_InvalidPropertyValue` unless the number is negative and the unit
  ///   supports user presets, or an error of the file.
  open func saveUserPreset(_ userPreset: AUAudioUnitPreset) throws {
    guard supportsUserPresets, userPreset.number < 0 else {
      throw UnitError.make(kAudioUnitErr_InvalidPropertyValue)
    }
    willChangeValue(forKey: "userPresets")
    defer { didChangeValue(forKey: "userPresets") }
    try UserPresets(componentDescription).save(userPreset, fullState ?? [:])
  }

  /// Deletes a preset.
  ///
  /// - Throws: An error of the file, even if there is no such preset.
  open func deleteUserPreset(_ userPreset: AUAudioUnitPreset) throws {
    willChangeValue(forKey: "userPresets")
    defer { didChangeValue(forKey: "userPresets") }
    try UserPresets(componentDescription).delete(userPreset)
  }

  /// Returns the state of a preset.
  ///
  /// - Throws: An error of the file, even if there is no such preset.
  open func presetState(for userPreset: AUAudioUnitPreset) throws -> [String: Any] {
    try UserPresets(componentDescription).state(of: userPreset)
  }

  /// The preset chosen last; setting a user preset applies its state.
  open var currentPreset: AUAudioUnitPreset? {
    get { inner.map(\.currentPreset) ?? ownPreset }
    set {
      if let inner { return inner.currentPreset = newValue }
      if let newValue, newValue.number < 0, supportsUserPresets {
        guard let state = try? presetState(for: newValue) else { return }
        fullState = state
      }
      willChangeValue(forKey: "currentPreset")
      ownPreset = newValue
      didChangeValue(forKey: "currentPreset")
    }
  }

  // MARK: Host

  /// The host's block that returns the musical context.
  open var musicalContextBlock: AUHostMusicalContextBlock? {
    get { inner?.musicalContextBlock ?? ownContext }
    set { if let inner { inner.musicalContextBlock = newValue } else { ownContext = newValue } }
  }

  /// The host's block that returns the transport state.
  open var transportStateBlock: AUHostTransportStateBlock? {
    get { inner?.transportStateBlock ?? ownTransport }
    set { if let inner { inner.transportStateBlock = newValue } else { ownTransport = newValue } }
  }

  /// The name of the unit's use in the host, such as that of a track.
  open var contextName: String? {
    get { inner?.contextName ?? ownContextName }
    set {
      willChangeValue(forKey: "contextName")
      if let inner { inner.contextName = newValue } else { ownContextName = newValue }
      didChangeValue(forKey: "contextName")
    }
  }

  /// Whether the unit has a view of its own; false unless overridden.
  open var providesUserInterface: Bool { inner?.providesUserInterface ?? false }

  // MARK: Internals

  /// The unit to which this one forwards everything.
  private var inner: AUAudioUnit?
  private let found: RegisteredComponent?
  private let renderer = UnitRenderer()
  private lazy var noInputs = AUAudioUnitBusArray(audioUnit: self, busType: .input)
  private lazy var noOutputs = AUAudioUnitBusArray(audioUnit: self, busType: .output)
  private var ownTree: AUParameterTree?
  private var ownPreset: AUAudioUnitPreset?
  private var (ownQuality, ownBypass, ownOffline) = (127, false, false)
  private var ownMIDIOutput: AUMIDIOutputEventBlock?
  private var ownContext: AUHostMusicalContextBlock?
  private var ownTransport: AUHostTransportStateBlock?
  private var ownContextName: String?

  private var hearsMIDI: Bool {
    isMusicDeviceOrEffect || componentDescription.componentType == kAudioUnitType_MIDIProcessor
  }
}
