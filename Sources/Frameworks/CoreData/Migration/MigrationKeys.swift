// The keys of values that the expressions of mappings use; the texts are the variable names.
//
// - Source: Apple's "Core Data Model Versioning and Data Migration Programming Guide" and reference
//   of `NSEntityMigrationPolicy`. Confidence: documented.

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
