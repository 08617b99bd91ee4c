import Foundation
import TactusNetServices
import TestSupport

/// An Avahi daemon with a message bus of its own, in a network of its own.
///
/// It needs the packages avahi-daemon, dbus and iproute2, and the right to have namespaces: Avahi
/// runs once for each folder `/run`, and two daemons on one loopback interface dispute its address.
/// The tests reach the daemon by the socket of its bus, and the addresses that it publishes are
/// those of their own loopback interface.
package final class PrivateAvahi: Sendable {
  /// The daemon of all tests that need no other; it ends with the process.
  package static let shared = Result { try PrivateAvahi() }

  /// The bus of the daemon.
  package let bus: BonjourBus
  /// The D-Bus address of the bus.
  package let address: String
  private let program: RunningProgram
  /// The end of this pipe ends the daemon.
  private let life: Pipe
  private let folder: URL

  /// Starts a daemon.
  ///
  /// - Parameter neighbor: The daemon in whose network it runs, without addresses of its own; nil
  ///   for a new network.
  /// - Throws: `NotStarted` with what the programs have written.
  package init(neighbor: PrivateAvahi? = nil) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-avahi-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path)/bus"
    (bus, life, self.folder) = (.address(address), Pipe(), folder)
    try Data(
      """
      <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """.utf8
    ).write(to: folder.appending(path: "bus.conf"))
    try Data(
      """
      [server]
      host-name=tactus-\(UUID().uuidString.prefix(8))
      allow-interfaces=lo
      use-ipv6=no
      [wide-area]
      enable-wide-area=no
      [publish]
      publish-workstation=no
      publish-hinfo=no
      publish-addresses=\(neighbor == nil ? "yes" : "no")
      """.utf8
    ).write(to: folder.appending(path: "avahi.conf"))
    let start = """
      exec 3<&0; (cat <&3 >/dev/null; kill -TERM 1) &
      ip link set lo up
      mount -t tmpfs - /run && mkdir -p /run/avahi-daemon
      dbus-daemon --config-file "$0/bus.conf" --fork
      export DBUS_SYSTEM_BUS_ADDRESS=\(address)
      exec avahi-daemon -f "$0/avahi.conf" --no-drop-root --no-chroot --no-rlimits
      """
    let isRoot = geteuid() == 0
    var command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
    if let neighbor {
      let place = "/proc/\(neighbor.program.processIdentifier)/ns"
      let user = isRoot ? [] : ["--user=\(place)/user", "--preserve-credentials"]
      command = ["nsenter"] + user + ["--net=\(place)/net"] + command
    } else {
      command += (isRoot ? [] : ["--map-root-user"]) + ["--net"]
    }
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
    program = try RunningProgram(
      "/usr/bin/env", command + ["sh", "-c", start, folder.path], environment: environment,
      input: life)
    guard program.wait(seconds: 20, until: { $0.errorOutput.contains("Server startup complete") })
    else { throw NotStarted(description: "avahi-daemon did not start: \(program.errorOutput)") }
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the daemon and the bus at once.
  package func end() {
    program.signal(SIGKILL)
    program.waitUntilExit(seconds: 10)
  }

  /// An error of starting a daemon.
  package struct NotStarted: Error, CustomStringConvertible {
    package let description: String
  }
}

/// Returns a type of services that no other test uses.
package func uniqueType(_ transport: String = "_tcp") -> String {
  "_t\(UUID().uuidString.replacing("-", with: "").prefix(12).lowercased()).\(transport)."
}
