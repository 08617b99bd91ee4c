internal import TactusCrashReports

/// The classes of compiled models and mappings, and those by which they are read here.
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

  /// Writes a line if an archive could not be read, such as one with a class that is missing here.
  static func warn(of unarchiver: NSKeyedUnarchiver, _ what: String) {
    guard let error = unarchiver.error as? NSError else { return }
    let reason = error.userInfo[NSDebugDescriptionErrorKey] as? String
    RuntimeWarning.once(
      "Core Data reads nothing of \(what): \(reason ?? error.localizedDescription)")
  }

  /// Sets the classes of an unarchiver, for which an archive with another class, such as those of
  /// Xcode's own editor, has no content rather than ending the program.
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
