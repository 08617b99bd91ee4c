/// The time of an app's process.
package enum VirtualTime {
  /// The environment variable that is set for an app whose phone's time is virtual.
  package static let variable = "TACTUS_VIRTUAL_TIME"

  /// Whether the phone of this process, which runs one app, has virtual time.
  package static let isOfProcess = ProcessInfo.processInfo.environment[variable] == "1"
}
