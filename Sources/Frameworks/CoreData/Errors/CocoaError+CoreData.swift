// Error codes of Core Data as codes of `CocoaError`.

extension CocoaError.Code {
  /// A value is not valid.
  public static var managedObjectValidation: CocoaError.Code {
    .init(rawValue: NSManagedObjectValidationError)
  }
  /// A value that has to be unique is not.
  public static var managedObjectConstraintValidation: CocoaError.Code {
    .init(rawValue: NSManagedObjectConstraintValidationError)
  }
  /// Several values are not valid.
  public static var validationMultipleErrors: CocoaError.Code {
    .init(rawValue: NSValidationMultipleErrorsError)
  }
  /// A required property has no value.
  public static var validationMissingMandatoryProperty: CocoaError.Code {
    .init(rawValue: NSValidationMissingMandatoryPropertyError)
  }
  /// A relationship has too few objects.
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
    .init(rawValue: NSValidationRelationshipLacksMinimumCountError)
  }
  /// A relationship has too many objects.
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
    .init(rawValue: NSValidationRelationshipExceedsMaximumCountError)
  }
  /// A relationship denies the deletion.
  public static var validationRelationshipDeniedDelete: CocoaError.Code {
    .init(rawValue: NSValidationRelationshipDeniedDeleteError)
  }
  /// A number is too large.
  public static var validationNumberTooLarge: CocoaError.Code {
    .init(rawValue: NSValidationNumberTooLargeError)
  }
  /// A number is too small.
  public static var validationNumberTooSmall: CocoaError.Code {
    .init(rawValue: NSValidationNumberTooSmallError)
  }
  /// A date is too late.
  public static var validationDateTooLate: CocoaError.Code {
    .init(rawValue: NSValidationDateTooLateError)
  }
  /// A date is too soon.
  public static var validationDateTooSoon: CocoaError.Code {
    .init(rawValue: NSValidationDateTooSoonError)
  }
  /// A date is not valid.
  public static var validationInvalidDate: CocoaError.Code {
    .init(rawValue: NSValidationInvalidDateError)
  }
  /// A string is too long.
  public static var validationStringTooLong: CocoaError.Code {
    .init(rawValue: NSValidationStringTooLongError)
  }
  /// A string is too short.
  public static var validationStringTooShort: CocoaError.Code {
    .init(rawValue: NSValidationStringTooShortError)
  }
  /// A string does not match its pattern.
  public static var validationStringPatternMatching: CocoaError.Code {
    .init(rawValue: NSValidationStringPatternMatchingError)
  }
  /// A URI is not valid.
  public static var validationInvalidURI: CocoaError.Code {
    .init(rawValue: NSValidationInvalidURIError)
  }
  /// The store type is unknown.
  public static var persistentStoreInvalidType: CocoaError.Code {
    .init(rawValue: NSPersistentStoreInvalidTypeError)
  }
  /// The store has another type.
  public static var persistentStoreTypeMismatch: CocoaError.Code {
    .init(rawValue: NSPersistentStoreTypeMismatchError)
  }
  /// The file format is not that of a store.
  public static var persistentStoreIncompatibleSchema: CocoaError.Code {
    .init(rawValue: NSPersistentStoreIncompatibleSchemaError)
  }
  /// A store cannot be saved.
  public static var persistentStoreSave: CocoaError.Code {
    .init(rawValue: NSPersistentStoreSaveError)
  }
  /// Only some stores were saved.
  public static var persistentStoreIncompleteSave: CocoaError.Code {
    .init(rawValue: NSPersistentStoreIncompleteSaveError)
  }
  /// Changes conflict with changes that were saved elsewhere.
  public static var persistentStoreSaveConflicts: CocoaError.Code {
    .init(rawValue: NSPersistentStoreSaveConflictsError)
  }
  /// An error of Core Data.
  public static var coreData: CocoaError.Code { .init(rawValue: NSCoreDataError) }
  /// An operation of a store has failed.
  public static var persistentStoreOperation: CocoaError.Code {
    .init(rawValue: NSPersistentStoreOperationError)
  }
  /// A store cannot be opened.
  public static var persistentStoreOpen: CocoaError.Code {
    .init(rawValue: NSPersistentStoreOpenError)
  }
  /// A store does not respond.
  public static var persistentStoreTimeout: CocoaError.Code {
    .init(rawValue: NSPersistentStoreTimeoutError)
  }
  /// A store does not support the type of a request.
  public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
    .init(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
  }
  /// The store is incompatible with the model.
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
    .init(rawValue: NSPersistentStoreIncompatibleVersionHashError)
  }
  /// A migration has failed.
  public static var migration: CocoaError.Code { .init(rawValue: NSMigrationError) }
  /// The model of a store is not found.
  public static var migrationMissingSourceModel: CocoaError.Code {
    .init(rawValue: NSMigrationMissingSourceModelError)
  }
  /// The mapping model between two models is not found.
  public static var migrationMissingMappingModel: CocoaError.Code {
    .init(rawValue: NSMigrationMissingMappingModelError)
  }
  /// The mapping model between two models cannot be inferred.
  public static var inferredMappingModel: CocoaError.Code {
    .init(rawValue: NSInferredMappingModelError)
  }
  /// SQLite reports an error.
  public static var sqlite: CocoaError.Code { .init(rawValue: NSSQLiteError) }
  /// A context cannot be locked.
  public static var managedObjectContextLocking: CocoaError.Code {
    .init(rawValue: NSManagedObjectContextLockingError)
  }
  /// A coordinator cannot be locked.
  public static var persistentStoreCoordinatorLocking: CocoaError.Code {
    .init(rawValue: NSPersistentStoreCoordinatorLockingError)
  }
  /// A referenced object does not exist.
  public static var managedObjectReferentialIntegrity: CocoaError.Code {
    .init(rawValue: NSManagedObjectReferentialIntegrityError)
  }
  /// A relationship leads to another store.
  public static var managedObjectExternalRelationship: CocoaError.Code {
    .init(rawValue: NSManagedObjectExternalRelationshipError)
  }
  /// Changes conflict with saved ones.
  public static var managedObjectMerge: CocoaError.Code {
    .init(rawValue: NSManagedObjectMergeError)
  }
  /// Values that have to be unique conflict with saved ones.
  public static var managedObjectConstraintMerge: CocoaError.Code {
    .init(rawValue: NSManagedObjectConstraintMergeError)
  }
}

