/// A service of the phone, which answers requests of apps.
public enum ServiceName: String, Sendable, CaseIterable {
  /// The permissions to use protected resources; the payloads are `PermissionRequest`,
  /// `PermissionTable` as the answer, and `PermissionTable` as the event of a change.
  case permissions
  /// Health data; the payloads are those of `TactusHealthModel`.
  case health
  /// The access of apps to health data, for system apps; the payloads are `HealthSettingsRequest`,
  /// and `HealthOverview` as the answer.
  case healthSettings = "health-settings"
  /// The user's records, such as contacts; the payloads are those of `TactusUserRecords`.
  case records
  /// Files that one app hands to another; the payloads are `DocumentRequest`, and `DocumentAppList`
  /// or `DocumentHandover` as the answer.
  case documents
  /// The print queue; the payloads are those of `TactusPrintModel`.
  case printing
}
