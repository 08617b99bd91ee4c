// Error codes of migrations and histories as codes of `CocoaError`.

extension CocoaError.Code {
  /// A migration has failed, as values that have to be unique are not.
  public static var migrationConstraintViolation: CocoaError.Code {
    .init(rawValue: NSMigrationConstraintViolationError)
  }
  /// A migration was cancelled.
  public static var migrationCancelled: CocoaError.Code {
    .init(rawValue: NSMigrationCancelledError)
  }
  /// The source store of a migration cannot be used.
  public static var migrationManagerSourceStore: CocoaError.Code {
    .init(rawValue: NSMigrationManagerSourceStoreError)
  }
  /// The destination store of a migration cannot be used.
  public static var migrationManagerDestinationStore: CocoaError.Code {
    .init(rawValue: NSMigrationManagerDestinationStoreError)
  }
  /// A migration policy has failed.
  public static var entityMigrationPolicy: CocoaError.Code {
    .init(rawValue: NSEntityMigrationPolicyError)
  }
  /// External records cannot be imported.
  public static var externalRecordImport: CocoaError.Code {
    .init(rawValue: NSExternalRecordImportError)
  }
  /// A token of the history of changes is older than what the store remembers.
  public static var persistentHistoryTokenExpired: CocoaError.Code {
    .init(rawValue: NSPersistentHistoryTokenExpiredError)
  }
}

extension CocoaError {
  /// A migration has failed, as values that have to be unique are not.
  public static var migrationConstraintViolation: CocoaError.Code { .migrationConstraintViolation }
  /// A migration was cancelled.
  public static var migrationCancelled: CocoaError.Code { .migrationCancelled }
  /// The source store of a migration cannot be used.
  public static var migrationManagerSourceStore: CocoaError.Code { .migrationManagerSourceStore }
  /// The destination store of a migration cannot be used.
  public static var migrationManagerDestinationStore: CocoaError.Code {
    .migrationManagerDestinationStore
  }
  /// A migration policy has failed.
  public static var entityMigrationPolicy: CocoaError.Code { .entityMigrationPolicy }
  /// External records cannot be imported.
  public static var externalRecordImport: CocoaError.Code { .externalRecordImport }
  /// A token of the history of changes is older than what the store remembers.
  public static var persistentHistoryTokenExpired: CocoaError.Code {
    .persistentHistoryTokenExpired
  }
}
