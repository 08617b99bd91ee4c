internal import TactusCrashReports
import TactusPhoneClient
internal import TactusPhoneLink

/// A session that passes media from inputs to outputs; without a camera, it runs but captures
/// nothing (Device.CA1…).
///
/// - Thread: any; a lock guards what changes in it.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  private struct Contents {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var preset = Preset.high
    var usesAudioSession = true
    var configuresAudioSession = true
    var mixesWithOthers = false
    var choosesWideColor = true
    /// The number of uncommitted configurations.
    var configurations = 0
    /// The use of sensors that the phone registers while the session runs.
    var use: SensorUse?
  }

  private let lock = NSLock()
  private var contents = Contents()

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  deinit { stop() }

  // MARK: Configuring

  /// The preset; stored.
  open var sessionPreset: Preset {
    get { lock.withLock { contents.preset } }
    set { lock.withLock { contents.preset = newValue } }
  }
  /// Returns whether a preset can be set.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Begins a batch of changes; each of them applies at once.
  open func beginConfiguration() { lock.withLock { contents.configurations += 1 } }
  /// Commits a batch of changes.
  open func commitConfiguration() {
    lock.withLock { contents.configurations = max(0, contents.configurations - 1) }
  }

  /// Whether the session uses the app's audio session; stored.
  open var usesApplicationAudioSession: Bool {
    get { lock.withLock { contents.usesAudioSession } }
    set { lock.withLock { contents.usesAudioSession = newValue } }
  }
  /// Whether the session configures the app's audio session; stored.
  open var automaticallyConfiguresApplicationAudioSession: Bool {
    get { lock.withLock { contents.configuresAudioSession } }
    set { lock.withLock { contents.configuresAudioSession = newValue } }
  }
  /// Whether the app's audio session mixes with other apps; stored.
  open var configuresApplicationAudioSessionToMixWithOthers: Bool {
    get { lock.withLock { contents.mixesWithOthers } }
    set { lock.withLock { contents.mixesWithOthers = newValue } }
  }
  /// Whether the session chooses a wide color space; stored.
  open var automaticallyConfiguresCaptureDeviceForWideColor: Bool {
    get { lock.withLock { contents.choosesWideColor } }
    set { lock.withLock { contents.choosesWideColor = newValue } }
  }
  /// Whether the camera can be used during multitasking; always false.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether the camera is used during multitasking.
  open var isMultitaskingCameraAccessEnabled: Bool {
    get { false }
    set { requireOff(newValue) }
  }
  /// The hardware cost of the session: always 0.
  open var hardwareCost: Float { 0 }
  /// The synchronization clock; `nil` without an input.
  open var synchronizationClock: CMClock? { nil }
  /// The synchronization clock; `nil` without an input.
  @available(*, deprecated, renamed: "synchronizationClock")
  open var masterClock: CMClock? { nil }

  // MARK: Inputs

  /// The inputs; only those for the app's own metadata, as there is no camera.
  open var inputs: [AVCaptureInput] { lock.withLock { contents.inputs } }
  /// Returns whether an input can be added: each one once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) {
    lock.withLock { if !contents.inputs.contains(input) { contents.inputs.append(input) } }
    (input as? AVCaptureMetadataInput)?.session = self
  }
  /// Adds an input without connections.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) {
    lock.withLock { contents.inputs.removeAll { $0 === input } }
    (input as? AVCaptureMetadataInput)?.session = nil
  }

  // MARK: Outputs

  /// The outputs.
  open var outputs: [AVCaptureOutput] { lock.withLock { contents.outputs } }
  /// Returns whether an output can be added: each one once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) {
    lock.withLock { if !contents.outputs.contains(output) { contents.outputs.append(output) } }
  }
  /// Adds an output without connections; without inputs, no output has any.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) {
    lock.withLock { contents.outputs.removeAll { $0 === output } }
  }

  // MARK: Connections

  /// The connections; always empty, as there are no inputs.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns whether a connection can be added.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { noCamera() }
  /// Adds a connection.
  open func addConnection(_ connection: AVCaptureConnection) { noCamera() }
  /// Removes a connection.
  open func removeConnection(_ connection: AVCaptureConnection) { noCamera() }

  // MARK: Running

  /// Whether the session is running.
  open var isRunning: Bool { lock.withLock { contents.use != nil } }
  /// Whether the session is interrupted; always false, as nothing is captured.
  open var isInterrupted: Bool { false }

  /// Starts the session, which captures nothing; a warning says so (Device.CA3).
  ///
  /// Until it stops, the phone counts the camera as a running sensor, if permitted
  /// (Permissions.US1). During an uncommitted configuration, it raises an exception (Device.CA5).
  open func startRunning() {
    guard lock.withLock({ contents.configurations }) == 0 else {
      programmingError(
        "startRunning may not be called between calls to beginConfiguration and "
          + "commitConfiguration",
        exception: "NSGenericException")
    }
    RuntimeWarning.once(
      "AVCaptureSession.startRunning: the phone has no camera, so nothing is captured",
      namesPlace: true)
    let use = SensorUse.of(AppPhone.link)
    let wasRunning = lock.withLock {
      defer { contents.use = use }
      return contents.use != nil
    }
    use.begin(.camera, by: ObjectIdentifier(self))
    if !wasRunning { post(.AVCaptureSessionDidStartRunning) }
  }

  /// Stops the session.
  open func stopRunning() {
    if stop() { post(.AVCaptureSessionDidStopRunning) }
  }

  // MARK: Internals

  /// Ends the use of the camera.
  ///
  /// - Returns: Whether the session ran.
  @discardableResult
  private func stop() -> Bool {
    let use = lock.withLock {
      defer { contents.use = nil }
      return contents.use
    }
    use?.end(.camera, by: ObjectIdentifier(self))
    return use != nil
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
