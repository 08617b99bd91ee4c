// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreData.tsv.
// Do not edit.

/// Options of the initialization of a schema.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The records are validated, but not sent.
  public static let dryRun = Self(rawValue: 1 << 1)
  /// The schema is printed.
  public static let printSchema = Self(rawValue: 1 << 2)
}

/// The inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The updated objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The refreshed objects of a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The invalidated objects of a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The identifiers of all objects, if a context was reset.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of updated objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of invalidated objects.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSNotification.Name {
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave =
    NSNotification.Name("NSManagedObjectContextWillSave")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave =
    NSNotification.Name("NSManagedObjectContextDidSave")
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange =
    NSNotification.Name("NSManagedObjectContextObjectsDidChange")
  /// A context has saved; the notification contains only object identifiers.
  public static let NSManagedObjectContextDidSaveObjectIDs =
    NSNotification.Name("NSManagedObjectContextDidSaveObjectIDs")
  /// A context has merged changes; the notification contains only object identifiers.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs =
    NSNotification.Name("NSManagedObjectContextDidMergeChangesObjectIDs")
  /// The stores of a coordinator have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange =
    NSNotification.Name("NSPersistentStoreCoordinatorStoresDidChange")
  /// The stores of a coordinator are about to change.
  public static let NSPersistentStoreCoordinatorStoresWillChange =
    NSNotification.Name("NSPersistentStoreCoordinatorStoresWillChange")
  /// A coordinator is about to remove a store.
  public static let NSPersistentStoreCoordinatorWillRemoveStore =
    NSNotification.Name("NSPersistentStoreCoordinatorWillRemoveStore")
}

extension NSManagedObjectContext {
  /// A context is about to save.
  public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
  /// A context has saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// Objects of a context have changed.
  public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
  /// A context has saved; the notification contains only object identifiers.
  public static var didSaveObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidSaveObjectIDs }
  /// A context has merged changes; the notification contains only object identifiers.
  public static var didMergeChangesObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidMergeChangesObjectIDs }
}

extension NSManagedObjectContext {
  /// A key of a notification.
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// The state of the stores after a save; no notification has it.
    case queryGeneration = "queryGeneration"
    /// The inserted objects.
    case insertedObjects = "inserted"
    /// The updated objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The refreshed objects.
    case refreshedObjects = "refreshed"
    /// The invalidated objects.
    case invalidatedObjects = "invalidated"
    /// All objects, if a context was reset.
    case invalidatedAllObjects = "invalidatedAll"
    /// The identifiers of inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of updated objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of refreshed objects.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of invalidated objects.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}

/// The types of a merge policy.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType = 0
  /// Changes in the store win, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The changes in memory win for each property.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The whole object in memory wins.
  case overwriteMergePolicyType = 3
  /// The whole object in the store wins.
  case rollbackMergePolicyType = 4
}

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

/// The individual errors of a combined error.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The invalid object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the invalid property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that does not match.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The invalid value.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts of a save, or of unique values.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's own error codes.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// The key of a bookmark in the user information of a notification.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's URL in the user information of a notification.
public let NSPersistentStoreURLKey = "storeURL"
/// The key of a store whose identifier has changed: the old store, the new one, and the new
/// identifiers of its objects; never used.
public let NSUUIDChangedPersistentStoresKey = "uuidChanged"

extension NSNotification.Name {
  /// A store was changed by this coordinator or another one of the process (CoreData.HI7).
  public static let NSPersistentStoreRemoteChange =
    NSNotification.Name("NSPersistentStoreRemoteChange")
}

/// The types of a change in the history of a store.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// An object was inserted.
  case insert = 0
  /// An object was updated.
  case update = 1
  /// An object was deleted.
  case delete = 2
}

/// The types of results of a history request.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether the request has succeeded.
  case statusOnly = 0
  /// The identifiers of the changed objects.
  case objectIDs = 1
  /// The number of transactions, or of changes if the request fetches changes.
  case count = 2
  /// Transactions without their changes.
  case transactionsOnly = 3
  /// Changes without their transactions.
  case changesOnly = 4
  /// Transactions with their changes.
  case transactionsAndChanges = 5
}

/// The key of the migration manager: `$manager`.
public let NSMigrationManagerKey = "manager"
/// The key of the source instance: `$source`.
public let NSMigrationSourceObjectKey = "source"
/// The key of the destination instance: `$destination`.
public let NSMigrationDestinationObjectKey = "destination"
/// The key of the entity mapping: `$entityMapping`.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The key of the property mapping: `$propertyMapping`.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The key of the entity's migration policy: `$entityPolicy`.
public let NSMigrationEntityPolicyKey = "entityPolicy"

