/// A policy that resolves conflicts between changes in memory and changes that were saved
/// elsewhere.
///
/// - Thread: any; all its properties are constants.
// Source: CoreData.ME1–ME4
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The type of the policy.
  public let mergeType: NSMergePolicyType

  /// The policy by which a conflict makes a save fail; the default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The policy by which the store wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The policy by which the context wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The policy by which the context wins for each property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The policy by which the store wins for each property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)

  /// Resolves conflicts of any kind, and throws if they cannot be resolved.
  open func resolve(mergeConflicts list: [Any]) throws {
    try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
    try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
  }

  /// Resolves conflicts with changes that were saved elsewhere.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    guard !list.isEmpty else { return }
    guard mergeType != .errorMergePolicyType else {
      throw StoreError.make(
        NSManagedObjectMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for conflict in list { conflict.resolve(mergeType) }
  }

  /// Resolves conflicts of values that have to be unique.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard !list.isEmpty else { return }
    guard mergeType != .errorMergePolicyType, list.allSatisfy(\.isResolvable) else {
      throw StoreError.make(
        NSManagedObjectConstraintMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for conflict in list { conflict.resolve(mergeType) }
  }
}

/// The policy by which a conflict makes a save fail.
public var NSErrorMergePolicy: NSMergePolicy { .error }
/// The policy by which the store wins.
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
/// The policy by which the context wins.
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
/// The policy by which the context wins for each property.
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
/// The policy by which the store wins for each property.
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
