// The classes of the frameworks that metatypes create, by their initializers.
extension LoweringVisitor {
  /// The initializers that create objects of classes known only at run time, by their labels, with
  /// the class that declares them.
  static let creators: [String: String] = [
    "": "NSObject", "frame:": "UIView", "style:reuseIdentifier:": "UITableViewCell",
    "nibName:bundle:": "UIViewController", "rootViewController:": "UINavigationController",
    "reuseIdentifier:": "UITableViewHeaderFooterView", "target:action:": "UIGestureRecognizer",
    "frame:collectionViewLayout:": "UICollectionView", "frame:style:": "UITableView",
    "style:": "UITableViewController", "collectionViewLayout:": "UICollectionViewController",
    "image:": "UIImageView", "arrangedSubviews:": "UIStackView", "type:": "UIButton",
    "navigationBarClass:toolbarClass:": "UINavigationController",
    "barButtonSystemItem:target:action:": "UIBarButtonItem",
    "title:style:target:action:": "UIBarButtonItem",
    "image:style:target:action:": "UIBarButtonItem", "customView:": "UIBarButtonItem",
    "identifier:source:destination:": "UIStoryboardSegue", "context:": "NSManagedObject",
    "entity:insertInto:": "NSManagedObject", "name:": "NSPersistentContainer",
    "name:managedObjectModel:": "NSPersistentContainer",
    "managedObjectModel:": "NSPersistentStoreCoordinator",
    "concurrencyType:": "NSManagedObjectContext",
    "presentedViewController:presenting:": "UIPresentationController",
    "searchResultsController:": "UISearchController", "effect:": "UIVisualEffectView",
    "windowScene:": "UIWindow", "frame:textContainer:": "UITextView",
    "items:": "UISegmentedControl",
  ]

  /// The classes of Foundation and UIKit without subclasses in use: in their own type members
  /// `self` is the class.
  private static let valueClasses: Set<String> = [
    "CAMediaTimingFunction", "CIColor", "CIImage", "CIVector", "CLLocation", "HKQuantity", "HKUnit",
    "NSArray", "NSAttributedString", "NSCalendar", "NSCharacterSet", "NSData", "NSDate",
    "NSDateComponents", "NSDecimalNumber", "NSDictionary", "NSError", "NSIndexPath", "NSIndexSet",
    "NSLocale", "NSMutableArray", "NSMutableAttributedString", "NSMutableCharacterSet",
    "NSMutableData", "NSMutableDictionary", "NSMutableIndexSet", "NSMutableOrderedSet",
    "NSMutableParagraphStyle", "NSMutableSet", "NSMutableString", "NSMutableURLRequest", "NSNumber",
    "NSOrderedSet", "NSParagraphStyle", "NSPredicate", "NSRegularExpression", "NSSet", "NSShadow",
    "NSSortDescriptor", "NSString", "NSTimeZone", "NSURL", "NSURLRequest", "NSUUID", "NSValue",
    "UIBezierPath", "UIBlurEffect", "UIColor", "UIFont", "UIFontDescriptor", "UIImage",
    "UIKeyCommand", "UITraitCollection", "UIVibrancyEffect",
  ]

  /// Returns whether a class is one of those without subclasses in use.
  func isValueClass(_ name: String) -> Bool {
    Self.valueClasses.contains(name) && !interface.ownClasses.contains(name)
  }

  /// The classes of the frameworks with required initializers, whose metatypes Swift makes into
  /// objects by itself.
  private static let classesWithRequiredInitializers: Set<String> = [
    "AVAudioPlayer", "AVVideoComposition", "CNContactRelation", "CNInstantMessageAddress",
    "CNPhoneNumber", "CNSocialProfile", "INIntentResolutionResult", "MKMapItem.Identifier",
    "MPMediaQuery", "UIFeedbackGenerator", "UIPreviewAction", "UIPreviewActionGroup", "UIScene",
    "UIStoryboard", "UITableViewRowAction", "Unit", "XCTestCase",
  ]

  /// Returns whether a class is one of the frameworks' whose initializers are not required.
  func isFrameworkClass(_ name: String) -> Bool {
    FrameworkClasses.superclass(of: name) != nil && !interface.ownClasses.contains(name)
      && Self.classesWithRequiredInitializers.isDisjoint(with: interface.superclassNames(of: name))
  }
}
