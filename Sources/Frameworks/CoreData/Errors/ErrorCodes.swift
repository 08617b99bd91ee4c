// Error codes of Core Data in `NSCocoaErrorDomain`.
//
// - Source: Apple's reference, "Core Data Constants". Confidence: documented.

/// A value is not valid.
public let NSManagedObjectValidationError = 1550
/// A value that has to be unique is not.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values are not valid.
public let NSValidationMultipleErrorsError = 1560
/// A required property has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship denies the deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A date is not valid.
public let NSValidationInvalidDateError = 1650
/// A string is too long.
public let NSValidationStringTooLongError = 1660
/// A string is too short.
public let NSValidationStringTooShortError = 1670
/// A string does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A URI is not valid.
public let NSValidationInvalidURIError = 1690
/// The store type is unknown.
public let NSPersistentStoreInvalidTypeError = 134000
/// The store has another type.
public let NSPersistentStoreTypeMismatchError = 134010
/// The file format is not that of a store.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// Only some stores were saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Changes conflict with changes that were saved elsewhere.
public let NSPersistentStoreSaveConflictsError = 134050
/// An error of Core Data.
public let NSCoreDataError = 134060
/// An operation of a store has failed.
public let NSPersistentStoreOperationError = 134070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store does not respond.
public let NSPersistentStoreTimeoutError = 134090
/// A store does not support the type of a request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The store is incompatible with the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration has failed.
public let NSMigrationError = 134110
/// A migration has failed, as values that have to be unique are not.
public let NSMigrationConstraintViolationError = 134111
/// A migration was cancelled.
public let NSMigrationCancelledError = 134120
/// The model of a store is not found.
public let NSMigrationMissingSourceModelError = 134130
/// The mapping model between two models is not found.
public let NSMigrationMissingMappingModelError = 134140
/// The source store of a migration cannot be used.
public let NSMigrationManagerSourceStoreError = 134150
/// The destination store of a migration cannot be used.
public let NSMigrationManagerDestinationStoreError = 134160
/// A migration policy has failed.
public let NSEntityMigrationPolicyError = 134170
/// The mapping model between two models cannot be inferred.
public let NSInferredMappingModelError = 134190
/// SQLite reports an error.
public let NSSQLiteError = 134180
/// External records cannot be imported.
public let NSExternalRecordImportError = 134200
/// A token of the history of changes is older than what the store remembers.
public let NSPersistentHistoryTokenExpiredError = 134301
/// The model of a staged migration cannot be found.
public let NSManagedObjectModelReferenceNotFoundError = 134504
/// A store was migrated in stages by a newer version of the framework.
public let NSStagedMigrationFrameworkVersionMismatchError = 134505
/// A store cannot be migrated in stages to an earlier model.
public let NSStagedMigrationBackwardMigrationError = 134506
/// A context cannot be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator cannot be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// A referenced object does not exist.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship leads to another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Changes conflict with saved ones.
public let NSManagedObjectMergeError = 133020
/// Values that have to be unique conflict with saved ones.
public let NSManagedObjectConstraintMergeError = 133021
