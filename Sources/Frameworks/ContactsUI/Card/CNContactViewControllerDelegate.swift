/// The methods that the page of a contact calls.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the default action of a property that the user has touched is performed, such
  /// as to call a number.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Tells the delegate that the page has ended, with the contact; `nil` if the user has canceled
  /// (Contacts.CC3).
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Returns true.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
