// Keys of errors of Core Data.
//
// - Source: Apple's reference, "Core Data Constants"; the values are ours where it states none.
//   Confidence: documented.

/// The errors of which an error consists.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that is not fulfilled.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts of a save, or of unique values.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's own error codes.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
