/// The port of an input for the app's own metadata.
final class MetadataPort: AVCaptureInput.Port {
  private weak var owner: AVCaptureMetadataInput?
  private let format: CMFormatDescription
  private let ownClock: CMClock
  private var passes = true

  init(_ owner: AVCaptureMetadataInput, _ format: CMFormatDescription, _ clock: CMClock) {
    (self.owner, self.format, ownClock) = (owner, format, clock)
    super.init()
  }

  override var input: AVCaptureInput { owner ?? AVCaptureInput() }
  override var mediaType: AVMediaType { .metadata }
  override var formatDescription: CMFormatDescription? { format }
  override var isEnabled: Bool {
    get { passes }
    set { passes = newValue }
  }
  override var clock: CMClock? { ownClock }
  override var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
  override var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
}
