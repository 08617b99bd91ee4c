import Glibc
import TactusPhoneHardware

/// The places in which libpulse searches for a sound server, for error messages.
struct SoundServerSearch {
  /// The server named by the user, as `PULSE_SERVER` would name it.
  var server: String?
  /// Returns a variable of the environment; a test supplies its own.
  var environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }

  /// The places, in the order of the search.
  ///
  /// - Source: the manual pages of pulse-client.conf and pulseaudio. Confidence: documented.
  var places: [String] {
    if let server { return [server] }
    if let server = environment("PULSE_SERVER"), !server.isEmpty {
      return ["PULSE_SERVER=\(server)"]
    }
    var places = ["PULSE_SERVER (not set)"]
    if let folder = environment("PULSE_RUNTIME_PATH"), !folder.isEmpty {
      places.append("\(folder)/native")
    } else if let folder = environment("XDG_RUNTIME_DIR"), !folder.isEmpty {
      places.append("\(folder)/pulse/native")
    } else {
      places.append("XDG_RUNTIME_DIR (not set)")
    }
    places.append("/run/pulse/native")
    return places
  }

  /// Returns the error that lists the places.
  func missing(_ device: String) -> ActuatorError {
    .noService(
      device: device, lookedFor: places,
      remedy:
        "Start a sound service; 'apt install pipewire-pulse' or 'apt install pulseaudio' installs one."
    )
  }
}
