/// The audio routes of a call.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallAudioRoute: Int, Sendable {
  /// An unknown route.
  case unknown = 0
  /// The phone's speaker.
  case speakerphoneAudioRoute = 1
  /// A Bluetooth device.
  case bluetoothAudioRoute = 2
}
