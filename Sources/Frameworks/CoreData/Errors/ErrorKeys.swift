// Keys of errors of Core Data.
//
// - Source: Apple's reference, "Core Data Constants"; the values are ours where it states none.
//   Confidence: documented.

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
