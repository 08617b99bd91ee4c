/// A device on which a call is heard.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INCallAudioRoute: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Speakerphone audio route.
  case speakerphoneAudioRoute = 1
  /// Bluetooth audio route.
  case bluetoothAudioRoute = 2
}
