// Types of stores, and the keys of their options and metadata.
//
// - Source: Apple's reference, "NSPersistentStoreCoordinator"; the texts are ours where it states
//   none. Confidence: documented.

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
/// The option to decode any classes from a binary store; without effect, since there are no binary
/// stores (CoreData.ST7).
public let NSBinaryStoreInsecureDecodingCompatibilityOption =
  "NSBinaryStoreInsecureDecodingCompatibilityOption"
/// The option with the classes of a binary store; without effect, since there are no binary stores
/// (CoreData.ST7).
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
/// The metadata with the oldest system that reads a store; no store here has it.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
