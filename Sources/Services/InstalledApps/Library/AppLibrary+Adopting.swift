extension AppLibrary {
  /// Takes over the apps and settings of another library, such as that of a phone before its
  /// restart; apps that are installed here and not there stay.
  ///
  /// - Returns: The changes to store.
  /// - Throws: `AppLibraryError.full`.
  public mutating func adopt(_ other: AppLibrary) throws(AppLibraryError) -> [AppLibraryChange] {
    var changes: [AppLibraryChange] = []
    for record in other.records.values.sorted(by: { $0.number < $1.number }) {
      let app = record.description.identifier
      changes += try install(record.description)
      changes += setQuickActions(record.dynamicActions, of: app)
      changes += setBadge(record.badge, of: app)
    }
    for app in other.apps { changes += try move(app.identifier, to: app.position) }
    for (key, value) in other.settings.sorted(by: { $0.key < $1.key }) {
      changes += set(value, for: key)
    }
    return changes
  }
}