/// The relation between the entities of an entity mapping.
public enum NSEntityMappingType: UInt, Sendable {
  /// The type is undefined; the mapping is performed as a transformation.
  case undefinedEntityMappingType = 0
  /// The developer handles the creation of destination instances.
  case customEntityMappingType = 1
  /// The entity is new in the destination model.
  case addEntityMappingType = 2
  /// The entity is removed in the destination model.
  case removeEntityMappingType = 3
  /// The entity is copied unchanged.
  case copyEntityMappingType = 4
  /// The entity is in both models and is transformed.
  case transformEntityMappingType = 5
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// Undefined; for transient attributes only.
  case undefinedAttributeType = 0
  /// A 16-bit integer.
  case integer16AttributeType = 100
  /// A 32-bit integer.
  case integer32AttributeType = 200
  /// A 64-bit integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A double-precision floating-point number.
  case doubleAttributeType = 500
  /// A single-precision floating-point number.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URI.
  case URIAttributeType = 1200
  /// A value that the store keeps as an archive.
  case transformableAttributeType = 1800
  /// The identifier of a managed object; for transient attributes only.
  case objectIDAttributeType = 2000
  /// A group of attributes.
  case compositeAttributeType = 2100
}

/// The effect of an object's deletion on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// The related objects are not changed: they keep a relationship to a deleted object.
  case noActionDeleteRule = 0
  /// The object is removed from the inverse relationships.
  case nullifyDeleteRule = 1
  /// The related objects are deleted, too.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted while the relationship is not empty.
  case denyDeleteRule = 3
}

/// The types of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// A balanced tree.
  case binary
  /// An R-tree.
  case rTree
}

/// The reason why the values of an object were replaced.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An insertion was undone.
  public static let undoInsertion = Self(rawValue: 1 << 1)
  /// A deletion was undone.
  public static let undoDeletion = Self(rawValue: 1 << 2)
  /// An update was undone.
  public static let undoUpdate = Self(rawValue: 1 << 3)
  /// Unsaved changes were discarded.
  public static let rollback = Self(rawValue: 1 << 4)
  /// The object was refreshed.
  public static let refresh = Self(rawValue: 1 << 5)
  /// A conflict was resolved by a merge policy.
  public static let mergePolicy = Self(rawValue: 1 << 6)
}

/// The result types of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether the request has succeeded.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// The number of objects.
  case updatedObjectsCountResultType = 2
}

/// The result types of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether the request has succeeded.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// The number of objects.
  case count = 2
}

/// The types of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Managed objects.
  public static let managedObjectResultType: Self = []
  /// Identifiers of managed objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with the values of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}

/// The types of a request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// A fetch.
  case fetchRequestType = 1
  /// A save.
  case saveRequestType
  /// The type of the request: a batch insertion.
  case batchInsertRequestType = 5
  /// The type of the request: a batch update.
  case batchUpdateRequestType = 6
  /// The type of the request: a batch deletion.
  case batchDeleteRequestType = 7
}

/// The types of a change of fetched results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An insertion.
  case insert = 1
  /// A deletion.
  case delete
  /// A move.
  case move
  /// An update.
  case update
}

extension NSPersistentStore {
  /// The type of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A store in an SQLite database.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// A store in one binary file, which is not supported (CoreData.ST7).
    public static let binary = Self(rawValue: NSBinaryStoreType)
    /// A store in memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }
}

/// The type of stores in an SQLite database.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in one binary file; not supported (CoreData.ST7).
public let NSBinaryStoreType = "Binary"
/// The type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
/// The metadata with the type of a store.
public let NSStoreTypeKey = "NSStoreType"
/// The metadata with the identifier of a store.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The metadata with the hashes of a store's entities.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The metadata with the identifiers of a model's version.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The option for a read-only store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option with pragmas of SQLite.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to vacuum a store when it is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option to analyze a store when it is opened.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option to migrate a store with another model automatically.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer the mapping model.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that the model of a store is not compared.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option with the timeout of a store.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option of the protection of a store's file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option to destroy a store even if it cannot be opened.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option to record a history of changes (CoreData.HI1).
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of notifications of changes (CoreData.HI7).
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option to decode any classes from a binary store; without effect, since there are no
/// binary stores (CoreData.ST7).
public let NSBinaryStoreInsecureDecodingCompatibilityOption =
  "NSBinaryStoreInsecureDecodingCompatibilityOption"
/// The option with the classes of a binary store; without effect, since there are no binary
/// stores (CoreData.ST7).
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
/// The metadata with the oldest system that reads a store; no store here has it.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"

/// The transitions between iCloud accounts; none occurs here.
public enum NSPersistentStoreUbiquitousTransitionType: UInt, Sendable {
  /// An account was added.
  case accountAdded = 1
  /// An account was removed.
  case accountRemoved
  /// The content of an account was removed.
  case contentRemoved
  /// The initial import of an account's content has completed.
  case initialImportCompleted
}
