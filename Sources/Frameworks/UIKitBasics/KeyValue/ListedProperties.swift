import Synchronization

/// The properties of the classes of all rooms from views upwards to `TactusUIKitKeyValue`, which
/// lists them (ObjectiveC.KC9).
///
/// It imports those rooms, so it is found by name.
package enum ListedProperties {
  /// Adds the properties, by class, once.
  package static func add(to tables: inout KeyedTables) {
    guard
      added.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
        .exchanged
    else { return }
    for list in ["KeyedPropertyList", "OlderPropertyList"] {
      // The mangled name of an enumeration.
      let mangled = "19TactusUIKitKeyValue\(list.utf8.count)\(list)O"
      (_typeByName(mangled) as? any KeyedPropertySource.Type)?.add(to: &tables)
    }
  }

  private static let added = Atomic(false)
}
