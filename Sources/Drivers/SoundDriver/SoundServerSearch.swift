import Glibc
import PhoneHardware

/// Where libpulse looks for a sound server, told to people when there is none.
struct SoundServerSearch {
  /// The server that was named, as `PULSE_SERVER` would name it.
  var server: String?
  /// Reads one variable of the environment; a test hands in its own.
  var environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }

  /// The places, in the order in which they are tried.
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

  /// The error that says so.
  func missing(_ device: String) -> ActuatorError {
    .noService(
      device: device, lookedFor: places,
      remedy:
        "Start a sound service; 'apt install pipewire-pulse' or 'apt install pulseaudio' brings one."
    )
  }
}
