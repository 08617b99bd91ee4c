internal import Glibc
import TactusThreads

/// Whether the process may use the network.
package enum NetworkSwitch {
  /// Whether the network is off: in a test bundle, unless `TACTUS_NETWORK=1` turns it on; and in a
  /// keyboard extension without full access (Keyboards.CU8) (Networking.NW3).
  package static let isOff =
    isRestrictedKeyboard
    || (TestProcess.isCurrent
      && ProcessInfo.processInfo.environment["TACTUS_NETWORK"] != "1")

  /// Whether the process is a keyboard extension without full access.
  package static let isRestrictedKeyboard =
    ProcessInfo.processInfo.environment["TACTUS_FULL_ACCESS"] == "0"

  /// Returns whether a host is this machine, which can always be reached.
  package static func isLocal(_ host: String) -> Bool {
    if ["localhost", "::1"].contains(host.lowercased()) { return true }
    var address = in_addr()
    return inet_pton(AF_INET, host, &address) == 1
      && UInt32(bigEndian: address.s_addr) >> 24 == 127
  }

  /// Returns why a connection to a host is refused, and what to do.
  package static func refusal(of host: String) -> String {
    isRestrictedKeyboard
      ? "the network is off in a keyboard without full access; the user allows it in Settings › "
        + "Keyboard › Keyboards"
      : "the network is off in tests, so there is no connection to \(host); run "
        + "'tactus test --network' or set TACTUS_NETWORK=1"
  }
}
