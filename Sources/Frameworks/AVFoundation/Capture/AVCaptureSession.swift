internal import TactusCrashReports
import TactusEmbeddedPhone
internal import TactusPhoneLink

/// A session that passes media from inputs to outputs; without a camera it runs without pictures.
///
/// Steps Device.CA1…
///
/// - Thread: any.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  private struct Contents {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var preset = Preset.high
    /// The sensors that the phone knows to be used, while the session runs.
    var use: SensorUse?
  }

  private let lock = NSLock()
  private var contents = Contents()

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  /// The quality of the pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the quality.
    public let rawValue: String
    /// Creates a quality from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1,280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1,920 × 1,080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  /// The quality of the pictures; stored.
  open var sessionPreset: Preset {
    get { lock.withLock { contents.preset } }
    set { lock.withLock { contents.preset = newValue } }
  }
  /// Returns whether the session can have a quality.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  // MARK: Parts

  /// The inputs.
  open var inputs: [AVCaptureInput] { lock.withLock { contents.inputs } }
  /// Returns whether an input can be added: once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) {
    lock.withLock { if !contents.inputs.contains(input) { contents.inputs.append(input) } }
  }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) {
    lock.withLock { contents.inputs.removeAll { $0 === input } }
  }

  /// The outputs.
  open var outputs: [AVCaptureOutput] { lock.withLock { contents.outputs } }
  /// Returns whether an output can be added: once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) {
    lock.withLock { if !contents.outputs.contains(output) { contents.outputs.append(output) } }
  }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) {
    lock.withLock { contents.outputs.removeAll { $0 === output } }
  }

  /// Begins changes that belong together; does nothing, as each change applies at once.
  open func beginConfiguration() {}
  /// Ends changes that belong together; does nothing, as each change applies at once.
  open func commitConfiguration() {}

  // MARK: Running

  /// Whether the session is running.
  open var isRunning: Bool { lock.withLock { contents.use != nil } }
  /// Whether the session is interrupted.
  open var isInterrupted: Bool { false }

  /// Starts the session, which captures nothing; a warning says so (Device.CA3).
  ///
  /// Until it stops, the phone counts the camera among the sensors that run, if it is permitted
  /// (Permissions.US1).
  open func startRunning() {
    RuntimeWarning.once(
      "AVCaptureSession.startRunning: the phone has no camera, so nothing is captured",
      namesPlace: true)
    let use = SensorUse.of(EmbeddedPhone.link)
    lock.withLock { contents.use = use }
    use.begin(.camera, by: ObjectIdentifier(self))
  }

  /// Stops the session.
  open func stopRunning() {
    let use = lock.withLock {
      defer { contents.use = nil }
      return contents.use
    }
    use?.end(.camera, by: ObjectIdentifier(self))
  }

  deinit { stopRunning() }
}
