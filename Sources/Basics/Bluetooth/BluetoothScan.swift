import TactusMessageBus

/// The devices that a scan looks for.
package struct BluetoothScan: Sendable, Equatable {
  /// The identifiers of services, of which a device must advertise one; `nil` for any device.
  package var services: Set<String>?
  /// Whether each advertisement is reported, also if nothing in it has changed.
  package var reportsDuplicates: Bool

  /// Creates a description of a scan.
  package init(services: Set<String>?, reportsDuplicates: Bool) {
    (self.services, self.reportsDuplicates) = (services, reportsDuplicates)
  }

  /// Creates a scan that finds what any of the scans finds; fails without scans.
  init?(merging scans: [BluetoothScan]) {
    guard !scans.isEmpty else { return nil }
    let sets = scans.compactMap(\.services)
    services = sets.count < scans.count ? nil : sets.reduce([]) { $0.union($1) }
    reportsDuplicates = scans.contains { $0.reportsDuplicates }
  }

  /// The filter of the service; with one it reports each change of the signal strength.
  var filter: [String: BusVariant] {
    var filter: [String: BusVariant] = [
      "Transport": .text("le"), "DuplicateData": .flag(reportsDuplicates),
    ]
    if let services { filter["UUIDs"] = .texts(services.sorted()) }
    return filter
  }
}
