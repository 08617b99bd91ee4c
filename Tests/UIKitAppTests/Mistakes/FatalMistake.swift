import Testing
import UIKit

/// A mistake in an app that ends it, as on an iPhone.
enum FatalMistake: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
  case unregisteredCell, unregisteredItem, unregisteredHeader, unknownKind, unregisteredDecoration
  case noLayout
  case noAncestor, unknownView, unknownMetric
  case notInStack, pushedTwice, pushedNavigation, presentedTwice, sharedView, childOfItself
  case subviewOfItself, windowInView, notANumber
  case control, application, timer, notification, message, otherTarget
  case unknownKey, sectionOutOfRange, missingRow, itemTwice, unknownSection, stackIndex
  case cancelActions, secondApplication, abstractGenerator, animator, imageLiteral
  case storyboard, nib, segue, noCellMethod, predicate, exception
  case unknownMethod, sceneStoryboard

  var testDescription: String { rawValue }

  /// Makes the mistake.
  @MainActor func make() {
    switch self {
    case .unregisteredCell, .unregisteredItem, .unregisteredHeader, .unknownKind,
      .unregisteredDecoration, .noLayout, .sectionOutOfRange, .missingRow, .itemTwice,
      .unknownSection,
      .noCellMethod:
      makeInList()
    case .noAncestor, .unknownView, .unknownMetric, .stackIndex: makeInLayout()
    case .notInStack, .pushedTwice, .pushedNavigation, .presentedTwice, .sharedView,
      .childOfItself, .cancelActions, .storyboard, .nib, .segue, .sceneStoryboard:
      makeInControllers()
    case .control, .application, .timer, .notification, .message, .otherTarget, .unknownKey,
      .unknownMethod:
      makeWithNames()
    case .subviewOfItself:
      let view = UIView()
      view.addSubview(view)
    case .windowInView: UIView().addSubview(UIWindow())
    case .notANumber: UIView().frame.origin.x = .nan
    case .secondApplication:
      let first = UIApplication()
      _ = (first, UIApplication())
    case .abstractGenerator: _ = UIFeedbackGenerator()
    case .animator:
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    case .imageLiteral: _ = UIImage(imageLiteralResourceName: "egg")
    case .predicate: _ = NSPredicate(format: "name = =")
    case .exception:
      NSException(
        name: .invalidArgumentException, reason: "the egg is raw", userInfo: nil
      ).raise()
    }
  }

  /// Parts of the message.
  var message: [String] {
    switch self {
    case .unregisteredCell:
      ["no cell class", "register(_:forCellReuse", "did you mean “egg”?", "are “egg”, “tea”"]
    case .unregisteredItem:
      ["no cell class", "register(_:forCellWithReuse", "did you mean “egg”?", "are “egg”, “tea”"]
    case .unregisteredHeader:
      ["no class of head views", "register(_:forSupplementary", "did you mean “title”?"]
    case .unknownKind: ["did you mean “head”?", "the registered kinds are “foot”, “head”"]
    case .unregisteredDecoration: ["kind shelf", "forDecorationViewOfKind", "are “shelves”"]
    case .noLayout: ["initialized with a non-nil layout"]
    case .noAncestor: ["no common ancestor", "add the views to their superviews"]
    case .unknownView: ["unknown view egg; did you mean “eggs”?", "are “eggs”, “pan”"]
    case .unknownMetric: ["unknown metric or view gap", "are “eggs”, “space”"]
    case .notInStack: ["UITableViewController, is not in the stack; the stack is UIViewController"]
    case .pushedTwice: ["UITableViewController cannot be pushed twice", "popToViewController"]
    case .pushedNavigation: ["a navigation controller cannot be pushed", "root view controller"]
    case .presentedTwice: ["UITableViewController cannot be presented", "presented already"]
    case .sharedView: ["UILabel cannot belong to two view controllers", "a view of its own"]
    case .childOfItself: ["UIViewController cannot become a child of itself"]
    case .subviewOfItself: ["UIView cannot become a subview of itself"]
    case .windowInView: ["a window cannot become a subview", "makeKeyAndVisible()"]
    case .notANumber: ["must not contain NaN"]
    case .control, .application, .timer, .notification, .message:
      ["Panel boild:]: unrecognized selector", "mark the method @objc", "did you mean “boiled:”?"]
    case .otherTarget: ["-[UILabel boiled:]: unrecognized selector"]
    case .unknownKey: ["not key value coding-compliant for the key alhpa", "“alpha”?"]
    case .sectionOutOfRange: ["there is no section 3: the table has 1"]
    case .missingRow: ["row 2 of section 0, inserted, does not exist after the update"]
    case .itemTwice: ["the item egg is already in the snapshot", "unique"]
    case .unknownSection: ["there is no section eggs", "did you mean “egg”?", "appendSections"]
    case .stackIndex: ["index 1 is out of range for 0 arranged views"]
    case .cancelActions: ["only one cancel action"]
    case .secondApplication: ["only one UIApplication"]
    case .abstractGenerator: ["abstract; use one of its subclasses"]
    case .animator: ["only a stopped animator", "stopAnimation(false)"]
    case .imageLiteral: ["there is no image named egg"]
    case .storyboard: ["Could not find a storyboard named 'Main'", "has no storyboards"]
    case .nib: ["with name 'Egg'; the bundle has no interface files", "resources list them"]
    case .segue: ["has no segue with identifier 'boil'"]
    case .noCellMethod: ["does not override tableView(_:cellForRowAt:)"]
    case .predicate: ["unable to parse the format string \"name = =\", character"]
    case .exception: ["the egg is raw"]
    case .unknownMethod:
      ["-[Panel becomeSoup]: unrecognized selector", "mark the method @objc", "needs #selector"]
    case .sceneStoryboard:
      ["Could not find a storyboard named 'Main'", "has no storyboards"]
    }
  }

  /// The name of the exception.
  var exception: String {
    switch self {
    case .noAncestor: "NSGenericException"
    case .notANumber: "CALayerInvalidGeometry"
    case .sharedView: "UIViewControllerHierarchyInconsistency"
    case .unknownKey: "NSUnknownKeyException"
    case .control, .application, .timer, .notification, .message, .otherTarget, .unknownMethod,
      .pushedTwice, .storyboard, .segue, .sceneStoryboard,
      .pushedNavigation, .presentedTwice, .subviewOfItself, .exception, .noLayout,
      .predicate:
      "NSInvalidArgumentException"
    default: "NSInternalInconsistencyException"
    }
  }
}
