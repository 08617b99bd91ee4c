import CTactusUdev

/// The nodes of input devices that udev currently lists.
package enum InputNodes {
  /// Returns what a closure makes of each node, in the order of the nodes' numbers; opens nothing.
  ///
  /// - Parameters:
  ///   - name: The name of a node, such as `event7`.
  ///   - make: Describes a udev device, which ends with the call; `nil` leaves it out.
  /// - Thread: any.
  package static func all<Device>(
    named name: (Device) -> String, _ make: (_ device: OpaquePointer) -> Device?
  ) -> [Device] {
    guard let udev = udev_new() else { return [] }
    defer { udev_unref(udev) }
    guard let search = udev_enumerate_new(udev) else { return [] }
    defer { udev_enumerate_unref(search) }
    udev_enumerate_add_match_subsystem(search, "input")
    udev_enumerate_add_match_sysname(search, "event*")
    udev_enumerate_scan_devices(search)
    var found: [Device] = []
    var entry = udev_enumerate_get_list_entry(search)
    while let current = entry {
      if let path = udev_list_entry_get_name(current),
        let device = udev_device_new_from_syspath(udev, path)
      {
        if let made = make(device) { found.append(made) }
        udev_device_unref(device)
      }
      entry = udev_list_entry_get_next(current)
    }
    return found.sorted { (name($0).count, name($0)) < (name($1).count, name($1)) }
  }
}
