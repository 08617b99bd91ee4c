extension AVCaptureSession {
  /// The presets of a session: quality and size of its media.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the preset.
    public let rawValue: String
    /// Creates a preset from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Photo quality.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 × 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1,280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1,920 × 1,080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3,840 × 2,160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 960 × 540 pixels in about 30 megabits per second.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1,280 × 720 pixels in about 40 megabits per second.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The active format of the device.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
}