extension CocoaError {
  /// A value is not valid.
  public static var managedObjectValidation: CocoaError.Code { .managedObjectValidation }
  /// A value that has to be unique is not.
  public static var managedObjectConstraintValidation: CocoaError.Code {
    .managedObjectConstraintValidation
  }
  /// Several values are not valid.
  public static var validationMultipleErrors: CocoaError.Code { .validationMultipleErrors }
  /// A required property has no value.
  public static var validationMissingMandatoryProperty: CocoaError.Code {
    .validationMissingMandatoryProperty
  }
  /// A relationship has too few objects.
  public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
    .validationRelationshipLacksMinimumCount
  }
  /// A relationship has too many objects.
  public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
    .validationRelationshipExceedsMaximumCount
  }
  /// A relationship denies the deletion.
  public static var validationRelationshipDeniedDelete: CocoaError.Code {
    .validationRelationshipDeniedDelete
  }
  /// A number is too large.
  public static var validationNumberTooLarge: CocoaError.Code { .validationNumberTooLarge }
  /// A number is too small.
  public static var validationNumberTooSmall: CocoaError.Code { .validationNumberTooSmall }
  /// A date is too late.
  public static var validationDateTooLate: CocoaError.Code { .validationDateTooLate }
  /// A date is too soon.
  public static var validationDateTooSoon: CocoaError.Code { .validationDateTooSoon }
  /// A date is not valid.
  public static var validationInvalidDate: CocoaError.Code { .validationInvalidDate }
  /// A string is too long.
  public static var validationStringTooLong: CocoaError.Code { .validationStringTooLong }
  /// A string is too short.
  public static var validationStringTooShort: CocoaError.Code { .validationStringTooShort }
  /// A string does not match its pattern.
  public static var validationStringPatternMatching: CocoaError.Code {
    .validationStringPatternMatching
  }
  /// A URI is not valid.
  public static var validationInvalidURI: CocoaError.Code { .validationInvalidURI }
  /// The store type is unknown.
  public static var persistentStoreInvalidType: CocoaError.Code { .persistentStoreInvalidType }
  /// The store has another type.
  public static var persistentStoreTypeMismatch: CocoaError.Code { .persistentStoreTypeMismatch }
  /// The file format is not that of a store.
  public static var persistentStoreIncompatibleSchema: CocoaError.Code {
    .persistentStoreIncompatibleSchema
  }
  /// A store cannot be saved.
  public static var persistentStoreSave: CocoaError.Code { .persistentStoreSave }
  /// Only some stores were saved.
  public static var persistentStoreIncompleteSave: CocoaError.Code {
    .persistentStoreIncompleteSave
  }
  /// Changes conflict with changes that were saved elsewhere.
  public static var persistentStoreSaveConflicts: CocoaError.Code { .persistentStoreSaveConflicts }
  /// An error of Core Data.
  public static var coreData: CocoaError.Code { .coreData }
  /// An operation of a store has failed.
  public static var persistentStoreOperation: CocoaError.Code { .persistentStoreOperation }
  /// A store cannot be opened.
  public static var persistentStoreOpen: CocoaError.Code { .persistentStoreOpen }
  /// A store does not respond.
  public static var persistentStoreTimeout: CocoaError.Code { .persistentStoreTimeout }
  /// A store does not support the type of a request.
  public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
    .persistentStoreUnsupportedRequestType
  }
  /// The store is incompatible with the model.
  public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
    .persistentStoreIncompatibleVersionHash
  }
  /// A migration has failed.
  public static var migration: CocoaError.Code { .migration }
  /// The model of a store is not found.
  public static var migrationMissingSourceModel: CocoaError.Code { .migrationMissingSourceModel }
  /// The mapping model between two models is not found.
  public static var migrationMissingMappingModel: CocoaError.Code { .migrationMissingMappingModel }
  /// The mapping model between two models cannot be inferred.
  public static var inferredMappingModel: CocoaError.Code { .inferredMappingModel }
  /// SQLite reports an error.
  public static var sqlite: CocoaError.Code { .sqlite }
  /// A context cannot be locked.
  public static var managedObjectContextLocking: CocoaError.Code { .managedObjectContextLocking }
  /// A coordinator cannot be locked.
  public static var persistentStoreCoordinatorLocking: CocoaError.Code {
    .persistentStoreCoordinatorLocking
  }
  /// A referenced object does not exist.
  public static var managedObjectReferentialIntegrity: CocoaError.Code {
    .managedObjectReferentialIntegrity
  }
  /// A relationship leads to another store.
  public static var managedObjectExternalRelationship: CocoaError.Code {
    .managedObjectExternalRelationship
  }
  /// Changes conflict with saved ones.
  public static var managedObjectMerge: CocoaError.Code { .managedObjectMerge }
  /// Values that have to be unique conflict with saved ones.
  public static var managedObjectConstraintMerge: CocoaError.Code { .managedObjectConstraintMerge }
}
