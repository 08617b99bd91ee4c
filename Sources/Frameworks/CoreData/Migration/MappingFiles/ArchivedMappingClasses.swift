internal import TactusCrashReports

/// The classes in compiled models and mappings, and the ones that decode them here.
enum ArchivedMappingClasses {
  private static let expressions = [
    "NSConstantValueExpression", "NSFetchRequestExpression", "NSFunctionExpression",
    "NSKeyPathExpression", "NSKeyPathSpecifierExpression", "NSSelfExpression",
    "NSVariableExpression",
  ]
  private static let parts = [
    "NSAttributeDescription", "NSCompositeAttributeDescription", "NSDerivedAttributeDescription",
    "NSExpressionDescription", "NSFetchedPropertyDescription", "NSFetchIndexDescription",
    "NSFetchIndexElementDescription", "NSRelationshipDescription",
  ]

  /// Logs that an archive cannot be read, such as one with an unknown class.
  static func warn(of unarchiver: NSKeyedUnarchiver, _ what: String) {
    guard let error = unarchiver.error as? NSError else { return }
    let reason = error.userInfo[NSDebugDescriptionErrorKey] as? String
    RuntimeWarning.once(
      "Core Data reads nothing of \(what): \(reason ?? error.localizedDescription)")
  }

  /// Registers the classes with an unarchiver; an archive with an unknown class, such as those of
  /// Xcode's editor, is read as empty rather than trapping.
  static func add(to unarchiver: NSKeyedUnarchiver) {
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    for name in expressions { unarchiver.setClass(ArchivedExpression.self, forClassName: name) }
    for name in parts { unarchiver.setClass(ArchivedPart.self, forClassName: name) }
    let others: [String: AnyClass] = [
      "NSManagedObjectModel": ArchivedModel.self, "NSEntityDescription": ArchivedEntity.self,
      "NSMappingModel": ArchivedMappingModel.self, "NSEntityMapping": ArchivedEntityMapping.self,
      "NSPropertyMapping": ArchivedPropertyMapping.self,
    ]
    for (name, type): (String, AnyClass) in others { unarchiver.setClass(type, forClassName: name) }
  }
}
