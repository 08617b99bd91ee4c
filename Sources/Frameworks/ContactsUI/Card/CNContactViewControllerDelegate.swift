/// The delegate of a contact view controller.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the default action of a tapped property, such as calling a number, is
  /// performed.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Called when the controller has finished, with the contact; `nil` if the user has canceled
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
