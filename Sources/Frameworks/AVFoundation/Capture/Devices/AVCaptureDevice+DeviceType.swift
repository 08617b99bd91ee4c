extension AVCaptureDevice {
  /// A type of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A wide-angle camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// An ultra-wide camera.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera with a telephoto lens.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A wide-angle and a telephoto camera.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A wide-angle and an ultra-wide camera.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// A wide-angle, an ultra-wide and a telephoto camera.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that also measures depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera that measures depth with LiDAR.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A wide-angle and a telephoto camera.
    @available(*, deprecated, renamed: "builtInDualCamera")
    public static let builtInDuoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    /// A camera of another device, connected by Continuity Camera.
    public static let continuityCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeContinuityCamera")
    /// An external camera.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A microphone of the phone.
    public static let builtInMicrophone = microphone
  }
}
